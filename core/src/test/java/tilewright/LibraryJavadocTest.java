package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The compiler finds no fault in the Javadoc of the classes that programs begin with, and the examples in it are there. */
final class LibraryJavadocTest {

    private static final List<String> CLASSES = List.of(
            "sudoku/Sudoku",
            "hues/Hues",
            "paletto/Paletto",
            "trominoes/Trominoes",
            "search/Limits",
            "search/Stop",
            "search/Stopped",
            "search/Outcome");

    private static final Pattern EXAMPLE = Pattern.compile("\\{@snippet class=\"([\\w.]+)\" region=\"(\\w+)\"}");

    @TempDir
    Path out;

    @Test
    void nothing_is_missing_or_wrong() throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, null)) {
            Path sources = Path.of("src", "main", "java", "tilewright");
            List<String> options = List.of(
                    "-proc:none",
                    "-Xdoclint:all/public",
                    "-d",
                    out.toString(),
                    "-classpath",
                    Path.of("target", "classes") + File.pathSeparator + System.getProperty("java.class.path"));
            compiler.getTask(
                            null,
                            files,
                            found,
                            options,
                            null,
                            files.getJavaFileObjectsFromPaths(CLASSES.stream()
                                    .map(name -> sources.resolve(name + ".java"))
                                    .toList()))
                    .call();
        }
        assertThat(found.getDiagnostics().stream().filter(one -> one.getSource() != null))
                .extracting(LibraryJavadocTest::words)
                .isEmpty();
    }

    private static String words(Diagnostic<? extends JavaFileObject> one) {
        return one.getSource().getName() + ":" + one.getLineNumber() + ": " + one.getMessage(Locale.ROOT);
    }

    @Test
    void each_example_in_it_is_a_part_of_a_test() throws Exception {
        for (String name : CLASSES) {
            String source = Files.readString(Path.of("src/main/java/tilewright", name + ".java"));
            List<String> examples = EXAMPLE.matcher(source)
                    .results()
                    .map(match -> match.group(1) + " " + match.group(2))
                    .toList();
            for (String example : examples) {
                String[] words = example.split(" ");
                String test = Files.readString(Path.of("src/test/java", words[0].replace('.', '/') + ".java"));
                assertThat(test).as(name).contains("@start region=\"" + words[1] + "\"", "// @end");
            }
        }
    }
}

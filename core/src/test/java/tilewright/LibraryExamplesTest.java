package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The examples of the documents compile as a module that requires this one, and print what stands below them. */
class LibraryExamplesTest {

    private static final Pattern EXAMPLE = Pattern.compile("```java\n(.*?)```\n\n```text\n(.*?)```", Pattern.DOTALL);
    private static final List<String> DOCUMENTS =
            List.of("docs/guide/library.md", "docs/guide/ten-minutes-programmers.md", "README.md");
    private static final Path CLASSES = Path.of("target", "classes").toAbsolutePath();

    /** Classes that an example may use without an import. */
    private static final String IMPORTS = Stream.of(
                    "java.time.Duration",
                    "java.util.Collections",
                    "java.util.List",
                    "tilewright.Puzzles",
                    "tilewright.hues.Hues",
                    "tilewright.paletto.Paletto",
                    "tilewright.puzzle.Puzzle",
                    "tilewright.puzzle.Workspace",
                    "tilewright.search.Limits",
                    "tilewright.search.Stop",
                    "tilewright.search.Stopped",
                    "tilewright.sudoku.Sudoku",
                    "tilewright.task.Task",
                    "tilewright.task.Tasks",
                    "tilewright.trominoes.Trominoes")
            .map("import %s;\n"::formatted)
            .reduce("", String::concat);

    /** Printed between the examples. */
    private static final String END = "\u0000";

    @TempDir
    static Path out = Path.of("");

    private static List<String> printed = List.of();

    record Example(String document, String body, String prints) {
        @Override
        public String toString() {
            return document + ": " + body.lines().findFirst().orElse("");
        }
    }

    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (String document : DOCUMENTS) {
            Matcher matcher = EXAMPLE.matcher(Files.readString(Path.of("..").resolve(document)));
            while (matcher.find()) {
                examples.add(new Example(document, matcher.group(1), matcher.group(2)));
            }
        }
        return examples;
    }

    @Test
    void each_document_has_examples() throws IOException {
        assertThat(examples()).extracting(Example::document).containsAll(DOCUMENTS);
    }

    /** All of them by one compiler and one JVM, which take most of the time. */
    @BeforeAll
    static void run() throws IOException, InterruptedException {
        List<JavaFileObject> sources = new ArrayList<>();
        StringBuilder all = new StringBuilder();
        for (Example example : examples()) {
            String name = "Example" + sources.size();
            sources.add(program("example", name, example.body()));
            all.append("        ").append(name).append(".main(arguments);\n");
            all.append("        System.out.print('\\0');\n");
        }
        sources.add(program("example", "All", all.toString()));
        assertThat(compiled("example", sources)).isEmpty();
        printed = List.of(output().split(END, -1));
    }

    @ParameterizedTest
    @MethodSource("examples")
    void an_example_prints_what_stands_below_it(Example example) throws IOException {
        assertThat(printed.get(examples().indexOf(example))).isEqualTo(example.prints());
    }

    @Test
    void the_rooms_behind_a_door_cannot_be_entered() {
        JavaFileObject intruder =
                program("intruder", "Intruder", "        new tilewright.sudoku.solve.BandSolver();\n");
        assertThat(compiled("intruder", List.of(intruder))).contains("tilewright.sudoku.solve");
    }

    /** A class whose main method has a body. */
    private static JavaFileObject program(String module, String name, String body) {
        return source(
                module + "/" + name,
                "package " + module + ";\n" + IMPORTS + "public final class " + name
                        + " {\n    public static void main(String[] arguments) {\n" + body + "    }\n}\n");
    }

    /** The compiler's complaints about a module. */
    private static String compiled(String module, List<JavaFileObject> classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        List<String> options =
                List.of("-d", out.resolve(module).toString(), "--module-path", CLASSES.toString(), "-proc:none");
        List<JavaFileObject> sources = new ArrayList<>(classes);
        sources.add(source("module-info", "module " + module + " {\n    requires tilewright.core;\n}\n"));
        boolean fine =
                compiler.getTask(complaints, null, null, options, null, sources).call();
        assertThat(fine).isEqualTo(complaints.toString().isEmpty());
        return complaints.toString();
    }

    private static JavaFileObject source(String name, String text) {
        return new SimpleJavaFileObject(URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreErrors) {
                return text;
            }
        };
    }

    /** Returns the output of the compiled examples, run in a JVM of their own that knows the two modules alone. */
    private static String output() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--module-path",
                        CLASSES + System.getProperty("path.separator") + out.resolve("example"),
                        "--module",
                        "example/example.All")
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return printed;
    }
}

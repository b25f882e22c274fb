package tilewright;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No regular expression of the programs or the page takes longer than in proportion to a text; for the catalog see the contract. */
class RegularExpressionsTest {

    private static final Path PROJECT = Path.of("..");
    private static final Path PAGE = PROJECT.resolve("browser/page/src");
    private static final List<String> MODULES = List.of("core", "browser", "print", "server", "cli", "bulk");

    /** A call that reads its first text as a regular expression. */
    private static final Pattern CALL = Pattern.compile(
            "(Pattern\\.compile|\\.matches|\\.replaceAll|\\.replaceFirst|\\.split|Pattern\\.matches|\\.splitWithDelimiters)\\(\\s*(\"(?:[^\"\\\\]|\\\\.)*\"|[A-Z_]+\\b)");

    /** A literal of JavaScript, behind what may stand before one. */
    private static final Pattern LITERAL = Pattern.compile(
            "(?<=[(\\[!]|[=,?:&|>] |return )/(?![/*])((?:[^/\\\\\\[\\n]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.)*\\])+)/([dgimsuvy]*)(?=[).,;\\s])");

    @Test
    void those_of_the_programs_are_linear() throws IOException {
        List<String> faults = new ArrayList<>();
        int found = 0;
        for (String module : MODULES) {
            for (Path file : files(PROJECT.resolve(module).resolve("src/main/java"), ".java")) {
                String source = Files.readString(file);
                for (MatchResult call : CALL.matcher(source).results().toList()) {
                    String text = call.group(2).startsWith("\"") ? call.group(2) : constant(source, call.group(2));
                    String expression = text.substring(1, text.length() - 1).translateEscapes();
                    boolean whole = call.group(1).endsWith("matches");
                    LinearPattern.fault(expression, 0, whole)
                            .ifPresent(fault -> faults.add(file.getFileName() + ": " + expression + ": " + fault));
                    found++;
                }
            }
        }
        assertThat(found).isGreaterThan(25);
        assertThat(faults).isEmpty();
    }

    @Test
    void those_of_the_page_are_linear() throws IOException {
        List<String> faults = new ArrayList<>();
        List<String> made = new ArrayList<>();
        int found = 0;
        for (Path file : files(PAGE, ".ts")) {
            if (file.toString().endsWith(".test.ts")) {
                continue;
            }
            String source = Files.readString(file);
            for (MatchResult literal : LITERAL.matcher(source).results().toList()) {
                String expression = literal.group(1);
                int flags = Pattern.UNICODE_CHARACTER_CLASS
                        | (literal.group(2).contains("i") ? Pattern.CASE_INSENSITIVE : 0)
                        | (literal.group(2).contains("s") ? Pattern.DOTALL : 0);
                LinearPattern.fault(expression, flags, literal.group(2).contains("y"))
                        .ifPresent(fault -> faults.add(PAGE.relativize(file) + ": " + expression + ": " + fault));
                found++;
            }
            if (source.contains("RegExp(")) {
                made.add(PAGE.relativize(file).toString());
            }
        }
        assertThat(found).isGreaterThan(30);
        assertThat(faults).isEmpty();
        // Those of the catalog alone are made from texts.
        assertThat(made).containsExactly("engine/studio.ts");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "^a*a*$",
                "^(a*)*$",
                "^(a|ab?)*$",
                "^[1-8./\\s]+(![0-9a-f]*)?[1-8/\\s]*$",
                "a+b",
                "x*y?xz",
                "^(?:a?a?)*b",
                "^(?:(?=a*b)a)*$",
                "(?<=a+)b",
                "(a+b)?",
                " *[|] *",
                "<!--.*?-->",
                "^(.*)\\?watch$",
                "^(?:\\s*\\S?){60}$",
            })
    void what_can_take_longer_is_found(String expression) {
        assertThat(LinearPattern.fault(expression, 0, false)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "^a*b*c$",
                "^(?:ab|cd*)*$",
                "^(?:\\s*\\S){60}",
                "r(\\d+)c(\\d+)\\b",
                "\\s+",
                "[^.!?]+[.!?]*",
                "^a*+a$",
                "^(?![^:]*:)x",
                "https?://[^\\]\\\\]+",
                "(?<=\\b[Cc]olor )([A-Z\\d])\\b",
                "^(?:CA|CL|CO)$",
            })
    void what_cannot_is_let_through(String expression) {
        assertThat(LinearPattern.fault(expression, 0, false)).isEmpty();
    }

    private static List<Path> files(Path folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList();
        }
    }

    private static String constant(String source, String name) {
        Matcher found = Pattern.compile("\\b" + name + "\\s*=\\s*(\"(?:[^\"\\\\]|\\\\.)*\")")
                .matcher(source);
        assertThat(found.find()).as("the text of %s", name).isTrue();
        return found.group(1);
    }
}

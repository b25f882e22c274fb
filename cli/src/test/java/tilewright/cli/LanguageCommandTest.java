package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Sample;
import tilewright.cli.Program.Ran;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Failure;
import tilewright.cli.context.RunLanguage;
import tilewright.cli.context.Terminals;
import tilewright.message.Languages;

/** The language of a run: how it is chosen, what it changes, and what it never does. */
final class LanguageCommandTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final Path WORDS = Path.of("../words");
    private static final Map<String, String> GERMAN = Map.of("LANG", "de_DE.UTF-8");

    /** Runs of all kinds: answers, refusals, and what is wrong with the words; a word {@code @} is the puzzle. */
    private static final List<String> RUNS = List.of(
            "list",
            "list sudoku",
            "list sudku",
            "new sudoku easy --seed 1",
            "new sudoku --seed 1 --log",
            "new sudoku nonsense",
            "show sudoku --text @",
            "show paletto --text DCAB/CDBC/ABAD/DACB --ascii",
            "show sudoku --text @ --svg",
            "solve sudoku --text @",
            "solve sudoku --text @ --path",
            "solve trominoes --all --text g.../..../..../....",
            "solve sudoku --text 55@",
            "solve sudoku no-such-file",
            "count sudoku --text @ --limit 2",
            "hint sudoku --text @",
            "hint sudoku --text @ --all",
            "rate sudoku --text @",
            "analyze paletto --text DCAB/CDBC/ABAD/DACB --nodes 1000",
            "review paletto --text DCAB/CDBC/ABAD/DACB",
            "convert sudoku --text @ --to share",
            "convert sudoku --text @ --to nonsense",
            "watch trominoes --text g.../..../..../.... --steps 3",
            "bulk",
            "bulk count sudoku",
            "serve --port x",
            "print sudoku --text @ --paper A0 -o no.pdf",
            "feed --from 2027-13-01 --address https://tiles.example/ no",
            "completion bash",
            "completion fish",
            "completion tcsh",
            "solve sudoku --json=1",
            "solve sudoku --limit x",
            "solve sudoku --limit 1 --limit 2",
            "solve sudoku --time soon",
            "show sudoku --svg --plain",
            "nonsense",
            "--nonsense",
            "--version");

    static List<String> tags() {
        return Languages.tags();
    }

    @ParameterizedTest
    @CsvFileSource(resources = "/tilewright/cli/languages.csv", numLinesToSkip = 3)
    void the_language_is_typed_or_named_or_that_of_the_terminal(
            String typed, String variables, boolean out, boolean err, String language) {
        Map<String, String> environment = Stream.of((variables == null ? "" : variables).split(" "))
                .filter(pair -> !pair.isEmpty())
                .collect(Collectors.toMap(pair -> pair.split("=")[0], pair -> pair.split("=")[1]));
        Environment there = Program.BLANK
                .in(environment)
                .on(new Terminals(false, out, err))
                .environment(OutputStream.nullOutputStream());
        String[] words = typed == null ? new String[] {"list"} : new String[] {"list", "--lang", typed};
        assertThat(spoken(words, there)).isEqualTo(language);
    }

    private static String spoken(String[] words, Environment environment) {
        try {
            RunLanguage language = RunLanguage.of(words, environment);
            assertThat(language.arguments()).containsExactly("list");
            return language.words().language();
        } catch (Failure refused) {
            return "refused";
        }
    }

    @Test
    void the_option_stands_anywhere_before_what_is_no_option() {
        for (String typed : List.of("--lang de list", "list --lang de", "list --lang=de", "--lang=fr list --lang de")) {
            Ran ran = Program.REAL.run(typed.split(" "));
            assertThat(ran.exit()).as(typed).isZero();
            assertThat(ran.out()).as(typed).contains("unterstützt: new");
        }
        assertThat(Program.REAL.run("solve", "sudoku", "--", "--lang").err()).contains("no such file: '--lang'");
        assertThat(Program.REAL.run("help", "--lang", "de", "list").out()).startsWith("Aufruf: tilewright list");
        assertThat(Program.REAL.run("list", "--lang").err())
                .isEqualTo("tilewright: list needs --lang TAG\nsee 'tilewright list --help'\n");
        assertThat(Program.REAL.run("list", "--lang", "du").err())
                .isEqualTo("tilewright: --lang must be " + either() + ", not 'du'; did you mean 'de'?\n");
    }

    private static String either() {
        List<String> tags = Languages.tags();
        return String.join(", ", tags.subList(0, tags.size() - 1)) + ", or " + tags.getLast();
    }

    @Test
    void output_that_no_person_reads_at_once_is_English_whatever_the_locale() {
        for (String run : RUNS) {
            assertThat(ran(Program.REAL.in(GERMAN), run)).as(run).isEqualTo(ran(Program.REAL, run));
        }
    }

    static List<String> sample() {
        return Sample.of(tags(), 3);
    }

    @ParameterizedTest
    @MethodSource("sample")
    void exit_codes_and_what_programs_read_are_the_same_in_all_languages(String tag) {
        for (String run : RUNS) {
            Ran english = ran(Program.REAL, run);
            assertThat(ran(Program.REAL, run + " --lang " + tag).exit()).as(run).isEqualTo(english.exit());
            for (String form : run.startsWith("completion") ? List.of("") : List.of(" --json", " --csv")) {
                assertThat(ran(Program.REAL, run + form + " --lang " + tag).out())
                        .as(run + form)
                        .isEqualTo(ran(Program.REAL, run + form).out());
            }
        }
    }

    /** Programs read the standard output of these; a program that reads the other asks for {@code --json}. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "new sudoku easy --seed 1",
                "solve sudoku --text @",
                "count sudoku --text @",
                "convert sudoku --text @ --to share",
                "completion bash",
                "completion fish"
            })
    void texts_are_the_same_in_all_languages(String run) {
        for (String tag : Languages.tags()) {
            assertThat(ran(Program.REAL, run + " --lang " + tag)).as(tag).isEqualTo(ran(Program.REAL, run));
        }
    }

    @Test
    void people_are_told_in_their_language() {
        assertThat(ran(Program.REAL, "hint sudoku --lang de --text @").out())
                .isEqualTo("In Zeile 5, Spalte 5 kann nur die 5 stehen: "
                        + "Alle anderen Ziffern stehen schon in der Zeile, der Spalte und dem Block.\n");
        assertThat(ran(Program.REAL, "rate sudoku --lang de --text @").out()).contains("Versteckter Einer");
        assertThat(ran(Program.REAL, "solve sudoku --limt 3 --lang de").err()).isEqualTo("""
                        tilewright: unbekannte Option „--limt“; meintest du „--limit“?
                        siehe „tilewright solve --help“
                        """);
        assertThat(ran(Program.REAL, "solve sudoku --lang de --limit 1 --limit 2")
                        .err())
                .startsWith("tilewright: --limit darf nur einmal vorkommen\n");
        assertThat(ran(Program.REAL, "solve sudoku --lang de --time soon").err())
                .startsWith("tilewright: --time: erwartet: eine Zeit")
                .contains("90s, 5m, 1h30m");
        assertThat(Program.REAL
                        .reading("hint\nr1c1=5\nquit\n")
                        .run("play", "sudoku", "--text", PUZZLE, "--lang", "de")
                        .out())
                .contains("In Zeile 5, Spalte 5 kann nur die 5 stehen");
    }

    @ParameterizedTest
    @MethodSource("tags")
    void every_command_has_help(String tag) {
        for (List<String> command : commands()) {
            List<String> words = new ArrayList<>(command);
            words.addAll(List.of("--help", "--lang", tag));
            Ran ran = Program.REAL.run(words.toArray(String[]::new));
            assertThat(ran.exit()).as(command.toString()).isZero();
            assertThat(ran.err()).as(command.toString()).isEmpty();
            assertThat(ran.out()).as(command.toString()).contains("--lang=TAG");
        }
    }

    /** Lines that have words to type alone. */
    private static final Set<String> SAME = Set.of("clues-N, pattern-CELLS, grid");

    /** What German lacks is said in English until somebody translates it; all else is said in German. */
    @Test
    void no_description_of_German_help_is_left_in_English() throws IOException {
        String lacking = String.join("\n", notInGerman());
        for (List<String> command : commands()) {
            List<String> words = new ArrayList<>(command);
            words.add("--help");
            List<String> english =
                    described(Program.REAL.run(words.toArray(String[]::new)).out());
            words.addAll(List.of("--lang", "de"));
            List<String> german =
                    described(Program.REAL.run(words.toArray(String[]::new)).out());
            assertThat(german).as(command.toString()).allSatisfy(line -> {
                if (english.contains(line)) {
                    assertThat(lacking).contains(line.replaceFirst("^\\S+(, \\S+)*\\s{2,}", ""));
                }
            });
        }
    }

    /** The English sentences that have no German, or another English than the one that was translated; each on one line. */
    private static List<String> notInGerman() throws IOException {
        Properties translated = properties(WORDS.resolve("translated-from.properties"));
        List<String> lacking = new ArrayList<>();
        try (Stream<Path> files = Files.walk(WORDS.resolve("en"))) {
            for (Path file : files.filter(file -> file.toString().endsWith(".properties"))
                    .toList()) {
                Path name = WORDS.resolve("en").relativize(file);
                Properties german = properties(WORDS.resolve("de").resolve(name));
                properties(file).forEach((key, english) -> {
                    String source = translated.getProperty(
                            name.toString().replace(".properties", "/") + key, digest((String) english));
                    if (!german.containsKey(key) || !source.equals(digest((String) english))) {
                        lacking.add(english.toString().replace("''", "'").replaceAll("\\s+", " "));
                    }
                });
            }
        }
        return lacking;
    }

    private static Properties properties(Path file) throws IOException {
        Properties properties = new Properties();
        if (Files.exists(file)) {
            properties.load(new StringReader(Files.readString(file)));
        }
        return properties;
    }

    /** The first 8 digits of the SHA-256. */
    private static String digest(String english) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(english.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash, 0, 4);
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    /** The lines that are neither examples nor names alone. */
    private static List<String> described(String help) {
        return help.lines()
                .map(String::strip)
                .filter(line -> line.indexOf(' ') > 0)
                .filter(line -> !line.startsWith("tilewright ") && !line.startsWith("source <("))
                .filter(line -> !line.matches("SETUP .*|clues-N,.*|[a-z0-9-]+…?,.*|[A-Za-z0-9…, -]*…[A-Za-z0-9…, -]*"))
                .filter(line -> !SAME.contains(line))
                .toList();
    }

    private static List<List<String>> commands() {
        List<List<String>> commands = new ArrayList<>(List.of(List.of()));
        Stream.of("", "bulk ")
                .forEach(before -> Program.REAL
                        .run((before + "--help").split(" "))
                        .out()
                        .lines()
                        .dropWhile(line -> !line.equals("Commands:") && !line.equals("Verbs:"))
                        .skip(1)
                        .takeWhile(line -> !line.isEmpty())
                        .filter(line -> line.matches("  [a-z].*"))
                        .forEach(line ->
                                commands.add(List.of((before + line.strip().split(" ")[0]).split(" ")))));
        return commands;
    }

    private static Ran ran(Program program, String words) {
        return program.run(words.replace("@", PUZZLE).split(" "));
    }
}

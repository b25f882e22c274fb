package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import tilewright.Puzzles;
import tilewright.cli.Program.Ran;
import tilewright.cli.commands.Commands;
import tilewright.cli.context.CommonOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Environment;
import tilewright.cli.context.Faults;
import tilewright.cli.context.Messages;
import tilewright.cli.context.Results;
import tilewright.cli.context.Terminals;
import tilewright.message.Languages;
import tilewright.message.Words;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;
import tilewright.text.Json;

/**
 * Tests of each command besides answering line by line.
 */
final class CommandsTest {

    private static final Terminals TERMINAL = new Terminals(false, true, false);

    @Test
    void without_a_command_the_help_is_shown() {
        Ran ran = Program.BLANK.run();
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .startsWith("Usage: tilewright")
                .contains("  perft  ", "  parity  ", "  print  ", "Behaves: parity.")
                .isEqualTo(Program.BLANK.run("--help").out())
                .isEqualTo(Program.BLANK.run("help").out());
    }

    private static List<String> verbs(Program program) {
        return program.run()
                .out()
                .lines()
                .dropWhile(line -> !line.equals("Commands:"))
                .skip(1)
                .takeWhile(line -> !line.isEmpty())
                .filter(line -> !line.startsWith("   "))
                .map(line -> line.strip().split(" ", 2)[0])
                .toList();
    }

    /** Making picocli's model of all commands takes longer than most answers. */
    @Test
    void a_command_is_modeled_alone() {
        assertThat(modeled("count", "blank", "--help")).containsExactly("count");
        assertThat(modeled("parity")).containsExactly("parity");
        assertThat(modeled("--version")).isEmpty();
        assertThat(modeled("--help")).containsExactlyInAnyOrderElementsOf(verbs(Program.BLANK));
    }

    /** What stands in the help of an option is one word in a line there, be it an address or a word with hyphens. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "de"})
    void no_word_of_the_help_is_broken(String language) {
        Words words = Languages.words(language);
        CommandLine all = line(Program.REAL, words);
        assertThat(all.getSubcommands()).hasSizeGreaterThan(20);
        all.getSubcommands().forEach((name, command) -> {
            List<String> shown = List.of(command.getUsageMessage().split("\\s+"));
            List<String> broken = command.getCommandSpec().args().stream()
                    .filter(word -> !word.hidden())
                    .flatMap(word -> Stream.of(word.description()))
                    .flatMap(text -> Stream.of(text.replace("%%", "%").split("\\s+")))
                    .filter(word -> !shown.contains(word))
                    .toList();
            assertThat(broken).as(name).isEmpty();
        });
    }

    private static Set<String> modeled(String... arguments) {
        return line(Program.BLANK, Words.ENGLISH, arguments).getSubcommands().keySet();
    }

    private static CommandLine line(Program program, Words words, String... arguments) {
        Environment environment = program.environment(OutputStream.nullOutputStream());
        Context context = new Context(
                program.catalog(),
                environment,
                new Results(environment.out()),
                new Messages(environment.err()),
                new CommonOptions(words),
                new Workspace(),
                words);
        return new Commands(context, _ -> 0).line(arguments, new Faults(context));
    }

    @Test
    void every_command_has_help_with_an_example() {
        List<String> verbs = verbs(Program.BLANK);
        assertThat(verbs).contains("list", "perft", "parity", "completion");
        for (String verb : verbs) {
            Ran help = Program.BLANK.run(verb, "--help");
            assertThat(help.exit()).isZero();
            assertThat(help).isEqualTo(Program.BLANK.run("help", verb));
            assertThat(help.out()).startsWith("Usage: tilewright " + verb).contains("Example", "  tilewright ");
        }
    }

    @Test
    void every_example_can_be_typed(@TempDir Path folder) {
        List<String> examples = Stream.concat(
                        Stream.of("--help"), verbs(Program.REAL).stream().filter(verb -> !verb.equals("serve")))
                .flatMap(verb -> Program.REAL.run(verb, "--help").out().lines())
                .filter(line -> line.startsWith("  tilewright "))
                .flatMap(line -> Stream.of(line.split(" [|] ")))
                .map(line -> line.strip().replaceAll(" > .*| < .*|\\| less", "").replaceAll("\\S+[.]txt", "-"))
                // Without a time a year of puzzles would be made.
                .map(line -> line.replaceAll(" feeds$", " " + folder.resolve("feeds") + " --time 0"))
                .filter(line -> line.startsWith("tilewright ") && !line.contains("PUZZLE"))
                .toList();
        assertThat(examples).hasSizeGreaterThan(20);
        for (String example : examples) {
            String[] words = example.replaceAll("   .*", "").split(" ");
            Ran ran = Program.REAL.run(Arrays.copyOfRange(words, 1, words.length));
            assertThat(ran.exit()).as(example + "\n" + ran.err()).isNotEqualTo(2);
            assertThat(ran.err()).as(example).doesNotContain("\tat ", "Usage:");
        }
    }

    @Test
    void the_version_is_shown() {
        assertThat(Program.BLANK.run("--version")).isEqualTo(new Ran(0, "tilewright (not packaged)\n", ""));
    }

    @Test
    void list_shows_what_there_is() {
        assertThat(Program.BLANK.run("list").out())
                .contains("blank  Blank. Fill all cells.\n")
                .contains("  new blank 5                 5 cells (standard)\n")
                .contains("  solve blank                 the row with all cells filled\n")
                .contains("  watch blank --method cells  cell by cell\n")
                .contains("  supports: new, show, play, convert, solve, watch\n")
                .contains("  play countdown --computer modest  always takes one\n")
                .contains("  supports: new, show, play, convert, parity, breaking, lingering\n");
    }

    @Test
    void list_gives_an_object_for_each_puzzle() {
        Ran ran = Program.BLANK.run("list", "--json");
        assertThat(ran.out()).hasLineCount(2).startsWith("{\"id\":\"blank\",\"title\":\"Blank\",");
        ran.out().lines().forEach(Json::parse);
    }

    @Test
    void new_positions_are_a_function_of_seed_and_number() {
        Ran five = Program.BLANK.run("new", "blank", "12", "--count", "5", "--seed", "7");
        assertThat(five.err()).isEmpty();
        assertThat(five.out()).hasLineCount(5);
        assertThat(Program.BLANK.run("new", "blank", "12", "--count", "5", "--seed", "7", "--threads", "8"))
                .isEqualTo(five);
        assertThat(five.out())
                .startsWith(Program.BLANK
                        .run("new", "blank", "12", "--count", "3", "--seed", "7")
                        .out());
        assertThat(Program.BLANK
                        .run("new", "blank", "12", "--count", "5", "--seed", "8")
                        .out())
                .isNotEqualTo(five.out());
    }

    @Test
    void a_seed_that_was_not_named_is_shown() {
        Ran ran = Program.BLANK.run("new", "blank");
        assertThat(ran.err()).isEqualTo("seed 42\n");
        assertThat(ran.out())
                .isEqualTo(Program.BLANK.run("new", "blank", "--seed", "42").out());
    }

    @Test
    void new_with_json_says_how_to_repeat_it() {
        assertThat(Program.BLANK
                        .run("new", "countdown", "9", "--seed", "7", "--json", "--count", "2")
                        .out())
                .matches("""
                        \\{"line":1,"puzzle":"9:[12]","setup":"9","seed":7,"item":1}
                        \\{"line":2,"puzzle":"9:[12]","setup":"9","seed":7,"item":2}
                        """);
    }

    @Test
    void the_log_is_a_message_and_changes_no_result() {
        Ran plain = Program.BLANK.run("new", "countdown", "--seed", "3", "--count", "2");
        Ran logged = Program.BLANK.run("new", "countdown", "--seed", "3", "--count", "2", "--log");
        assertThat(logged).isEqualTo(new Ran(0, plain.out(), "a pile of 5\na pile of 5\n"));
        Ran json = Program.BLANK.run("new", "countdown", "--seed", "3", "--log", "--json");
        assertThat(json.err()).isEmpty();
        assertThat(json.out()).endsWith("\"seed\":3,\"item\":1,\"log\":[\"a pile of 5\"]}\n");
    }

    @Test
    void a_search_that_gives_up_is_said_with_the_line() {
        assertThat(Program.BLANK.run("new", "countdown", "7", "--seed", "3", "--count", "2"))
                .isEqualTo(new Ran(1, "\n\n", "line 1: no pile of 7 was found\nline 2: no pile of 7 was found\n"));
        assertThat(Program.BLANK.run("new", "countdown", "7", "--seed", "3", "--log"))
                .isEqualTo(new Ran(1, "\n", "a pile of 7\nline 1: no pile of 7 was found\n"));
        assertThat(Program.BLANK
                        .run("new", "countdown", "7", "--seed", "3", "--json")
                        .out())
                .isEqualTo("{\"line\":1,\"error\":\"no pile of 7 was found\"}\n");
        assertThat(Program.BLANK
                        .run("new", "countdown", "7", "--seed", "3", "--log", "--json")
                        .out())
                .startsWith("{\"line\":1,\"error\":\"no pile of 7 was found\",");
        assertThat(Program.BLANK.run("play", "countdown", "7"))
                .isEqualTo(new Ran(1, "", "line 1: no pile of 7 was found\n"));
    }

    @Test
    void an_option_adds_its_word_to_the_setup() {
        assertThat(Program.REAL.run("new", "paletto", "4x4", "--fair", "--seed", "1", "--count", "3"))
                .isEqualTo(Program.REAL.run("new", "paletto", "4x4-fair", "--seed", "1", "--count", "3"));
        assertThat(Program.REAL
                        .run("new", "paletto", "4x4", "--path", "--seed", "1", "--json")
                        .out())
                .contains("\"setup\":\"4x4-path\"");
        assertThat(Program.REAL.run("new", "sudoku", "--fair"))
                .isEqualTo(new Ran(2, "", "tilewright: sudoku does not support --fair;" + " see 'tilewright list'\n"));
        assertThat(Program.REAL.run("new", "paletto", "8x8", "--trap").err())
                .startsWith("tilewright: this setup does not support --trap: column 5: (trap) is proved for boards of");
        assertThat(Program.REAL.run("new", "paletto", "--trap", "--path").err())
                .startsWith("tilewright: use either --path or --trap, not both\n");
    }

    @Test
    void the_path_of_a_hint_is_that_of_the_solution() {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        Ran path = Program.REAL.run("hint", "sudoku", "--path", "--json", "--text", puzzle);
        assertThat(path).isEqualTo(Program.REAL.run("solve", "sudoku", "--path", "--json", "--text", puzzle));
        assertThat(path.out()).contains("\"path\":[{\"technique\":\"Naked single\"");
        assertThat(Program.REAL.run("hint", "sudoku", "--path", "--all", "--text", puzzle))
                .isEqualTo(new Ran(2, "", "tilewright: --all and --path exclude each other\n"));
    }

    @Test
    void a_bad_setup_is_shown_with_its_place() {
        assertThat(Program.BLANK.run("new", "blank", "50")).isEqualTo(new Ran(2, "", """
                                tilewright: invalid blank setup '50'; \
                                column 1: the number of cells must be 1 to 20, not (50)
                                  50
                                  ^
                                see 'tilewright list blank'
                                """));
    }

    @Test
    void a_wrong_setup_leads_to_the_nearest_in_two_lines() {
        for (String[] typed : new String[][] {
            {"sudoku", "eazy", "easy"},
            {"sudoku", "needs-naked-quadd", "needs-naked-quad"},
            {"sudoku", "practice-naked-quaad", "practice-naked-quad"},
            {"sudoku", "x-wing", "needs-x-wing"},
            {"sudoku", "hard,half-trun", "hard,half-turn"},
            {"sudoku", "minimal-halfturn", "minimal-half-turn"},
            {"paletto", "6x6-fiar", "6x6-fair"},
            {"hues", "esay", "easy"},
        }) {
            Ran ran = Program.REAL.run("new", typed[0], typed[1]);
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.err())
                    .isEqualTo("tilewright: invalid %s setup '%s'; did you mean '%s'?\nsee 'tilewright list %1$s'\n"
                            .formatted(typed[0], typed[1], typed[2]));
        }
        assertThat(Program.REAL.run("new", "sudoku", "needs-foo").err()).isEqualTo("""
                        tilewright: invalid sudoku setup 'needs-foo'; column 7: unknown technique 'foo'
                          needs-foo
                                ^
                        see 'tilewright list sudoku'
                        """);
        assertThat(Program.REAL.run("new", "sudoku", "x".repeat(100_000)).err()).hasSizeLessThan(1_000);
    }

    @Test
    void list_shows_all_setups_of_one_puzzle() {
        Ran ran = Program.REAL.run("list", "sudoku");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("sudoku  Sudoku. ")
                .contains(
                        "  easy     ",
                        "  needs-NAME with the names: ",
                        "  practice-NAME with",
                        "  clues-N  ",
                        "  se-LOW-HIGH  ")
                .contains("  ,half-turn  ", "daily-YYYY-MM-DD", "How they combine: ", "X-Wing, ", " x-wing, ");
        for (String group : ran.out().split("\n\n  watch")[0].split("\n\n")) {
            assertThat(group)
                    .satisfies(lines -> assertThat(lines.lines().count()).isLessThanOrEqualTo(26));
        }
        assertThat(Program.REAL.run("list", "sudoko").err()).contains("did you mean 'sudoku'?");
        assertThat(Program.REAL.run("list", "hues", "--json").out())
                .hasLineCount(1)
                .startsWith("{\"id\":\"hues\"");
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            assertThat(Program.REAL.run("list", puzzle.id()).exit()).isZero();
        }
    }

    @Test
    void help_and_shells_know_the_setups() {
        assertThat(Program.REAL.run("new", "--help").out()).contains("SETUP for paletto: ", "SETUP for sudoku: ");
        assertThat(Program.REAL.run("new", "sudoku", "--help").out())
                .contains("SETUP for sudoku: ", "medium, ", "needs-…", "see 'tilewright list sudoku'")
                .doesNotContain("SETUP for paletto");
        assertThat(Program.REAL.run("completion", "bash").out()).contains("\"needs-x-wing\"", "\"pencilmarks\"");
        assertThat(Program.REAL.run("completion", "fish").out()).contains(" candidates pencilmarks ", " -s o -r");
    }

    @Test
    void depth_is_an_option_of_questions_that_have_one() {
        assertThat(Program.REAL.run("perft", "--help").out()).contains("--depth");
        assertThat(Program.REAL.run("rate", "--help").out()).doesNotContain("--depth");
    }

    @Test
    void a_number_that_is_none_and_an_option_that_is_missing() {
        assertThat(Program.REAL.run("new", "sudoku", "--seed", "abc").err())
                .startsWith("tilewright: --seed: 'abc' is not a whole number\n");
        assertThat(Program.REAL.run("solve", "sudoku", "--threads=x").err())
                .startsWith("tilewright: --threads: 'x' is not a whole number\n");
        assertThat(Program.REAL.run("print", "sudoku", "p.txt").err()).startsWith("tilewright: print needs -o FILE\n");
        assertThat(Program.REAL
                        .run("print", "sudoku", "p.txt", "--out", "a.pdf")
                        .err())
                .startsWith("tilewright: unknown option '--out'");
        assertThat(Program.REAL.run("print", "sudoku", "p.txt", "--title=A").err())
                .startsWith("tilewright: print needs -o FILE\n");
    }

    @Test
    void show_draws() {
        assertThat(Program.BLANK.reading("5:1\n3:2\n").run("show", "countdown"))
                .isEqualTo(new Ran(0, "\n ( ) ( ) ( ) ( ) ( )\n\n ( ) ( ) ( )\n", ""));
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            Ran position = Program.REAL.run("new", puzzle.id(), "--seed", "1");
            Ran drawn = Program.REAL.reading(position.out()).run("show", puzzle.id());
            assertThat(drawn.out()).startsWith("┏━━━").doesNotContain(" \n");
            assertThat(drawn.exit()).isZero();
        }
    }

    @Test
    void show_draws_with_what_the_terminal_has() {
        Program program = Program.BLANK.reading(".x\n");
        String escape = "\u001b[";
        assertThat(program.on(TERMINAL).run("show", "blank").out()).contains(escape);
        assertThat(Program.BLANK
                        .on(TERMINAL)
                        .run("show", "blank", "--plain", "--text", ".x")
                        .out())
                .doesNotContain(escape);
        assertThat(Program.BLANK
                        .on(TERMINAL)
                        .in(Map.of("NO_COLOR", "1"))
                        .run("show", "blank", "--text", ".x")
                        .out())
                .doesNotContain(escape);
        assertThat(Program.BLANK
                        .on(TERMINAL)
                        .in(Map.of("TERM", "dumb"))
                        .run("show", "blank", "--text", ".x")
                        .out())
                .doesNotContain(escape);
        assertThat(Program.BLANK
                        .on(TERMINAL)
                        .run("show", "blank", "--color=never", "--text", ".x")
                        .out())
                .doesNotContain(escape);
        assertThat(Program.BLANK.run("show", "--color", "blank", "--text", ".x").out())
                .contains(escape);
        assertThat(Program.BLANK
                        .in(Map.of("LANG", "de_DE.ISO-8859-1"))
                        .run("show", "blank", "--text", ".x")
                        .out())
                .isEqualTo(Program.BLANK
                        .run("show", "blank", "--ascii", "--text", ".x")
                        .out())
                .matches("[ -~\n]*");
        assertThat(Program.BLANK
                        .run("show", "blank", "--ascii", "--plain", "--text", ".")
                        .exit())
                .isEqualTo(2);
    }

    @Test
    void show_draws_svg() {
        Ran light = Program.BLANK.run("show", "blank", "--svg", "--text", ".");
        assertThat(light.out()).startsWith("<svg").endsWith("</svg>\n");
        assertThat(Program.BLANK
                        .run("show", "blank", "--svg", "--dark", "--text", ".")
                        .out())
                .startsWith("<svg")
                .isNotEqualTo(light.out());
    }

    @Test
    void show_with_json_has_the_drawing_in_a_field() {
        assertThat(Program.BLANK
                        .run("show", "blank", "--json", "--ascii", "--text", ".x")
                        .out())
                .startsWith(
                        "{\"line\":1,\"puzzle\":\".x\",\"title\":\"A row of 2 cells\",\"status\":\"1 to fill\",\"drawing\":\"");
    }

    @Test
    void who_types_positions_is_told_how_to_end() {
        assertThat(Program.BLANK
                        .on(new Terminals(true, true, true))
                        .reading(".\n")
                        .run("solve", "blank"))
                .isEqualTo(new Ran(0, "x\n", "tilewright: type positions, one per line; Ctrl+D ends\n"));
    }

    @Test
    void a_study_answers_by_its_verb() {
        assertThat(Program.BLANK.reading("5:1\n4:1\n").run("parity", "countdown"))
                .isEqualTo(new Ran(0, "1\n0\n", ""));
        assertThat(Program.BLANK
                        .run("parity", "countdown", "--json", "--text", "5:1")
                        .out())
                .isEqualTo("{\"line\":1,\"parity\":1}\n");
    }

    @Test
    void a_form_with_a_head_has_it_once() {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        String solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        String line = puzzle + "," + solution + "\n";
        assertThat(Program.REAL
                        .reading("puzzle,solution\n" + line + "\n" + puzzle + "\n")
                        .run("convert", "sudoku", "--to", "kaggle"))
                .isEqualTo(new Ran(0, "puzzle,solution\n" + line + line, ""));
        assertThat(Program.REAL
                        .reading(puzzle)
                        .run("convert", "sudoku", "--to", "kaggle", "--json")
                        .out())
                .startsWith("{");
        assertThat(Program.REAL
                        .reading(puzzle)
                        .run("convert", "sudoku", "--to", "f-puzzles")
                        .out())
                .startsWith("https://f-puzzles.com/?load=");
    }

    @Test
    void convert_writes_other_forms() {
        assertThat(Program.BLANK.reading(".x\n").run("convert", "blank", "--to", "share"))
                .isEqualTo(new Ran(0, "blank:.x\n", ""));
        assertThat(Program.BLANK
                        .reading("blank:.x\n")
                        .run("convert", "blank", "--to=id", "--json")
                        .out())
                .isEqualTo("{\"line\":1,\"id\":\".x\"}\n");
        assertThat(Program.BLANK.reading(".").run("convert", "blank", "--to", "shae"))
                .isEqualTo(new Ran(
                        2,
                        "",
                        "tilewright: unknown form 'shae' for blank; expected id, share; did you mean 'share'?\n"));
    }

    @Test
    void serve_says_where_it_is_and_ends_when_interrupted() {
        assertThat(Program.BLANK.interruptedBy(() -> true).run("serve", "--port", "8123"))
                .isEqualTo(new Ran(130, "The studio is at http://127.0.0.1:8123/\n", "text []\n"));
    }

    @Test
    void serve_passes_on_its_proxies_and_the_format_of_its_log() {
        Program program = Program.BLANK.interruptedBy(() -> true);
        assertThat(program.run("serve", "--trusted-proxy", "10.0.0.0/8, ::1", "--log-format", "json")
                        .err())
                .isEqualTo("json [10.0.0.0/8, ::1]\n");
        assertThat(program.run("serve", "--trusted-proxy", "nonsense"))
                .isEqualTo(
                        new Ran(
                                2,
                                "",
                                "tilewright: --trusted-proxy must be addresses or networks such as 10.0.0.0/8, not 'nonsense'\n"));
        assertThat(program.run("serve", "--log-format", "xml"))
                .isEqualTo(new Ran(2, "", "tilewright: --log-format must be text or json, not 'xml'\n"));
    }

    @Test
    void serve_says_when_other_machines_can_reach_it() {
        Program program = Program.BLANK.interruptedBy(() -> true);
        assertThat(program.run("serve", "--host", "0.0.0.0").err())
                .isEqualTo("text []\ntilewright: other machines can reach it, and whoever can may use it\n");
        assertThat(program.run("serve", "--host", " ").exit()).isEqualTo(2);
    }

    @Test
    void serve_passes_on_the_names_it_is_to_go_by() {
        assertThat(Program.BLANK
                        .interruptedBy(() -> true)
                        .run("serve", "--port", "8123", "--allow-host", "b.example, a.example,")
                        .out())
                .isEqualTo("The studio is at http://127.0.0.1:8123/a.example,b.example\n");
    }

    @Test
    void several_boards_are_one_document() throws Exception {
        String two = "g.../..../..../....\nx\nghhh/vvv./vvv./vvv.\n";
        Ran ran = Program.REAL.reading(two).run("show", "trominoes", "--svg");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).startsWith("line 2: ");
        assertThat(ran.out().split("<svg ", -1)).hasSize(4);
        var root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(ran.out().getBytes(StandardCharsets.UTF_8)))
                .getDocumentElement();
        assertThat(root.getTagName()).isEqualTo("svg");
        assertThat(root.getAttribute("height")).isEqualTo(Integer.toString(2 * 196 + 24));
        String one = "g.../..../..../....\n";
        Ran alone = Program.REAL.reading(one).run("show", "trominoes", "--svg");
        assertThat(alone.out()).startsWith("<svg ").contains(" height=\"196\"").endsWith("</svg>\n");
        assertThat(alone.out().split("<svg ", -1)).hasSize(2);
        assertThat(Program.REAL
                        .reading(one.repeat(1_001))
                        .run("show", "trominoes", "--svg")
                        .err())
                .contains("one picture has at most 1000 boards");
        assertThat(Program.REAL
                        .reading(two)
                        .run("show", "trominoes", "--svg", "--json")
                        .out())
                .hasLineCount(3);
    }

    @Test
    void equal_clues_are_named_where_there_is_no_solution() {
        String clash = "..5....5." + ".".repeat(72);
        String why = "two 5s in row 1: r1c3 and r1c8\n";
        assertThat(Program.REAL.run("solve", "sudoku", "--text", clash).err()).isEqualTo("line 1: no solution: " + why);
        assertThat(Program.REAL.run("solve", "sudoku", "--all", "--text", clash).err())
                .isEqualTo("line 1: no solution: " + why);
        assertThat(Program.REAL.run("rate", "sudoku", "--text", clash).err())
                .isEqualTo("line 1: it has no solution: " + why);
        assertThat(Program.REAL
                        .run("solve", "sudoku", "--json", "--text", clash)
                        .out())
                .isEqualTo("{\"line\":1,\"puzzle\":\"" + clash + "\",\"solutions\":0}\n");
    }
}

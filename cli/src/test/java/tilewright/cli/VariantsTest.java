package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** Sudokus of other sizes and rules. */
final class VariantsTest {

    private static final String CLASSIC =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String CASES = """
            [
            {"id":"1","puzzle":{"side":4,"boxRows":2,"boxCols":2,"flags":[],"givens":"..2.1......3.3.."},"expected":{"solution":"3421123421434312"}},
            {"id":"2","puzzle":{"side":4,"boxRows":2,"boxCols":2,"flags":["antiKing"],"givens":"................"}},
            {"id":"3","puzzle":{"side":9,"boxRows":3,"boxCols":3,"flags":[],"givens":"%s"}},
            {"id":"4","puzzle":{"side":4,"boxRows":2,"boxCols":2,"skyscrapers":[],"givens":"................"}}
            ]
            """.formatted(CLASSIC);

    @TempDir
    private Path folder = Path.of("");

    private Ran run(String verb, String... words) throws IOException {
        Path file = folder.resolve("cases.json");
        Files.writeString(file, CASES);
        String[] all = new String[words.length + 3];
        all[0] = verb;
        all[1] = "sudoku";
        System.arraycopy(words, 0, all, 2, words.length);
        all[all.length - 1] = file.toString();
        return Program.REAL.run(all);
    }

    @Test
    void count_reads_cases_in_json() throws IOException {
        assertThat(run("count", "--json").out()).isEqualTo("""
                {"line":2,"count":"1","exact":true}
                {"line":3,"count":"0","exact":true}
                {"line":4,"count":"1","exact":true}
                {"line":5,"error":"the field skyscrapers is not known; it may be a rule, and is not left out"}
                """);
        assertThat(run("count").out()).isEqualTo("1\n0\n1\n\n");
    }

    @Test
    void solve_gives_the_solution_in_the_form_of_the_puzzle() throws IOException {
        assertThat(run("solve", "--json").out().lines().limit(2))
                .containsExactly(
                        "{\"line\":2,\"puzzle\":\"4x4 ..2.1......3.3..\",\"solutions\":1,\"solution\":\"3421123421434312\"}",
                        "{\"line\":3,\"puzzle\":\"4x4 anti-king\",\"solutions\":0}");
        assertThat(run("solve").exit()).isEqualTo(1);
    }

    @Test
    void rules_are_typed_in_one_line() {
        assertThat(Program.REAL.run("count", "sudoku", "--text", "6x6 x")).isEqualTo(new Ran(0, "8640\n", ""));
        assertThat(Program.REAL.run("count", "sudoku", "--limit", "5", "--text", "sudoku:16x16 x"))
                .isEqualTo(new Ran(0, "5\n", ""));
        assertThat(Program.REAL.run("solve", "sudoku", "--all", "--text", "4x4 x 1234............"))
                .isEqualTo(new Ran(0, "1234341243212143\n1234432121433412\n", "line 1: 2 solutions, all there are\n"));
        Ran wrong = Program.REAL.run("count", "sudoku", "--text", "6x6 anti-night");
        assertThat(wrong.exit()).isEqualTo(1);
        assertThat(wrong.err()).contains("line 1: column 5: unknown rule (anti-night)");
    }

    @Test
    void a_search_keeps_its_budget() {
        Ran ran = Program.REAL.run("count", "sudoku", "--nodes", "100", "--text", "9x9 x");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).contains("over budget: at least ");
    }

    @Test
    void other_questions_are_refused_and_classic_rules_are_the_classic_puzzle() throws IOException {
        Ran converted = run("convert", "--to", "canonical", "--json");
        assertThat(converted.out().lines().toList().get(1))
                .isEqualTo(
                        "{\"line\":3,\"puzzle\":\"4x4 anti-king\",\"error\":\"this question is for the usual rules alone; "
                                + "puzzles of other rules are solved, counted, rated, explained step by step, proved, and converted to id, "
                                + "share, solo, fpuzzles, and sudokupad\"}");
        assertThat(run("rate", "--json").out().lines().toList().get(2)).contains("\"er\":");
    }

    @Test
    void hints_have_four_strengths_and_paths_lead_to_the_solution() throws IOException {
        assertThat(run("hint", "--json").out().lines().toList())
                .startsWith(
                        "{\"line\":2,\"technique\":\"Hidden single\",\"se\":1.2,\"placements\":[\"r2c2=2\"],\"eliminations\":[],"
                                + "\"text\":\"In box 1, 2 can only be in r2c2. So r2c2 is 2.\",\"stages\":[\"Look at box 1.\","
                                + "\"Hidden single.\",\"In box 1, 2 can only be in r2c2.\",\"So r2c2 is 2.\"]}",
                        "{\"line\":3,\"error\":\"it has no solution\"}");
        String path = Program.REAL
                .run("solve", "sudoku", "--path", "--json", "--text", "4x4 ..2.1......3.3..")
                .out();
        assertThat(path)
                .startsWith("{\"line\":1,\"solutions\":1,\"solution\":\"3421123421434312\",\"path\":[{\"technique\":");
        assertThat(Program.REAL
                        .run("hint", "sudoku", "--path", "--json", "--text", "2x2x:b4_3h2_1b")
                        .out())
                .contains("\"solutions\":1");
    }

    @Test
    void new_makes_puzzles_that_every_verb_reads() {
        Ran made = Program.REAL.run("new", "sudoku", "easy,6x6,x", "--seed", "1", "--count", "2");
        assertThat(made.exit()).isZero();
        assertThat(made.out().lines()).hasSize(2).allMatch(line -> line.startsWith("6x6 x "));
        String first = made.out().lines().findFirst().orElseThrow();
        assertThat(Program.REAL.run("count", "sudoku", "--text", first).out()).isEqualTo("1\n");
        assertThat(Program.REAL
                        .run("new", "sudoku", "6x6,x,easy", "--json", "--seed", "1")
                        .out())
                .isEqualTo(
                        "{\"line\":1,\"puzzle\":\"" + first + "\",\"setup\":\"6x6,x,easy\",\"seed\":1,\"item\":1}\n");
        assertThat(Program.REAL
                        .run("new", "sudoku", "4x4,killer", "--seed", "1")
                        .out())
                .startsWith("4x4 cage=");
    }

    @Test
    void other_words_of_setups_are_refused() {
        Ran wrong = Program.REAL.run("new", "sudoku", "6x6,windoku");
        assertThat(wrong.exit()).isEqualTo(2);
        assertThat(wrong.err()).contains("invalid sudoku setup '6x6,windoku'");
        assertThat(Program.REAL
                        .run("new", "sudoku", "4x4,anti-king", "--seed", "1")
                        .err())
                .contains("no grid keeps all these rules");
        assertThat(Program.REAL.run("list", "sudoku").out()).contains("25x25").contains("little-killer");
    }

    @Test
    void ratings_are_places_in_the_order_of_techniques() {
        assertThat(Program.REAL.run("rate", "sudoku", "--text", "4x4 ..2.1......3.3.."))
                .isEqualTo(new Ran(0, "SE order 1.2 Easy: Hidden single\n", ""));
        assertThat(Program.REAL
                        .run("rate", "sudoku", "--json", "--text", "4x4 ..2.1......3.3..")
                        .out())
                .isEqualTo(
                        "{\"line\":1,\"seOrder\":1.2,\"level\":\"Easy\",\"hardest\":\"Hidden single\",\"steps\":12}\n");
        Ran several = Program.REAL.run("rate", "sudoku", "--text", "6x6 x");
        assertThat(several.exit()).isEqualTo(1);
        assertThat(several.err()).contains("it has several solutions");
    }

    @Test
    void texts_of_other_programs_have_their_rules() {
        assertThat(Program.REAL.run(
                        "count", "sudoku", "--text", "2x2x:b4_3h2_1b", "--text", ".Shape~4x4.Diagonal~-1.~R1C1_1"))
                .isEqualTo(new Ran(0, "1\n12\n", ""));
    }

    /** A puzzle of 4x4 with the sentence that odd cells are gray. */
    @Test
    void rules_in_words_are_a_warning_or_refused() {
        String link = "https://f-puzzles.com/?load="
                + "N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSQA3AQwBsBXOeAJlTQgpgDsEAXDBksQC6yQpVoMEARlbsuvfjEHLSREYRVlQ1eowDMsjt3h8B6reN0ID6OcdNLVqoS"
                + "JD8aMMDB4IQAOQB7DABbWgACMDpsAIBrOjD3TzCqAAcUmgBPADowgHlsbDCAYxgaGjBkjBgwzCpskCIgA=";
        Ran warned = Program.REAL.run("solve", "sudoku", "--text", link);
        assertThat(warned.exit()).isZero();
        assertThat(warned.out()).isEqualTo("3421123421434312\n");
        assertThat(warned.err()).contains("Odd cells are gray");
        Ran strict = Program.REAL.run("solve", "sudoku", "--strict", "--text", link);
        assertThat(strict.exit()).isNotZero();
        assertThat(strict.out()).isBlank();
        assertThat(strict.err()).contains("Odd cells are gray");
    }

    @Test
    void puzzles_are_written_for_other_programs_unless_these_have_no_place_for_a_rule() {
        String line = "4x4 x ..2.1......3.3..";
        for (String form : new String[] {"solo", "fpuzzles", "sudokupad", "share", "id"}) {
            Ran written = Program.REAL.run("convert", "sudoku", "--to", form, "--text", line);
            assertThat(written.exit()).as(written.err()).isZero();
            assertThat(Program.REAL.run(
                            "convert",
                            "sudoku",
                            "--to",
                            "id",
                            "--text",
                            written.out().strip()))
                    .as(form)
                    .isEqualTo(new Ran(0, line + "\n", ""));
        }
        Ran refused = Program.REAL.run("convert", "sudoku", "--to", "solo", "--text", "4x4 anti-king");
        assertThat(refused.exit()).isEqualTo(1);
        assertThat(refused.err()).contains("anti-king");
        Ran classic = Program.REAL.run("convert", "sudoku", "--to", "canonical", "--text", line);
        assertThat(classic.err()).contains("for the usual rules alone");
    }

    @Test
    void what_is_for_the_usual_rules_alone_says_so_of_any_others() {
        for (String puzzle : new String[] {"6x6 x " + ".".repeat(36), "sudoku:9x9 cage=7:r1c1-2 " + ".".repeat(81)}) {
            for (String command : new String[] {"watch", "distinct"}) {
                Ran ran = Program.REAL.reading(puzzle + "\n").run(command, "sudoku");
                assertThat(ran.err()).as(command + " " + puzzle).contains("this question is for the usual rules alone");
            }
        }
    }
}

package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

final class SolveAllTest {

    /** 26 solutions by brute force, and one with the clue that was lost. */
    private static final String SUDOKU =
            "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58";

    private static final String EMPTY = ".".repeat(81);

    @TempDir
    private Path folder = Path.of("");

    @Test
    void all_solutions_in_their_order_and_how_many_there_are() {
        assertThat(Program.REAL.run(
                        "solve",
                        "trominoes",
                        "--all",
                        "--text",
                        "g.../..../..../....",
                        "--text",
                        "ghhh/vvv./vvv./vvv."))
                .isEqualTo(new Ran(0, """
                        ghhh/hhhv/hhhv/hhhv
                        ghhh/vhhh/vhhh/vhhh
                        ghhh/vvvv/vvvv/vvvv
                        gvvv/vvvv/vvvv/vhhh
                        ghhh/vvvv/vvvv/vvvv
                        """, """
                        line 1: 4 solutions, all there are
                        line 2: 1 solution, the only one
                        """));
    }

    @Test
    void as_many_as_count_counts_each_once() {
        for (List<String> asked : List.of(
                List.of("sudoku", SUDOKU),
                List.of("trominoes", made("trominoes", "7")),
                List.of("hues", made("hues", "easy")))) {
            String[] words = {"solve", asked.getFirst(), "--all", "--limit", "5000", "--text", asked.get(1)};
            List<String> solutions = Program.REAL.run(words).out().lines().toList();
            String count = Program.REAL
                    .run("count", asked.getFirst(), "--text", asked.get(1))
                    .out()
                    .strip();
            assertThat(new TreeSet<>(solutions)).as(asked.getFirst()).hasSize(solutions.size());
            assertThat(solutions).as(asked.getFirst()).hasSize(Integer.parseInt(count));
        }
    }

    private static String made(String puzzle, String setup) {
        return Program.REAL.run("new", puzzle, setup, "--seed", "1").out().strip();
    }

    @Test
    void the_limit_is_an_answer_that_says_there_are_more() {
        Ran ran = Program.REAL.run("solve", "sudoku", "--all", "--limit", "25", "--text", SUDOKU);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out().lines()).hasSize(25);
        assertThat(ran.err()).isEqualTo("line 1: the first 25 solutions; there are more\n");
        Ran exact = Program.REAL.run("solve", "sudoku", "--all", "--limit", "26", "--text", SUDOKU);
        assertThat(exact.err()).isEqualTo("line 1: 26 solutions, all there are\n");
        assertThat(Program.REAL
                        .run("solve", "sudoku", "--all", "--text", EMPTY)
                        .out()
                        .lines())
                .hasSize(1000);
    }

    @Test
    void objects_for_the_solutions_and_one_behind_them() {
        Ran ran = Program.REAL.run(
                "solve",
                "trominoes",
                "--all",
                "--json",
                "--limit",
                "1",
                "--text",
                "ghhh/vvv./vvv./vvv.",
                "--text",
                "g.../..../..../....",
                "--text",
                ".g../..../..../....",
                "--text",
                "x");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).startsWith("""
                {"line":1,"puzzle":"ghhh/vvv./vvv./vvv.","solution":"ghhh/vvvv/vvvv/vvvv"}
                {"line":1,"solutions":1,"all":true}
                {"line":2,"puzzle":"g.../..../..../....","solution":"ghhh/hhhv/hhhv/hhhv"}
                {"line":2,"solutions":1,"all":false}
                {"line":3,"solutions":0,"all":true}
                {"line":4,"error":""");
        assertThat(ran.err()).startsWith("line 3: no solution\nline 4: ");
    }

    @Test
    void over_budget_what_was_found_is_printed() {
        Ran ran = Program.REAL.run("solve", "sudoku", "--all", "--json", "--nodes", "100", "--text", EMPTY);
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.err()).startsWith("line 1: over budget: ").endsWith("; there may be more\n");
        assertThat(ran.out().lines().toList().getLast()).contains("\"all\":false,\"error\":\"over budget: ");
    }

    @Test
    void an_interrupted_line_is_not_half_printed() {
        Ran ran = Program.REAL.interruptedBy(() -> true).run("solve", "sudoku", "--all", "--text", EMPTY);
        assertThat(ran.exit()).isEqualTo(130);
        assertThat(ran.out()).isEmpty();
    }

    @Test
    void a_file_of_results_has_all() throws IOException {
        Path out = folder.resolve("all.txt");
        Ran ran = Program.REAL.run(
                "solve", "trominoes", "--all", "--text", "g.../..../..../....", "--out", out.toString());
        assertThat(ran.exit()).isZero();
        assertThat(Files.readString(out).lines()).hasSize(4);
    }

    @Test
    void what_does_not_fit_together_is_refused() {
        assertThat(Program.REAL.run("solve", "paletto", "--all").exit()).isEqualTo(2);
        assertThat(Program.REAL.run("solve", "sudoku", "--limit", "3").err()).contains("--limit needs --all");
        assertThat(Program.REAL.run("solve", "sudoku", "--all", "--path").err())
                .contains("use either --all or --path, not both");
        assertThat(Program.REAL.run("solve", "sudoku", "--all", "--limit", "0").err())
                .contains("--limit must be 1–100000, not 0");
        assertThat(Program.REAL
                        .run("bulk", "solve", "sudoku", "in", "out", "--all")
                        .err())
                .contains("bulk gives one answer for each position");
    }
}

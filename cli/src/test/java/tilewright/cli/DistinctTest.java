package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.cli.Program.Ran;

/** One of each class of positions, and the values of fields, without Spark. */
final class DistinctTest {

    private static final String ONE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String OTHER =
            "4..6..8......4...7.91..8.....3..17...5...3.........62.6......8.7..4...1...91..2..";

    @TempDir
    private Path folder = Path.of("");

    private static Ran ran(String input, String... words) {
        return Program.REAL.reading(input).run(words);
    }

    private static String turned(String puzzle) {
        return new StringBuilder(puzzle).reverse().toString();
    }

    @Test
    void the_first_of_equivalent_positions_stays_as_it_was_written() {
        String renamed = ONE.replace('5', 'x').replace('3', '5').replace('x', '3');
        String lines = String.join("\n", ONE, turned(ONE), OTHER, renamed, turned(OTHER), ONE) + "\n";
        assertThat(ran(lines, "distinct", "sudoku")).isEqualTo(new Ran(0, ONE + "\n" + OTHER + "\n", ""));
    }

    @Test
    void bad_lines_are_told_and_count_as_no_class() {
        Ran text = ran(ONE + "\nnonsense\n" + turned(ONE) + "\n", "distinct", "sudoku");
        assertThat(text.out()).isEqualTo(ONE + "\n");
        assertThat(text.err()).startsWith("line 2: ");
        assertThat(text.exit()).isEqualTo(1);
        assertThat(ran(ONE + "\nnonsense\n" + turned(ONE) + "\n", "distinct", "sudoku", "--json")
                        .out())
                .startsWith("{\"line\":1,\"id\":\"" + ONE + "\"}\n{\"line\":2,\"error\":\"")
                .hasLineCount(2);
    }

    @Test
    void a_puzzle_without_canonical_forms_has_none() {
        assertThat(ran("x\n", "distinct", "trominoes").exit()).isEqualTo(2);
    }

    @Test
    void values_are_counted_with_their_shares() throws IOException {
        String lines = """
                {"line":1,"level":"Hard","er":4.5}
                {"line":2,"level":"Easy","er":10.0}
                {"line":3,"error":"no solution","level":"Easy"}
                {"line":4,"level":"Hard","er":4.5}
                """;
        assertThat(ran(lines, "tally", "level,er")).isEqualTo(new Ran(0, """
                        {"er":{"4.5":{"count":2,"share":0.666667,"low":0.207660,"high":0.938508},\
                        "10.0":{"count":1,"share":0.333333,"low":0.061492,"high":0.792340}},\
                        "level":{"Easy":{"count":1,"share":0.333333,"low":0.061492,"high":0.792340},\
                        "Hard":{"count":2,"share":0.666667,"low":0.207660,"high":0.938508}}}
                        """, ""));
        Path file = Files.writeString(folder.resolve("ratings.jsonl"), lines);
        assertThat(ran("", "tally", "level,er", file.toString())).isEqualTo(ran(lines, "tally", "level,er"));
    }

    @Test
    void a_line_that_is_no_object_is_told() {
        Ran ran = ran("{\"a\":1}\n[2]\nx\n{\"a\":1}\n", "tally", "a");
        assertThat(ran.out()).startsWith("{\"a\":{\"1\":{\"count\":2,");
        assertThat(ran.err())
                .contains("line 2: expected an object of JSON\n", "line 3: column 1: expected a JSON value");
        assertThat(ran.exit()).isEqualTo(1);
    }
}

package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tilewright.cli.Program.Ran;

/** What of a text was left out is told in every output, or the text is refused. */
final class WarningsTest {

    private static final String SENTENCE = "No 5 stands beside a 6.";

    /** A puzzle with a rule in words and one clue, as f-puzzles has it. */
    private static final String OBJECT = "{\"size\":9,\"ruleset\":\"" + SENTENCE
            + "\",\"grid\":[[{\"value\":5,\"given\":true},{},{},{},{},{},{},{},{}]"
            + ",[{},{},{},{},{},{},{},{},{}]".repeat(8) + "]}";

    @Test
    void a_table_has_a_column_for_it() {
        Ran ran = Program.REAL.run("convert", "sudoku", "--to", "id", "--csv", "--text", OBJECT);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).startsWith("line,id,error,warning,other\n1,5" + ".".repeat(80) + ",,");
        assertThat(ran.out().lines().skip(1).findFirst().orElseThrow())
                .contains(SENTENCE)
                .endsWith(",");
        assertThat(Program.REAL
                        .run("convert", "sudoku", "--to", "id", "--json", "--text", OBJECT)
                        .out())
                .contains("\"warning\":")
                .contains(SENTENCE);
    }

    @Test
    void a_review_tells_it_or_refuses() {
        String play = OBJECT + " | r1c2=3";
        Ran ran = Program.REAL.run("review", "sudoku", "--text", play);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).startsWith("line 1: warning: ").contains(SENTENCE);
        Ran strict = Program.REAL.run("review", "sudoku", "--strict", "--text", play);
        assertThat(strict.exit()).isEqualTo(1);
        assertThat(strict.out()).isBlank();
        assertThat(strict.err()).startsWith("line 1: ").contains(SENTENCE);
    }

    @Test
    void a_game_in_the_terminal_begins_with_it() {
        Ran ran = Program.REAL.reading("quit\n").run("play", "sudoku", "--text", OBJECT);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).startsWith("line 1: warning: ").contains(SENTENCE);
    }
}

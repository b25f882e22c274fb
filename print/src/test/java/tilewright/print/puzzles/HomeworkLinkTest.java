package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.message.Words;
import tilewright.puzzle.Puzzle;

/** Links that open all puzzles of a sheet. */
class HomeworkLinkTest {

    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    private static String link(String make, long seed) {
        Map<String, Object> fields = Map.of("make", make, "seed", seed, "homework", true);
        return ClassSheet.read(new MapFields(fields), SUDOKU, Words.ENGLISH).link("https://example.org/");
    }

    @Test
    void a_link_has_the_setup_the_seed_and_the_number_of_puzzles() {
        assertThat(link("easy:12", 1)).isEqualTo("https://example.org/#/sheet/sudoku?setup=easy&seed=1&count=12");
    }

    @Test
    void a_setup_is_written_as_the_puzzle_writes_it_and_what_a_link_cannot_hold_is_escaped() {
        assertThat(link("easy,half-turn:1", -7))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=easy,half-turn&seed=-7&count=1");
        assertThat(link("practice-bug+1:4", 1))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=practice-bug%2B1&seed=1&count=4");
        assertThat(link("practice-X-Wing:4", 1))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=practice-x-wing&seed=1&count=4");
    }

    @Test
    void the_standard_setup_is_named_too() {
        assertThat(link(":1", 1)).isEqualTo("https://example.org/#/sheet/sudoku?setup=singles&seed=1&count=1");
    }
}

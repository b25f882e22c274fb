package tilewright.print.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;
import tilewright.text.TextError;

class HomeworkTest {

    private static final String STUDIO = "https://example.org/";
    private static final Puzzle<?, ?, ?> SUDOKU = Puzzles.CATALOG.find("sudoku").orElseThrow();

    @Test
    void a_link_has_the_setup_the_seed_and_the_number_of_puzzles() {
        assertThat(Homework.link(STUDIO, SUDOKU, "easy", 1, 12))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=easy&seed=1&count=12");
    }

    @Test
    void a_setup_is_written_as_the_puzzle_writes_it_and_what_a_link_cannot_hold_is_escaped() {
        assertThat(Homework.link(STUDIO, SUDOKU, "easy,half-turn", -7, 1))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=easy,half-turn&seed=-7&count=1");
        assertThat(Homework.link(STUDIO, SUDOKU, "practice-bug+1", 1, 4))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=practice-bug%2B1&seed=1&count=4");
        assertThat(Homework.link(STUDIO, SUDOKU, "practice-X-Wing", 1, 4))
                .isEqualTo("https://example.org/#/sheet/sudoku?setup=practice-x-wing&seed=1&count=4");
    }

    @Test
    void the_standard_setup_is_named_too() {
        String standard = Homework.link(STUDIO, SUDOKU, "", 1, 1);
        assertThat(standard).isEqualTo("https://example.org/#/sheet/sudoku?setup=singles&seed=1&count=1");
    }

    @Test
    void there_is_no_link_to_nothing() {
        assertThatThrownBy(() -> Homework.link(STUDIO, SUDOKU, "no such setup", 1, 1))
                .isInstanceOf(TextError.class);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Homework.link(STUDIO, SUDOKU, "easy", 1, 0))
                .withMessage("count (0) must be 1 to 100");
    }
}

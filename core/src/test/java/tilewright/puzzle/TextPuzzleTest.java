package tilewright.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tilewright.blank.BlankPuzzle;
import tilewright.blank.Board;
import tilewright.blank.Move;
import tilewright.blank.Setup;
import tilewright.rng.SeededRandom;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;
import tilewright.text.TextError;
import tilewright.trominoes.TrominoesPuzzle;

final class TextPuzzleTest {

    private static final TextPuzzle<Setup, Board, Move> BLANK = new TextPuzzle<>(new BlankPuzzle(), new Workspace());
    private static final TextPuzzle<?, ?, ?> TROMINOES = new TextPuzzle<>(new TrominoesPuzzle(), new Workspace());

    @Test
    void positions_are_read_and_written() {
        assertThat(BLANK.text(BLANK.position(".x."))).isEqualTo(".x.");
        assertThatThrownBy(() -> BLANK.position(".?.")).isInstanceOf(TextError.class);
    }

    @Test
    void items_are_those_of_the_seed_and_a_date_has_its_own() {
        assertThat(made("10", 7, 4)).isEqualTo(generated(10, 7, 3)).isNotEqualTo(made("10", 7, 5));
        assertThat(made("", 7, 4)).isEqualTo(generated(5, 7, 3));
        assertThat(made("daily-2026-11-22", 7, 1))
                .isEqualTo(generated(5, 20261122, 0))
                .isEqualTo(made("daily-2026-11-22", 8, 1));
        assertThatThrownBy(() -> made("10", 7, 0)).hasMessage("number (0) must be 1 or more");
    }

    private static String made(String setup, long seed, long number) {
        return BLANK.generate(setup, seed, number, Stop.never());
    }

    private static String generated(int cells, long seed, long item) {
        return BLANK.text(new BlankPuzzle()
                .generator(new Workspace())
                .generate(new Setup(cells), SeededRandom.ofItem(seed, item)));
    }

    @Test
    void solutions_are_texts() {
        Solver.Solutions<String> solutions = BLANK.solve(".x.", Limits.NONE);
        assertThat(solutions.found()).containsExactly("xxx");
        assertThat(solutions.outcome()).isInstanceOf(Outcome.Complete.class);
    }

    @Test
    void solutions_and_starts_are_counted() {
        assertThat(TROMINOES.count("g.../..../..../....", Limits.NONE).number()).isEqualTo(4);
        assertThat(TROMINOES.starts("4x4", Limits.NONE).number()).isEqualTo(4);
    }

    @Test
    void a_hint_has_its_moves_as_texts() {
        TextPuzzle.Step step =
                TROMINOES.hint("g.../..../..../....", Stop.never()).orElseThrow();
        assertThat(step.technique()).isNotEmpty();
        assertThat(step.text()).isNotEmpty();
        assertThat(step.moves()).isNotEmpty().allMatch(move -> move.matches("[a-z]=r\\dc\\d"));
    }

    @Test
    void what_a_puzzle_cannot_do_is_said() {
        assertThatThrownBy(() -> BLANK.count("...", Limits.NONE)).hasMessage("blank has no counter");
        assertThatThrownBy(() -> BLANK.starts("5", Limits.NONE)).hasMessage("blank has no count of start positions");
        assertThatThrownBy(() -> BLANK.hint("...", Stop.never())).hasMessage("blank has no hinter");
    }
}

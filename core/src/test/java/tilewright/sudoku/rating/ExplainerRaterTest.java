package tilewright.sudoku.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.solve.SudokuSolver;

final class ExplainerRaterTest {

    private static final int[] ALL = new int[81];

    static {
        Arrays.fill(ALL, Digits.ALL);
    }

    private final ExplainerRater rater = new ExplainerRater();

    /** All below 8.5 and a spread of the others; the bench command {@code sudokuratings} has no such bound. */
    private static List<KnownPuzzle> some() {
        List<KnownPuzzle> some = new ArrayList<>();
        int hard = 0;
        for (KnownPuzzle puzzle : KnownPuzzle.read("ratings")) {
            double er =
                    Double.parseDouble(puzzle.fact().substring(0, puzzle.fact().indexOf('/')));
            if (er < 8.5 || er < 10.5 && hard++ % 12 == 0) {
                some.add(puzzle);
            }
        }
        return some;
    }

    @Test
    void ratings_are_those_of_sudoku_explainer() {
        List<KnownPuzzle> puzzles = some();
        assertThat(puzzles).hasSizeGreaterThan(535);
        for (KnownPuzzle puzzle : puzzles) {
            assertThat(rater.rate(puzzle.board().digits(), Stop.never()).text())
                    .as(puzzle.clues())
                    .isEqualTo(puzzle.fact().substring(0, puzzle.fact().indexOf(' ')));
        }
    }

    @Test
    void no_step_contradicts_the_solution() {
        List<KnownPuzzle> puzzles = some();
        for (int i = 0; i < puzzles.size(); i += 7) {
            KnownPuzzle puzzle = puzzles.get(i);
            int[] solution = new SudokuSolver()
                    .solve(puzzle.board(), Limits.NONE)
                    .found()
                    .getFirst()
                    .digits();
            rater.solve(puzzle.board().digits(), ALL, Stop.never(), step -> {
                for (int j = 0; j < step.removals; j++) {
                    int right = Digits.bit(solution[step.removalCells[j]]);
                    assertThat(step.removalMasks[j] & right).as(puzzle.clues()).isZero();
                }
                if (step.cell >= 0) {
                    assertThat(step.digit + 1).as(puzzle.clues()).isEqualTo(solution[step.cell]);
                }
            });
        }
    }

    @Test
    void a_rater_can_be_stopped_and_used_again() {
        KnownPuzzle puzzle = KnownPuzzle.read("ratings").getLast();
        int[] asked = new int[1];
        assertThatThrownBy(() -> rater.rate(puzzle.board().digits(), () -> asked[0]++ == 100))
                .isInstanceOf(Stopped.class);
        KnownPuzzle easy = KnownPuzzle.read("ratings").getFirst();
        assertThat(rater.rate(easy.board().digits(), Stop.never()).text()).isEqualTo("1.2/1.2/1.2");
    }
}

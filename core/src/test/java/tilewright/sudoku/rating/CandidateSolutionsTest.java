package tilewright.sudoku.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.solve.Completions;

final class CandidateSolutionsTest {

    private static int count(int[] digits) {
        int[] candidates = new int[81];
        Arrays.fill(candidates, Digits.ALL);
        return new CandidateSolutions().count(digits, candidates, Stop.never());
    }

    @Test
    void puzzles_have_as_many_solutions_as_the_solver_finds() {
        for (String file : new String[] {"unsolvable", "multi-serg", "17clue"}) {
            for (KnownPuzzle puzzle : KnownPuzzle.read(file).subList(0, 30)) {
                long solutions = new Completions().count(puzzle.board(), Limits.NONE.withSolutions(2))
                        .solutions();
                assertThat(count(puzzle.board().digits())).as(puzzle.clues()).isEqualTo((int) solutions);
            }
        }
    }

    @Test
    void candidates_alone_can_make_a_puzzle() {
        Seeds.each(5, random -> {
            int[] solution =
                    new SudokuGenerator().generate(new Setup.Grid(), random).digits();
            int[] candidates = new int[81];
            for (int cell = 0; cell < 81; cell++) {
                candidates[cell] = Digits.bit(solution[cell]) | Digits.bit(1 + random.below(9));
            }
            int found = new CandidateSolutions().count(new int[81], candidates, Stop.never());
            assertThat(found).isPositive();
            candidates[40] &= ~Digits.bit(solution[40]);
            assertThat(new CandidateSolutions().count(new int[81], candidates, Stop.never()))
                    .isLessThanOrEqualTo(found);
        });
    }
}

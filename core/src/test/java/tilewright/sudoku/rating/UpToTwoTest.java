package tilewright.sudoku.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.generate.Setup;
import tilewright.sudoku.generate.SudokuGenerator;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.solve.Completions;

/** The fast count to 2 against a plain one. */
final class UpToTwoTest {

    private final Completions completions = new Completions();
    private final CandidateSolutions plain = new CandidateSolutions();

    private int count(int[] digits, int[] candidates) {
        int found = completions.upToTwo(digits, candidates, Stop.never());
        assertThat(found)
                .as("%s %s", Arrays.toString(digits), Arrays.toString(candidates))
                .isEqualTo(plain.count(digits, candidates, Stop.never()));
        return found;
    }

    private static int[] all() {
        int[] candidates = new int[81];
        Arrays.fill(candidates, Digits.ALL);
        return candidates;
    }

    @Test
    void puzzles_have_as_many_solutions_as_a_plain_solver_finds() {
        for (String file : new String[] {"unsolvable", "multi-serg", "17clue"}) {
            for (KnownPuzzle puzzle : KnownPuzzle.read(file).subList(0, 30)) {
                count(puzzle.board().digits(), all());
            }
        }
    }

    @Test
    void candidates_of_empty_cells_alone_decide() {
        int[] found = new int[3];
        Seeds.each(200, random -> {
            int[] solution =
                    new SudokuGenerator().generate(new Setup.Grid(), random).digits();
            int[] digits = solution.clone();
            int[] candidates = all();
            int clues = random.below(40);
            int lost = random.below(9);
            for (int cell = 0; cell < 81; cell++) {
                if (random.below(81) >= clues) {
                    digits[cell] = 0;
                    for (int i = 0; i < lost; i++) {
                        candidates[cell] &= ~Digits.bit(1 + random.below(9));
                    }
                    candidates[cell] |= random.below(400) == 0 ? 0 : Digits.bit(solution[cell]);
                } else {
                    candidates[cell] = random.below(2) == 0 ? 0 : Digits.ALL;
                }
            }
            found[count(digits, candidates)]++;
        });
        assertThat(found).doesNotContain(0);
    }

    @Test
    void equal_digits_that_see_each_other_leave_none() {
        int[] digits = new int[81];
        digits[0] = 5;
        digits[8] = 5;
        assertThat(count(digits, all())).isZero();
    }

    @Test
    void a_stop_is_told() {
        assertThatThrownBy(() -> completions.upToTwo(new int[81], all(), () -> true))
                .isInstanceOf(Stopped.class);
    }
}

package tilewright.sudoku.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Sample;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.canonical.Canonical;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.solve.BandSolver;

final class NearFewestCluesTest {

    private static final int SOME = 30;
    private static final int ALL = 5_000;

    private final BandSolver solver = new BandSolver();

    @ParameterizedTest
    @ValueSource(ints = {18, 19, 20})
    void puzzles_near_those_with_the_fewest_clues_are_minimal_and_seldom_isomorphs(int clues) {
        Set<String> forms = new HashSet<>();
        int seeds = Sample.size(SOME, ALL);
        for (int seed = 1; seed <= seeds; seed++) {
            Board board = Text.POSITIONS.parse(Sudoku.generate("clues-" + clues, seed));
            int[] puzzle = digits(board);
            assertThat(Arrays.stream(puzzle).filter(digit -> digit != 0).count())
                    .as("seed %d", seed)
                    .isEqualTo(clues);
            assertThat(solver.count(puzzle, 2)).as("seed %d", seed).isEqualTo(1);
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                int digit = puzzle[cell];
                puzzle[cell] = 0;
                assertThat(digit == 0 || solver.count(puzzle, 2) == 2)
                        .as("seed %d, cell %d is needed", seed, cell)
                        .isTrue();
                puzzle[cell] = digit;
            }
            forms.add(Text.POSITIONS.format(Canonical.of(board).board()));
        }
        // Around 400 puzzles there are some 20,000 with 18 clues, and very many with more.
        assertThat(forms).hasSizeGreaterThan(clues == 18 ? seeds * 3 / 4 : seeds * 19 / 20);
    }

    private static int[] digits(Board board) {
        int[] digits = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            digits[cell] = board.clue(cell);
        }
        return digits;
    }
}

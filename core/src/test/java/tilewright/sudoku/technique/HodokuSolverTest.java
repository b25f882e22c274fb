package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Text;

class HodokuSolverTest {

    /** Puzzles with the level and the score that HoDoKu 2.5.0 gives them. */
    static List<KnownPuzzle> rated() {
        return KnownPuzzle.read("hodoku-ratings");
    }

    @ParameterizedTest
    @MethodSource("rated")
    void rates_as_hodoku_does(KnownPuzzle puzzle) {
        int[] solution =
                Text.POSITIONS.parse(Sudoku.solve(puzzle.clues()).orElseThrow()).digits();
        HodokuSolver.Rating rating = HodokuSolver.rate(puzzle.board().digits(), solution, Stop.never());
        assertThat(rating.level().title() + " " + rating.score()).isEqualTo(puzzle.fact());
    }
}

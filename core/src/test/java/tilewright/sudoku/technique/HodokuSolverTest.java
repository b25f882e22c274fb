package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Sample;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.step.Step;

class HodokuSolverTest {

    /** Of the Extreme ones, which take longer, every tenth; {@code ./build bench sudokusteps levels} rates them all. */
    private static final int EXTREME = 10;

    /** Puzzles with the level and the score that HoDoKu 2.5.0 gives them. */
    static List<KnownPuzzle> rated() {
        List<KnownPuzzle> all = KnownPuzzle.read("hodoku-ratings");
        List<KnownPuzzle> quick = IntStream.range(0, all.size())
                .filter(i -> i % EXTREME == 0 || !all.get(i).fact().startsWith("Extreme"))
                .mapToObj(all::get)
                .toList();
        return Sample.of(quick, 150);
    }

    @ParameterizedTest
    @MethodSource("rated")
    void rates_as_hodoku_does(KnownPuzzle puzzle) {
        int[] solution =
                Text.POSITIONS.parse(Sudoku.solve(puzzle.clues()).orElseThrow()).digits();
        HodokuSolver.Rating rating = HodokuSolver.rate(puzzle.board().digits(), solution, Stop.never());
        assertThat(rating.level().title() + " " + rating.score()).isEqualTo(puzzle.fact());
        for (Step step : rating.path()) {
            assertThat(step.placements()).allMatch(placed -> solution[placed.cell()] == placed.digit());
            assertThat(step.eliminations()).noneMatch(removed -> solution[removed.cell()] == removed.digit());
        }
    }
}

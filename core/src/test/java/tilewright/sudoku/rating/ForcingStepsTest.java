package tilewright.sudoku.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.sudoku.KnownPuzzle;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.solve.SudokuSolver;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

final class ForcingStepsTest {

    private static final int[] ALL = new int[81];

    static {
        Arrays.fill(ALL, Digits.ALL);
    }

    @Test
    void every_step_of_hard_puzzles_agrees_with_the_solution_and_nets_find_all_that_chains_find() {
        int found = 0;
        int inferences = 0;
        Set<StepKind> techniques = new HashSet<>();
        List<KnownPuzzle> puzzles = KnownPuzzle.read("ratings");
        for (int i = 400; i < puzzles.size(); i += 25) {
            KnownPuzzle puzzle = puzzles.get(i);
            int[] digits = puzzle.board().digits();
            int[] solution = new SudokuSolver()
                    .solve(puzzle.board(), Limits.NONE)
                    .found()
                    .getFirst()
                    .digits();
            List<Step> chains = new ForcingSteps(false).all(digits, ALL, Stop.never());
            List<Step> nets = new ForcingSteps(true).all(digits, ALL, Stop.never());
            assertThat(conclusions(nets)).as(puzzle.clues()).containsAll(conclusions(chains));
            found += nets.size();
            for (Step step : nets) {
                inferences += step.premises().size();
                techniques.add(step.kind());
                assertThat(step.placements())
                        .as(puzzle.clues())
                        .allMatch(placed -> solution[placed.cell()] == placed.digit());
                assertThat(step.eliminations())
                        .as(puzzle.clues())
                        .noneMatch(removed -> solution[removed.cell()] == removed.digit());
            }
        }
        assertThat(found).isEqualTo(683);
        assertThat(inferences).as("of the shortest of each conclusion").isEqualTo(21083);
        assertThat(techniques)
                .containsExactlyInAnyOrder(
                        StepKind.CONTRADICTION_FORCING_CHAINS,
                        StepKind.DOUBLE_FORCING_CHAINS,
                        StepKind.CELL_FORCING_CHAINS,
                        StepKind.REGION_FORCING_CHAINS);
    }

    private static Set<String> conclusions(List<Step> steps) {
        Set<String> all = new HashSet<>();
        for (Step step : steps) {
            step.placements().stream().map(Candidate::placed).forEach(all::add);
            step.eliminations().stream().map(Candidate::removed).forEach(all::add);
        }
        return all;
    }
}

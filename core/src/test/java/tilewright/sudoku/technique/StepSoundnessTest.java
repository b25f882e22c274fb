package tilewright.sudoku.technique;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.Seeds;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.Sudoku;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Step;

class StepSoundnessTest {

    @Test
    void every_step_agrees_with_the_solution() {
        Seeds.each(1, 4, random -> {
            String puzzle = Sudoku.generate("minimal", random.below(1_000_000));
            String solution = Sudoku.solve(puzzle).orElseThrow();
            CandidateGrid grid = CandidateGrid.of(Text.POSITIONS.parse(puzzle));
            while (!grid.solved()) {
                List<Step> steps = Techniques.steps(grid, Stop.never());
                steps.forEach(step -> assertAgrees(step, solution, puzzle));
                if (steps.isEmpty()) {
                    removeOne(grid, solution, random);
                } else {
                    grid.apply(steps.get(random.below(steps.size())));
                }
            }
        });
    }

    private static void assertAgrees(Step step, String solution, String puzzle) {
        assertThat(step.placements()).as("%s of %s", step, puzzle).allMatch(one -> digit(solution, one) == one.digit());
        assertThat(step.eliminations())
                .as("%s of %s", step, puzzle)
                .noneMatch(one -> digit(solution, one) == one.digit());
    }

    private static int digit(String solution, Candidate candidate) {
        return solution.charAt(candidate.cell()) - '0';
    }

    /** Takes a wrong candidate away, so that the way goes on where no technique does. */
    private static void removeOne(CandidateGrid grid, String solution, SeededRandom random) {
        int cell = random.below(Houses.CELLS);
        while (Digits.size(grid.candidates(cell)) < 2) {
            cell = (cell + 1) % Houses.CELLS;
        }
        int wrong = grid.candidates(cell) & ~Digits.bit(solution.charAt(cell) - '0');
        grid.remove(cell, Digits.first(wrong));
    }
}

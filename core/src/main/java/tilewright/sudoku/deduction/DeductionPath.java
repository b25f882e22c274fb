package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.search.Stop;
import tilewright.sudoku.rules.VariantPuzzle;

/**
 * The steps from a puzzle to its solution, each time the easiest.
 *
 * @param solved whether they lead to a grid that is full
 */
public record DeductionPath(List<Deduction> steps, boolean solved) {

    public DeductionPath {
        steps = List.copyOf(steps);
    }

    /**
     * Returns the path of a puzzle, which is to have one solution; of others it may end early.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static DeductionPath of(VariantPuzzle puzzle, Stop stop) {
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
        List<Deduction> steps = new ArrayList<>();
        while (!grid.solved() && !grid.broken()) {
            Optional<Deduction> step = VariantTechniques.next(grid, stop);
            if (step.isEmpty()) {
                break;
            }
            steps.add(step.get());
            grid.apply(step.get());
        }
        return new DeductionPath(steps, grid.solved() && !grid.broken());
    }

    /** The hardest step in tenths; 0 for a puzzle that is full. */
    public int hardest() {
        return steps.stream().mapToInt(Deduction::tenths).max().orElse(0);
    }
}

package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.search.Stop;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.step.Level;

/**
 * The steps from a puzzle to its solution, each time the easiest.
 *
 * @param solved whether they lead to a grid that is full
 */
public record DeductionPath(List<Deduction> steps, boolean solved) {

    /** The places, in tenths, at which levels begin: of locked candidates and small groups, of hidden pairs, and of contradictions. */
    private static final int MEDIUM = 24;

    private static final int HARD = 34;
    static final int CONTRADICTIONS = 85;
    private static final int NESTED = 95;

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
        return below(Integer.MAX_VALUE, puzzle, stop);
    }

    private static DeductionPath below(int tenths, VariantPuzzle puzzle, Stop stop) {
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle);
        List<Deduction> steps = new ArrayList<>();
        while (!grid.solved() && !grid.broken()) {
            Optional<Deduction> step = VariantTechniques.next(grid, 0, tenths, stop);
            if (step.isEmpty()) {
                break;
            }
            steps.add(step.get());
            grid.apply(step.get());
        }
        return new DeductionPath(steps, grid.solved() && !grid.broken());
    }

    /**
     * Returns whether a puzzle, which is to have one solution, is of a level. Steps that are harder are not looked for.
     *
     * @param stop asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static boolean isOf(Level level, VariantPuzzle puzzle, Stop stop) {
        DeductionPath path = below(
                switch (level) {
                    case EASY -> MEDIUM;
                    case MEDIUM -> HARD;
                    case HARD -> CONTRADICTIONS;
                    case UNFAIR -> NESTED;
                    case EXTREME -> Integer.MAX_VALUE;
                },
                puzzle,
                stop);
        return path.solved && path.level() == level;
    }

    /** The hardest step in tenths; 0 for a puzzle that is full. */
    public int hardest() {
        return steps.isEmpty() ? 0 : hardestStep().tenths();
    }

    /** The first of the hardest steps; there is at least one step. */
    Deduction hardestStep() {
        return steps.stream()
                .reduce((one, other) -> other.tenths() > one.tenths() ? other : one)
                .orElseThrow();
    }

    /** The level, by the place of the hardest step in the order: a harder step never gives a lower one. */
    public Level level() {
        int hardest = hardest();
        if (hardest >= NESTED) {
            return Level.EXTREME;
        }
        if (hardest >= CONTRADICTIONS) {
            return Level.UNFAIR;
        }
        return hardest >= HARD ? Level.HARD : hardest >= MEDIUM ? Level.MEDIUM : Level.EASY;
    }
}

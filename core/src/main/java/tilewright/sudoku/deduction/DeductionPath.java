package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.search.Stopped;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.variant.Work;

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
     * @param work its bound; asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    public static DeductionPath of(VariantPuzzle puzzle, Work work) {
        return below(Integer.MAX_VALUE, puzzle, work);
    }

    private static DeductionPath below(int tenths, VariantPuzzle puzzle, Work work) {
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle, work);
        List<Deduction> steps = new ArrayList<>();
        while (!grid.solved() && !grid.broken()) {
            Optional<Deduction> step = VariantTechniques.next(grid, 0, tenths, work);
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
     * @param work its bound; asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    public static boolean isOf(Level level, VariantPuzzle puzzle, Work work) {
        DeductionPath path = below(behind(level), puzzle, work);
        return path.solved && path.level() == level;
    }

    /**
     * Returns whether a puzzle, which is to have one solution, is of a level or an easier one.
     *
     * @param work its bound; asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    public static boolean isAtMost(Level level, VariantPuzzle puzzle, Work work) {
        return below(behind(level), puzzle, work).solved;
    }

    /**
     * Returns whether steps lead from a puzzle to where the cells have no candidates but those of a claim, so that it holds in all solutions.
     *
     * @param claimed the digits of each cell, as bits; 0 where nothing is claimed
     * @param work its bound, behind which the answer is no; asked at least every 10 ms
     * @throws tilewright.search.Stopped when it was stopped
     */
    public static boolean leadsTo(int[] claimed, VariantPuzzle puzzle, Work work) {
        CandidateGrid grid = CandidateGrid.of(new RuleFacts(puzzle.rules()), puzzle, work);
        try {
            while (!grid.isWithin(claimed)) {
                Optional<Deduction> step = grid.broken() ? Optional.empty() : VariantTechniques.next(grid, work);
                if (step.isEmpty()) {
                    return false;
                }
                grid.apply(step.get());
            }
            return true;
        } catch (Stopped stopped) {
            if (work.isSpent()) {
                return false;
            }
            throw stopped;
        }
    }

    /** The place behind the last one of a level. */
    private static int behind(Level level) {
        return switch (level) {
            case EASY -> MEDIUM;
            case MEDIUM -> HARD;
            case HARD -> CONTRADICTIONS;
            case UNFAIR -> NESTED;
            case EXTREME -> Integer.MAX_VALUE;
        };
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

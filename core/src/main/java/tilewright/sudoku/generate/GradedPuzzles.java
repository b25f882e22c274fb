package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Makes puzzles of a level, or whose hardest step is of one kind: random ones, minimal or with a number of clues in a
 * range, until one fits. Each is solved with no more than that takes, so most are refused soon. One thread.
 */
final class GradedPuzzles {

    /** Puzzles that are looked at: about ten seconds. */
    private static final int MOST = 20_000;

    private final BandSolver solver;
    private final Setup.Graded setup;
    private final Predicate<int[]> fits;

    /** @param fits whether the clues are those of a puzzle that is wanted */
    GradedPuzzles(BandSolver solver, Setup.Graded setup, Predicate<int[]> fits) {
        this.solver = solver;
        this.setup = setup;
        this.fits = fits;
    }

    /** The clues of such a puzzle; empty when none is found in time. */
    Optional<int[]> find(SeededRandom random) {
        MinimalPuzzles puzzles = new MinimalPuzzles(solver, setup.symmetry());
        RandomGrids grids = new RandomGrids(solver);
        int[] grid = new int[Houses.CELLS];
        for (int i = 0; i < MOST; i++) {
            grids.fill(grid, random);
            int[] clues = puzzles.of(grid, fewest(random), random);
            if (hasClues(clues) && fits.test(clues)) {
                return Optional.of(clues);
            }
        }
        return Optional.empty();
    }

    /** A number of clues in the range; 0 without one. */
    private int fewest(SeededRandom random) {
        return setup.clues()
                .map(range -> range.fewest() + random.below(range.most() - range.fewest() + 1))
                .orElse(0);
    }

    private boolean hasClues(int[] clues) {
        int count = (int) Arrays.stream(clues).filter(digit -> digit != 0).count();
        return setup.clues().map(range -> range.has(count)).orElse(true);
    }
}

package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.Optional;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Setup;
import tilewright.sudoku.solve.BandSolver;

/**
 * Puzzles of a level, or whose hardest step is of one kind: random ones, minimal or with a number of clues in a range, until one
 * is. Each is solved with no more than that takes, so most are refused soon. One thread.
 */
final class GradedPuzzles {

    /** Puzzles that are looked at: about ten seconds. */
    private static final int MOST = 20_000;

    private final BandSolver solver;
    private final Setup.Graded setup;
    private final Grader grader;

    GradedPuzzles(BandSolver solver, Setup.Graded setup, Grader grader) {
        this.solver = solver;
        this.setup = setup;
        this.grader = grader;
    }

    /** The clues of such a puzzle; empty when none is found in time. */
    Optional<int[]> find(SeededRandom random, Stop stop) {
        MinimalPuzzles puzzles = new MinimalPuzzles(solver, setup.symmetry());
        RandomGrids grids = new RandomGrids(solver);
        int[] grid = new int[Houses.CELLS];
        for (int i = 0; i < MOST; i++) {
            grids.fill(grid, random);
            int[] clues = puzzles.of(grid, fewest(random), random);
            if (hasClues(clues) && grader.fits(setup, clues, stop)) {
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

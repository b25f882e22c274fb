package tilewright.sudoku.generate;

import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Filled grids, each of the 6,670,903,752,021,072,936,960 equally likely. About a hundredth of a second each.
 *
 * <p>The first box is random; so are the rest of the first band and of the first stack, which have 2,612,736 ways each whatever
 * the box. The other 36 cells can then be filled in 2,693 ways on average, but not in the same number of ways each time. So
 * a number below {@link #BOUND} is drawn; if there are more ways than this number, the way with this number is the grid,
 * else all begins again: each grid comes with the same chance, 1 in (first parts × bound). That is exact as long as no first
 * part has more ways than the bound; docs/results/sudoku.md says what is known of that. Mutable; one thread at a time.
 *
 * <p>The number of grids and of bands: Felgenhauer and Jarvis, Mathematics of Sudoku I, 2006.
 */
public final class UniformGrids {

    /** A bound above the ways that any first band and stack was found to leave. */
    static final int BOUND = 16_384;

    private final BandSolver solver;
    private final int[] digits = new int[Houses.CELLS];

    public UniformGrids(BandSolver solver) {
        this.solver = solver;
    }

    /** Fills a grid of 81 digits. */
    public void fill(int[] grid, SeededRandom random) {
        do {
            FirstBandAndStack.fill(digits, random);
            int number = random.below(BOUND);
            solver.begin(digits);
            solver.run(number + 1, Long.MAX_VALUE >> 1);
            if (solver.found() == number + 1) {
                solver.solution(grid);
                return;
            }
        } while (true);
    }

    /** Returns the number of ways to complete a random first band and stack. */
    public long ways(SeededRandom random) {
        FirstBandAndStack.fill(digits, random);
        return solver.count(digits, Integer.MAX_VALUE);
    }
}

package tilewright.sudoku.generate;

import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Filled grids by chance, quickly: some ten microseconds each.
 *
 * <p>The first band and stack are uniform; the rest is completed by the {@link BandSolver}, which at each guess takes either
 * half first with even chance. Every grid can come, but they are not equally likely: docs/results/sudoku.md says how far they are
 * from that, and {@link UniformGrids} are. Mutable; one thread at a time.
 */
public final class RandomGrids {

    private final BandSolver solver;
    private final int[] digits = new int[Houses.CELLS];

    public RandomGrids(BandSolver solver) {
        this.solver = solver;
    }

    /** Fills 81 digits. */
    public void fill(int[] grid, SeededRandom random) {
        FirstParts.fill(digits, random);
        solver.begin(digits);
        solver.randomize(random);
        solver.run(1, Long.MAX_VALUE >> 1);
        solver.solution(grid);
    }
}

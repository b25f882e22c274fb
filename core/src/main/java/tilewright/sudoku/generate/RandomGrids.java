package tilewright.sudoku.generate;

import tilewright.rng.SeededRandom;
import tilewright.sudoku.canonical.Isomorphism;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Random filled grids, quickly: some ten microseconds each.
 *
 * <p>The first band and stack are uniform; the rest is completed by the {@link BandSolver}, which at each guess takes either
 * half first with even chance, and prefers low digits and early places for its guesses. So a random isomorph of that is taken: a
 * grid is as likely as its isomorphs. Not all grids are equally likely: docs/results/sudoku.md says how far they are from that, and
 * {@link UniformGrids} are. Mutable; one thread at a time.
 */
public final class RandomGrids {

    private final BandSolver solver;
    private final int[] digits = new int[Houses.CELLS];

    public RandomGrids(BandSolver solver) {
        this.solver = solver;
    }

    /** Fills a grid of 81 digits. */
    public void fill(int[] grid, SeededRandom random) {
        FirstBandAndStack.fill(digits, random);
        solver.begin(digits);
        solver.randomize(random);
        solver.run(1, Long.MAX_VALUE >> 1);
        solver.solution(digits);
        System.arraycopy(Isomorphism.random(random).of(digits), 0, grid, 0, Houses.CELLS);
    }
}

package tilewright.sudoku.generate;

import tilewright.puzzle.Generator;
import tilewright.rng.SeededRandom;

/** Filled grids for the tests of other rooms, made without a solver. */
public final class FilledGrids {

    private FilledGrids() {}

    /** 81 digits. */
    public static int[] random(SeededRandom random) {
        return new PhasedGrid(random, new WorkLog(Generator.Log.NONE)).fill();
    }
}

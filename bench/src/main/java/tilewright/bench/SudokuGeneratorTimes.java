package tilewright.bench;

import java.lang.management.ManagementFactory;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.generate.MinimalPuzzles;
import tilewright.sudoku.generate.RandomGrids;
import tilewright.sudoku.generate.Symmetry;
import tilewright.sudoku.generate.UniformGrids;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/** Prints how many grids and minimal puzzles one thread makes in a second of its CPU time, and their clues. */
public final class SudokuGeneratorTimes {

    private static final int ROUNDS = 5;
    private static final long ROUND_NANOS = 1_000_000_000;

    private SudokuGeneratorTimes() {}

    /** Makes one more; returns its clues. */
    private interface Maker {
        int make(SeededRandom random);
    }

    /** Prints the table. */
    public static void main(String[] arguments) {
        BandSolver solver = new BandSolver();
        int[] grid = new int[Houses.CELLS];
        RandomGrids quick = new RandomGrids(solver);
        UniformGrids uniform = new UniformGrids(solver);
        System.out.printf("%-24s %12s %8s%n", "", "a second", "clues");
        print("quick grids", random -> {
            quick.fill(grid, random);
            return Houses.CELLS;
        });
        print("uniform grids", random -> {
            uniform.fill(grid, random);
            return Houses.CELLS;
        });
        for (Symmetry symmetry : Symmetry.values()) {
            MinimalPuzzles puzzles = new MinimalPuzzles(solver, symmetry);
            print("minimal " + symmetry.text(), random -> {
                quick.fill(grid, random);
                int clues = 0;
                for (int digit : puzzles.of(grid, 0, random)) {
                    clues += digit == 0 ? 0 : 1;
                }
                return clues;
            });
        }
    }

    /** The best of some rounds, the first of which warms up. */
    private static void print(String name, Maker maker) {
        SeededRandom random = new SeededRandom(1);
        double best = 0;
        long made = 0;
        long clues = 0;
        for (int round = 0; round < ROUNDS; round++) {
            long start = cpu();
            long before = made;
            while (cpu() - start < ROUND_NANOS) {
                clues += maker.make(random);
                made++;
            }
            best = Math.max(best, (made - before) * 1e9 / (cpu() - start));
        }
        System.out.printf("%-24s %,12.0f %8.2f%n", name, best, (double) clues / made);
    }

    private static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}

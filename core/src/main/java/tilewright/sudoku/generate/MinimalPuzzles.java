package tilewright.sudoku.generate;

import java.util.Arrays;
import java.util.List;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.BandSolver;

/**
 * Makes minimal puzzles: takes clues away from filled grids until each that is left is needed.
 *
 * <p>Orbits of a {@link Symmetry} are taken in a random order; one stays if without it there would be a second solution.
 * As fewer clues never have fewer solutions, what stays once is needed to the end, and one look at each is enough. Mutable;
 * one thread at a time.
 */
public final class MinimalPuzzles {

    /*
     * While there are many clues nearly all can go, so they are taken many at once: if the rest has one solution, each of them
     * could have gone in its turn. If not, they are put back and half as many are tried. The result is the one of taking them one
     * by one.
     *
     * A single cell can go without a search when its row, column and box hold all other digits. Else one looks for a solution with another digit in
     * it, which is less work than to count to two.
     */
    private static final int FIRST_CELLS = 30;
    private static final int MORE_CELLS = 6;

    private static final int ALL_DIGITS = 0x1FF;

    private final BandSolver solver;
    private final List<int[]> orbits;
    private final int[] order;
    private final int[] clues = new int[Houses.CELLS];

    /** Digits of each house as bits. */
    private final int[] seen = new int[Houses.COUNT];

    public MinimalPuzzles(BandSolver solver, Symmetry symmetry) {
        this.solver = solver;
        orbits = symmetry.orbits();
        order = new int[orbits.size()];
    }

    /**
     * The clues of a puzzle that has this grid as its only solution.
     *
     * @param least stop when so few clues are left
     * @return 81 digits, 0 for an empty cell; the caller's own
     */
    public int[] of(int[] grid, int least, SeededRandom random) {
        return reduced(grid, grid, least, random);
    }

    /**
     * The clues that are left of a puzzle.
     *
     * @param puzzle whose only solution is the grid, and whose clues stand in whole orbits
     */
    int[] reduced(int[] puzzle, int[] grid, int least, SeededRandom random) {
        System.arraycopy(puzzle, 0, clues, 0, Houses.CELLS);
        Arrays.fill(seen, 0);
        int left = 0;
        int orbitsLeft = 0;
        for (int orbit = 0; orbit < order.length; orbit++) {
            for (int cell : orbits.get(orbit)) {
                if (clues[cell] != 0) {
                    turn(cell);
                    left++;
                }
            }
            if (clues[orbits.get(orbit)[0]] != 0) {
                order[orbitsLeft++] = orbit;
            }
        }
        random.shuffle(order, orbitsLeft);
        int atOnce = Math.min(FIRST_CELLS, left - least);
        for (int next = 0; next < orbitsLeft && left > least; ) {
            int end = next;
            int taken = 0;
            do {
                taken += take(order[end++]);
            } while (end < orbitsLeft && taken + orbits.get(order[end]).length <= atOnce);
            if (left - taken >= least && onlySolution(grid, end - next, order[next])) {
                next = end;
                left -= taken;
                atOnce = Math.min(atOnce, MORE_CELLS);
            } else {
                for (int i = next; i < end; i++) {
                    putBack(grid, order[i]);
                }
                next += end - next == 1 ? 1 : 0;
                atOnce = Math.max(1, taken / 2);
            }
        }
        return clues.clone();
    }

    private boolean onlySolution(int[] grid, int orbitsTaken, int orbit) {
        int cell = orbits.get(orbit)[0];
        if (orbitsTaken > 1 || orbits.get(orbit).length > 1) {
            return solver.count(clues, 2) == 1;
        }
        if (seenFrom(cell) == (ALL_DIGITS ^ Digits.bit(grid[cell]))) {
            return true;
        }
        solver.begin(clues);
        solver.forbid(cell, grid[cell]);
        solver.run(1, Long.MAX_VALUE >> 1);
        return solver.found() == 0;
    }

    private int seenFrom(int cell) {
        int[] houses = Houses.of(cell);
        return seen[houses[0]] | seen[houses[1]] | seen[houses[2]];
    }

    private int take(int orbit) {
        int[] cells = orbits.get(orbit);
        for (int cell : cells) {
            turn(cell);
            clues[cell] = 0;
        }
        return cells.length;
    }

    private void putBack(int[] grid, int orbit) {
        for (int cell : orbits.get(orbit)) {
            clues[cell] = grid[cell];
            turn(cell);
        }
    }

    private void turn(int cell) {
        for (int house : Houses.of(cell)) {
            seen[house] ^= Digits.bit(clues[cell]);
        }
    }
}

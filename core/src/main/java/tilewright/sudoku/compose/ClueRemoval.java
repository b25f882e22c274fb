package tilewright.sudoku.compose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.variant.VariantSampler;
import tilewright.sudoku.variant.Work;

/**
 * Takes givens away from a grid until each that is left is needed. As fewer givens never have fewer solutions, one look at each orbit is enough,
 * and several that can go together could have gone one by one; and a grid that was found once needs no search when it has the givens again.
 *
 * @param sampler of the rules
 * @param orbits of cells that are given or empty together
 * @param nodes of the search for each of them
 * @param keepsUndecided whether an orbit that needs more nodes stays, though it may not be needed; a grid is given up else
 */
record ClueRemoval(VariantSampler sampler, List<int[]> orbits, long nodes, boolean keepsUndecided) {

    /** Orbits that are tried together when the first ones are gone. */
    private static final int TOGETHER = 3;

    /**
     * Returns the givens; empty when an orbit takes too long.
     *
     * @throws tilewright.search.Stopped when it was stopped, or the work is spent
     */
    Optional<int[]> of(int[] grid, SeededRandom random, Work work) {
        Run run = new Run(grid, grid.clone(), random.permutation(orbits.size()), work);
        int first = orbits.size() / 2; // nearly always they can go
        boolean done = run.take(0, first);
        for (int from = first; from < orbits.size() && done; from += TOGETHER) {
            done = run.take(from, Math.min(orbits.size(), from + TOGETHER));
        }
        return done ? Optional.of(run.givens) : Optional.empty();
    }

    /** The givens of one grid, and the order in which its orbits are tried. */
    private final class Run {

        private final int[] grid;
        private final int[] givens;
        private final int[] order;
        private final Work work;

        /** Other grids that were found, with the givens of some time. */
        private final List<int[]> known = new ArrayList<>();

        Run(int[] grid, int[] givens, int[] order, Work work) {
            this.grid = grid;
            this.givens = givens;
            this.order = order;
            this.work = work;
        }

        /** Takes what can go of some orbits; false when one of them takes too long. */
        boolean take(int from, int to) {
            int cell = orbits.get(order[from])[0];
            boolean single = to == from + 1 && orbits.get(order[from]).length == 1;
            if (single && sampler.onlyDigit(givens, cell)) {
                givens[cell] = 0;
                return true;
            }
            set(from, to, false);
            if (!isKnown()) {
                VariantSampler.Found other;
                if (single) {
                    givens[cell] = grid[cell];
                    other = sampler.other(givens, cell, nodes, work);
                    givens[cell] = 0;
                } else {
                    other = sampler.other(givens, grid, nodes, work);
                }
                if (other instanceof VariantSampler.Found.None) {
                    return true;
                }
                if (other instanceof VariantSampler.Found.Grid(int[] digits)) {
                    known.add(digits);
                } else if (to == from + 1 && !keepsUndecided) {
                    return false;
                }
            }
            set(from, to, true);
            int middle = (from + to) / 2;
            return to == from + 1 || take(from, middle) && take(middle, to);
        }

        /** Returns whether a grid that was found before has the givens. */
        private boolean isKnown() {
            for (int i = known.size() - 1; i >= 0; i--) {
                if (has(known.get(i))) {
                    return true;
                }
            }
            return false;
        }

        private boolean has(int[] other) {
            for (int cell = 0; cell < givens.length; cell++) {
                if (givens[cell] != 0 && givens[cell] != other[cell]) {
                    return false;
                }
            }
            return true;
        }

        private void set(int from, int to, boolean given) {
            for (int i = from; i < to; i++) {
                for (int cell : orbits.get(order[i])) {
                    givens[cell] = given ? grid[cell] : 0;
                }
            }
        }
    }
}

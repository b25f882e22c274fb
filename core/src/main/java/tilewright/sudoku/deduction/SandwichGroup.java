package tilewright.sudoku.deduction;

import java.util.Arrays;
import tilewright.sudoku.rules.Constraint;

/** A row or column with the sum of what stands between 1 and the highest digit. */
record SandwichGroup(Constraint.Sandwich sandwich, int[] cells) implements CellGroup {

    /** Maximum number of sets of digits that are tried. */
    private static final int MOST_TRIES = 40_000;

    @Override
    public Constraint constraint() {
        return sandwich;
    }

    @Override
    public int[] supported(CandidateGrid grid) {
        Search search = new Search(grid);
        int[] supported = search.supported();
        grid.addTries(search.tries);
        return supported;
    }

    /** None: a row or column is a house, which has them all. */
    @Override
    public int needed(CandidateGrid grid) {
        return 0;
    }

    /** Tries all places of the two outer digits, and all sets of digits between them. */
    private final class Search {

        private final int side = cells.length;
        private final int[] masks;
        private final int[] supported = new int[cells.length];
        private int from;
        private int to;
        private int tries;

        Search(CandidateGrid grid) {
            masks = Arrays.stream(cells).map(grid::mask).toArray();
        }

        int[] supported() {
            int one = Bits.of(1);
            int highest = Bits.of(side);
            for (from = 0; from < side; from++) {
                for (to = from + 1; to < side; to++) {
                    boolean up = (masks[from] & one) != 0 && (masks[to] & highest) != 0;
                    boolean down = (masks[from] & highest) != 0 && (masks[to] & one) != 0;
                    if ((up || down) && choose(2, to - from - 1, sandwich.sum(), 0)) {
                        supported[from] |= (up ? one : 0) | (down ? highest : 0);
                        supported[to] |= (up ? highest : 0) | (down ? one : 0);
                    }
                    if (tries > MOST_TRIES) {
                        return masks;
                    }
                }
            }
            return supported;
        }

        /** Chooses further digits, from one on, with a sum; whether there is a set that fits. */
        private boolean choose(int digit, int count, int sum, int inside) {
            if (count == 0) {
                return sum == 0 && fits(inside);
            }
            if (++tries > MOST_TRIES) {
                return true;
            }
            boolean found = false;
            for (int next = digit; next + count <= side && next * count <= sum; next++) {
                found |= choose(next + 1, count - 1, sum - next, inside | Bits.of(next));
            }
            return found;
        }

        private boolean fits(int inside) {
            int outside = Bits.upTo(side - 1) & ~Bits.of(1) & ~inside;
            int[] all = new int[side];
            for (int i = 0; i < side; i++) {
                all[i] = i == from || i == to ? 0 : masks[i] & (i > from && i < to ? inside : outside);
                if (all[i] == 0 && i != from && i != to) {
                    return false;
                }
            }
            int union = 0;
            for (int mask : all) {
                union |= mask;
            }
            if (union != (inside | outside)) {
                return false;
            }
            for (int i = 0; i < side; i++) {
                supported[i] |= all[i];
            }
            return true;
        }
    }
}

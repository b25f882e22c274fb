package tilewright.sudoku.deduction;

/**
 * The ways to fill cells whose digits exclude each other in pairs, and that may have a sum.
 *
 * @param signs 1 for each cell that is added, -1 for one that is subtracted; none for cells without a sum
 * @param sum of the digits with these signs
 */
record Fillings(int[] cells, int[] signs, int sum) {

    /** Maximum number of digits that are tried for one group. */
    private static final int MOST_TRIES = 10_000;

    /** Returns the digits that each of the cells has in some way to fill them all, or more where finding out would take long. */
    int[] supported(CandidateGrid grid) {
        Search search = new Search(grid);
        int[] supported = search.supported();
        grid.addTries(search.tries);
        return supported;
    }

    /** Returns digits that are in each way to fill the cells, as bits: perhaps not all of them where finding out would take long. */
    int needed(CandidateGrid grid) {
        Search search = new Search(grid);
        int needed = search.needed();
        grid.addTries(search.tries);
        return needed;
    }

    /** Looks for a way to fill all cells for each digit of each cell, until each has been seen in one. */
    private final class Search {

        private final CandidateGrid grid;
        private final RuleFacts facts;
        private final int[] supported = new int[cells.length];
        private final int[] chosen = new int[cells.length];
        /** The least and greatest sum of all cells from one on but the fixed one, with their signs. */
        private final int[] least = new int[cells.length + 1];

        private final int[] most = new int[cells.length + 1];
        private int fixed;
        private int tries;

        /** A digit that no cell may have, as a bit; 0 for none. */
        private int without;

        /** The digits that all ways have that were seen. */
        private int common = -1;

        private boolean seen;

        Search(CandidateGrid grid) {
            this.grid = grid;
            facts = grid.facts();
        }

        int[] supported() {
            for (fixed = 0; fixed < cells.length; fixed++) {
                bound();
                for (int rest = grid.mask(cells[fixed]); rest != 0; rest &= rest - 1) {
                    int digit = Bits.least(rest);
                    if (Bits.has(supported[fixed], digit)) {
                        continue;
                    }
                    chosen[fixed] = digit;
                    boolean found = fill(0, sign(fixed) * digit);
                    if (tries > MOST_TRIES) {
                        return unknown();
                    }
                    if (found) {
                        keepChosen();
                    }
                }
            }
            return supported;
        }

        /** The digits of all ways that are seen, but those that some other way does without. */
        int needed() {
            supported();
            fixed = -1;
            for (int rest = seen ? common : 0; rest != 0; rest &= rest - 1) {
                without = rest & -rest;
                bound();
                if (fill(0, 0)) {
                    common &= ~without;
                }
            }
            return seen && tries <= MOST_TRIES ? common : 0;
        }

        private void keepChosen() {
            int digits = 0;
            for (int i = 0; i < cells.length; i++) {
                supported[i] |= Bits.of(chosen[i]);
                digits |= Bits.of(chosen[i]);
            }
            common &= digits;
            seen = true;
        }

        private int[] unknown() {
            for (int i = 0; i < cells.length; i++) {
                supported[i] = grid.mask(cells[i]);
            }
            return supported;
        }

        private int sign(int i) {
            return signs.length == 0 ? 0 : signs[i];
        }

        private void bound() {
            for (int i = cells.length - 1; i >= 0; i--) {
                int mask = i == fixed ? 0 : grid.mask(cells[i]) & ~without;
                int low = mask == 0 ? 0 : sign(i) * (sign(i) < 0 ? Bits.most(mask) : Bits.least(mask));
                int high = mask == 0 ? 0 : sign(i) * (sign(i) < 0 ? Bits.least(mask) : Bits.most(mask));
                least[i] = least[i + 1] + low;
                most[i] = most[i + 1] + high;
            }
        }

        /** Fills the cells from one on; the sum is that of the cells before it and of the fixed one. */
        private boolean fill(int i, int before) {
            if (i == cells.length) {
                return before == sum;
            }
            if (i == fixed) {
                return fill(i + 1, before);
            }
            if (before + least[i] > sum || before + most[i] < sum) {
                return false;
            }
            for (int rest = grid.mask(cells[i]) & ~without; rest != 0; rest &= rest - 1) {
                int digit = Bits.least(rest);
                if (++tries > MOST_TRIES) {
                    return false;
                }
                if (fits(i, digit)) {
                    chosen[i] = digit;
                    if (fill(i + 1, before + sign(i) * digit)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean fits(int i, int digit) {
            if (fixed > i && facts.excludes(cells[i], digit, cells[fixed], chosen[fixed])) {
                return false;
            }
            for (int j = 0; j < i; j++) {
                if (facts.excludes(cells[i], digit, cells[j], chosen[j])) {
                    return false;
                }
            }
            return true;
        }
    }
}

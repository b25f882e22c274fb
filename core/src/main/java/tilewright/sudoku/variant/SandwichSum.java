package tilewright.sudoku.variant;

/**
 * The sum between 1 and the highest digit of a row or a column.
 *
 * @param fillings for each number of cells between them the sets of digits with the sum, as bits; none for numbers that have none, and
 *     all digits but the two where there would be too many
 */
record SandwichSum(int[] cells, int sum, int[][] fillings) implements Propagator {

    @Override
    public int cost() {
        return 3;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        int side = cells.length;
        int[] kept = candidates.scratch;
        for (int i = 0; i < side; i++) {
            kept[i] = 0;
        }
        for (int from = 0; from < side; from++) {
            for (int to = from + 1; to < side; to++) {
                boolean up = fits(candidates, from, 1) && fits(candidates, to, 1 << side - 1);
                boolean down = fits(candidates, from, 1 << side - 1) && fits(candidates, to, 1);
                if ((up || down) && fill(candidates, from, to, kept)) {
                    kept[from] |= (up ? 1 : 0) | (down ? 1 << side - 1 : 0);
                    kept[to] |= (down ? 1 : 0) | (up ? 1 << side - 1 : 0);
                }
            }
        }
        for (int i = 0; i < side; i++) {
            if (!candidates.keep(cells[i], kept[i])) {
                return false;
            }
        }
        return true;
    }

    private boolean fits(Candidates candidates, int i, int bit) {
        return (candidates.mask(cells[i]) & bit) != 0;
    }

    /** Adds what cells may have when the crust is here; returns whether it can be. */
    private boolean fill(Candidates candidates, int from, int to, int[] kept) {
        int side = cells.length;
        int middle = (1 << side - 1) - 2;
        if (!reaches(candidates, from, to)) {
            return false;
        }
        boolean any = false;
        for (int set : fillings[to - from - 1]) {
            int rest = set == middle ? middle : middle & ~set;
            boolean fits = true;
            for (int i = 0; fits && i < side; i++) {
                fits = i == from || i == to || fits(candidates, i, i > from && i < to ? set : rest);
            }
            if (fits) {
                any = true;
                for (int i = 0; i < side; i++) {
                    if (i != from && i != to) {
                        kept[i] |= i > from && i < to ? set : rest;
                    }
                }
            }
        }
        return any;
    }

    /** Whether the sum is between the least and the largest one of the cells. */
    private boolean reaches(Candidates candidates, int from, int to) {
        int least = 0;
        int most = 0;
        for (int i = from + 1; i < to; i++) {
            int mask = candidates.mask(cells[i]);
            least += Integer.numberOfTrailingZeros(mask) + 1;
            most += Integer.SIZE - Integer.numberOfLeadingZeros(mask);
        }
        return least <= sum && sum <= most;
    }

    /**
     * Returns the propagator of a line.
     *
     * @param most sets of digits for a number of cells
     */
    static SandwichSum of(int[] cells, int sum, int most) {
        int side = cells.length;
        int[][] fillings = new int[side - 1][];
        for (int between = 0; between < side - 1; between++) {
            int[] sets = Combinations.withSum(side - 2, between, sum - between, most);
            for (int i = 0; i < sets.length; i++) {
                sets[i] <<= 1;
            }
            fillings[between] = sets.length <= most ? sets : new int[] {(1 << side - 1) - 2};
        }
        return new SandwichSum(cells, sum, fillings);
    }
}

package tilewright.sudoku.variant;

/**
 * Cells whose digits sum to a number, or to the digit of another cell; digits may be equal where nothing else forbids it.
 *
 * @param cells those that are added, and behind them the total if it is a cell
 * @param total {@link #LAST_CELL} when it is the last cell
 * @param side the highest digit
 */
record Sum(int[] cells, int total, int side) implements Propagator {

    /** The total is the digit of the last cell. */
    static final int LAST_CELL = -1;

    /** Sums that fit into the bits of a long; larger ones are bounded alone. */
    private static final int MOST_EXACT = 62;

    @Override
    public int cost() {
        return 2;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        int added = total == LAST_CELL ? cells.length - 1 : cells.length;
        if (total == LAST_CELL) {
            return exact(candidates, added, (long) candidates.mask(cells[added]) << 1, false);
        }
        int flipped = added * (side + 1) - total;
        if (total > MOST_EXACT && flipped > MOST_EXACT) {
            return bounded(candidates);
        }
        if (flipped < 0) {
            return false;
        }
        return total <= flipped
                ? exact(candidates, added, 1L << total, false)
                : exact(candidates, added, 1L << flipped, true);
    }

    /**
     * Keeps digits with which some sum is one of those wanted.
     *
     * @param wanted sums, as bits
     * @param flip whether each digit counts as what it lacks to {@code side + 1}: large sums become small ones
     */
    private boolean exact(Candidates candidates, int added, long wanted, boolean flip) {
        long highest = Long.highestOneBit(wanted);
        long bound = highest | highest - 1;
        long[] before = candidates.sums;
        before[0] = 1;
        for (int i = 0; i < added; i++) {
            before[i + 1] = shifted(before[i], mask(candidates, i, flip)) & bound;
        }
        if (total == LAST_CELL && !candidates.keep(cells[added], (int) (before[added] >>> 1))) {
            return false;
        }
        long after = wanted & before[added];
        if (after == 0) {
            return false;
        }
        for (int i = added - 1; i >= 0; i--) {
            int mask = mask(candidates, i, flip);
            long reached = 0;
            int kept = 0;
            for (int rest = mask; rest != 0; rest &= rest - 1) {
                int digit = Integer.numberOfTrailingZeros(rest) + 1;
                long from = after >>> digit & before[i];
                if (from != 0) {
                    kept |= 1 << digit - 1;
                    reached |= from;
                }
            }
            if (kept != mask && !candidates.keep(cells[i], flip ? flipped(kept) : kept)) {
                return false;
            }
            after = reached;
        }
        return true;
    }

    private int mask(Candidates candidates, int i, boolean flip) {
        int mask = candidates.mask(cells[i]);
        return flip ? flipped(mask) : mask;
    }

    private int flipped(int mask) {
        return Integer.reverse(mask) >>> Integer.SIZE - side;
    }

    private static long shifted(long sums, int mask) {
        long all = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            all |= sums << Integer.numberOfTrailingZeros(rest) + 1;
        }
        return all;
    }

    private boolean bounded(Candidates candidates) {
        int least = 0;
        int most = 0;
        for (int cell : cells) {
            least += lowest(candidates.mask(cell));
            most += highest(candidates.mask(cell));
        }
        if (least > total || most < total) {
            return false;
        }
        for (int cell : cells) {
            int mask = candidates.mask(cell);
            int low = Math.max(1, total - (most - highest(mask)));
            int high = Math.min(side, total - (least - lowest(mask)));
            if (high < low || !candidates.keep(cell, (1 << high) - (1 << low - 1))) {
                return false;
            }
        }
        return true;
    }

    private static int lowest(int mask) {
        return Integer.numberOfTrailingZeros(mask) + 1;
    }

    private static int highest(int mask) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(mask);
    }
}

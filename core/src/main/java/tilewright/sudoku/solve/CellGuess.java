package tilewright.sudoku.solve;

/**
 * Guesses the digit of a cell: of those with two candidates the cell that sees most open cells; if there is none, the first
 * with more. Mutable; part of one {@link BandSolver}.
 */
final class CellGuess {

    private long upperTwos;
    private long lowerTwos;
    private long upperMore;
    private long lowerMore;

    /** Sets the open cells with two candidates or more, and those with three or more. */
    void open(long upperTwo, long lowerTwo, long upperThree, long lowerThree) {
        upperTwos = upperTwo & ~upperThree;
        lowerTwos = lowerTwo & ~lowerThree;
        upperMore = upperThree;
        lowerMore = lowerThree;
    }

    /**
     * Gives a cell a digit in the next level and takes it away in this one.
     *
     * @param a the state of the solver
     * @return the digits touched, as bits
     */
    int guess(long[] a, int base, int next) {
        int cell = bestCell(~a[base + BandSolver.ALL], ~a[base + BandSolver.ALL + 1]);
        boolean two = cell >= 0;
        if (!two) {
            cell = upperMore != 0 ? Long.numberOfTrailingZeros(upperMore) : 54 + Long.numberOfTrailingZeros(lowerMore);
        }
        int half = cell < 54 ? 0 : BandSolver.LOWER_HALF;
        int place = cell < 54 ? cell : cell - 54;
        int digits = 0;
        for (int d = 0; d < 9; d++) {
            digits |= (int) (a[base + half + d] >>> place & 1) << d;
        }
        long bit = 1L << place;
        long others = Bands.fullRows(bit) & ~bit;
        int first = Integer.numberOfTrailingZeros(digits);
        a[next + half + first] &= ~others;
        a[base + half + first] &= ~bit;
        if (!two) {
            return 1 << first;
        }
        int second = Integer.numberOfTrailingZeros(digits & digits - 1);
        a[base + half + second] &= ~others;
        return digits;
    }

    /** The cell with two candidates that sees most open cells, or -1. */
    private int bestCell(long upperOpen, long lowerOpen) {
        int best = -1;
        long upper = upperTwos;
        long lower = lowerTwos;
        // one loop for both words: its end is hard to predict
        for (int left = Long.bitCount(upper) + Long.bitCount(lower); left > 0; left--) {
            boolean below = upper == 0;
            int cell = below ? 54 + Long.numberOfTrailingZeros(lower) : Long.numberOfTrailingZeros(upper);
            best = Math.max(best, rated(cell, upperOpen, lowerOpen));
            lower = below ? lower & lower - 1 : lower;
            upper &= upper - 1;
        }
        return best < 0 ? best : best & 127;
    }

    private static int rated(int cell, long upperOpen, long lowerOpen) {
        int peers =
                Long.bitCount(Bands.upperPeers(cell) & upperOpen) + Long.bitCount(Bands.lowerPeers(cell) & lowerOpen);
        return peers << 7 | cell;
    }
}

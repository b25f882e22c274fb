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

    /** Told of the open cells with two candidates or more, and of those with three or more. */
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
        long bit = Bands.upper(cell) | Bands.lower(cell);
        long others = Bands.fullRows(bit) & ~bit;
        int d = 0;
        while ((a[base + half + d] & bit) == 0) {
            d++;
        }
        a[next + half + d] &= ~others;
        a[base + half + d] &= ~bit;
        int touched = 1 << d;
        if (two) {
            do {
                d++;
            } while ((a[base + half + d] & bit) == 0);
            a[base + half + d] &= ~others;
            touched |= 1 << d;
        }
        return touched;
    }

    /** The cell with two candidates that sees most open cells, or -1. */
    private int bestCell(long upperOpen, long lowerOpen) {
        int best = -1;
        for (long cells = upperTwos; cells != 0; cells &= cells - 1) {
            best = Math.max(best, rated(Long.numberOfTrailingZeros(cells), upperOpen, lowerOpen));
        }
        for (long cells = lowerTwos; cells != 0; cells &= cells - 1) {
            best = Math.max(best, rated(54 + Long.numberOfTrailingZeros(cells), upperOpen, lowerOpen));
        }
        return best < 0 ? best : best & 127;
    }

    private static int rated(int cell, long upperOpen, long lowerOpen) {
        int peers =
                Long.bitCount(Bands.upperPeers(cell) & upperOpen) + Long.bitCount(Bands.lowerPeers(cell) & lowerOpen);
        return peers << 7 | cell;
    }
}

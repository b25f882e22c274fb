package tilewright.sudoku.solve;

/**
 * Conclusions about triads from all nine digits together, and the choice of a guess among them.
 *
 * <p>A triad has three cells and so three digits. Where three digits must be in a triad, no other can; where only three can
 * be, they must. Mutable scratch space of one {@link BandSolver}.
 */
final class Triads {

    /*
     * For each digit a word says which row triads it can be in and which of these are forced, the only one of their row; a second word
     * says the same of column triads. The nine words are added bit by bit with carry-save adders, so that four words hold the binary
     * digits of all 54 sums. These are the "triads" of tdoku (Tom Dillon, 2019), found here without any matrix of its own.
     *
     *   rows      possible: bits 0, 3, 6, … for bands 1 and 2, bits 1, 4, … below 27 for band 3
     *             forced:   bits 2, 5, 8, … for bands 1 and 2, bits 1, 4, … from 27 on for band 3
     *   columns   possible: as in Bands, bit 27 × band + column
     *             forced:   9 bits further for bands 1 and 2, 9 bits back for band 3
     *
     * A guess is made in the band or stack with the fewest triads that are possible and not forced, summed over the digits, and there
     * for the digit with the fewest: mostly two matchings are left, and either half of the guess decides for one. tdoku guesses in the
     * same spirit.
     */
    private static final long ROWS_THREE = Bands.BAND_TRIADS << 1;
    private static final long ROWS_POSSIBLE = Bands.TRIADS | ROWS_THREE;
    private static final long ROWS_FORCED = Bands.TRIADS << 2 | ROWS_THREE << 27;
    private static final long FIRST_BOX = Bands.STARTS * 3;
    private static final long COLUMNS_THREE = 0x1FFL << 45;
    private static final long COLUMNS_FORCED = Bands.UPPER_COLUMNS << 9 | COLUMNS_THREE;

    /** The possible row triads of each band in a word of rows. */
    private static final long[] BAND = {Bands.BAND_TRIADS, Bands.BAND_TRIADS << 27, ROWS_THREE};

    private final long[] rows = new long[9];
    private final long[] columns = new long[9];
    private final Sums rowSums = new Sums();
    private final Sums columnSums = new Sums();

    /** Sums of nine words, bit by bit. */
    private static final class Sums {
        private long ones;
        private long twos;
        private long fours;
        private long eights;

        void of(long[] words) {
            long a = words[0];
            long b = words[1];
            long c = words[2];
            long ab = a ^ b;
            long one1 = ab ^ c;
            long two1 = a & b | ab & c;
            a = words[3];
            b = words[4];
            c = words[5];
            ab = a ^ b;
            long one2 = ab ^ c;
            long two2 = a & b | ab & c;
            a = words[6];
            b = words[7];
            c = words[8];
            ab = a ^ b;
            long one3 = ab ^ c;
            long two3 = a & b | ab & c;
            long half = one1 ^ one2;
            ones = half ^ one3;
            long two4 = one1 & one2 | half & one3;
            half = two1 ^ two2;
            long sum = half ^ two3;
            long four1 = two1 & two2 | half & two3;
            twos = sum ^ two4;
            long four2 = sum & two4;
            fours = four1 ^ four2;
            eights = four1 & four2;
        }

        long four() {
            return fours | eights;
        }

        long three() {
            return ones & twos & ~four();
        }

        long lessThanThree() {
            return ~four() & ~(ones & twos);
        }

        /** The sum of the sums in some places. */
        int over(long places) {
            return Long.bitCount(ones & places)
                    + 2 * Long.bitCount(twos & places)
                    + 4 * Long.bitCount(fours & places)
                    + 8 * Long.bitCount(eights & places);
        }
    }

    /**
     * Removes the candidates that triads forbid.
     *
     * @param a the state of the solver, in which the matchings of each digit are settled
     * @return the digits touched, as bits; -1 if there is no solution
     */
    int settle(long[] a, int base) {
        for (int d = 0; d < 9; d++) {
            long upper = a[base + d] | a[base + d + BandSolver.SOLVED];
            long lower = a[base + d + BandSolver.LOWER_HALF] | a[base + d + BandSolver.SOLVED + BandSolver.LOWER_HALF];
            rows[d] = rowTriads(upper, lower);
            columns[d] = columnTriads(Bands.columnTriads(upper, lower));
        }
        rowSums.of(rows);
        columnSums.of(columns);
        if ((rowSums.four() & ROWS_FORCED | rowSums.lessThanThree() & ROWS_POSSIBLE) != 0
                || (columnSums.four() & COLUMNS_FORCED | columnSums.lessThanThree() & Bands.COLUMNS) != 0) {
            return -1;
        }
        return settleRows(a, base) | settleColumns(a, base);
    }

    private int settleRows(long[] a, int base) {
        long three = rowSums.three();
        long only = three & ROWS_POSSIBLE;
        long taken = forcedRows(three);
        if (only == taken) {
            return 0;
        }
        int touched = 0;
        for (int d = 0; d < 9; d++) {
            long loose = looseRows(rows[d]);
            long out = loose & taken & ~only;
            long in = loose & only & ~taken;
            if ((out | in) != 0) {
                a[base + d] &= ~others((out & Bands.TRIADS) * 7, (in & Bands.TRIADS) * 7);
                a[base + d + BandSolver.LOWER_HALF] &=
                        ~others((out >>> 1 & Bands.BAND_TRIADS) * 7, (in >>> 1 & Bands.BAND_TRIADS) * 7);
                touched |= 1 << d;
            }
        }
        return touched;
    }

    /** The cells that go when some are out and others take their rows. */
    private static long others(long out, long in) {
        return out | Bands.fullRows(in) & ~in;
    }

    private int settleColumns(long[] a, int base) {
        long three = columnSums.three();
        long only = three & Bands.COLUMNS;
        long taken = forcedColumns(three);
        if (only == taken) {
            return 0;
        }
        int touched = 0;
        for (int d = 0; d < 9; d++) {
            long loose = looseColumns(columns[d]);
            long in = loose & only & ~taken;
            long out = loose & taken & ~only | Bands.fullBoxes(in) & ~in;
            if (out != 0) {
                a[base + d] &= ~Bands.upperCells(out);
                a[base + d + BandSolver.LOWER_HALF] &= ~Bands.lowerCells(out);
                touched |= 1 << d;
            }
        }
        return touched;
    }

    /**
     * Gives a digit a triad in the next level and takes it away in this one. Only after {@link #settle} found nothing.
     *
     * @return the digit touched, as a bit
     */
    int guess(long[] a, int base, int next) {
        int fewest = Integer.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            long stack = Bands.stack(i);
            int inBand = rowSums.over(BAND[i]) - rowSums.over(BAND[i] << (i < 2 ? 2 : 27));
            int inStack = columnSums.over(stack)
                    - columnSums.over((stack & Bands.UPPER_COLUMNS) << 9 | stack >>> 9 & COLUMNS_THREE);
            fewest = inBand > 0 ? Math.min(fewest, inBand << 3 | i) : fewest;
            fewest = inStack > 0 ? Math.min(fewest, inStack << 3 | 4 | i) : fewest;
        }
        return (fewest & 4) == 0 ? guessRow(a, base, next, fewest & 3) : guessColumn(a, base, next, fewest & 3);
    }

    private int guessRow(long[] a, int base, int next, int band) {
        int fewest = Integer.MAX_VALUE;
        for (int d = 0; d < 9; d++) {
            int loose = Long.bitCount(looseRows(rows[d]) & BAND[band]);
            fewest = loose > 0 ? Math.min(fewest, loose << 4 | d) : fewest;
        }
        int d = fewest & 15;
        long loose = looseRows(rows[d]) & BAND[band];
        long first = band == 2 ? loose >>> 1 : loose;
        long cells = (first & -first) * 7;
        int at = band < 2 ? d : d + BandSolver.LOWER_HALF;
        a[next + at] &= ~others(0, cells);
        a[base + at] &= ~cells;
        return 1 << d;
    }

    private int guessColumn(long[] a, int base, int next, int stack) {
        int fewest = Integer.MAX_VALUE;
        for (int d = 0; d < 9; d++) {
            int loose = Long.bitCount(looseColumns(columns[d]) & Bands.stack(stack));
            fewest = loose > 0 ? Math.min(fewest, loose << 4 | d) : fewest;
        }
        int d = fewest & 15;
        long loose = looseColumns(columns[d]) & Bands.stack(stack);
        long in = loose & -loose;
        long out = Bands.fullBoxes(in) & ~in;
        a[next + d] &= ~Bands.upperCells(out);
        a[next + d + BandSolver.LOWER_HALF] &= ~Bands.lowerCells(out);
        a[base + d] &= ~Bands.upperCells(in);
        a[base + d + BandSolver.LOWER_HALF] &= ~Bands.lowerCells(in);
        return 1 << d;
    }

    private static long rowTriads(long upper, long lower) {
        long possible = (upper | upper >> 1 | upper >> 2) & Bands.TRIADS
                | ((lower | lower >> 1 | lower >> 2) & Bands.BAND_TRIADS) << 1;
        long one = possible >>> 3 & (FIRST_BOX | FIRST_BOX << 3) | possible << 6 & FIRST_BOX << 6;
        long two = possible >>> 6 & FIRST_BOX | possible << 3 & (FIRST_BOX << 3 | FIRST_BOX << 6);
        long forced = possible & ~(one | two);
        return possible | (forced & Bands.TRIADS) << 2 | (forced & ROWS_THREE) << 27;
    }

    private static long forcedRows(long word) {
        return word >>> 2 & Bands.TRIADS | word >>> 27 & ROWS_THREE;
    }

    private static long looseRows(long word) {
        return word & ROWS_POSSIBLE & ~forcedRows(word);
    }

    private static long columnTriads(long possible) {
        long forced = Bands.forcedColumns(possible);
        return possible | (forced & Bands.UPPER_COLUMNS) << 9 | forced >>> 9 & COLUMNS_THREE;
    }

    private static long forcedColumns(long word) {
        return word >>> 9 & Bands.UPPER_COLUMNS | (word & COLUMNS_THREE) << 9;
    }

    private static long looseColumns(long word) {
        return word & Bands.COLUMNS & ~forcedColumns(word);
    }
}

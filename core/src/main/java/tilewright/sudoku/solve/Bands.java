package tilewright.sudoku.solve;

import tilewright.sudoku.model.Houses;

/**
 * Functions of sets of cells for one digit, which treat all cells at once.
 *
 * <p>81 cells are two words: the <em>upper</em> one holds bands 1 and 2, cell c as bit c (0 to 53), the <em>lower</em> one
 * holds band 3, cell c as bit c - 54 (0 to 26). A row is nine bits of a word, a band 27. Functions of one word work on
 * either.
 *
 * <p>A <em>row triad</em> is the three cells that a row and a box share, a <em>column triad</em> those that a column and a box
 * share. Sets of row triads have the word's layout with the first bit of each triad. Sets of column triads have one word
 * for the whole grid: bit 27 × band + column.
 */
final class Bands {

    static final long UPPER = (1L << 54) - 1;
    static final long LOWER = (1L << 27) - 1;

    /** The first cell of each row of a band, and of both bands of an upper word. */
    static final long BAND_STARTS = 0x40201;

    static final long STARTS = BAND_STARTS | BAND_STARTS << 27;

    /** The first cell of each row triad. */
    static final long BAND_TRIADS = 0x1249249;

    static final long TRIADS = BAND_TRIADS | BAND_TRIADS << 27;

    /** The columns of a row. */
    static final long ROW = 0x1FF;

    static final long UPPER_COLUMNS = ROW | ROW << 27;
    static final long COLUMNS = UPPER_COLUMNS | ROW << 54;

    private static final long FIRST = 0x49L | 0x49L << 27 | 0x49L << 54;
    private static final long THIRD = FIRST << 2;
    private static final long FIRST_TWO = FIRST | FIRST << 1;
    private static final long LAST_TWO = FIRST << 1 | THIRD;

    private static final long NINTHS = STARTS << 8;
    private static final long EIGHTS = NINTHS - STARTS;

    /** Multiplying brings the first cells of the row triads of a second band together in the highest nine bits, in some order. */
    private static final long GATHER_SECOND = 1 << 10 | 1 << 20 | 1 << 30;

    /** The multiplier for a first band. */
    private static final long GATHER_FIRST = GATHER_SECOND << 27;

    private static final int GATHERED = 55;

    private static final long[] MATCHED_FIRST = matched(0);
    private static final long[] MATCHED_SECOND = matched(27);
    private static final long[] BITS = bits();
    private static final long[] PEERS = peers();

    private Bands() {}

    /** The cell in the upper word, 0 if it is not there. */
    static long upper(int cell) {
        return BITS[2 * cell];
    }

    static long lower(int cell) {
        return BITS[2 * cell + 1];
    }

    /** The cells that see a cell, in the upper word. */
    static long upperPeers(int cell) {
        return PEERS[2 * cell];
    }

    static long lowerPeers(int cell) {
        return PEERS[2 * cell + 1];
    }

    /** All cells of the rows that hold some of these. */
    static long fullRows(long cells) {
        long some = ((cells & EIGHTS) + EIGHTS | cells) & NINTHS;
        return (some << 1) - (some >>> 8);
    }

    /**
     * Returns the cells that are alone in their rows.
     *
     * @param cells at least one in each row
     * @param starts {@link #STARTS} for an upper word, {@link #BAND_STARTS} for a lower one
     */
    static long alone(long cells, long starts) {
        return cells & ~fullRows(cells & cells - starts);
    }

    /**
     * The cells of both upper bands where a digit can stand, as far as rows and boxes say: in each row it needs one box and in
     * each box one row, and a row triad is left out if no such matching of the three rows to the three boxes uses it. Without a
     * matching, none of the band.
     */
    static long matchedUpper(long cells) {
        long spread = cells | cells >> 1 | cells >> 2;
        return MATCHED_FIRST[(int) ((spread & BAND_TRIADS) * GATHER_FIRST >>> GATHERED)]
                | MATCHED_SECOND[(int) ((spread & BAND_TRIADS << 27) * GATHER_SECOND >>> GATHERED)];
    }

    /** The same for the lower band. */
    static long matchedLower(long cells) {
        long spread = cells | cells >> 1 | cells >> 2;
        return MATCHED_FIRST[(int) ((spread & BAND_TRIADS) * GATHER_FIRST >>> GATHERED)];
    }

    /** The column triads that hold some of these cells. */
    static long columnTriads(long upper, long lower) {
        return (upper | upper >> 9 | upper >> 18) & UPPER_COLUMNS | ((lower | lower >> 9 | lower >> 18) & ROW) << 54;
    }

    /** The column triads that are left out by no matching of bands to columns in a stack; see {@link #matchedUpper}. */
    static long matchedColumns(long triads) {
        long one = nextColumn(triads);
        long two = lastColumn(triads);
        return triads & (nextBand(one) & lastBand(two) | nextBand(two) & lastBand(one));
    }

    /** The column triads that are the only one of their box. */
    static long forcedColumns(long triads) {
        return triads & ~(nextColumn(triads) | lastColumn(triads));
    }

    /** All column triads of the boxes that hold some of these. */
    static long fullBoxes(long triads) {
        return boxes(triads) * 7;
    }

    /** The boxes that hold some of these column triads, as the first column triad of each. */
    static long boxes(long triads) {
        return (triads | triads >>> 1 | triads >>> 2) & FIRST;
    }

    /** The column triads of a stack. */
    static long stack(int stack) {
        return (7L | 7L << 27 | 7L << 54) << 3 * stack;
    }

    /** The upper cells of column triads. */
    static long upperCells(long triads) {
        return (triads & UPPER_COLUMNS) * BAND_STARTS;
    }

    static long lowerCells(long triads) {
        return (triads >>> 54) * BAND_STARTS;
    }

    private static long nextColumn(long triads) {
        return triads >>> 1 & FIRST_TWO | triads << 2 & THIRD;
    }

    private static long lastColumn(long triads) {
        return triads >>> 2 & FIRST | triads << 1 & LAST_TWO;
    }

    private static long nextBand(long triads) {
        return triads >>> 27 | triads << 54;
    }

    private static long lastBand(long triads) {
        return triads >>> 54 | triads << 27;
    }

    private static long[] matched(int shift) {
        int[][] matchings = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        long[] cells = new long[512];
        for (int set = 0; set < 512; set++) {
            long spread = 0;
            for (int triad = 0; triad < 9; triad++) {
                spread |= (set >> triad & 1L) << 3 * triad;
            }
            long used = 0;
            for (int[] boxes : matchings) {
                long matching = 1L << 3 * boxes[0] | 1L << 9 + 3 * boxes[1] | 1L << 18 + 3 * boxes[2];
                used |= (matching & spread) == matching ? matching : 0;
            }
            cells[(int) (spread * GATHER_FIRST >>> GATHERED)] = used * 7 << shift;
        }
        return cells;
    }

    private static long[] bits() {
        long[] bits = new long[2 * Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            bits[2 * cell + cell / 54] = 1L << cell % 54;
        }
        return bits;
    }

    private static long[] peers() {
        long[] peers = new long[2 * 128]; // more than needed, so that no cell below 128 is checked
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int peer : Houses.peers(cell)) {
                peers[2 * cell] |= upper(peer);
                peers[2 * cell + 1] |= lower(peer);
            }
        }
        return peers;
    }
}

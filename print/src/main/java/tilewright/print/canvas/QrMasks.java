package tilewright.print.canvas;

import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.decoder.Version;
import com.google.zxing.qrcode.encoder.ByteMatrix;

/** The squares of a QR code under all eight masks, of which the standard takes the one with the lowest penalty. One thread at a time. */
final class QrMasks {

    /*
     * A square is a byte: bit m is set where it is dark under mask m. So a rule is looked at once for all masks, and what it finds is
     * counted in the eight bytes of a long, byte m for mask m, which are added to the penalties before one can overflow.
     *
     * Patterns, masks, penalties, and places are those of ISO/IEC 18004:2015, 6.3 and 7.7 to 7.10. Where the first of several masks with
     * the lowest penalty is taken, the code is that of ZXing.
     */

    private static final int MASKS = 8;
    private static final int ALL = (1 << MASKS) - 1;

    /** All masks repeat after so many rows and columns. */
    private static final int PERIOD = 12;

    /** The place of the middle of a finder pattern, from two edges. */
    private static final int FINDER = 3;

    /** The row, and the column, of the squares that alternate. */
    private static final int TIMING = 6;

    /** The first version that names itself in two blocks. */
    private static final int NAMED = 7;

    private static final int NAME_BITS = 18;
    private static final int NAME_DEGREE = 12;
    private static final int NAME_POLYNOMIAL = 0x1f25;
    private static final int FORMAT_BITS = 15;
    private static final int FORMAT_DEGREE = 10;
    private static final int FORMAT_POLYNOMIAL = 0x537;
    private static final int FORMAT_MASK = 0x5412;

    /** For each byte, its bits as the lowest bits of the bytes of a long. */
    private static final long[] SPREAD = new long[1 << MASKS];

    /** The masks that turn over a square, by its row and its column. */
    private static final int[][] TURNED = new int[PERIOD][PERIOD];

    static {
        for (int bits = 0; bits < SPREAD.length; bits++) {
            for (int mask = 0; mask < MASKS; mask++) {
                SPREAD[bits] |= (long) (bits >> mask & 1) << MASKS * mask;
            }
        }
        for (int row = 0; row < PERIOD; row++) {
            for (int column = 0; column < PERIOD; column++) {
                TURNED[row][column] = turned(row, column);
            }
        }
    }

    private final int size;
    private final int[][] rows;
    private final int[][] columns;
    private final boolean[][] fixed;
    private final int[] penalties = new int[MASKS];

    private QrMasks(int size) {
        this.size = size;
        rows = new int[size][size];
        columns = new int[size][size];
        fixed = new boolean[size][size];
    }

    /**
     * The squares of a code under the mask that the standard takes.
     *
     * @param words all that the version has room for
     */
    static ByteMatrix best(Version version, ErrorCorrectionLevel level, byte[] words) {
        QrMasks masks = new QrMasks(version.getDimensionForVersion());
        masks.patterns(version);
        masks.format(level);
        masks.write(words);
        int best = masks.best();
        ByteMatrix matrix = new ByteMatrix(masks.size, masks.size);
        for (int row = 0; row < masks.size; row++) {
            for (int column = 0; column < masks.size; column++) {
                matrix.set(column, row, masks.rows[row][column] >> best & 1);
            }
        }
        return matrix;
    }

    /** Draws what all codes of a version share. */
    private void patterns(Version version) {
        for (int i = 0; i < size; i++) {
            fix(TIMING, i, i % 2 == 0);
            fix(i, TIMING, i % 2 == 0);
        }
        int last = size - 1 - FINDER;
        rings(FINDER, FINDER, 4, 2);
        rings(FINDER, last, 4, 2);
        rings(last, FINDER, 4, 2);
        fix(size - 8, 8, true);
        for (int row : version.getAlignmentPatternCenters()) {
            for (int column : version.getAlignmentPatternCenters()) {
                boolean top = row == TIMING;
                boolean left = column == TIMING;
                if (!(top && left || top && column == size - 1 - TIMING || left && row == size - 1 - TIMING)) {
                    rings(row, column, 2, 1);
                }
            }
        }
        if (version.getVersionNumber() >= NAMED) {
            int name = corrected(version.getVersionNumber(), NAME_DEGREE, NAME_POLYNOMIAL);
            for (int i = 0; i < NAME_BITS; i++) {
                boolean dark = (name >> i & 1) == 1;
                fix(i / 3, size - 11 + i % 3, dark);
                fix(size - 11 + i % 3, i / 3, dark);
            }
        }
    }

    /** Draws rings around a square as far as they are in the code; one is white, and so is a ring of radius 4. */
    private void rings(int middleRow, int middleColumn, int radius, int white) {
        for (int row = Math.max(0, middleRow - radius); row <= Math.min(size - 1, middleRow + radius); row++) {
            for (int column = Math.max(0, middleColumn - radius);
                    column <= Math.min(size - 1, middleColumn + radius);
                    column++) {
                int ring = Math.max(Math.abs(row - middleRow), Math.abs(column - middleColumn));
                fix(row, column, ring != white && ring != 4);
            }
        }
    }

    private void fix(int row, int column, boolean dark) {
        fix(row, column, dark ? ALL : 0);
    }

    /** Draws a square that no mask turns over. */
    private void fix(int row, int column, int masks) {
        set(row, column, masks);
        fixed[row][column] = true;
    }

    /** Writes words into the other squares: up and down in columns of two, from the right. */
    private void write(byte[] words) {
        int bit = 0;
        boolean up = true;
        for (int right = size - 1; right > 0; right -= right == TIMING + 2 ? 3 : 2) {
            for (int i = 0; i < 2 * size; i++) {
                int row = up ? size - 1 - i / 2 : i / 2;
                int column = right - i % 2;
                if (!fixed[row][column]) {
                    boolean dark = bit < 8 * words.length && (words[bit / 8] >> 7 - bit % 8 & 1) == 1;
                    set(row, column, TURNED[row % PERIOD][column % PERIOD] ^ (dark ? ALL : 0));
                    bit++;
                }
            }
            up = !up;
        }
    }

    /** The masks that turn over a square. */
    private static int turned(int row, int column) {
        int both = row * column;
        boolean[] masks = {
            (row + column) % 2 == 0,
            row % 2 == 0,
            column % 3 == 0,
            (row + column) % 3 == 0,
            (row / 2 + column / 3) % 2 == 0,
            both % 2 + both % 3 == 0,
            (both % 2 + both % 3) % 2 == 0,
            ((row + column) % 2 + both % 3) % 2 == 0
        };
        int bits = 0;
        for (int mask = 0; mask < MASKS; mask++) {
            bits |= masks[mask] ? 1 << mask : 0;
        }
        return bits;
    }

    private void set(int row, int column, int masks) {
        rows[row][column] = masks;
        columns[column][row] = masks;
    }

    /** Writes the level and each mask's number into both places for them. */
    private void format(ErrorCorrectionLevel level) {
        int[] words = new int[MASKS];
        for (int mask = 0; mask < MASKS; mask++) {
            words[mask] = corrected(level.getBits() << 3 | mask, FORMAT_DEGREE, FORMAT_POLYNOMIAL) ^ FORMAT_MASK;
        }
        for (int i = 0; i < FORMAT_BITS; i++) {
            int bits = 0;
            for (int mask = 0; mask < MASKS; mask++) {
                bits |= (words[mask] >> i & 1) << mask;
            }
            int near = i < 6 ? i : i < 8 ? i + 1 : i == 8 ? 7 : 14 - i; // past the squares that alternate
            if (i < 8) {
                fix(near, 8, bits);
                fix(8, size - 1 - i, bits);
            } else {
                fix(8, near, bits);
                fix(size - FORMAT_BITS + i, 8, bits);
            }
        }
    }

    /** Bits with the rest of their division by a polynomial behind them. */
    private static int corrected(int bits, int degree, int polynomial) {
        int rest = bits << degree;
        for (int bit = Integer.SIZE - 1; bit >= degree; bit--) {
            if ((rest >> bit & 1) == 1) {
                rest ^= polynomial << bit - degree;
            }
        }
        return bits << degree | rest;
    }

    /** The first mask with the lowest penalty. */
    private int best() {
        int[] dark = new int[MASKS];
        for (int i = 0; i < size; i++) {
            line(rows[i]);
            line(columns[i]);
            add(dark, darkSquares(rows[i]), 1);
            if (i > 0) {
                add(penalties, blocks(rows[i - 1], rows[i]), 3);
            }
        }
        int best = 0;
        for (int mask = 0; mask < MASKS; mask++) {
            int total = size * size;
            penalties[mask] += Math.abs(2 * dark[mask] - total) * 10 / total * 10;
            best = penalties[mask] < penalties[best] ? mask : best;
        }
        return best;
    }

    private static void add(int[] sums, long counts, int weight) {
        for (int mask = 0; mask < MASKS; mask++) {
            sums[mask] += (int) (counts >>> MASKS * mask & ALL) * weight;
        }
    }

    private static long darkSquares(int[] row) {
        long count = 0;
        for (int square : row) {
            count += SPREAD[square];
        }
        return count;
    }

    /** Blocks of two by two of one color. */
    private static long blocks(int[] above, int[] below) {
        long count = 0;
        int before = above[0] ^ below[0];
        for (int i = 1; i < above.length; i++) {
            int here = above[i] ^ below[i];
            count += SPREAD[~(before | here | above[i - 1] ^ above[i]) & ALL];
            before = here;
        }
        return count;
    }

    /**
     * Adds what a row or a column costs: n - 2 for n squares of one color, five or more, and 40 for what looks like the middle of a finder
     * pattern with four white squares before or behind it. The first is one for each square that ends five, and two for the first such.
     */
    private void line(int[] line) {
        long fives = 0;
        long firsts = 0;
        long finders = 0;
        int history = 0; // of the last four squares, whether each is as the one before, eight bits for a square
        int before = 0;
        for (int i = 1; i < size; i++) {
            int same = ~(line[i - 1] ^ line[i]) & ALL;
            history = history << MASKS | same;
            int five = history & history >>> 8 & history >>> 16 & history >>> 24 & ALL;
            fives += SPREAD[five];
            firsts += SPREAD[five & ~before];
            before = five;
        }
        for (int i = 0; i + 6 < size; i++) {
            int middle = line[i] & ~line[i + 1] & line[i + 2] & line[i + 3] & line[i + 4] & ~line[i + 5] & line[i + 6];
            if (middle != 0) {
                finders += SPREAD[middle & (white(line, i - 4) | white(line, i + 7))];
            }
        }
        add(penalties, fives, 1);
        add(penalties, firsts, 2);
        add(penalties, finders, 40);
    }

    /** The masks under which four squares are white; none where they are not all in the code. */
    private int white(int[] line, int from) {
        return from < 0 || from + 4 > size ? 0 : ~(line[from] | line[from + 1] | line[from + 2] | line[from + 3]) & ALL;
    }
}

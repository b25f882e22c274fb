package tilewright.print.canvas;

import com.google.zxing.qrcode.decoder.ErrorCorrectionLevel;
import com.google.zxing.qrcode.decoder.Version;
import com.google.zxing.qrcode.encoder.ByteMatrix;
import com.google.zxing.qrcode.encoder.QRCode;
import java.util.Arrays;

/**
 * The eight masks of a QR code at once, of which the standard takes the one with the lowest penalty. One thread at a time.
 */
final class QrMasks {

    /*
     * A square is a byte: bit m is set where it is dark under mask m. So a rule is looked at once for all masks, and what it finds is
     * counted in the eight bytes of a long, byte m for mask m, which are added to the penalties before one can overflow.
     *
     * Masks, penalties, and places of the format are those of ISO/IEC 18004:2015, 7.8 and 7.9. Where the first of several masks with the
     * lowest penalty is taken, the code is that of ZXing.
     */

    private static final int MASKS = 8;
    private static final int ALL = (1 << MASKS) - 1;

    /** The side of a finder pattern with its white border, and the line with the format beside it. */
    private static final int CORNER = 9;

    /** The row, and the column, of the squares that alternate. */
    private static final int TIMING = 6;

    /** The first version that names itself in two blocks. */
    private static final int NAMED = 7;

    private static final int FORMAT_BITS = 15;
    private static final int FORMAT_POLYNOMIAL = 0x537;
    private static final int FORMAT_MASK = 0x5412;

    /** For each byte, its bits as the lowest bits of the bytes of a long. */
    private static final long[] SPREAD = new long[1 << MASKS];

    static {
        for (int bits = 0; bits < SPREAD.length; bits++) {
            for (int mask = 0; mask < MASKS; mask++) {
                SPREAD[bits] |= (long) (bits >> mask & 1) << MASKS * mask;
            }
        }
    }

    private final int size;
    private final int[][] rows;
    private final int[][] columns;
    private final int[] penalties = new int[MASKS];

    private QrMasks(int size) {
        this.size = size;
        rows = new int[size][size];
        columns = new int[size][size];
    }

    /** Gives a code that was written with mask 0 the one that the standard takes. */
    static void choose(QRCode code) {
        ByteMatrix matrix = code.getMatrix();
        QrMasks masks = new QrMasks(matrix.getWidth());
        masks.read(matrix, fixed(code.getVersion()));
        masks.format(code.getECLevel());
        int best = masks.best();
        for (int row = 0; row < masks.size; row++) {
            for (int column = 0; column < masks.size; column++) {
                matrix.set(column, row, masks.rows[row][column] >> best & 1);
            }
        }
        code.setMaskPattern(best);
    }

    /** The squares that no mask turns over. */
    private static boolean[][] fixed(Version version) {
        int size = version.getDimensionForVersion();
        boolean[][] fixed = new boolean[size][size];
        fill(fixed, 0, 0, CORNER, CORNER);
        fill(fixed, 0, size - CORNER + 1, CORNER, CORNER - 1);
        fill(fixed, size - CORNER + 1, 0, CORNER - 1, CORNER);
        fill(fixed, TIMING, 0, 1, size);
        fill(fixed, 0, TIMING, size, 1);
        int[] centers = version.getAlignmentPatternCenters();
        for (int row : centers) {
            for (int column : centers) {
                boolean corner = row == TIMING && column == TIMING
                        || row == TIMING && column == size - TIMING - 1
                        || column == TIMING && row == size - TIMING - 1;
                if (!corner) {
                    fill(fixed, row - 2, column - 2, 5, 5);
                }
            }
        }
        if (version.getVersionNumber() >= NAMED) {
            fill(fixed, 0, size - 11, 6, 3);
            fill(fixed, size - 11, 0, 3, 6);
        }
        return fixed;
    }

    private static void fill(boolean[][] squares, int row, int column, int height, int width) {
        for (int i = row; i < row + height; i++) {
            Arrays.fill(squares[i], column, column + width, true);
        }
    }

    private void read(ByteMatrix matrix, boolean[][] fixed) {
        int[][] turned = new int[12][12]; // all masks repeat after 12 rows and columns
        for (int row = 0; row < 12; row++) {
            for (int column = 0; column < 12; column++) {
                turned[row][column] = turned(row, column);
            }
        }
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int square = matrix.get(column, row) == 1 ? ALL : 0;
                int masks = turned[row % 12][column % 12];
                int first = (masks & 1) == 1 ? ALL : 0; // mask 0 is there already
                set(row, column, fixed[row][column] ? square : square ^ first ^ masks);
            }
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
            words[mask] = formatWord(level.getBits() << 3 | mask);
        }
        for (int i = 0; i < FORMAT_BITS; i++) {
            int bits = 0;
            for (int mask = 0; mask < MASKS; mask++) {
                bits |= (words[mask] >> i & 1) << mask;
            }
            int near = i < 6 ? i : i < 8 ? i + 1 : i == 8 ? 7 : 14 - i; // past the squares that alternate
            if (i < 8) {
                set(near, 8, bits);
                set(8, size - 1 - i, bits);
            } else {
                set(8, near, bits);
                set(size - FORMAT_BITS + i, 8, bits);
            }
        }
    }

    private static int formatWord(int data) {
        int rest = data << 10;
        for (int bit = FORMAT_BITS - 1; bit >= 10; bit--) {
            if ((rest >> bit & 1) == 1) {
                rest ^= FORMAT_POLYNOMIAL << bit - 10;
            }
        }
        return (data << 10 | rest) ^ FORMAT_MASK;
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

package tilewright.paletto.proof;

import java.util.Arrays;
import tilewright.paletto.model.Shape;
import tilewright.search.Stop;

/**
 * All shapes that can come from one, the empty one included: each an upper and a lower part that fit together.
 *
 * <p>Immutable once built; threads may share one.
 */
public final class Shapes {

    /*
     * A shape is a convex, connected set of cells, and so is what a turn leaves of it, unless that is empty. The converse
     * holds too: same-colored pieces of a shape may be taken together exactly when what they leave is empty or a shape.
     *
     *   Let M be the pieces, of which no two touch, and N a part of M. A row of shape - N has no gap, for a gap would be
     *   a piece of N between two that stay; all on one side of it are missing from shape - M, so its neighbor there is in
     *   M, and touches it. A column neither. Nor is shape - N in two: one of them would be taken whole by M, so it would be
     *   a single piece, whose neighbors are in N, and touch it. So the pieces of M can be taken one by one.
     *
     * So nobody has to look for turns: those of a color are the pairs of what is left of the upper part after some of its
     * pieces (Takes) and of the lower one after some of its, that fit.
     *
     * The parts that fit depend on little. Convex parts on both sides of a cut make a shape when the rows at the cut overlap and
     * nothing widens again to a side where it had become narrower: so it depends, for each part, on its row at the cut and
     * on whether it reaches further than that to the left, and to the right. There are 63 such borders on 6 x 6, and 3,956
     * parts on either side of the middle: tables for borders and parts stand for 839,604 shapes. (8 x 8: 262,189,606.)
     *
     * An upper part's shapes are numbered one behind the other, by falling number of pieces of the lower part. What comes
     * from a shape has a higher number.
     */

    /** A block has at most 2 to this power lower parts. */
    static final int BLOCK_BITS = 6;

    private static final int BLOCK = 1 << BLOCK_BITS;
    private static final int EMPTY = 0;
    private static final int APART = 1 << 10;

    private final long above;
    private final ShapeGraph upper;
    private final ShapeGraph lower;
    /** The border of each upper part. */
    private final int[] border;
    /** The lower parts that fit to each border. */
    private final int[][] fitting;
    /** The place of each lower part among those that fit to each border; -1 when it does not. */
    private final int[][] places;
    /** The places at which the blocks of each border begin, and the end. */
    private final int[][] blocks;
    /** The number of the first shape of each upper part; and the number of all. */
    private final int[] first;

    private Shapes(long above, ShapeGraph upper, ShapeGraph lower, int most) {
        this.above = above;
        this.upper = upper;
        this.lower = lower;
        int row = Long.bitCount(above) / 8;
        Borders uppers = new Borders(upper, row - 1);
        Borders lowers = new Borders(lower, row);
        border = uppers.border;
        boolean[][] fits = new boolean[uppers.count][lowers.count];
        for (int i = 0; i < uppers.count; i++) {
            for (int j = 0; j < lowers.count; j++) {
                long cells = uppers.example[i] | lowers.example[j];
                fits[i][j] = Shape.convex(cells) && Shape.connected(cells);
            }
        }
        first = new int[upper.size() + 1];
        int[] counts = counts(fits, lowers);
        for (int part = 0; part < upper.size(); part++) {
            first[part + 1] = first[part] + counts[border[part]];
            if (first[part + 1] > most || first[part + 1] < 0) {
                throw new ShapeGraph.TooLarge("more than " + most + " shapes");
            }
        }
        fitting = new int[uppers.count][];
        places = new int[uppers.count][lower.size()];
        blocks = new int[uppers.count][];
        for (int i = 0; i < uppers.count; i++) {
            fitting[i] = new int[counts[i]];
            number(fits[i], lowers.border, fitting[i], places[i]);
            blocks[i] = blocks(fitting[i]);
        }
    }

    /** The number of lower parts that fit to each border of upper parts. */
    private static int[] counts(boolean[][] fits, Borders lowers) {
        int[] ofBorders = new int[lowers.count];
        for (int kind : lowers.border) {
            ofBorders[kind]++;
        }
        int[] counts = new int[fits.length];
        for (int i = 0; i < counts.length; i++) {
            for (int j = 0; j < ofBorders.length; j++) {
                counts[i] += fits[i][j] ? ofBorders[j] : 0;
            }
        }
        return counts;
    }

    /**
     * The shapes inside one.
     *
     * @param start convex and connected
     * @param most maximum number of shapes
     * @param stop asked now and then
     * @throws ShapeGraph.TooLarge when there are more shapes, or when asked to stop
     */
    public static Shapes below(long start, int most, Stop stop) {
        long above = 0xff;
        while (2 * Long.bitCount(start & above) < Long.bitCount(start)) {
            above = above << 8 | 0xff;
        }
        long before = above >>> 8;
        if (Long.bitCount(start & above) - Long.bitCount(start & ~above)
                > Long.bitCount(start & ~before) - Long.bitCount(start & before)) {
            above = before;
        }
        return new Shapes(
                above, ShapeGraph.below(start & above, most, stop), ShapeGraph.below(start & ~above, most, stop), most);
    }

    /** Lists the parts whose borders fit, and says of each part its place in the list. */
    private static void number(boolean[] fits, int[] borders, int[] fitting, int[] places) {
        int count = 0;
        for (int part = 0; part < places.length; part++) {
            places[part] = -1;
            if (fits[borders[part]]) {
                places[part] = count;
                fitting[count++] = part;
            }
        }
    }

    private int[] blocks(int[] parts) {
        int[] begins = new int[parts.length + 1];
        int count = 0;
        for (int place = 0; place < parts.length; place++) {
            if (place == 0
                    || place - begins[count - 1] == BLOCK
                    || Long.bitCount(lower.shape(parts[place])) < Long.bitCount(lower.shape(parts[place - 1]))) {
                begins[count++] = place;
            }
        }
        begins[count++] = parts.length;
        return Arrays.copyOf(begins, count);
    }

    /** The cells of the first, of which all others are parts. */
    long start() {
        return upper.shape(0) | lower.shape(0);
    }

    /** Returns the number of shapes. */
    public int size() {
        return first[upper.size()];
    }

    /** The upper parts, by falling number of pieces. */
    ShapeGraph upper() {
        return upper;
    }

    /** The lower parts, by falling number of pieces. */
    ShapeGraph lower() {
        return lower;
    }

    /** Borders that upper parts can have. */
    int borders() {
        return fitting.length;
    }

    /** The border of an upper part. */
    int border(int part) {
        return border[part];
    }

    /** The lower parts that fit to a border, by place. Not to be changed. */
    int[] fitting(int border) {
        return fitting[border];
    }

    /** The place of each lower part among those that fit to a border, or -1. Not to be changed. */
    int[] places(int border) {
        return places[border];
    }

    /** The places at which blocks of lower parts with equally many pieces begin, and their end. Not to be changed. */
    int[] blocks(int border) {
        return blocks[border];
    }

    /** The number of the first shape of an upper part; of the one behind the last: the number of shapes. */
    int first(int part) {
        return first[part];
    }

    /** The number of the upper part of a shape; -1 if it is none of these. */
    int upperPart(long occupied) {
        return upper.find(occupied & above);
    }

    /** The place of a shape among those of its upper part; -1 if it is none of these. */
    int place(int part, long occupied) {
        int rest = lower.find(occupied & ~above);
        return rest < 0 ? -1 : places[border[part]][rest];
    }

    /** Whether a set of cells is one of these shapes. */
    boolean contains(long occupied) {
        int part = upperPart(occupied);
        return part >= 0 && place(part, occupied) >= 0;
    }

    /** The borders of all parts on one side. */
    private static final class Borders {

        private final int[] border;
        private final long[] example = new long[APART + 1];
        private int count;

        /** @param row the one at the cut */
        Borders(ShapeGraph parts, int row) {
            border = new int[parts.size()];
            int[] known = new int[APART + 1];
            for (int part = 0; part < border.length; part++) {
                long cells = parts.shape(part);
                int kind = kind(cells, (int) (cells >>> 8 * row & 0xff));
                if (known[kind] == 0) {
                    example[count] = cells;
                    known[kind] = ++count;
                }
                border[part] = known[kind] - 1;
            }
        }

        private static int kind(long cells, int near) {
            if (near == 0) {
                return cells == 0 ? EMPTY : APART;
            }
            long columns = cells | cells >>> 32;
            columns |= columns >>> 16;
            columns |= columns >>> 8;
            int left = Integer.lowestOneBit(near) - 1;
            int right = 0xff & ~left & ~near;
            return near | ((columns & left) != 0 ? 0x100 : 0) | ((columns & right) != 0 ? 0x200 : 0);
        }
    }
}

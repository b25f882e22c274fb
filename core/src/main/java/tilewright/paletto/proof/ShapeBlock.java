package tilewright.paletto.proof;

import java.util.Arrays;

/** Solves all shapes of an upper part, a block after the other. Mutable; one thread at a time. */
final class ShapeBlock {

    /*
     * A block is an upper part with some lower parts that have equally many pieces, so its shapes do not depend on each
     * other. What a block needs again and again, two arrays of rows, stays in the processor's nearest cache. The lists of
     * takes are read from one end to the other, and no branch waits for the rows that they lead to.
     */

    private static final int SIX = OwnershipBits.longs(6);

    private final Shapes shapes;
    private final ColorTurns[] turns;
    /** The lower parts that the turns of each color leave. */
    private final BlockRemainders[] below;

    private final long untouched;
    private final OwnershipBits bits;
    private final ShapeRows rows;
    private final int longs;
    /** A row for each living color, set where the color is mine. */
    private final long[][] mine;

    private final long[] wins;
    private final long[] reached;

    private int upper;
    /** The lower parts of the block are those at places {@code begin} to {@code begin + count - 1}. */
    private int[] fitting = new int[0];

    private int begin;
    private int count;

    /**
     * @param turns of each color, the living colors first
     * @param below of each color: what its turns leave of the lower parts
     * @param untouched the cells of the living colors of which nobody owns a piece yet
     */
    ShapeBlock(ColorTurns[] turns, BlockRemainders[] below, long untouched, OwnershipBits bits, ShapeRows rows) {
        shapes = turns[0].shapes();
        this.turns = turns;
        this.below = below;
        this.untouched = untouched;
        this.bits = bits;
        this.rows = rows;
        longs = bits.longs();
        mine = new long[bits.living()][];
        for (int color = 0; color < mine.length; color++) {
            mine[color] = bits.mine(color);
        }
        wins = new long[longs << Shapes.BLOCK_BITS];
        reached = new long[longs << Shapes.BLOCK_BITS];
    }

    /** Solves the shapes of an upper part; those of upper parts with fewer pieces are solved. */
    void solve(int part) {
        upper = part;
        int border = shapes.border(part);
        int[] blocks = shapes.blocks(border);
        fitting = shapes.fitting(border);
        for (int block = blocks.length - 2; block >= 0; block--) {
            begin = blocks[block];
            count = blocks[block + 1] - begin;
            solve(border, block);
        }
    }

    private void solve(int border, int block) {
        int length = count * longs;
        if (shapes.upper().shape(upper) == 0 && shapes.lower().shape(fitting[begin]) == 0) {
            Arrays.fill(reached, 0, length, OwnershipBits.all());
        } else {
            Arrays.fill(wins, 0, length, 0);
            for (int color = 0; color < turns.length; color++) {
                BlockRemainders lower = below[color];
                PartRemainders takes = turns[color].upper();
                int first = lower.first(border, block);
                int end = lower.first(border, block + 1);
                if (first + count == end && !takes.any(upper)) {
                    continue;
                }
                if (color < bits.living()) {
                    Arrays.fill(reached, 0, length, 0);
                    gather(takes, lower.of(border), first, end, reached);
                    settle(color);
                    bits.add(color, reached, wins, length);
                } else {
                    gather(takes, lower.of(border), first, end, wins);
                }
            }
            bits.opposite(wins, reached, length);
        }
        System.arraycopy(reached, 0, rows.array(upper), rows.at(upper, begin), length);
    }

    /** Adds what the turns of a color lead to. */
    private void gather(PartRemainders takes, int[] lower, int first, int end, long[] target) {
        add(upper, lower, first + count, end, target);
        int last = takes.first(upper + 1);
        for (int take = takes.first(upper) + 1; take < last; take++) {
            add(takes.left(take), lower, first, end, target);
        }
    }

    /** Adds the rows of an upper part with what is left of the block's lower parts. */
    private void add(int part, int[] lower, int first, int end, long[] target) {
        int[] places = shapes.places(shapes.border(part));
        long[] array = rows.array(part);
        int from = rows.from(part);
        for (int i = first; i < end; i++) {
            int place = places[BlockRemainders.left(lower[i])];
            if (place >= 0) {
                add(array, from + place * longs, target, BlockRemainders.index(lower[i]) * longs);
            }
        }
    }

    private void add(long[] row, int from, long[] target, int to) {
        if (longs == SIX) {
            addSix(row, from, target, to);
        } else {
            for (int k = 0; k < longs; k++) {
                target[to + k] |= row[from + k];
            }
        }
    }

    /** Written out: the JVM leaves a loop, although it knows the number of steps. */
    private static void addSix(long[] row, int from, long[] target, int to) {
        target[to] |= row[from];
        target[to + 1] |= row[from + 1];
        target[to + 2] |= row[from + 2];
        target[to + 3] |= row[from + 3];
        target[to + 4] |= row[from + 4];
        target[to + 5] |= row[from + 5];
        target[to + 6] |= row[from + 6];
        target[to + 7] |= row[from + 7];
        target[to + 8] |= row[from + 8];
        target[to + 9] |= row[from + 9];
        target[to + 10] |= row[from + 10];
        target[to + 11] |= row[from + 11];
        target[to + 12] |= row[from + 12];
        target[to + 13] |= row[from + 13];
    }

    /** The owner of a completed color wins; a color not touched before is the mover's after the turn. */
    private void settle(int color) {
        ColorTurns turn = turns[color];
        for (int i = 0; i < count; i++) {
            if (turn.complete(upper, fitting[begin + i])) {
                add(mine[color], 0, reached, i * longs);
            }
        }
        if ((turn.cells() & untouched) != 0 && turn.whole(upper, 0)) {
            for (int i = 0; i < count; i++) {
                if (turn.whole(upper, fitting[begin + i])) {
                    bits.touch(color, reached, i * longs);
                }
            }
        }
    }
}

package tilewright.hues;

import java.util.Arrays;
import java.util.OptionalLong;
import tilewright.search.Limits;

/** Counts the completions of a board all together, cell by cell, by merging what can be completed in the same ways. */
final class MergedCount {

    /*
     * Dynamic programming over a frontier: the free cells are filled in a fixed order. What comes after some of them depends
     * on eight words only, one for each color: the cells of the rest that are open to it, and how many of its tiles are
     * left. Which color has which word does not matter for the number, so that the words of a state are sorted, and colors
     * with the same word are tried once and multiplied.
     *
     *   word    bits 0 to 3 tiles left, bit 4 + i the i-th cell of the rest; 0 when no tile is left
     *
     * A state is dropped when a cell is open to no color, or a color has fewer open blocks of the rest than tiles. All
     * cells of a block are peers of each other: those of 2 x 2 cells of the board.
     */

    private static final int LEFT_BITS = 4;
    private static final int LEFT = (1 << LEFT_BITS) - 1;
    /** The largest number of free cells whose words fit. */
    private static final int MOST_CELLS = Long.SIZE - LEFT_BITS;
    /** The smallest number that might overflow with the next color. */
    private static final long HUGE = Long.MAX_VALUE / (2 * Peers.COLORS);

    private static final int PATIENCE = 0x3ff;

    private final Board board;
    private final int[] order;
    /** The peers of each cell among those after it, as the bits of a word of the next state. */
    private final long[] later;
    /** The blocks of the rest after each cell, as bits of a word of the next state. */
    private final long[][] blocks;

    private final long[] words = new long[Peers.COLORS];
    private final long[] next = new long[Peers.COLORS];

    private MergedCount(Board board, long free) {
        this.board = board;
        order = CellOrder.of(free);
        later = new long[order.length];
        blocks = new long[order.length][];
        for (int i = 0; i < order.length; i++) {
            long[] ofBlock = new long[Peers.CELLS / 4];
            for (int j = i + 1; j < order.length; j++) {
                long bit = 1L << LEFT_BITS + j - i - 1;
                later[i] |= (Peers.of(order[i]) >>> order[j] & 1) != 0 ? bit : 0;
                ofBlock[Peers.GRID.row(order[j]) / 2 * 4 + Peers.GRID.column(order[j]) / 2] |= bit;
            }
            blocks[i] = withoutEmpty(ofBlock);
        }
    }

    private static long[] withoutEmpty(long[] blocks) {
        long[] found = new long[blocks.length];
        int size = 0;
        for (long block : blocks) {
            found[size] = block;
            size += block == 0 ? 0 : 1;
        }
        return Arrays.copyOf(found, size);
    }

    /**
     * Returns the number of completions.
     *
     * @param most states to look at; the limit of nodes does not count
     * @return empty when a limit came first, or the number is too large
     */
    static OptionalLong of(Board board, long most, Limits limits) {
        long free = 0;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            free |= board.free(cell) ? 1L << cell : 0;
        }
        return Long.bitCount(free) > MOST_CELLS
                ? OptionalLong.empty()
                : new MergedCount(board, free).count(most, limits);
    }

    private OptionalLong count(long most, Limits limits) {
        StateCounts layer = new StateCounts(order.length + LEFT_BITS);
        layer.add(start(), 1);
        long states = 0;
        for (int i = 0; i < order.length; i++) {
            StateCounts following = new StateCounts(order.length - i - 1 + LEFT_BITS);
            for (int slot = 0; slot < layer.slots(); slot++) {
                long number = layer.number(slot);
                if (number == 0) {
                    continue;
                }
                states++;
                boolean ask = (states & PATIENCE) == 0;
                layer.words(slot, words);
                if (states > most
                        || ask && limits.stop().asked()
                        || layer.bytes() + following.bytes() > limits.bytes()
                        || !fill(i, number, following)) {
                    limits.spent().accept(states);
                    return OptionalLong.empty();
                }
            }
            layer = following;
        }
        limits.spent().accept(states);
        Arrays.fill(words, 0);
        return OptionalLong.of(layer.size() == 0 ? 0 : layer.add(words, 0));
    }

    private long[] start() {
        long[] start = new long[Peers.COLORS];
        for (int color = 0; color < Peers.COLORS; color++) {
            for (int i = 0; i < order.length; i++) {
                start[color] |= board.takes(order[i], color) ? 1L << LEFT_BITS + i : 0;
            }
            start[color] |= board.left(color);
        }
        Arrays.sort(start);
        return start;
    }

    /** Fills the first cell of the rest in all ways; false when a number is too large. */
    private boolean fill(int cell, long number, StateCounts following) {
        for (int color = 0; color < Peers.COLORS; color++) {
            int alike = 1;
            while (color + 1 < Peers.COLORS && words[color + 1] == words[color]) {
                alike++;
                color++;
            }
            if ((words[color] >>> LEFT_BITS & 1) != 0 && fill(cell, color)) {
                if (following.add(next, alike * number) >= HUGE) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Makes the next state; false when it is a dead end. */
    private boolean fill(int cell, int color) {
        int rest = order.length - cell - 1;
        long open = 0;
        for (int i = 0; i < Peers.COLORS; i++) {
            long word = words[i] >>> LEFT_BITS + 1 << LEFT_BITS | words[i] & LEFT;
            if (i == color) {
                long left = (word & LEFT) - 1;
                word = left == 0 ? 0 : word & ~later[cell] & ~LEFT | left;
            }
            if (!room(word, blocks[cell])) {
                return false;
            }
            open |= word;
            int to = i;
            while (to > 0 && next[to - 1] > word) {
                next[to] = next[to - 1];
                to--;
            }
            next[to] = word;
        }
        return Long.bitCount(open >>> LEFT_BITS) == rest;
    }

    private static boolean room(long word, long[] blocks) {
        int left = (int) word & LEFT;
        int spare = Long.bitCount(word >>> LEFT_BITS) - left;
        if (spare < 0) {
            return false;
        }
        for (int i = 0; i < blocks.length && left > 0; i++) {
            left -= (word & blocks[i]) != 0 ? 1 : 0;
        }
        return left <= 0;
    }
}

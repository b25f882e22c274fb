package tilewright.hues;

import tilewright.rng.SeededRandom;
import tilewright.search.Tree;

/**
 * The search of the original puzzle's program as a tree: the free cells in reading order, and on each the eight colors
 * in turn.
 *
 * <p>Mutable; one thread at a time.
 */
final class ReadingOrderTree implements Tree {

    /*
     * Of a cell's peers, at most six come before it in reading order: two to the left, two above, and the two upper
     * cells that touch at a corner. Corners of the board test the corners before them as well. Only these are looked at;
     * tiles that lay there from the start and come later are known beforehand, as a set of colors for each cell.
     */

    private final byte[] colors;
    private final long clues;
    private final int[] cells;
    private final int[][] before = new int[Peers.CELLS][];
    /** The colors that lay at the start on later peers of each cell: bit c for color c. */
    private final int[] taken = new int[Peers.CELLS];

    private final int[] left = new int[Peers.COLORS];
    private final int[][] orders = new int[Peers.CELLS + 1][];
    private final ColorOrder chooser;
    private int depth;

    /** Gives the order in which colors are tried on a cell, each time the search comes to one anew. */
    @FunctionalInterface
    interface ColorOrder {

        /**
         * Puts the colors into the order wanted.
         *
         * @param order the colors 0 to 7 in some order
         */
        void arrange(int[] order);

        static ColorOrder fixed() {
            return _ -> {};
        }

        static ColorOrder shuffled(SeededRandom random) {
            return random::shuffle;
        }
    }

    ReadingOrderTree(Board start, ColorOrder chooser) {
        this.chooser = chooser;
        colors = start.colors();
        clues = start.clues();
        cells = new int[Peers.CELLS - start.tiles()];
        int count = 0;
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            before[cell] = before(cell);
            if (start.free(cell)) {
                cells[count++] = cell;
                taken[cell] = takenLater(start, cell);
            }
        }
        for (int color = 0; color < Peers.COLORS; color++) {
            left[color] = start.left(color);
        }
        for (int level = 0; level <= count; level++) {
            orders[level] = new int[] {0, 1, 2, 3, 4, 5, 6, 7};
        }
        chooser.arrange(orders[0]);
    }

    /** The peers of a cell that come before it in reading order. */
    static int[] before(int cell) {
        long earlier = Peers.of(cell) & ((1L << cell) - 1);
        int[] found = new int[Long.bitCount(earlier)];
        for (int i = 0; i < found.length; i++) {
            found[i] = Long.numberOfTrailingZeros(earlier);
            earlier &= earlier - 1;
        }
        return found;
    }

    private static int takenLater(Board start, int cell) {
        int set = 0;
        for (long later = Peers.of(cell) & (-2L << cell); later != 0; later &= later - 1) {
            int peer = Long.numberOfTrailingZeros(later);
            if (!start.free(peer)) {
                set |= 1 << start.color(peer);
            }
        }
        return set;
    }

    @Override
    public boolean complete() {
        return depth == cells.length;
    }

    @Override
    public int width() {
        return complete() ? 0 : Peers.COLORS;
    }

    @Override
    public boolean take(int option) {
        int cell = cells[depth];
        int color = orders[depth][option];
        if (left[color] == 0 || (taken[cell] & 1 << color) != 0) {
            return false;
        }
        for (int peer : before[cell]) {
            if (colors[peer] == color) {
                return false;
            }
        }
        colors[cell] = (byte) color;
        left[color]--;
        depth++;
        chooser.arrange(orders[depth]);
        return true;
    }

    @Override
    public void back() {
        depth--;
        int cell = cells[depth];
        left[colors[cell]]++;
        colors[cell] = Board.EMPTY;
    }

    /** The free cell to fill now; not when the board is full. */
    int next() {
        return cells[depth];
    }

    /** The cell that was filled last; not at the beginning. */
    int last() {
        return cells[depth - 1];
    }

    /** The color of a cell. */
    int color(int cell) {
        return colors[cell];
    }

    Board board() {
        return Board.of(colors).withClues(clues);
    }
}

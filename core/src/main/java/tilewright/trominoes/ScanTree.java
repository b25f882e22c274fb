package tilewright.trominoes;

import tilewright.grid.Grid;
import tilewright.search.Tree;

/**
 * The search of the original puzzle's program as a tree: on the next free cell, from left to right and from top to
 * bottom, a tile across, else a tile down. While the green tile is not set, it is the third thing to try.
 *
 * <p>Mutable; one thread at a time.
 */
final class ScanTree implements Tree {

    static final int ACROSS = 0;
    static final int DOWN = 1;
    static final int GREEN = 2;

    private final Grid grid;
    private final int width;
    private final byte[] codes;
    private final int[] cellAt;
    private final int[] optionAt;
    private final boolean wantsGreen;
    private boolean greenSet;
    private int depth;
    private int next;

    ScanTree(Board start) {
        grid = start.grid();
        width = start.width();
        codes = start.codes();
        cellAt = new int[codes.length];
        optionAt = new int[codes.length];
        wantsGreen = start.wantsGreen();
        skipCovered();
    }

    @Override
    public boolean complete() {
        return next == codes.length;
    }

    @Override
    public int width() {
        if (complete()) {
            return 0;
        }
        return wantsGreen && !greenSet ? 3 : 2;
    }

    @Override
    public boolean take(int option) {
        if (option == GREEN) {
            codes[next] = Board.GREEN;
            greenSet = true;
        } else if (!lay(option == ACROSS)) {
            return false;
        }
        cellAt[depth] = next;
        optionAt[depth] = option;
        depth++;
        skipCovered();
        return true;
    }

    private boolean lay(boolean across) {
        int step = across ? 1 : width;
        boolean inside = across ? next % width + 2 < width : next / width + 2 < grid.rows();
        if (!inside || codes[next + step] != Board.FREE || codes[next + 2 * step] != Board.FREE) {
            return false;
        }
        Board.lay(codes, next, across, width);
        return true;
    }

    @Override
    public void back() {
        depth--;
        next = cellAt[depth];
        codes[next] = Board.FREE;
        if (optionAt[depth] == GREEN) {
            greenSet = false;
        } else {
            int step = optionAt[depth] == ACROSS ? 1 : width;
            codes[next + step] = Board.FREE;
            codes[next + 2 * step] = Board.FREE;
        }
    }

    private void skipCovered() {
        while (next < codes.length && codes[next] != Board.FREE) {
            next++;
        }
    }

    /** The free cell to cover now. */
    int next() {
        return next;
    }

    /** The option taken last: {@link #ACROSS}, {@link #DOWN} or {@link #GREEN}. */
    int lastOption() {
        return optionAt[depth - 1];
    }

    /** The cell of the option taken last. */
    int lastCell() {
        return cellAt[depth - 1];
    }

    Board board() {
        return Board.of(grid, codes);
    }
}

package tilewright.trominoes;

import java.util.Arrays;
import tilewright.grid.Grid;

/**
 * A position: a square board, the green tile or none yet, and the tiles that were laid.
 *
 * <p>Immutable; threads may share one.
 */
final class Board {

    static final int NARROWEST = 3;
    static final int WIDEST = 30;

    /** Codes of cells. A tile of three has {@code ACROSS} or {@code DOWN} in its first cell, then one and two more. */
    static final byte FREE = 0;

    static final byte GREEN = 1;
    static final byte ACROSS = 2;
    static final byte DOWN = 5;

    /** No cell. */
    static final int NONE = -1;

    private final Grid grid;
    private final byte[] codes;
    private final int green;
    private final int free;

    /** @param codes becomes part of this board: the caller must not change it any more */
    private Board(Grid grid, byte[] codes) {
        this.grid = grid;
        this.codes = codes;
        int greenCell = NONE;
        int count = 0;
        for (int cell = 0; cell < codes.length; cell++) {
            if (codes[cell] == FREE) {
                count++;
            } else if (codes[cell] == GREEN) {
                greenCell = cell;
            }
        }
        this.green = greenCell;
        this.free = count;
    }

    static Board empty(int width) {
        if (width < NARROWEST || width > WIDEST) {
            throw new IllegalArgumentException("width (%d) must be %d to %d".formatted(width, NARROWEST, WIDEST));
        }
        return new Board(Grid.square(width), new byte[width * width]);
    }

    /**
     * A board with these codes, which must form whole tiles and at most one green one.
     *
     * @param codes one of each cell; copied
     */
    static Board of(int width, byte[] codes) {
        return new Board(Grid.square(width), codes.clone());
    }

    Grid grid() {
        return grid;
    }

    int width() {
        return grid.rows();
    }

    int cells() {
        return codes.length;
    }

    /** The green tile's cell, or {@link #NONE}. */
    int green() {
        return green;
    }

    /** Whether the green tile is still to be set. A board whose width is a multiple of 3 is covered without it. */
    boolean wantsGreen() {
        return green == NONE && width() % 3 != 0;
    }

    /** How many cells nothing lies on. */
    int free() {
        return free;
    }

    boolean free(int cell) {
        return codes[cell] == FREE;
    }

    /** Whether all is done. The numbers leave no other way: the last free cell wants the green tile or a tile's end. */
    boolean covered() {
        return free == 0;
    }

    /** Whether the cell belongs to a tile of three. */
    boolean tiled(int cell) {
        return codes[cell] >= ACROSS;
    }

    /** Whether the tile of three on this cell lies across; false when it lies down. */
    boolean across(int cell) {
        return codes[cell] < DOWN;
    }

    /** The left or upper end of the tile of three on this cell. */
    int first(int cell) {
        return across(cell) ? cell - (codes[cell] - ACROSS) : cell - (codes[cell] - DOWN) * width();
    }

    /** From one cell of a tile to its next. */
    int step(boolean across) {
        return across ? 1 : width();
    }

    /** Whether a tile that begins here stays on the board. */
    boolean inside(int first, boolean across) {
        return (across ? grid.column(first) : grid.row(first)) + 2 < width();
    }

    /** Whether a tile that begins here stays on the board and covers free cells only. */
    boolean fits(int first, boolean across) {
        return inside(first, across) && free(first) && free(first + step(across)) && free(first + 2 * step(across));
    }

    Board withGreen(int cell) {
        byte[] changed = codes.clone();
        if (green != NONE) {
            changed[green] = FREE;
        }
        changed[cell] = GREEN;
        return new Board(grid, changed);
    }

    Board with(int first, boolean across) {
        byte[] changed = codes.clone();
        for (int part = 0; part < 3; part++) {
            changed[first + part * step(across)] = (byte) ((across ? ACROSS : DOWN) + part);
        }
        return new Board(grid, changed);
    }

    /** Without the tile of three that begins here. */
    Board without(int first) {
        byte[] changed = codes.clone();
        int step = step(across(first));
        for (int part = 0; part < 3; part++) {
            changed[first + part * step] = FREE;
        }
        return new Board(grid, changed);
    }

    /** A copy of the code of each cell. */
    byte[] codes() {
        return codes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board && Arrays.equals(codes, board.codes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(codes);
    }

    @Override
    public String toString() {
        return Text.BOARDS.format(this);
    }
}

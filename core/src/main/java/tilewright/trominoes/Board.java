package tilewright.trominoes;

import java.util.Arrays;
import tilewright.grid.Grid;

/**
 * A position: a rectangular board, the green tile or none yet, and the tiles that were laid. The green tile may be fixed, at once
 * or while tiles lie.
 *
 * <p>Immutable; threads may share one.
 */
final class Board {

    /** The longest side. */
    static final int LONGEST = 30;

    /** Codes of cells. A tile of three has {@code ACROSS} or {@code DOWN} in its first cell, then one and two more. */
    static final byte FREE = 0;

    static final byte GREEN = 1;
    static final byte ACROSS = 2;
    static final byte DOWN = 5;

    /** No cell. */
    static final int NONE = -1;

    /** When the green tile has to stay where it is. */
    enum Stay {
        NEVER(""),
        /** While tiles lie and a covering may have it there: the start of a board can still be changed. */
        WITH_TILES("~"),
        ALWAYS("!");

        /** The end of the board's text. */
        final String sign;

        Stay(String sign) {
            this.sign = sign;
        }
    }

    private final Grid grid;
    private final byte[] codes;
    private final int green;
    private final Stay stay;
    private final int free;

    /** @param codes becomes part of this board: the caller must not change it any more */
    private Board(Grid grid, byte[] codes, Stay stay) {
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
        this.stay = greenCell == NONE ? Stay.NEVER : stay;
        this.free = count;
    }

    static Board empty(int width) {
        return empty(new Grid(width, width));
    }

    static Board empty(Grid grid) {
        if (grid.rows() > LONGEST || grid.columns() > LONGEST) {
            throw new IllegalArgumentException("a board of (%d) by (%d) cells is too large; sides are at most %d"
                    .formatted(grid.rows(), grid.columns(), LONGEST));
        }
        return new Board(grid, new byte[grid.cells()], Stay.NEVER);
    }

    /**
     * A board with these codes, which must form whole tiles and at most one green one.
     *
     * @param codes one of each cell; copied
     */
    static Board of(Grid grid, byte[] codes) {
        return new Board(grid, codes.clone(), Stay.NEVER);
    }

    Grid grid() {
        return grid;
    }

    /** Cells in a row. */
    int width() {
        return grid.columns();
    }

    int cells() {
        return codes.length;
    }

    /** The green tile's cell, or {@link #NONE}. */
    int green() {
        return green;
    }

    /** Whether the green tile is still to be set. A board whose cells are a multiple of 3 is covered without it. */
    boolean wantsGreen() {
        return green == NONE && codes.length % 3 != 0;
    }

    Stay stay() {
        return stay;
    }

    /** Whether the green tile lies where it has to stay. */
    boolean fixed() {
        return green != NONE && !movable();
    }

    /** Whether the green tile lies here and may go elsewhere. */
    boolean movable() {
        return switch (stay) {
            case NEVER -> green != NONE;
            case WITH_TILES -> free == codes.length - 1 || !Coloring.allows(this);
            case ALWAYS -> false;
        };
    }

    /** The same board with its green tile, if there is one, so that it stays. */
    Board staying(Stay when) {
        return new Board(grid, codes, when);
    }

    /** Returns the number of free cells. */
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

    /** The step from one cell of a tile to the next one. */
    int step(boolean across) {
        return across ? 1 : width();
    }

    /** Whether a tile that begins here stays on the board. */
    boolean inside(int first, boolean across) {
        return across ? grid.column(first) + 2 < grid.columns() : grid.row(first) + 2 < grid.rows();
    }

    /** Whether a tile that begins here stays on the board and covers free cells only. */
    boolean fits(int first, boolean across) {
        return inside(first, across) && free(first) && free(first + step(across)) && free(first + 2 * step(across));
    }

    /** Returns this board with the green tile on a cell; a tile of three that lies there comes off. */
    Board withGreen(int cell) {
        byte[] changed = (tiled(cell) ? without(first(cell)) : this).codes.clone();
        if (green != NONE) {
            changed[green] = FREE;
        }
        changed[cell] = GREEN;
        return new Board(grid, changed, stay);
    }

    /** Returns this board without the green tile, which lies on it. */
    Board withoutGreen() {
        byte[] changed = codes.clone();
        changed[green] = FREE;
        return new Board(grid, changed, Stay.NEVER);
    }

    Board with(int first, boolean across) {
        byte[] changed = codes.clone();
        lay(changed, first, across, width());
        return new Board(grid, changed, stay);
    }

    /** Writes the codes of a tile. */
    static void lay(byte[] codes, int first, boolean across, int width) {
        for (int part = 0; part < 3; part++) {
            codes[first + part * (across ? 1 : width)] = (byte) ((across ? ACROSS : DOWN) + part);
        }
    }

    /** Returns this board without the tile of three that begins on a cell. */
    Board without(int first) {
        byte[] changed = codes.clone();
        int step = step(across(first));
        for (int part = 0; part < 3; part++) {
            changed[first + part * step] = FREE;
        }
        return new Board(grid, changed, stay);
    }

    /** The same board with rows and columns exchanged. */
    Board transposed() {
        byte[] changed = new byte[codes.length];
        for (int cell = 0; cell < codes.length; cell++) {
            int code = codes[cell];
            int other = code < ACROSS ? code : code < DOWN ? code + (DOWN - ACROSS) : code - (DOWN - ACROSS);
            changed[grid.transposed(cell)] = (byte) other;
        }
        return new Board(grid.transposed(), changed, stay);
    }

    /** Whether it is wider than high, so that a frontier along its columns has fewer states. */
    boolean wide() {
        return grid.columns() > grid.rows();
    }

    /** A copy of the code of each cell. */
    byte[] codes() {
        return codes.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && stay == board.stay
                && grid.equals(board.grid)
                && Arrays.equals(codes, board.codes);
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

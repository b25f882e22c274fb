package tilewright.hues;

import java.util.Arrays;

/**
 * A position: which tile lies on each of the 64 cells, if any. No two peers have the same color, and there are at most
 * eight tiles of each. Some tiles may be clues, which stay where they are. The player may have noted colors on any cell
 * without a clue; notes are not seen beneath a tile, and mean nothing to the rules.
 *
 * <p>Immutable; threads may share one. Colors are 0 to 7 inside and 1 to 8 in what people read.
 */
final class Board {

    /** The color of a cell without a tile. */
    static final byte EMPTY = -1;

    /** The notes of most boards. */
    private static final byte[] NONE = new byte[Peers.CELLS];

    private final byte[] colors;
    /** The colors noted on each cell: bit c is color c. */
    private final byte[] notes;
    /** Cells with tiles that belong to the puzzle and stay: bit c is cell c. Each has a tile. */
    private final long clues;

    private final int[] left = new int[Peers.COLORS];

    /** Neither array may be changed any more: both become part of this board. */
    private Board(byte[] colors, long clues, byte[] notes) {
        this.colors = colors;
        this.notes = notes;
        Arrays.fill(left, Peers.TILES);
        for (byte color : colors) {
            if (color != EMPTY) {
                left[color]--;
            }
        }
        this.clues = clues & occupied(colors);
    }

    static Board empty() {
        byte[] colors = new byte[Peers.CELLS];
        Arrays.fill(colors, EMPTY);
        return new Board(colors, 0, NONE);
    }

    /**
     * A board with these colors, which must keep the rules.
     *
     * @param colors of each cell, 0 to 7 or {@link #EMPTY}; copied
     */
    static Board of(byte[] colors) {
        return new Board(colors.clone(), 0, NONE);
    }

    private static long occupied(byte[] colors) {
        long cells = 0;
        for (int cell = 0; cell < colors.length; cell++) {
            cells |= colors[cell] == EMPTY ? 0 : 1L << cell;
        }
        return cells;
    }

    /** The same board whose tiles on these cells are clues. */
    Board withClues(long cells) {
        return new Board(colors, cells, notes);
    }

    /** Cells with clues: bit c is cell c. */
    long clues() {
        return clues;
    }

    /** Whether the tile on a cell is a clue. */
    boolean clue(int cell) {
        return (clues >>> cell & 1) != 0;
    }

    /** The color of a cell, 0 to 7, or {@link #EMPTY}. */
    int color(int cell) {
        return colors[cell];
    }

    boolean free(int cell) {
        return colors[cell] == EMPTY;
    }

    /** Returns the number of tiles on the board. */
    int tiles() {
        int tiles = Peers.CELLS;
        for (int each : left) {
            tiles -= each;
        }
        return tiles;
    }

    boolean full() {
        return tiles() == Peers.CELLS;
    }

    /** Returns the number of tiles of a color that are still on its pile. */
    int left(int color) {
        return left[color];
    }

    /** The first peer of a cell that has this color already, or -1. */
    int clash(int cell, int color) {
        for (long peers = Peers.of(cell); peers != 0; peers &= peers - 1) {
            int peer = Long.numberOfTrailingZeros(peers);
            if (colors[peer] == color) {
                return peer;
            }
        }
        return -1;
    }

    /** Whether the rules let a tile of this color be put on this cell now. */
    boolean takes(int cell, int color) {
        return free(cell) && left(color) > 0 && clash(cell, color) < 0;
    }

    Board with(int cell, int color) {
        byte[] changed = colors.clone();
        changed[cell] = (byte) color;
        return new Board(changed, clues, notes);
    }

    Board without(int cell) {
        return with(cell, EMPTY);
    }

    /** The colors noted on a cell: bit c is color c. */
    int notes(int cell) {
        return notes[cell] & 0xff;
    }

    /**
     * The same board with these notes on a cell without a clue.
     *
     * @param set bit c is color c
     */
    Board withNotes(int cell, int set) {
        byte[] changed = notes.clone();
        changed[cell] = (byte) set;
        return new Board(colors, clues, changed);
    }

    /** A copy of the color of each cell. */
    byte[] colors() {
        return colors.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board board
                && clues == board.clues
                && Arrays.equals(colors, board.colors)
                && Arrays.equals(notes, board.notes);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(colors) + Arrays.hashCode(notes);
    }

    @Override
    public String toString() {
        return Text.BOARDS.format(this);
    }
}

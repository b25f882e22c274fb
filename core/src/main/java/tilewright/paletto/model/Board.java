package tilewright.paletto.model;

import java.util.Arrays;

/**
 * A position of Paletto: the pieces on the board, those that the players own, and the turn in progress.
 *
 * <p>Cells are bits as in {@link Shape}: cell 8 * row + column, on a board of any size. Colors, players, rows and columns
 * count from 0. Pieces that are neither on the board nor owned are out of play. When the game is over, the player to move
 * is the one who won. Immutable; threads may share one.
 */
public final class Board {

    /** The smallest size of a board. */
    public static final int SMALLEST = 3;
    /** The largest size of a board; the rows of cells are so far apart on any board. */
    public static final int LARGEST = 8;

    static final int FEWEST_PLAYERS = 2;
    static final int MOST_PLAYERS = 4;

    private final int size;
    private final int mover;
    private final long occupied;
    /** The cells of each color's pieces on the board. */
    private final long[] pieces;
    /** The number of pieces of each color that each player owns, in four bits, from the lowest color. */
    private final int[] owned;
    /** The cells of the pieces taken so far in this turn. */
    private final long taken;
    /** The color of this turn; -1 before its first piece is taken. */
    private final int color;

    /** Takes the arrays as its own. */
    Board(int size, int mover, long[] pieces, int[] owned, long taken, int color) {
        this.size = size;
        this.mover = mover;
        this.pieces = pieces;
        this.owned = owned;
        this.taken = taken;
        this.color = color;
        long all = 0;
        for (long cells : pieces) {
            all |= cells;
        }
        this.occupied = all;
    }

    /**
     * A full board before the first move.
     *
     * @param colors of the cells, row by row, size * size of them
     */
    public static Board start(int size, int players, int[] colors) {
        long[] pieces = new long[size];
        for (int i = 0; i < colors.length; i++) {
            pieces[colors[i]] |= 1L << 8 * (i / size) + i % size;
        }
        return new Board(size, 0, pieces, new int[players], 0, -1);
    }

    /** Cells in a row; also the number of colors, and the pieces of each. */
    public int size() {
        return size;
    }

    /** Returns the number of players, 2 to 4. */
    public int players() {
        return owned.length;
    }

    /** The player to move; when the game is over, the winner. */
    public int mover() {
        return mover;
    }

    /** The cells with pieces. */
    public long occupied() {
        return occupied;
    }

    /** The cells of a color's pieces on the board. */
    public long pieces(int ofColor) {
        return pieces[ofColor];
    }

    /** The cells of the pieces taken so far in this turn. */
    public long taken() {
        return taken;
    }

    /** The color of the turn in progress; -1 before its first piece is taken. */
    public int color() {
        return color;
    }

    /** Whether nobody has taken a piece. */
    boolean untouched() {
        return taken == 0 && Arrays.equals(owned, new int[owned.length]);
    }

    /** Returns the number of pieces of a color that a player owns. */
    public int owned(int player, int ofColor) {
        return owned[player] >>> 4 * ofColor & 0xf;
    }

    /** Returns the number of pieces of a color that are neither on the board nor owned. */
    public int outOfPlay(int ofColor) {
        int missing = size - Long.bitCount(pieces[ofColor]);
        for (int player = 0; player < owned.length; player++) {
            missing -= owned(player, ofColor);
        }
        return missing;
    }

    /** The color of the piece on a cell, or -1. */
    public int at(int cell) {
        for (int i = 0; i < size; i++) {
            if ((pieces[i] >>> cell & 1) != 0) {
                return i;
            }
        }
        return -1;
    }

    /** The cells of all pieces that may be taken now. */
    public long takeable() {
        if (winner() >= 0) {
            return 0;
        }
        return Shape.removable(occupied) & (color < 0 ? -1 : pieces[color]);
    }

    /** The color of which this player owns all pieces, or -1. */
    int complete(int player) {
        for (int i = 0; i < size; i++) {
            if (owned(player, i) == size) {
                return i;
            }
        }
        return -1;
    }

    /** Returns the winner, or -1. */
    public int winner() {
        return occupied == 0 || complete(mover) >= 0 ? mover : -1;
    }

    /** The board without a piece, which is the mover's now. */
    public Board take(int cell) {
        int taking = at(cell);
        long[] fewer = pieces.clone();
        fewer[taking] &= ~(1L << cell);
        int[] more = owned.clone();
        more[mover] += 1 << 4 * taking;
        return new Board(size, mover, fewer, more, taken | 1L << cell, taking);
    }

    /** The board at the beginning of the next player's turn. */
    public Board endTurn() {
        return new Board(size, (mover + 1) % owned.length, pieces, owned, 0, -1);
    }

    /** The number of a cell row by row on a board of this size, as other programs count. */
    public int number(int cell) {
        return (cell >> 3) * size + (cell & 7);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Board that
                && size == that.size
                && mover == that.mover
                && taken == that.taken
                && color == that.color
                && Arrays.equals(pieces, that.pieces)
                && Arrays.equals(owned, that.owned);
    }

    @Override
    public int hashCode() {
        return (Arrays.hashCode(pieces) * 31 + Arrays.hashCode(owned)) * 31 + Long.hashCode(taken) * 31 + mover;
    }

    @Override
    public String toString() {
        return Text.POSITIONS.format(this);
    }
}

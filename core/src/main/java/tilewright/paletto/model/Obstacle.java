package tilewright.paletto.model;

/** The obstacle to taking a piece, or none. */
public enum Obstacle {
    NOTHING,
    NO_PIECE,
    GAME_OVER,
    /** Another color was begun in this turn. */
    COLOR,
    /** Fewer than two of its sides are open. */
    SIDES,
    /** The others would fall apart without it. */
    BOND;

    /** Returns the obstacle to taking the piece on a cell now. */
    public static Obstacle of(Board board, int cell) {
        long bit = 1L << cell;
        if ((board.occupied() & bit) == 0) {
            return NO_PIECE;
        }
        if (board.winner() >= 0) {
            return GAME_OVER;
        }
        if (board.color() >= 0 && board.at(cell) != board.color()) {
            return COLOR;
        }
        if ((Shape.loose(board.occupied()) & bit) == 0) {
            return SIDES;
        }
        return (board.takeable() & bit) == 0 ? BOND : NOTHING;
    }

    /** The cells of the pieces that would be cut off from the most others if a piece were taken; none if none would. */
    public static long cutOff(Board board, int cell) {
        long rest = board.occupied() & ~(1L << cell);
        long most = 0;
        for (long left = rest; left != 0; ) {
            long group = Shape.reached(left);
            most = Long.bitCount(group) > Long.bitCount(most) ? group : most;
            left &= ~group;
        }
        return rest & ~most;
    }

    /** Returns the number of open sides of a cell: an edge of the board or an empty cell. */
    public static int openSides(Board board, int cell) {
        return 4 - Long.bitCount(Shape.beside(1L << cell) & board.occupied());
    }
}

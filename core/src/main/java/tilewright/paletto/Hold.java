package tilewright.paletto;

/** What keeps a piece on the board, or that nothing does. */
enum Hold {
    NOTHING,
    NO_PIECE,
    GAME_OVER,
    /** Another color was begun in this turn. */
    COLOR,
    /** Fewer than two of its sides are open. */
    SIDES,
    /** The others would fall apart without it. */
    BOND;

    static Hold of(Board board, int cell) {
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

    /** How many sides of a cell are open: an edge of the board or an empty cell. */
    static int openSides(Board board, int cell) {
        return 4 - Long.bitCount(Shape.beside(1L << cell) & board.occupied());
    }
}

package tilewright.paletto.certificate;

import java.util.function.Consumer;
import tilewright.paletto.model.Board;

/** The turns of a position, one by one: color by color, each set of cells before the larger ones that begin with it. */
public final class Replies {

    private Replies() {}

    /**
     * Tells of each turn the position in which it ends: that of the next player, or the one that is won.
     *
     * @param board at the beginning of a turn
     */
    public static void each(Board board, Consumer<Board> told) {
        for (int color = 0; color < board.size(); color++) {
            take(board, board.takeable() & board.pieces(color), told);
        }
    }

    /** Whether a turn wins at once: it takes all that is left of a color of which nobody else owns a piece, or of the board. */
    public static boolean winAtOnce(Board board) {
        for (int color = 0; color < board.size(); color++) {
            long cells = board.pieces(color);
            boolean all = cells == board.occupied()
                    || board.owned(board.mover(), color) + Long.bitCount(cells) == board.size();
            if (cells != 0 && all && takesAll(board, cells)) {
                return true;
            }
        }
        return false;
    }

    private static boolean takesAll(Board board, long cells) {
        Board after = board;
        for (long left = cells; left != 0; left &= left - 1) {
            if ((after.takeable() & left & -left) == 0) {
                return false;
            }
            after = after.take(Long.numberOfTrailingZeros(left));
        }
        return after.winner() >= 0;
    }

    private static void take(Board board, long cells, Consumer<Board> told) {
        for (long left = cells; left != 0; left &= left - 1) {
            Board after = board.take(Long.numberOfTrailingZeros(left));
            told.accept(after.winner() >= 0 ? after : after.endTurn());
            take(after, after.takeable() & left & left - 1, told);
        }
    }
}

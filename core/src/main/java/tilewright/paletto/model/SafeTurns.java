package tilewright.paletto.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A look one turn ahead, and the way back from sets of cells to moves. Pure functions. */
public final class SafeTurns {

    private SafeTurns() {}

    /**
     * The turns worth considering: one that wins at once, if there is any; else those after which the next player
     * cannot win at once; else all.
     *
     * @param game left where it was at its beginning
     */
    public static long[] of(FastGame game) {
        game.restart();
        long winning = game.winningTurn();
        if (winning != 0) {
            return new long[] {winning};
        }
        long[] turns = all(game);
        long[] safe = new long[turns.length];
        int count = 0;
        for (long turn : turns) {
            game.restart();
            game.play(turn);
            if (game.winningTurn() == 0) {
                safe[count++] = turn;
            }
        }
        game.restart();
        return count == 0 ? turns : Arrays.copyOf(safe, count);
    }

    /** All turns. */
    public static long[] all(FastGame game) {
        game.restart();
        long[] turns = new long[FastGame.MOST_TURNS];
        return Arrays.copyOf(turns, game.turns(turns));
    }

    /** The moves of a turn: its pieces in order, then the end of the turn, unless the game is over by then. */
    public static List<Move> moves(Board board, long turn) {
        List<Move> moves = new ArrayList<>();
        Board reached = board;
        for (long left = turn; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            moves.add(new Move.Take(cell));
            reached = reached.take(cell);
        }
        if (reached.winner() < 0) {
            moves.add(Move.END);
        }
        return moves;
    }

    /** The position after a turn. */
    public static Board after(Board board, long turn) {
        Board reached = board;
        for (long left = turn; left != 0; left &= left - 1) {
            reached = reached.take(Long.numberOfTrailingZeros(left));
        }
        return reached.winner() < 0 ? reached.endTurn() : reached;
    }

    /** The cells that a turn takes. */
    public static long cells(List<Move> moves) {
        long cells = 0;
        for (Move move : moves) {
            if (move instanceof Move.Take(int cell)) {
                cells |= 1L << cell;
            }
        }
        return cells;
    }
}

package tilewright.paletto.proof;

import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.search.Limits;

/**
 * Finds the player who can force a win against all others together, by looking at all turns: for positions that play cannot
 * lead to, with holes or bays, where the shapes below are not those that {@link ShapeGraph} knows.
 *
 * <p>Mutable; one thread at a time.
 */
final class ForcedSearch {

    /*
     * Depth first, with the values of EndgameProof: the mover if one turn leads to where she can force a win; another player
     * if all turns lead to where he can; else nobody. The table has one place for each hash and keeps the newest; keys are
     * compared in full. No turn is left out, and the turns come from FastGame, which fills where it must.
     */

    static final int UNKNOWN = -3;

    /** Turns that are looked at at most: a few seconds. */
    private static final long MOST_NODES = 10_000_000;

    private static final int NOBODY = Forecast.NOBODY;
    private static final int OPEN = -2;
    private static final int TABLE_BITS = 18;
    private static final int LOOKS = 0xfff;

    private final FastGame game;
    private final Limits limits;
    private final long[] occupied = new long[1 << TABLE_BITS];
    private final int[] claims = new int[1 << TABLE_BITS];
    /** The mover and the value at each place, 0 when it is free. */
    private final byte[] values = new byte[1 << TABLE_BITS];

    private final long[][] turns = new long[Board.LARGEST * Board.LARGEST + 1][];
    private long nodes;

    /** @param board where the game is not over */
    ForcedSearch(Board board, Limits limits) {
        game = new FastGame(board);
        this.limits = limits.withNodes(Math.min(limits.nodes(), MOST_NODES));
    }

    /**
     * Returns the player who can force a win after a turn of the position, {@link Forecast#NOBODY}, or {@link #UNKNOWN} at
     * a limit.
     */
    int winnerAfter(long turn) {
        game.restart();
        game.play(turn);
        return game.winner() >= 0 ? game.winner() : winner(game.occupied(), game.claims(), game.mover());
    }

    private int winner(long left, int claimed, int mover) {
        int place =
                (int) ((left * 0x9e3779b97f4a7c15L ^ (claimed * 4L + mover) * 0xd1b54a32d192ed03L) >>> 64 - TABLE_BITS);
        if (values[place] >> 3 == mover + 1 && occupied[place] == left && claims[place] == claimed) {
            return (values[place] & 7) - 1;
        }
        int value = value(left, claimed, mover);
        if (value != UNKNOWN) {
            occupied[place] = left;
            claims[place] = claimed;
            values[place] = (byte) (mover + 1 << 3 | value + 1);
        }
        return value;
    }

    private int value(long left, int claimed, int mover) {
        game.set(left, claimed, mover);
        if (game.winningTurn() != 0) {
            return mover;
        }
        int depth = Long.bitCount(left);
        if (turns[depth] == null) {
            turns[depth] = new long[FastGame.MOST_TURNS];
        }
        int count = game.turns(turns[depth]);
        int value = OPEN;
        for (int i = 0; i < count; i++) {
            if (nodes >= limits.nodes() || (nodes & LOOKS) == 0 && limits.stop().asked()) {
                return UNKNOWN;
            }
            nodes++;
            game.set(left, claimed, mover);
            game.play(turns[depth][i]);
            int winner = winner(game.occupied(), game.claims(), game.mover());
            if (winner == mover || winner == UNKNOWN) {
                return winner;
            }
            value = value == OPEN || value == winner ? winner : NOBODY;
        }
        return value;
    }
}

package tilewright.paletto.player;

import java.util.List;
import tilewright.message.Message;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.FastGame;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;
import tilewright.search.Stop;

/**
 * Looks a few turns ahead and counts the pieces that are left then. Threads may share one.
 *
 * <p>With more than two players it takes all others for one opponent.
 */
final class ShallowSearch implements Agent<Board, Move> {

    /*
     * Alpha-beta to a fixed depth. All that counts there is who would take the last piece if from now on everybody took
     * one at a time. Equal turns are equally likely. Counting colors that only one player can still complete, too, would
     * make it far stronger: too strong for its place among the levels.
     */

    private static final int DEPTH = 3;
    private static final int WIN = 10_000;

    private final String id;

    ShallowSearch(String id) {
        this.id = id;
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public Message about() {
        return PlayerMessages.turnsAhead(DEPTH);
    }

    @Override
    public List<Move> turn(Board board, SeededRandom random, Stop stop) {
        FastGame game = new FastGame(board);
        long[] turns = SafeTurns.of(game);
        long[][] lists = new long[DEPTH][FastGame.MOST_TURNS];
        long best = turns[0];
        int bestValue = -2 * WIN;
        int equals = 0;
        for (long turn : turns) {
            stop.check();
            game.restart();
            game.play(turn);
            int value = value(game, board.mover(), DEPTH - 1, bestValue - 1, 2 * WIN, lists);
            if (value > bestValue) {
                bestValue = value;
                best = turn;
                equals = 1;
            } else if (value == bestValue && random.below(++equals) == 0) {
                best = turn;
            }
        }
        return SafeTurns.moves(board, best);
    }

    /** The value for a player, exact if it lies between the bounds. */
    private static int value(FastGame game, int me, int depth, int lowest, int highest, long[][] lists) {
        if (game.winner() >= 0) {
            return game.winner() == me ? WIN + depth : -WIN - depth;
        }
        if (depth == 0) {
            return count(game, me);
        }
        long occupied = game.occupied();
        int claims = game.claims();
        int mover = game.mover();
        int low = lowest;
        int high = highest;
        int turns = game.turns(lists[depth]);
        for (int i = 0; i < turns && low < high; i++) {
            game.set(occupied, claims, mover);
            game.play(lists[depth][i]);
            int value = value(game, me, depth - 1, low, high, lists);
            if (mover == me) {
                low = Math.max(low, value);
            } else {
                high = Math.min(high, value);
            }
        }
        return mover == me ? low : high;
    }

    private static int count(FastGame game, int me) {
        int pieces = Long.bitCount(game.occupied());
        int last = (game.mover() + pieces - 1) % game.coloring().players();
        return last == me ? 1 : -1;
    }
}

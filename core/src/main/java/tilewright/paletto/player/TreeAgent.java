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
 * A player that plays the turn that a {@link TreeSearch} finds. Threads may share one.
 *
 * @param careful whether it wins at once when it can and does not let the next player do so, however short the search
 */
public record TreeAgent(String id, Message about, TreeSearch.Style style, boolean careful)
        implements Agent<Board, Move> {

    /** The search as in textbooks, without knowledge of the game: a yardstick for others. */
    public static TreeAgent plain(int playouts) {
        return new TreeAgent("uct" + playouts, PlayerMessages.tries(playouts), TreeSearch.Style.plain(playouts), false);
    }

    @Override
    public List<Move> turn(Board board, SeededRandom random, Stop stop) {
        FastGame game = new FastGame(board);
        long[] turns = careful ? SafeTurns.of(game) : SafeTurns.all(game);
        return SafeTurns.moves(board, turns[new TreeSearch(game, turns, style, random, stop).best()]);
    }
}

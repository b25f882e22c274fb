package tilewright.paletto.study;

import java.util.List;
import tilewright.paletto.model.Board;
import tilewright.paletto.model.Move;
import tilewright.paletto.model.SafeTurns;
import tilewright.paletto.player.TreeAgent;
import tilewright.paletto.proof.Exact;
import tilewright.puzzle.Agent;
import tilewright.rng.SeededRandom;

/**
 * The obvious turn: the one that a plain tree search without any knowledge of the game prefers after {@value #PLAYOUTS}
 * random games. {@value #SEARCHES} searches are asked; their chance comes from forks of one fixed seed, so they
 * depend on the position alone.
 *
 * <p>A board is a trap when it is won, and every one of these turns loses.
 */
public final class ObviousTurn {

    static final int PLAYOUTS = 300;
    static final int SEARCHES = 3;

    private static final Agent<Board, Move> SEARCH = TreeAgent.plain(PLAYOUTS);

    private ObviousTurn() {}

    /**
     * The turn that a search prefers.
     *
     * @param search 0 to {@link #SEARCHES} - 1
     */
    static List<Move> of(Board board, int search) {
        return SEARCH.turn(board, new SeededRandom(0).fork("looks " + search));
    }

    /** Whether every obvious turn loses. */
    static boolean loses(Board board, Exact exact) {
        for (int search = 0; search < SEARCHES; search++) {
            if (exact.winsAfter(board, SafeTurns.cells(of(board, search)))) {
                return false;
            }
        }
        return true;
    }
}

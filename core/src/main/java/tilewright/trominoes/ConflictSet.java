package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.puzzle.Solver;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Stop;

/**
 * Finds tiles that conflict with each other in a board that cannot be covered any more: a minimal set, which means that
 * these tiles alone leave no covering, and without any one of them there is one.
 */
final class ConflictSet {

    /*
     * By deletion: take tile after tile off; if there is still no covering it is not needed, and stays off. What stays on
     * is minimal, for fewer tiles never leave fewer coverings. Each question takes a short search, or else one count. The last tiles in reading
     * order are taken off first, so that the first in reading order stay.
     */

    /** States to look at for one question that a short search does not answer: enough for boards 13 wide. */
    private static final long STATES = 400_000;

    private ConflictSet() {}

    /**
     * The first cells of the conflicting tiles, in order; empty if the board has no covering even without tiles. A tile stays in
     * the set when nothing tells in time whether there is a covering without it.
     *
     * @param board without a covering
     */
    static List<Integer> of(Board board, Stop stop) {
        List<Integer> tiles = new ArrayList<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.tiled(cell) && board.first(cell) == cell) {
                tiles.add(cell);
            }
        }
        Board left = board;
        List<Integer> conflicting = new ArrayList<>();
        for (int i = tiles.size() - 1; i >= 0; i--) {
            Board without = left.without(tiles.get(i));
            if (impossible(without, stop)) {
                left = without;
            } else {
                conflicting.addFirst(tiles.get(i));
            }
        }
        return conflicting;
    }

    private static boolean impossible(Board board, Stop stop) {
        stop.check();
        if (!Coloring.allows(board)) {
            return true;
        }
        Limits limits = Limits.NONE.withStop(stop);
        Solver.Solutions<Board> one = BoardSolver.searched(board, limits);
        return one.found().isEmpty()
                && (one.outcome() instanceof Outcome.Complete
                        || TilingCount.of(board, limits.withNodes(STATES)).equals(Optional.of(BigInteger.ZERO)));
    }
}

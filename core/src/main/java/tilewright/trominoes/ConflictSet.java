package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tilewright.search.Limits;
import tilewright.search.Stop;

/**
 * Finds tiles that conflict with each other in a board that cannot be covered any more: a minimal set, which means that
 * these tiles alone leave no covering, and without any one of them there is one.
 */
final class ConflictSet {

    /*
     * By deletion: take tile after tile off; if there is still no covering it is not needed, and stays off. What stays on
     * is minimal, for fewer tiles never leave fewer coverings. Each question takes one count. The last tiles in reading
     * order are taken off first, so that the first in reading order stay.
     */

    private ConflictSet() {}

    /**
     * The first cells of the conflicting tiles, in order; empty if the board has a covering or none even without tiles.
     *
     * @param board of at most some hundred thousand states
     */
    static List<Integer> of(Board board, Stop stop) {
        List<Integer> tiles = new ArrayList<>();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.tiled(cell) && board.first(cell) == cell) {
                tiles.add(cell);
            }
        }
        if (possible(board, stop)) {
            return List.of();
        }
        Board left = board;
        List<Integer> conflicting = new ArrayList<>();
        for (int i = tiles.size() - 1; i >= 0; i--) {
            Board without = left.without(tiles.get(i));
            if (possible(without, stop)) {
                conflicting.addFirst(tiles.get(i));
            } else {
                left = without;
            }
        }
        return conflicting;
    }

    private static boolean possible(Board board, Stop stop) {
        stop.check();
        return Coloring.allows(board)
                && TilingCount.of(board, Limits.NONE.withStop(stop))
                        .map(number -> number.signum() > 0)
                        .equals(Optional.of(true));
    }
}

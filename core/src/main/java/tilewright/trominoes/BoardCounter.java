package tilewright.trominoes;

import java.math.BigInteger;
import tilewright.puzzle.Counter;
import tilewright.search.Limits;
import tilewright.search.Runner;

/**
 * Counts coverings: none at once where the coloring proves it, else one by one through exact cover. While the green tile
 * is not set, the squares for it count as well.
 */
final class BoardCounter implements Counter<Board> {

    @Override
    public Count count(Board board, Limits limits) {
        if (!Coloring.allows(board)) {
            return new Count(BigInteger.ZERO, true);
        }
        return Count.of(Runner.run(new CoverBoards(board), limits, Runner.Listener.NONE));
    }
}

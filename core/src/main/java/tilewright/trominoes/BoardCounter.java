package tilewright.trominoes;

import java.math.BigInteger;
import java.util.Optional;
import tilewright.puzzle.Counter;
import tilewright.search.Limits;
import tilewright.search.Runner;

/**
 * Counts coverings: none at once where the coloring proves it, else all together. When those states do not fit, it goes
 * through the coverings one by one, as far as the limits reach. While the green tile is not set, the squares for it count
 * as well.
 */
final class BoardCounter implements Counter<Board> {

    @Override
    public Count count(Board board, Limits limits) {
        if (!Coloring.allows(board)) {
            return new Count(BigInteger.ZERO, true);
        }
        Optional<BigInteger> number = TilingCount.of(board, limits);
        if (number.isEmpty()) {
            return Count.of(Runner.run(new ExactCoverSearch(board), limits, Runner.Listener.NONE));
        }
        BigInteger most = BigInteger.valueOf(limits.solutions());
        boolean all = limits.solutions() == Limits.NONE.solutions();
        return !all && number.get().compareTo(most) >= 0 ? new Count(most, false) : new Count(number.get(), true);
    }
}

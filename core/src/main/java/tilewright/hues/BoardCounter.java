package tilewright.hues;

import java.math.BigInteger;
import java.util.Optional;
import tilewright.puzzle.Counter;
import tilewright.search.Limits;
import tilewright.search.Runner;

/**
 * Counts the ways to fill the rest of a board, one by one, if they are not too many for that; else it estimates their
 * number.
 */
final class BoardCounter implements Counter<Board> {

    private static final int FEW = 200;
    private static final int MANY = 20_000;

    @Override
    public Count count(Board board, Limits limits) {
        boolean all = limits.solutions() == Limits.NONE.solutions();
        if (all && CompletionEstimate.of(board, FEW, limits.stop()).mean() > limits.nodes()) {
            return new Count(BigInteger.ONE, false, Optional.of(CompletionEstimate.of(board, MANY, limits.stop())));
        }
        Count count = Count.of(Runner.run(new HuesSearch(board), limits, Runner.Listener.NONE));
        return count.exact() || !all
                ? count
                : new Count(count.number(), false, Optional.of(CompletionEstimate.of(board, MANY, limits.stop())));
    }
}

package tilewright.hues;

import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;
import tilewright.puzzle.Counter;
import tilewright.search.Limits;
import tilewright.search.Runner;

/**
 * Counts the ways to fill the rest of a board if they are not too many for that: all together where that is likely to be
 * faster, else one by one. Otherwise it estimates their number.
 */
final class BoardCounter implements Counter<Board> {

    private static final int FEW = 200;
    private static final int MANY = 20_000;

    /**
     * The smallest estimate from which completions are counted all together. A state costs about as much as a completion, and of
     * 35 boards with more completions none had as many states; of those with fewer, some had four times as many.
     */
    private static final double WORTH_MERGING = 50_000;

    @Override
    public Count count(Board board, Limits limits) {
        if (limits.solutions() != Limits.NONE.solutions()) {
            return oneByOne(board, limits);
        }
        double estimate = CompletionEstimate.of(board, FEW, limits.stop()).mean();
        if (estimate > limits.nodes()) {
            return estimated(board, BigInteger.ONE, limits);
        }
        if (estimate >= WORTH_MERGING) {
            OptionalLong merged = MergedCount.of(board, (long) estimate, limits);
            if (merged.isPresent()) {
                return new Count(BigInteger.valueOf(merged.getAsLong()), true);
            }
        }
        Count count = oneByOne(board, limits);
        return count.exact() ? count : estimated(board, count.number(), limits);
    }

    private static Count oneByOne(Board board, Limits limits) {
        return Count.of(Runner.run(new HuesSearch(board), limits, Runner.Listener.NONE));
    }

    private static Count estimated(Board board, BigInteger atLeast, Limits limits) {
        return new Count(atLeast, false, Optional.of(CompletionEstimate.of(board, MANY, limits.stop())));
    }
}

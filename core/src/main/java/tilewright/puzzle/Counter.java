package tilewright.puzzle;

import java.math.BigInteger;
import tilewright.search.Limits;
import tilewright.search.Outcome;

/**
 * Counts the ways to complete a position.
 *
 * @param <S> the position
 */
@FunctionalInterface
public interface Counter<S> {

    Count count(S position, Limits limits);

    /**
     * A number of solutions.
     *
     * @param exact false when a limit came first: there are at least so many
     */
    record Count(BigInteger number, boolean exact) {

        public static Count of(Outcome outcome) {
            return new Count(BigInteger.valueOf(outcome.solutions()), outcome instanceof Outcome.Complete);
        }
    }
}

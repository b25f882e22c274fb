package tilewright.puzzle;

import java.math.BigInteger;
import tilewright.search.Limits;
import tilewright.search.Outcome;

/**
 * Counts the ways to complete a position, or the positions that a setup can begin with.
 *
 * @param <S> the position or the setup
 */
@FunctionalInterface
public interface Counter<S> {

    /**
     * The count, or what is known of it when a limit comes first.
     *
     * @throws Study.Refused when it would take more than can be had
     */
    Count count(S position, Limits limits);

    /**
     * A number of solutions or positions.
     *
     * @param exact false when a limit came first: there are at least so many
     */
    record Count(BigInteger number, boolean exact) {

        public static Count of(Outcome outcome) {
            return new Count(BigInteger.valueOf(outcome.solutions()), outcome instanceof Outcome.Complete);
        }
    }
}

package tilewright.puzzle;

import java.math.BigInteger;
import java.util.Optional;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.text.Json;

/**
 * Counts the ways to complete a position.
 *
 * @param <S> the position
 */
@FunctionalInterface
public interface Counter<S> {

    /** The fields of a count that tables have as columns. A count may pass 2⁶³. */
    Columns COLUMNS = Columns.NONE.text("count").truth("exact").text("estimate", "low", "high");

    /**
     * The count, or a bound or an estimate of it when a limit comes first.
     *
     * @throws Study.Refused when it would take more than can be had
     */
    Count count(S position, Limits limits);

    /**
     * The fields of an answer that come before the count: how the position was understood, if it could be understood
     * otherwise.
     */
    default Json.Obj about(S position) {
        return Json.obj();
    }

    /**
     * Returns a counter that works on plain texts within these limits; empty when it would be no faster than one for
     * positions.
     */
    default Optional<PlainTexts.Answers> plain(Limits limits) {
        return Optional.empty();
    }

    /**
     * A number of solutions or positions.
     *
     * @param exact false when a limit came first; then the number is a lower bound
     * @param estimate of the whole number, where it is not exact and can be estimated
     */
    record Count(BigInteger number, boolean exact, Optional<Estimate> estimate) {

        public Count {
            if (exact && estimate.isPresent()) {
                throw new IllegalArgumentException("an exact number (%s) needs no estimate".formatted(number));
            }
        }

        public Count(BigInteger number, boolean exact) {
            this(number, exact, Optional.empty());
        }

        public static Count of(Outcome outcome) {
            return new Count(BigInteger.valueOf(outcome.solutions()), outcome instanceof Outcome.Complete);
        }
    }

    /**
     * An estimate of a number by random samples.
     *
     * @param low the lower end of the interval in which the number lies with 95 %
     * @param high the upper end
     */
    record Estimate(double mean, double low, double high) {

        private static final double MILLION = 1_000_000;

        /** A number in a few digits: 1250, 3.60e31. */
        public static String words(double number) {
            if (number < MILLION) {
                return Long.toString(Math.round(number));
            }
            double digits = number;
            int power = 0;
            while (digits >= 1_000) {
                digits /= 10;
                power++;
            }
            long three = Math.round(digits);
            if (three == 1_000) {
                three = 100;
                power++;
            }
            return three / 100 + "." + three / 10 % 10 + three % 10 + "e" + (power + 2);
        }
    }
}

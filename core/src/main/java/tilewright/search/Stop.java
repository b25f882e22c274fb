package tilewright.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/** A request that a search end. It is checked often, so it must be cheap. */
@FunctionalInterface
public interface Stop {

    boolean asked();

    /**
     * Throws when the search is to end.
     *
     * @throws Stopped when {@link #asked}
     */
    default void check() {
        if (asked()) {
            throw new Stopped();
        }
    }

    /** Never stops. A method, because the JVM's cache does not keep the lambda of a constant. */
    static Stop never() {
        return () -> false;
    }

    default Stop or(Stop other) {
        return () -> asked() || other.asked();
    }

    /**
     * Returns a stop that is asked once this time has passed from now on.
     *
     * @param nanoClock a clock that never goes back, in nanoseconds
     */
    static Stop after(Duration time, LongSupplier nanoClock) {
        long start = nanoClock.getAsLong();
        long nanos = time.toNanos();
        return () -> nanoClock.getAsLong() - start >= nanos;
    }
}

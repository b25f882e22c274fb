package tilewright.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A request that a search end: the way to cancel work, or to bound its time. {@link Thread#interrupt} has no effect; for a
 * thread that is interrupted write {@code () -> Thread.currentThread().isInterrupted()}.
 *
 * <p>It is asked often, so it must be cheap; with several threads, by any of them.
 */
@FunctionalInterface
public interface Stop {

    /**
     * Tells whether the search is to end. Once true, it should stay true.
     *
     * @return true to end it
     */
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

    /**
     * Returns a stop that is never asked for.
     *
     * @return one whose answer is always false
     */
    static Stop never() {
        return () -> false; // no constant: the JVM's cache does not keep its lambda
    }

    /**
     * Returns a stop that takes effect when this one or another does.
     *
     * @param other for example a button beside a time limit
     * @return both together
     */
    default Stop or(Stop other) {
        return () -> asked() || other.asked();
    }

    /**
     * Returns a stop that takes effect when this time has passed.
     *
     * @param time 0 or more
     * @param nanoClock a clock that never goes back, in nanoseconds: {@code System::nanoTime}
     * @return the stop
     */
    static Stop after(Duration time, LongSupplier nanoClock) {
        long start = nanoClock.getAsLong();
        long nanos = time.toNanos();
        return () -> nanoClock.getAsLong() - start >= nanos;
    }
}

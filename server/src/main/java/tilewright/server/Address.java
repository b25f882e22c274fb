package tilewright.server;

import java.util.function.BooleanSupplier;

/**
 * A client as far as the network tells, with its share of the server: a bucket of tokens, one for each request, that
 * fills up over time.
 *
 * <p>Threads may share one.
 */
final class Address {

    private static final double NANOS = 1e9;

    private final String name;
    private final int burst;
    private final int perSecond;
    private final BooleanSupplier alone;
    private double tokens;
    private long filled;

    /**
     * @param alone whether there are no other clients
     * @param now a time in nanoseconds
     */
    Address(String name, Bounds.Traffic traffic, BooleanSupplier alone, long now) {
        this.name = name;
        this.burst = traffic.burst();
        this.perSecond = traffic.perSecond();
        this.alone = alone;
        this.tokens = burst;
        this.filled = now;
    }

    String name() {
        return name;
    }

    /** Whether there are no other clients. */
    boolean alone() {
        return alone.getAsBoolean();
    }

    /**
     * Takes a token.
     *
     * @param now a time in nanoseconds
     * @return false when there is none
     */
    synchronized boolean take(long now) {
        fill(now);
        if (tokens < 1) {
            return false;
        }
        tokens--;
        return true;
    }

    /** Whether nothing is known of it that a new one would not have. */
    synchronized boolean forgettable(long now) {
        fill(now);
        return tokens >= burst;
    }

    private void fill(long now) {
        tokens = Math.min(burst, tokens + (now - filled) / NANOS * perSecond);
        filled = now;
    }
}

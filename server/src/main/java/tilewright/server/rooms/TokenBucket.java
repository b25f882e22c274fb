package tilewright.server.rooms;

import java.time.Duration;

/**
 * A rate with a burst: a bucket of tokens that fills again, one token after the other. One thread at a time.
 *
 * <p>Times are those of {@link System#nanoTime}.
 */
public final class TokenBucket {

    /**
     * The rate at which a bucket refills, and what it holds. Immutable.
     *
     * @param burst tokens of a full bucket, 1 or more
     * @param refill after which there is one more
     */
    public record Rate(int burst, Duration refill) {}

    private final long refillNanos;
    private final long fullNanos;
    private long fullAt; // when it would be full again

    /** Constructs a full bucket. */
    public TokenBucket(Rate rate, long now) {
        this.refillNanos = rate.refill().toNanos();
        this.fullNanos = refillNanos * rate.burst();
        this.fullAt = now;
    }

    /** Takes tokens, which may leave a debt; the bucket is then empty for longer. */
    public void take(int tokens, long now) {
        fullAt = (full(now) ? now : fullAt) + refillNanos * tokens;
    }

    /** Gives tokens back that were taken; a full bucket takes no more. */
    void giveBack(int tokens) {
        fullAt -= refillNanos * tokens;
    }

    /** Returns whether there is a token. */
    public boolean has(long now) {
        return fullAt - now <= fullNanos - refillNanos;
    }

    boolean full(long now) {
        return fullAt - now <= 0;
    }
}

package tilewright.server.rooms;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A {@link TokenBucket} for each name. Names that were quiet longest are forgotten.
 *
 * <p>Threads may share one.
 */
public final class TokenBuckets {

    private static final int MOST_NAMES = 100_000;

    private final TokenBucket.Rate rate;
    private final LongSupplier nanos;
    private final Map<String, TokenBucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
            return size() > MOST_NAMES;
        }
    };

    /** @param nanos a time that nobody sets, as that of {@link System#nanoTime} */
    public TokenBuckets(TokenBucket.Rate rate, LongSupplier nanos) {
        this.rate = rate;
        this.nanos = nanos;
    }

    /** Takes a token; empty when there is none. */
    public Optional<Permit> take(String name) {
        return take(name, 1);
    }

    /** Takes tokens, which may leave a debt; empty when there is none. */
    public synchronized Optional<Permit> take(String name, int tokens) {
        long now = nanos.getAsLong();
        TokenBucket bucket = bucket(name, now);
        if (!bucket.has(now)) {
            return Optional.empty();
        }
        bucket.take(tokens, now);
        return Optional.of(new Permit(() -> giveBack(bucket, tokens)));
    }

    /** Takes tokens, which may leave a debt. */
    public synchronized void charge(String name, int tokens) {
        long now = nanos.getAsLong();
        bucket(name, now).take(tokens, now);
    }

    /** Returns whether a bucket has a token and no debt. */
    public synchronized boolean has(String name) {
        long now = nanos.getAsLong();
        return bucket(name, now).has(now);
    }

    private TokenBucket bucket(String name, long now) {
        return buckets.computeIfAbsent(name, _ -> new TokenBucket(rate, now));
    }

    private synchronized void giveBack(TokenBucket bucket, int tokens) {
        bucket.giveBack(tokens);
    }
}

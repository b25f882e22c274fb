package tilewright.server.rooms;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A {@link TokenBucket} for each name. Names that were quiet longest are forgotten.
 *
 * <p>Threads may share one.
 */
public final class TokenBuckets {

    private static final int MOST_NAMES = 100_000;

    private final TokenBucket.Rate rate;
    private final Map<String, TokenBucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, TokenBucket> eldest) {
            return size() > MOST_NAMES;
        }
    };

    public TokenBuckets(TokenBucket.Rate rate) {
        this.rate = rate;
    }

    /**
     * Takes a token; false when there is none.
     *
     * @param now in milliseconds since 1970
     */
    public synchronized boolean take(String name, long now) {
        long nanos = TimeUnit.MILLISECONDS.toNanos(now);
        TokenBucket bucket = buckets.computeIfAbsent(name, _ -> new TokenBucket(rate, nanos));
        boolean has = bucket.has(nanos);
        if (has) {
            bucket.take(1, nanos);
        }
        return has;
    }

    /**
     * Returns whether there is a token.
     *
     * @param now in milliseconds since 1970
     */
    synchronized boolean has(String name, long now) {
        TokenBucket bucket = buckets.get(name);
        return bucket == null || bucket.has(TimeUnit.MILLISECONDS.toNanos(now));
    }
}

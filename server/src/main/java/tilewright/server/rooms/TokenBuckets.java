package tilewright.server.rooms;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Token buckets, one for each name: so many at once, and so many per hour for long. Names that were quiet longest are forgotten.
 *
 * <p>Threads may share one.
 */
public final class TokenBuckets {

    private static final int MOST_NAMES = 100_000;
    private static final double HOUR_MILLIS = 3_600_000;

    private record Bucket(double tokens, long at) {}

    private final double burst;
    private final double perHour;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > MOST_NAMES;
        }
    };

    public TokenBuckets(double burst, double perHour) {
        this.burst = burst;
        this.perHour = perHour;
    }

    /** Takes a token; false when there is none. */
    public synchronized boolean take(String name, long now) {
        double tokens = tokens(name, now);
        buckets.put(name, new Bucket(tokens < 1 ? tokens : tokens - 1, now));
        return tokens >= 1;
    }

    /** Returns whether there is a token. */
    synchronized boolean has(String name, long now) {
        return tokens(name, now) >= 1;
    }

    private double tokens(String name, long now) {
        Bucket bucket = buckets.get(name);
        return bucket == null
                ? burst
                : Math.min(burst, bucket.tokens() + Math.max(0, now - bucket.at()) * perHour / HOUR_MILLIS);
    }
}

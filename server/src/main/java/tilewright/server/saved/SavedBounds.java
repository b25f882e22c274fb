package tilewright.server.saved;

import java.time.Duration;
import tilewright.server.rooms.TokenBucket;

/**
 * The bounds of what people keep: see {@code docs/reference/saved.md}. Immutable.
 *
 * @param items of a key
 * @param gone deleted items of a key that are remembered; the oldest are forgotten first
 * @param itemBytes of a title and a text
 * @param keyBytes of all items of a key
 * @param title characters of a title
 * @param ofRequest items in a request
 * @param keys that one address may begin
 * @param requests of one address
 * @param kilobytes that one address may put, each request at least one
 * @param unused after which a key and all under it is deleted
 * @param remembered after which a deleted item is forgotten
 */
public record SavedBounds(
        int items,
        int gone,
        int itemBytes,
        long keyBytes,
        int title,
        int ofRequest,
        TokenBucket.Rate keys,
        TokenBucket.Rate requests,
        TokenBucket.Rate kilobytes,
        Duration unused,
        Duration remembered) {

    public static final SavedBounds USUAL = new SavedBounds(
            2_000,
            2_000,
            64_000,
            8_000_000,
            200,
            100,
            new TokenBucket.Rate(30, Duration.ofMinutes(2)),
            new TokenBucket.Rate(120, Duration.ofMillis(500)),
            new TokenBucket.Rate(100_000, Duration.ofMillis(864)),
            Duration.ofDays(731),
            Duration.ofDays(366));
}

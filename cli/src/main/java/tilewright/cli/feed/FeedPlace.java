package tilewright.cli.feed;

import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.UUID;

/**
 * The addresses in a feed.
 *
 * @param page that of the page, up to what stands before a fragment
 * @param folder that of the folder where the feed's files lie, with a slash at its end
 */
public record FeedPlace(String page, URI folder) {

    /** The name space of addresses for names (RFC 9562, section 6.6). */
    private static final String ADDRESSES = "6ba7b811-9dad-11d1-80b4-00c04fd430c8";

    /** The page's place with all puzzles of a day. */
    String day(LocalDate day) {
        return of(day) + "#/archive/" + day;
    }

    /** The page's address with the day, which the page does not need: some readers of feeds drop what stands behind {@code #}. */
    private String of(LocalDate day) {
        return page + (page.indexOf('?') < 0 ? "?" : "&") + "day=" + day;
    }

    /** The address of the page with a puzzle of a day, which is open from that day on. */
    public String puzzle(LocalDate day, String puzzle) {
        return of(day) + "#/daily/" + day + "/" + puzzle;
    }

    /** The address of one of the feed's files. */
    String file(String name) {
        return folder.resolve(name).toString();
    }

    /** The identifier of a day: the same whenever and wherever the feed of this page is written. */
    UUID identifier(LocalDate day) {
        return named(page + "#/archive/" + day);
    }

    /** The identifier of the feed. */
    UUID identifier() {
        return named(page);
    }

    /** A UUID by name, of version 3. */
    private static UUID named(String address) {
        UUID space = UUID.fromString(ADDRESSES);
        byte[] name = address.getBytes(StandardCharsets.UTF_8);
        byte[] whole = ByteBuffer.allocate(2 * Long.BYTES + name.length)
                .putLong(space.getMostSignificantBits())
                .putLong(space.getLeastSignificantBits())
                .put(name)
                .array();
        return UUID.nameUUIDFromBytes(whole);
    }
}

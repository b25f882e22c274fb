package tilewright.server.rooms;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * An event in the log of a room, as it is stored. Immutable.
 *
 * @param version from 1, without a gap
 * @param at milliseconds since 1970
 * @param id the request's that made it; empty where the server did
 * @param kind one of {@link RoomEvent}'s
 * @param seat from 0; -1 for none
 * @param data the event's text, such as moves
 * @param hash 32 hexadecimal digits, a function of all these and of the hash of the event before it
 */
public record LogEntry(long version, long at, String id, String kind, int seat, String data, String hash) {

    private static final int HASH_BYTES = 16;

    /**
     * Returns the entry that follows another.
     *
     * @param before the other's hash; empty for the first entry
     */
    static LogEntry after(String before, long version, long at, String id, RoomEvent event) {
        return of(before, version, at, id, event.kind(), event.seat(), event.data());
    }

    private static LogEntry of(String before, long version, long at, String id, String kind, int seat, String data) {
        String text = String.join(
                "\n", before, Long.toString(version), Long.toString(at), id, kind, Integer.toString(seat), data);
        return new LogEntry(version, at, id, kind, seat, data, hash(text));
    }

    /** Returns whether the hash is the one that follows from the hash before. */
    public boolean follows(String before) {
        return equals(of(before, version, at, id, kind, seat, data));
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}

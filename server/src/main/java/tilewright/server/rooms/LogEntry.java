package tilewright.server.rooms;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * An entry in the log of a room: an event, when it was, and who asked for it. Immutable.
 *
 * @param version from 1, without a gap
 * @param at milliseconds since 1970
 * @param id the request's that made it; empty where the server did
 * @param hash 32 hexadecimal digits, a function of all these and of the hash of the event before it
 */
public record LogEntry(long version, long at, String id, RoomEvent event, String hash) {

    private static final int HASH_BYTES = 16;

    /**
     * Returns the entry that follows another.
     *
     * @param before the other's hash; empty for the first entry
     */
    static LogEntry after(String before, long version, long at, String id, RoomEvent event) {
        return new LogEntry(version, at, id, event, "").hashedAfter(before);
    }

    /** Returns the kind of the event. */
    public String kind() {
        return event.kind();
    }

    /** Returns the seat of the event; {@link RoomEvent#NOBODY} for none. */
    public int seat() {
        return event.seat();
    }

    /** Returns the text of the event, such as moves. */
    public String data() {
        return event.data();
    }

    /** Returns whether the hash is the one that follows from the hash before. */
    public boolean follows(String before) {
        return hash.equals(hash(before, data()));
    }

    /** Returns this entry with the hash that follows from the hash before. */
    LogEntry hashedAfter(String before) {
        return new LogEntry(version, at, id, event, hash(before, data()));
    }

    /**
     * Returns the hash of an entry that is the same but for its moves, of which it has none.
     *
     * @param before the hash before, made so as well
     */
    String hashWithoutMoves(String before) {
        return hash(before, event instanceof RoomEvent.Acted ? "" : data());
    }

    private String hash(String before, String data) {
        String text = String.join(
                "\n", before, Long.toString(version), Long.toString(at), id, kind(), Integer.toString(seat()), data);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest, 0, HASH_BYTES);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}

package tilewright.server.rooms;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/**
 * The state of a room after an event, from which it is restored without replaying its whole log. The log alone counts:
 * a snapshot that does not fit it, or that another program has written, is not used. Immutable.
 *
 * @param version of the last event in it
 * @param hash of the entry of that event
 * @param format of the text: {@link #FORMAT}, or that of another program
 * @param checksum of all that, CRC-32C
 * @param text the room, as {@link SnapshotText} writes it
 */
public record RoomSnapshot(long version, String hash, long format, long checksum, String text) {

    /** The format that is written and read. It changes with the text, and when a replay makes another room of the same log. */
    static final long FORMAT = 1;

    static RoomSnapshot of(long version, String hash, String text) {
        return new RoomSnapshot(version, hash, FORMAT, checksum(version, hash, text), text);
    }

    private static long checksum(long version, String hash, String text) {
        CRC32C checksum = new CRC32C();
        checksum.update((FORMAT + "\n" + version + "\n" + hash + "\n" + text).getBytes(StandardCharsets.UTF_8));
        return checksum.getValue();
    }

    /** Returns whether this program has written it so. */
    boolean intact() {
        return format == FORMAT && checksum == checksum(version, hash, text);
    }
}

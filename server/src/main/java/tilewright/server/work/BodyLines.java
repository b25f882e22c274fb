package tilewright.server.work;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * The lines of a body that are not blank, one by one, so that a large body is in memory only once. They end in LF, CR, or both.
 *
 * <p>Mutable. One thread at a time.
 */
public final class BodyLines {

    private static final int WINDOW = 8_192;

    private final byte[] bytes;
    private int place;

    /** @param bytes text in UTF-8 */
    public BodyLines(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Returns whether bytes are text in UTF-8. */
    public static boolean isText(byte[] bytes) {
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(WINDOW);
        CoderResult result;
        do {
            out.clear();
            result = decoder.decode(in, out, true);
        } while (result.isOverflow());
        return !result.isError();
    }

    /** Returns the number of lines, or the limit if there are more. */
    public static int count(byte[] bytes, int limit) {
        BodyLines lines = new BodyLines(bytes);
        int count = 0;
        while (count < limit && lines.next().isPresent()) {
            count++;
        }
        return count;
    }

    /** Returns the next line; empty after the last. */
    public Optional<String> next() {
        while (place < bytes.length) {
            int begin = place;
            while (place < bytes.length && bytes[place] != '\n' && bytes[place] != '\r') {
                place++;
            }
            if (place > begin) {
                String line = new String(bytes, begin, place - begin, StandardCharsets.UTF_8);
                if (!line.isBlank()) {
                    return Optional.of(line);
                }
            }
            place++;
        }
        return Optional.empty();
    }
}

package tilewright.cli.batch;

import java.io.IOException;
import java.io.InputStream;

/**
 * Text in UTF-16 as bytes in UTF-8. A surrogate without its other half, and half a letter at the end, are a byte that is
 * not UTF-8. Reads as far as it must; one thread at a time.
 */
final class Utf16ToUtf8 extends InputStream {

    private static final int NOT_UTF_8 = 0xff;
    private static final int NONE = -1;

    private final InputStream in;
    private final boolean little;
    private final int[] pending = new int[4];
    private int from;
    private int to;
    /** A unit that was read too early; or none. */
    private int held = NONE;

    /**
     * @param in behind the mark of the byte order; closed with this
     * @param little whether the low byte comes first
     */
    Utf16ToUtf8(InputStream in, boolean little) {
        this.in = in;
        this.little = little;
    }

    @Override
    public int read() throws IOException {
        if (from == to && !fill()) {
            return NONE;
        }
        return pending[from++];
    }

    /** Reads the bytes that come without waiting, but one at least. */
    @Override
    public int read(byte[] buffer, int at, int length) throws IOException {
        int count = 0;
        while (count < length && (count == 0 || available() > 0)) {
            int next = read();
            if (next == NONE) {
                return count == 0 && length > 0 ? NONE : count;
            }
            buffer[at + count] = (byte) next;
            count++;
        }
        return count;
    }

    @Override
    public int available() throws IOException {
        return to - from + (held == NONE ? 0 : 1) + in.available() / 4; // a letter has four bytes at most
    }

    @Override
    public void close() throws IOException {
        in.close();
    }

    /** The bytes of the next letter; false at the end. */
    private boolean fill() throws IOException {
        from = 0;
        to = 0;
        int unit = unit();
        if (unit == NONE) {
            return false;
        }
        if (unit > Character.MAX_VALUE) {
            pending[to++] = NOT_UTF_8;
        } else if (Character.isHighSurrogate((char) unit)) {
            pair((char) unit);
        } else if (Character.isLowSurrogate((char) unit)) {
            pending[to++] = NOT_UTF_8;
        } else {
            encode(unit);
        }
        return true;
    }

    private void pair(char high) throws IOException {
        int low = unit();
        if (low != NONE && low <= Character.MAX_VALUE && Character.isLowSurrogate((char) low)) {
            encode(Character.toCodePoint(high, (char) low));
        } else {
            held = low;
            pending[to++] = NOT_UTF_8;
        }
    }

    private void encode(int letter) {
        if (letter < 0x80) {
            pending[to++] = letter;
        } else if (letter < 0x800) {
            pending[to++] = 0xc0 | letter >> 6;
            pending[to++] = 0x80 | letter & 0x3f;
        } else if (letter < 0x10000) {
            pending[to++] = 0xe0 | letter >> 12;
            pending[to++] = 0x80 | letter >> 6 & 0x3f;
            pending[to++] = 0x80 | letter & 0x3f;
        } else {
            pending[to++] = 0xf0 | letter >> 18;
            pending[to++] = 0x80 | letter >> 12 & 0x3f;
            pending[to++] = 0x80 | letter >> 6 & 0x3f;
            pending[to++] = 0x80 | letter & 0x3f;
        }
    }

    /** The next unit of 16 bits; {@link #NONE} at the end, more than 16 bits where only half of it is there. */
    private int unit() throws IOException {
        if (held != NONE) {
            int unit = held;
            held = NONE;
            return unit;
        }
        int first = in.read();
        if (first == NONE) {
            return NONE;
        }
        int second = in.read();
        if (second == NONE) {
            return Character.MAX_VALUE + 1;
        }
        return little ? second << 8 | first : first << 8 | second;
    }
}

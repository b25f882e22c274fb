package tilewright.text;

import java.util.Arrays;

/** A text of ASCII as bytes, which grows at its end. Mutable; one thread at a time. */
public final class AsciiBuilder {

    private static final int MOST = 0x7f;

    private byte[] bytes = new byte[1 << 10];
    private int length;

    /** Number of bytes. */
    public int length() {
        return length;
    }

    /** The array that holds the text in its first {@link #length} bytes; the text's own until it grows. */
    public byte[] bytes() {
        return bytes;
    }

    /** Shortens the text to its first bytes. */
    public void cut(int first) {
        length = first;
    }

    /** Appends a character. */
    public void append(char ascii) {
        int at = room(1);
        bytes[at] = (byte) ascii;
    }

    /**
     * Appends a text.
     *
     * @throws IllegalArgumentException when it has other characters; then some of it may have been appended
     */
    public void append(String text) {
        int at = room(text.length());
        byte[] to = bytes;
        int seen = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            seen |= c;
            to[at + i] = (byte) c;
        }
        if (seen > MOST) {
            throw new IllegalArgumentException("text (%s) has characters other than ASCII".formatted(text));
        }
    }

    /** Appends a number of 0 or more. */
    public void append(long number) {
        if (number < 10) {
            append((char) ('0' + number));
        } else {
            append(Long.toString(number));
        }
    }

    /** Appends digits from 0 to 9. */
    public void append(int[] digits) {
        int at = room(digits.length);
        byte[] to = bytes;
        for (int i = 0; i < digits.length; i++) {
            to[at + i] = (byte) ('0' + digits[i]);
        }
    }

    /** Makes room for more bytes, perhaps in other {@link #bytes}, and returns where it begins. */
    private int room(int more) {
        int at = length;
        length += more;
        if (length > bytes.length) {
            bytes = Arrays.copyOf(bytes, Math.max(length, 2 * bytes.length));
        }
        return at;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.append((char) bytes[i]);
        }
        return text.toString();
    }
}

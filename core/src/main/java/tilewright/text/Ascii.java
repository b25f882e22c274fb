package tilewright.text;

/**
 * Letters and digits of ASCII, which are all that the texts of this library are made of.
 *
 * <p>The JDK's own functions know every script, and bring their tables into an engine for the browser: 3 KB compressed.
 */
public final class Ascii {

    private static final int CASE = 'a' - 'A';

    private Ascii() {}

    public static boolean isLetter(char c) {
        return upper(c) >= 'A' && upper(c) <= 'Z';
    }

    public static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** Returns the value of a digit, letters from 10 on; -1 when it is no digit of this base (2 to 36). */
    public static int digit(char c, int base) {
        int worth = isDigit(c) ? c - '0' : isLetter(c) ? upper(c) - 'A' + 10 : -1;
        return worth < base ? worth : -1;
    }

    /** The capital of a small letter; anything else as it is. */
    public static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - CASE) : c;
    }

    /** All capitals as small letters. */
    public static String lower(String text) {
        StringBuilder lower = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            lower.append(c >= 'A' && c <= 'Z' ? (char) (c + CASE) : c);
        }
        return lower.toString();
    }
}

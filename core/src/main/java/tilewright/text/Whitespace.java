package tilewright.text;

/**
 * The white space of the JDK: blanks, tabs, and ends of lines of all scripts, without blanks at which no line breaks.
 *
 * <p>The JDK's own functions find it by the kinds of all characters, a table that takes 4 KB compressed in an engine for the
 * browser.
 */
public final class Whitespace {

    /** The white space above ASCII, which the JDK has by its kinds of separators. */
    private static final String SEPARATORS =
            "\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2008\u2009\u200a\u2028\u2029\u205f\u3000";

    private Whitespace() {}

    /** Returns whether a character is white space, as {@link Character#isWhitespace(char)} does. */
    public static boolean is(char c) {
        return c <= ' ' ? c == ' ' || c >= '\t' && c <= '\r' || c >= '\u001c' : SEPARATORS.indexOf(c) >= 0;
    }

    /** Returns whether a text has nothing but white space, as {@link String#isBlank} does. */
    public static boolean only(String text) {
        return end(text) == 0;
    }

    /** Returns a text without the white space around it, as {@link String#strip} does. */
    public static String strip(String text) {
        int end = end(text);
        int from = 0;
        while (from < end && is(text.charAt(from))) {
            from++;
        }
        return text.substring(from, end);
    }

    /** Returns a text without the white space at its end, as {@link String#stripTrailing} does. */
    public static String stripTrailing(String text) {
        return text.substring(0, end(text));
    }

    /** The place behind the last character that is no white space. */
    private static int end(String text) {
        int end = text.length();
        while (end > 0 && is(text.charAt(end - 1))) {
            end--;
        }
        return end;
    }
}

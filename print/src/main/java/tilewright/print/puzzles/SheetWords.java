package tilewright.print.puzzles;

import java.util.regex.Pattern;
import tilewright.message.Message;

/**
 * The words that people write on sheets and in books: titles, texts, and links. Checked here for the command line, the
 * protocol, and descriptions of books, each of which adds the place.
 */
public final class SheetWords {

    /** Characters of a title or a link at most. */
    public static final int LONGEST = 500;

    /** Characters of a text at most. */
    public static final int LONGEST_TEXT = 1_000_000;

    /** In ASCII, as codes hold it. */
    private static final Pattern ADDRESS = Pattern.compile("[hH][tT][tT][pP][sS]?://[!-~]+");

    private SheetWords() {}

    /**
     * A title, in one line, in which control characters count as blanks.
     *
     * @param name of the option or field, for the error
     * @param usual the one that a blank title stands for
     * @throws SheetRequest.Wrong when it is too long
     */
    public static String title(String name, String typed, String usual) {
        String line = withoutControl(bounded(name, typed, LONGEST), "").strip();
        return line.isEmpty() ? usual : line;
    }

    /**
     * A text of several lines, in which other control characters count as blanks.
     *
     * @param name of the field, for the error
     * @throws SheetRequest.Wrong when it is too long
     */
    public static String text(String name, String typed) {
        return withoutControl(bounded(name, typed, LONGEST_TEXT), "\n").strip();
    }

    /** A text with blanks for control characters, such as turn the direction of writing, and for halves of characters. */
    private static String withoutControl(String text, String kept) {
        StringBuilder shown = new StringBuilder(text.length());
        text.codePoints()
                .map(c -> isControl(c) && kept.indexOf(c) < 0 ? ' ' : c)
                .forEach(shown::appendCodePoint);
        return shown.toString();
    }

    private static boolean isControl(int c) {
        int type = Character.getType(c);
        return type == Character.CONTROL
                || type == Character.SURROGATE
                || c >= 0x202a && c <= 0x202e
                || c >= 0x2066 && c <= 0x2069;
    }

    /**
     * The address of a studio, up to what stands before a share ID: without what a person copied behind its path.
     *
     * @param name of the option or field, for the error
     * @throws SheetRequest.Wrong when it is no address of the web
     */
    public static String link(String name, String typed) {
        String whole = bounded(name, typed, LONGEST);
        int fragment = whole.indexOf('#');
        String address = fragment < 0 ? whole : whole.substring(0, fragment);
        if (!ADDRESS.matcher(address).matches()) {
            throw new SheetRequest.Wrong(PuzzlesMessages.address(name, Message.verbatim(typed)));
        }
        return address.endsWith("/") || address.endsWith(".html") ? address : address + "/";
    }

    private static String bounded(String name, String typed, int most) {
        if (typed.length() > most) {
            throw new SheetRequest.Wrong(PuzzlesMessages.longText(name, most, typed.length()));
        }
        return typed;
    }
}

package tilewright.print.fields;

import java.text.Normalizer;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import tilewright.message.Message;
import tilewright.print.canvas.Face;
import tilewright.text.FieldError;

/**
 * The words that people write on sheets and in books: titles, texts, and links. Checked here for the command line, the
 * protocol, and descriptions of books, each of which adds the place.
 */
public record PrintedTexts(Typefaces typefaces) {

    /** The typefaces that draw the words. */
    public enum Typefaces {
        /** The letters of the program's typefaces, Latin, Greek, and Cyrillic letters, Japanese, and simplified Chinese; in PDF files and pictures. */
        OWN,
        /** The letters of the reader's own typefaces, whatever they are; in HTML and SVG files. */
        OF_READER
    }

    /** Maximum number of characters of a title or a link. */
    public static final int LONGEST = 500;

    /** Maximum number of characters of a text. */
    public static final int LONGEST_TEXT = 1_000_000;

    /** Spaces that stay: no-break ones, and one as wide as an ideograph. */
    private static final String SPACES = "\u00a0\u202f\u3000";

    /** An address in ASCII, as codes hold it. */
    private static final Pattern ADDRESS = Pattern.compile("[hH][tT][tT][pP][sS]?://[!-~]+");

    /**
     * A title, in one line, in which control characters count as blanks.
     *
     * @param name of the option or field, for the error
     * @param usual the one that a blank title stands for
     * @throws FieldError when it is too long, or has a letter that cannot be drawn
     */
    public String title(String name, String typed, String usual) {
        String line =
                drawn(name, withoutControl(bounded(name, typed, LONGEST), "").strip());
        return line.isEmpty() ? usual : line;
    }

    /**
     * A text of several lines, in which other control characters count as blanks.
     *
     * @param name of the field, for the error
     * @throws FieldError when it is too long, or has a letter that cannot be drawn
     */
    public String text(String name, String typed) {
        return drawn(
                name, withoutControl(bounded(name, typed, LONGEST_TEXT), "\n").strip());
    }

    private String drawn(String name, String words) {
        OptionalInt missing = typefaces == Typefaces.OWN ? Face.missing(words) : OptionalInt.empty();
        if (missing.isPresent()) {
            int at = missing.getAsInt();
            int letter = words.codePointAt(at);
            throw new FieldError(FieldsMessages.missingLetter(
                    name,
                    Message.verbatim(Character.toString(letter)),
                    "U+%04X".formatted(letter),
                    words.codePointCount(0, at) + 1));
        }
        return words;
    }

    /**
     * A text with blanks for control characters, such as turn the direction of writing, for halves of characters, and for
     * spaces of other widths; with one character for a letter and its accent; and without characters that only say how to
     * join or break words.
     */
    private static String withoutControl(String text, String kept) {
        StringBuilder shown = new StringBuilder(text.length());
        Normalizer.normalize(text, Normalizer.Form.NFC)
                .codePoints()
                .filter(c -> Character.getType(c) != Character.FORMAT || isControl(c))
                .map(c -> (isControl(c) || isSpace(c)) && kept.indexOf(c) < 0 ? ' ' : c)
                .forEach(shown::appendCodePoint);
        return shown.toString();
    }

    private static boolean isSpace(int c) {
        return Character.isSpaceChar(c) && SPACES.indexOf(c) < 0;
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
     * @throws FieldError when it is no address of the web
     */
    public static String link(String name, String typed) {
        String whole = bounded(name, typed, LONGEST);
        int fragment = whole.indexOf('#');
        String address = fragment < 0 ? whole : whole.substring(0, fragment);
        if (!ADDRESS.matcher(address).matches()) {
            throw new FieldError(FieldsMessages.address(name, Message.verbatim(typed)));
        }
        return address.endsWith("/") || address.endsWith(".html") ? address : address + "/";
    }

    private static String bounded(String name, String typed, int most) {
        if (typed.length() > most) {
            throw new FieldError(FieldsMessages.longText(name, most, typed.length()));
        }
        return typed;
    }
}

package tilewright.sudoku.notation;

import tilewright.text.Ascii;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/**
 * Cuts XML or HTML, which comes line by line, into tags and the text between them; comments and declarations are passed over.
 * Mutable.
 */
final class MarkupScanner {

    /** A longer tag, or a longer text, is cut off. */
    private static final int LONGEST = 4_096;

    /** Number of lines in which the first tag is looked for. */
    private static final int MOST_ABOVE = 8;

    /** A receiver of the parts. */
    interface Parts {

        /** A tag, from behind its {@code <} to before its {@code >}. */
        void tag(String tag);

        void text(String text);
    }

    private final Parts parts;
    private final StringBuilder part = new StringBuilder();
    private boolean within;

    MarkupScanner(Parts parts) {
        this.parts = parts;
    }

    void read(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '<' || c == '>' && within) {
                end();
                within = c == '<';
            } else if (part.length() < LONGEST) {
                part.append(c);
            }
        }
        if (part.length() < LONGEST) {
            part.append('\n');
        }
    }

    private void end() {
        String whole = part.toString();
        part.setLength(0);
        if (!within) {
            parts.text(whole);
        } else if (!whole.startsWith("!") && !whole.startsWith("?")) {
            parts.tag(Whitespace.strip(whole));
        }
    }

    /** The name of a tag, with {@code /} before it for an end. */
    static String name(String tag) {
        int end = tag.startsWith("/") ? 1 : 0;
        while (end < tag.length() && (Ascii.isLetter(tag.charAt(end)) || tag.charAt(end) == '-')) {
            end++;
        }
        return tag.substring(0, end);
    }

    /** The value of an attribute; empty when it is not there. */
    static String attribute(String tag, String name) {
        int at = tag.indexOf(name + "=");
        while (at > 0) {
            int value = at + name.length() + 1;
            boolean quoted = value < tag.length() && "\"'".indexOf(tag.charAt(value)) >= 0;
            if (quoted && tag.charAt(at - 1) <= ' ') {
                int end = tag.indexOf(tag.charAt(value), value + 1);
                return end < 0 ? "" : tag.substring(value + 1, end);
            }
            at = tag.indexOf(name + "=", value);
        }
        return "";
    }

    /** The name of the first tag, which the first line or those below have; empty when there is none. */
    static String root(LinesAhead ahead) {
        StringBuilder above = new StringBuilder();
        for (int i = 0; i < MOST_ABOVE && ahead.has(i) && above.length() < LONGEST; i++) {
            above.append(ahead.line(i)).append('\n');
        }
        int at = 0;
        while (at < above.length()) {
            boolean blank = above.charAt(at) <= ' ' || above.charAt(at) == '\ufeff';
            boolean declared = above.indexOf("<?", at) == at || above.indexOf("<!", at) == at;
            if (!blank && !declared) {
                return above.charAt(at) == '<' ? name(above.substring(at + 1)) : "";
            }
            int end = above.indexOf(">", at);
            at = blank ? at + 1 : end < 0 ? above.length() : end + 1;
        }
        return "";
    }
}

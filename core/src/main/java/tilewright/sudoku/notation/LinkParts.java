package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.text.Ascii;

/** The parts of a link: cut at {@code ?}, {@code &}, and {@code #}, and its paths at {@code /}. */
final class LinkParts {

    private static final int LONGEST_NAME = 12;
    private static final int LONGEST_SCHEME = 5;

    private final List<Part> parts = new ArrayList<>();

    /** The names that stand before the letters of a compressed puzzle in a path. */
    private final List<String> compressed;

    /**
     * A part of a link.
     *
     * @param at its place in the text
     * @param field the name before {@code =}, in lower case; empty for a part of a path
     * @param value percent signs decoded
     * @param rest the value; where the first compressed puzzle of a path begins, with all that follows: letters of Base64 may
     *     contain {@code /}
     */
    record Part(int at, String field, String value, String rest) {}

    private LinkParts(List<String> compressed) {
        this.compressed = compressed;
    }

    /**
     * The parts of a link.
     *
     * @param start the place of the link in the text
     */
    static List<Part> of(String link, int start, List<String> compressed) {
        LinkParts parts = new LinkParts(compressed);
        int from = scheme(link);
        while (from <= link.length()) {
            int to = end(link, from);
            parts.add(link.substring(from, to), start + from);
            from = to + 1;
        }
        return parts.parts;
    }

    /** The name of the site, in lower case and without {@code www.}. */
    static String site(String link) {
        int from = scheme(link);
        int to = from;
        while (to < link.length() && (Ascii.isLetter(link.charAt(to)) || isWithinName(link.charAt(to)))) {
            to++;
        }
        String site = Ascii.lower(link.substring(from, to));
        return site.startsWith("www.") ? site.substring(4) : site;
    }

    private static boolean isWithinName(char c) {
        return Ascii.isDigit(c) || c == '.' || c == '-' || c > '\u007f';
    }

    private static int scheme(String link) {
        int scheme = link.indexOf("://");
        return scheme < 0 || scheme > LONGEST_SCHEME ? 0 : scheme + 3;
    }

    private static int end(String link, int from) {
        int to = from;
        while (to < link.length() && "?&#".indexOf(link.charAt(to)) < 0) {
            to++;
        }
        return to;
    }

    private void add(String part, int at) {
        int equals = part.indexOf('=');
        String field = equals < 0 ? "" : Ascii.lower(part.substring(0, equals));
        if (isName(field)) {
            String value = decoded(part.substring(equals + 1));
            parts.add(new Part(at + equals + 1, field, value, value));
        } else {
            addPath(part, at);
        }
    }

    private void addPath(String path, int start) {
        int from = 0;
        boolean within = false;
        while (from <= path.length()) {
            int slash = path.indexOf('/', from);
            int to = slash < 0 ? path.length() : slash;
            String value = decoded(path.substring(from, to));
            boolean first = !within && begin(value, compressed) > 0;
            parts.add(new Part(start + from, "", value, first ? decoded(path.substring(from)) : value));
            within |= first;
            from = to + 1;
        }
    }

    private static boolean isName(String field) {
        boolean name = !field.isEmpty() && field.length() <= LONGEST_NAME;
        for (int i = 0; i < field.length() && name; i++) {
            name = Ascii.isLetter(field.charAt(i)) || field.charAt(i) == '_';
        }
        return name;
    }

    /** The length of the name that a value begins with; 0 for none. */
    static int begin(String value, List<String> names) {
        for (String name : names) {
            if (value.startsWith(name) && value.length() > name.length()) {
                return name.length();
            }
        }
        return 0;
    }

    /** A text with the characters that percent signs stand for; a percent sign without two digits stands for itself. */
    static String decoded(String text) {
        if (text.indexOf('%') < 0) {
            return text;
        }
        StringBuilder decoded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            int high = c == '%' && i + 2 < text.length() ? Ascii.digit(text.charAt(i + 1), 16) : -1;
            int low = high < 0 ? -1 : Ascii.digit(text.charAt(i + 2), 16);
            decoded.append(low < 0 ? c : (char) (16 * high + low));
            i += low < 0 ? 0 : 2;
        }
        return decoded.toString();
    }
}

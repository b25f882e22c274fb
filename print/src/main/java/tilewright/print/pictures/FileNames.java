package tilewright.print.pictures;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import tilewright.message.Message;
import tilewright.print.fields.Fields;
import tilewright.text.FieldError;

/**
 * Names of files by a pattern such as {@code {puzzle}-{number}.{kind}}: the text in a hole makes no folder and no
 * hidden file, and has no sign that a system refuses. No name comes twice. One thread at a time.
 */
public final class FileNames {

    /** The default pattern. */
    public static final String USUAL = "{puzzle}-{number}.{kind}";

    /** The names of holes: {@code kind} is the ending of the kind of file, {@code shown} is {@code puzzle} or {@code solution}. */
    public static final List<String> HOLES =
            List.of("puzzle", "number", "id", "name", "title", "rating", "shown", "kind");

    /** Maximum number of characters that a hole is filled with. */
    private static final int LONGEST = 100;

    private final String pattern;
    private final Set<String> given = new HashSet<>();

    /** @throws FieldError when a hole is unknown or open */
    public FileNames(String pattern) {
        this.pattern = pattern;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', open + 1)) {
            int close = pattern.indexOf('}', open);
            String hole = close < 0 ? pattern.substring(open + 1) : pattern.substring(open + 1, close);
            if (close < 0 || !HOLES.contains(hole)) {
                throw new FieldError(PicturesMessages.noHole(
                        Message.verbatim(pattern), Message.verbatim(hole), Fields.suggestion(hole, HOLES)));
            }
        }
    }

    /** Whether names tell a solution from its puzzle. */
    public boolean tellsSolutions() {
        return pattern.contains("{shown}");
    }

    /**
     * The name of a file.
     *
     * @param holes what fills each of the {@link #HOLES}; those that are missing are empty
     * @throws FieldError when there was a file of this name, in capitals or not, or the name is empty
     */
    public String next(Map<String, String> holes) {
        StringBuilder name = new StringBuilder();
        int at = 0;
        for (int open = pattern.indexOf('{'); open >= 0; open = pattern.indexOf('{', at)) {
            int close = pattern.indexOf('}', open);
            name.append(pattern, at, open).append(safe(holes.getOrDefault(pattern.substring(open + 1, close), "")));
            at = close + 1;
        }
        name.append(pattern, at, pattern.length());
        String whole = name.toString();
        String last = whole.substring(whole.lastIndexOf('/') + 1);
        if (last.isEmpty() || last.startsWith(".")) {
            throw new FieldError(PicturesMessages.emptyName(Message.verbatim(pattern), Message.verbatim(whole)));
        }
        if (!given.add(whole.toLowerCase(Locale.ROOT))) {
            throw new FieldError(PicturesMessages.sameName(Message.verbatim(pattern), Message.verbatim(whole)));
        }
        return whole;
    }

    /** A number with zeros before it, so that names are in order. */
    public static String number(int number, int last) {
        String text = Integer.toString(number);
        return "0".repeat(Math.max(0, Integer.toString(last).length() - text.length())) + text;
    }

    /** A text with letters, digits, dots, lines, and underscores alone; it begins and ends with a letter or digit or is empty. */
    static String safe(String text) {
        StringBuilder safe = new StringBuilder();
        text.codePoints().limit(10 * LONGEST).forEach(letter -> {
            boolean kept = Character.isLetterOrDigit(letter) || letter == '_' || letter == '.';
            if (kept) {
                safe.appendCodePoint(letter);
            } else if (!safe.isEmpty() && safe.charAt(safe.length() - 1) != '-') {
                safe.append('-');
            }
        });
        int end = Math.min(safe.length(), LONGEST);
        if (end > 0 && end < safe.length() && Character.isHighSurrogate(safe.charAt(end - 1))) {
            end--;
        }
        while (end > 0 && (safe.charAt(end - 1) == '.' || safe.charAt(end - 1) == '-')) {
            end--;
        }
        int from = 0;
        while (from < end && (safe.charAt(from) == '.' || safe.charAt(from) == '-')) {
            from++;
        }
        return safe.substring(from, end);
    }
}

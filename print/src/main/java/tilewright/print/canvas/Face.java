package tilewright.print.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How words look: a typeface, and others for the letters that it lacks. Threads may share one.
 *
 * <p>All faces have the same letters.
 */
public enum Face {
    /** Of figures and titles. */
    FIGURES(
            "Besley, 'Noto Serif', Georgia, serif",
            Typeface.BESLEY,
            Typeface.NOTO_SERIF,
            Typeface.LIBERATION_SANS,
            Typeface.NOTO_SANS),
    /** Of all other words. */
    WORDS(
            "'Liberation Sans', Arial, Helvetica, 'Noto Sans', sans-serif",
            Typeface.LIBERATION_SANS,
            Typeface.NOTO_SANS,
            Typeface.NOTO_SERIF,
            Typeface.BESLEY);

    private static final String ELLIPSIS = "…";

    /** The width of a letter that no typeface has, in ems: no narrower than most, so that it fits when a reader's font has it. */
    private static final double UNKNOWN_WIDTH = 1;

    private final String family;
    private final List<Typeface> typefaces;
    /** The widths of the letters of ASCII in ems, by their codes: most texts have no others. */
    private final double[] widths = new double[128];

    Face(String family, Typeface... typefaces) {
        this.family = family;
        this.typefaces = List.of(typefaces);
        for (int letter = 0; letter < widths.length; letter++) {
            widths[letter] = measured(letter);
        }
    }

    /** The names of the family and of those that may take its place, for style sheets. */
    String family() {
        return family;
    }

    /**
     * A part of a text in one typeface.
     *
     * @param text not empty
     */
    record Run(Typeface typeface, String text) {}

    /**
     * The parts of a text, in order.
     *
     * @throws IllegalArgumentException when {@link #missing} finds a letter in it
     */
    List<Run> runs(String text) {
        List<Run> runs = new ArrayList<>();
        int from = 0;
        while (from < text.length()) {
            Typeface typeface = known(text, from);
            int to = from;
            while (to < text.length() && known(text, to) == typeface) {
                to = text.offsetByCodePoints(to, 1);
            }
            runs.add(new Run(typeface, text.substring(from, to)));
            from = to;
        }
        return runs;
    }

    private Typeface known(String text, int at) {
        int letter = text.codePointAt(at);
        return of(letter)
                .orElseThrow(() -> new IllegalArgumentException(
                        "no typeface draws U+%04X of the text '%s'".formatted(letter, text)));
    }

    /** The first typeface with a letter. */
    private Optional<Typeface> of(int letter) {
        for (Typeface typeface : typefaces) {
            if (typeface.draws(letter)) {
                return Optional.of(typeface);
            }
        }
        return Optional.empty();
    }

    /** Returns the place of the first letter that no typeface draws, from 0; line breaks are none. */
    public static OptionalInt missing(String text) {
        for (int at = 0; at < text.length(); at = text.offsetByCodePoints(at, 1)) {
            int letter = text.codePointAt(at);
            if (letter != '\n' && WORDS.of(letter).isEmpty()) {
                return OptionalInt.of(at);
            }
        }
        return OptionalInt.empty();
    }

    /** Returns the width of a text at a size, both in points. */
    public double width(String text, double size) {
        double sum = 0;
        int at = 0;
        while (at < text.length()) {
            int letter = text.codePointAt(at);
            sum += advance(letter);
            at += Character.charCount(letter);
        }
        return sum * size;
    }

    /** The width of a letter in ems. */
    private double advance(int letter) {
        return letter < widths.length ? widths[letter] : measured(letter);
    }

    private double measured(int letter) {
        return of(letter).map(typeface -> typeface.advance(letter)).orElse(UNKNOWN_WIDTH);
    }

    /**
     * A text in lines that are not too wide: broken at line breaks, then behind blanks where there are any, else anywhere.
     * Takes time in proportion to the text.
     *
     * @param width in points; a line has one character at least
     */
    public List<String> wrapped(String text, double size, double width) {
        return wrapped(text, size, width, Integer.MAX_VALUE);
    }

    /**
     * The first lines of a {@linkplain #wrapped text in lines}; the last one ends with an ellipsis where some are left out.
     *
     * @param most lines, 0 or more
     */
    public List<String> wrapped(String text, double size, double width, int most) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        while (from < text.length() && lines.size() < most) {
            Line line = line(text, from, size, width);
            lines.add(text.substring(from, line.end()));
            from = line.next();
        }
        if (from < text.length() && !lines.isEmpty()) {
            lines.set(lines.size() - 1, cut(lines.getLast(), size, width));
        }
        return lines;
    }

    /** The first line of a {@linkplain #wrapped text in lines}; empty for an empty text. */
    public String firstLine(String text, double size, double width) {
        return text.isEmpty()
                ? ""
                : text.substring(0, line(text, 0, size, width).end());
    }

    /**
     * A line of a text.
     *
     * @param end behind its last letter
     * @param next where the next one begins
     */
    private record Line(int end, int next) {}

    private Line line(String text, int from, double size, double width) {
        int end = fitting(text, from, size, width);
        if (end == text.length()) {
            return new Line(end, end);
        }
        if (text.charAt(end) == '\n') {
            return new Line(end, end + 1);
        }
        int blank = end;
        while (blank > from && text.charAt(blank) != ' ') {
            blank--;
        }
        return blank > from ? new Line(blank, blank + 1) : new Line(end, end);
    }

    /** The end of what fits, up to a line break. */
    private int fitting(String text, int from, double size, double width) {
        int end = from;
        double sum = 0;
        while (end < text.length() && text.charAt(end) != '\n') {
            int letter = text.codePointAt(end);
            sum += advance(letter);
            if (end > from && sum * size > width) {
                return end;
            }
            end += Character.charCount(letter);
        }
        return end;
    }

    /** As much of a line as there is room for before an ellipsis. */
    private String cut(String line, double size, double width) {
        String cut = line;
        while (!cut.isEmpty() && width(cut + ELLIPSIS, size) > width) {
            cut = cut.substring(0, cut.offsetByCodePoints(cut.length(), -1));
        }
        return cut + ELLIPSIS;
    }
}

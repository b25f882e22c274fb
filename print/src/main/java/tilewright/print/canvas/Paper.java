package tilewright.print.canvas;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A size of paper: one with a name, or any other.
 *
 * @param title as it is typed
 * @param width in points, 72 to an inch, 1 to 14,400
 * @param height in points, 72 to an inch, 1 to 14,400
 */
public record Paper(String title, double width, double height) {

    /** 210 by 297 mm. */
    public static final Paper A4 = new Paper("A4", 595.28, 841.89);
    /** 8.5 by 11 inches. */
    public static final Paper LETTER = new Paper("Letter", 612, 792);
    /** Half of A4. */
    public static final Paper A5 = new Paper("A5", 419.53, 595.28);
    /** Half of Letter. */
    public static final Paper HALF_LETTER = new Paper("Half Letter", 396, 612);

    /** The least width and height of a sheet in points; a picture may be smaller. */
    private static final double LEAST = 100;

    /** The greatest width and height in points. */
    public static final double MOST = 4_000;

    /** The greatest width and height of a page in PDF files, such as sheets that lie side by side. */
    private static final double MOST_SIDE = 14_400;

    /** The papers with names: of ISO 216, of North America, and the trim sizes of printing houses in inches. */
    private static final List<Paper> NAMED = List.of(
            A4,
            LETTER,
            A5,
            new Paper("A3", 841.89, 1190.55),
            new Paper("A6", 297.64, 419.53),
            new Paper("B5", 498.9, 708.66),
            new Paper("Legal", 612, 1008),
            HALF_LETTER,
            inches("5x8", 5, 8),
            inches("6x9", 6, 9),
            inches("7x10", 7, 10),
            inches("8x10", 8, 10),
            inches("8.5x8.5", 8.5, 8.5),
            inches("8.5x11", 8.5, 11));

    private static final Pattern MEASURE =
            Pattern.compile("(\\d{1,4}(?:\\.\\d{1,3})?) ?[x×] ?(\\d{1,4}(?:\\.\\d{1,3})?) ?(mm|cm|in|pt)");

    public Paper {
        if (!(width >= 1 && width <= MOST_SIDE && height >= 1 && height <= MOST_SIDE)) {
            throw new IllegalArgumentException(
                    "width (%s) and height (%s) must be 1 to %s points".formatted(width, height, MOST_SIDE));
        }
    }

    private static Paper inches(String title, double width, double height) {
        return new Paper(title, 72 * width, 72 * height);
    }

    /** The papers with names. */
    public static List<Paper> named() {
        return NAMED;
    }

    /** The paper of a name, in capitals or not, or of a measure such as {@code 170x240mm}; none when it is neither, or too small or large. */
    public static Optional<Paper> of(String typed) {
        Optional<Paper> found = NAMED.stream()
                .filter(paper -> paper.title.equalsIgnoreCase(typed.strip()))
                .findFirst();
        return found.isPresent() ? found : measured(typed.strip().toLowerCase(Locale.ROOT));
    }

    private static Optional<Paper> measured(String typed) {
        Matcher measure = MEASURE.matcher(typed);
        if (!measure.matches()) {
            return Optional.empty();
        }
        double unit = Lengths.unit(measure.group(3));
        double width = Double.parseDouble(measure.group(1)) * unit;
        double height = Double.parseDouble(measure.group(2)) * unit;
        return Math.min(width, height) < LEAST || Math.max(width, height) > MOST
                ? Optional.empty()
                : Optional.of(new Paper(typed, width, height));
    }

    /** The leaf that a sheet has when it is folded once. */
    public Paper folded() {
        if (equals(A4)) {
            return A5;
        }
        return equals(LETTER)
                ? HALF_LETTER
                : new Paper(title + " folded", Math.max(width, height) / 2, Math.min(width, height));
    }

    /** The sheet with two of these side by side. */
    public Paper unfolded() {
        return equals(A5) ? A4.across() : new Paper(title + " unfolded", 2 * width, height);
    }

    /** The same sheet, turned by a quarter. */
    private Paper across() {
        return new Paper(title + " across", /* width= */ height, /* height= */ width);
    }

    @Override
    public String toString() {
        return title;
    }
}

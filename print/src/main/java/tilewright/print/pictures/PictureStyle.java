package tilewright.print.pictures;

import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.message.Words;
import tilewright.print.BoardStyle;
import tilewright.print.SceneDrawing;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.PngDocument;
import tilewright.print.canvas.Rect;

/**
 * The look of pictures of boards.
 *
 * @param width of a picture, with the lines around its board, in points; {@link #LEAST} to {@link #MOST}; that of a board much
 *     higher than wide is less
 * @param dpi dots of a PNG file to an inch, {@link PngDocument#LEAST_DPI} to {@link PngDocument#MOST_DPI}
 * @param outlines whether texts of SVG files are the outlines of their letters, which look the same everywhere; else the names
 *     of typefaces are in them
 * @param words of the language of descriptions
 */
public record PictureStyle(BoardStyle board, double width, int dpi, boolean outlines, Words words) {

    /** Least width in points. */
    public static final double LEAST = 18;

    /** Greatest width in points, somewhat more than a meter. */
    public static final double MOST = 3_000;

    /** Greatest number of dots across a PNG file. */
    public static final int MOST_DOTS = 8_000;

    private static final Pattern PIXELS = Pattern.compile("(\\d{1,5}) ?px");

    public PictureStyle {
        if (!(width >= LEAST && width <= MOST)) {
            throw new IllegalArgumentException("width (%s) must be %s to %s points".formatted(width, LEAST, MOST));
        }
        if (dpi < PngDocument.LEAST_DPI || dpi > PngDocument.MOST_DPI) {
            throw new IllegalArgumentException(
                    "dpi (%d) must be %d to %d".formatted(dpi, PngDocument.LEAST_DPI, PngDocument.MOST_DPI));
        }
    }

    /** Constructs a style with outlines. */
    public PictureStyle(BoardStyle board, double width, int dpi, Words words) {
        this(board, width, dpi, true, words);
    }

    /**
     * Returns the width in points of a text such as {@code 80mm} or {@code 600px}; empty when the text is not a width.
     *
     * @param dpi dots to an inch
     */
    public static OptionalDouble width(String typed, int dpi) {
        Matcher pixels = PIXELS.matcher(typed.strip());
        return pixels.matches()
                ? OptionalDouble.of(Double.parseDouble(pixels.group(1)) * Lengths.INCH / dpi)
                : Lengths.points(typed);
    }

    /** Returns the dots across a PNG file. */
    public int dots() {
        return Math.max(1, (int) Math.round(width * dpi / Lengths.INCH));
    }

    /** The place of a board in its picture, which is as much larger as its lines need, and narrower where it would be too high. */
    Rect place(Box box) {
        double rim = 0;
        double inner = width;
        for (int i = 0; i < 20; i++) { // the thickness of lines depends on the cells
            rim = SceneDrawing.rim(inner * Scene.CELL / box.width(), board);
            double highest = (Paper.MOST - 2 * rim) * box.width() / box.height();
            inner = Math.min(width - 2 * rim, highest);
        }
        return new Rect(rim, rim, inner, inner * box.height() / box.width());
    }

    /** The size of the picture of a board. */
    Paper paper(Box box) {
        Rect place = place(box);
        double rims = 2 * place.x();
        return new Paper("board", place.width() + rims, Math.clamp(place.height() + rims, 1, Paper.MOST));
    }
}

package tilewright.print.canvas;

import java.util.List;
import tilewright.message.Words;

/**
 * A page to draw on. Lengths are points; x goes to the right and y down, from the upper left corner. Grays go from 0,
 * black, to 1, white. One thread at a time.
 */
public interface Canvas {

    /** The role of a part of a page, for screen readers. */
    enum Role {
        /** The title of a page. */
        HEADING,
        /** The title of a part of a page. */
        SUBHEADING,
        /** Words. */
        PARAGRAPH,
        /** A picture, which a sentence describes. */
        FIGURE,
        /** An item of a list; items that follow each other are of one list. */
        ITEM,
        /** A line of contents. */
        ENTRY,
        /** The head of a column of a table: those of all columns, that of the row heads too, come first. */
        COLUMN_HEAD,
        /** The head of a row, with which the row begins. */
        ROW_HEAD,
        /** A cell of a table. */
        CELL,
        /** A part that is repeated on each page, or is decoration. */
        ORNAMENT
    }

    /** The words of the file's language. */
    Words words();

    /**
     * Draws a part of the page; parts stand one after the other, in the order in which they are read.
     *
     * @param words what a picture shows; empty for what is no picture
     */
    void part(Role role, String words, Runnable drawing);

    /** Fills an outline, by the even-odd rule. */
    void fill(Outline outline, Color color);

    void stroke(Outline outline, Color color, double width);

    /**
     * Fills rectangles of a grid with black, as codes have.
     *
     * @param x the left edge of the grid
     * @param y its upper edge
     * @param unit the side of a square
     * @param rectangles in such units
     */
    default void grid(double x, double y, double unit, List<Rect> rectangles) {
        Outline outline = new Outline();
        for (Rect one : rectangles) {
            outline.rectangle(x + one.x() * unit, y + one.y() * unit, one.width() * unit, one.height() * unit);
        }
        fill(outline, 0);
    }

    /** A text of one line that begins at x; what the face lacks becomes a question mark. */
    void text(double x, double baseline, String text, Face face, double size, Color color);

    /** Draws a picture that fills a place, whatever its shape. */
    void picture(Picture picture, Rect place);

    default void fill(Outline outline, double gray) {
        fill(outline, Color.gray(gray));
    }

    default void stroke(Outline outline, double gray, double width) {
        stroke(outline, Color.gray(gray), width);
    }

    default void text(double x, double baseline, String text, Face face, double size, double gray) {
        text(x, baseline, text, face, size, Color.gray(gray));
    }

    /** Draws with the origin moved to a point. */
    void moved(double x, double y, Runnable drawing);

    /** Draws rotated by half a turn around a point. */
    void turned(double x, double y, Runnable drawing);

    /**
     * Draws rotated by a quarter turn to the right around a point, as titles on spines are.
     *
     * @throws UnsupportedOperationException of files that have no such pages
     */
    default void quarter(double x, double y, Runnable drawing) {
        throw new UnsupportedOperationException("nothing on such pages is turned by a quarter");
    }

    /** A text that ends at x. */
    default void textBefore(double x, double baseline, String text, Face face, double size, double gray) {
        text(x - face.width(text, size), baseline, text, face, size, gray);
    }

    /** A text whose middle is at x. */
    default void textAround(double x, double baseline, String text, Face face, double size, double gray) {
        text(x - face.width(text, size) / 2, baseline, text, face, size, gray);
    }
}

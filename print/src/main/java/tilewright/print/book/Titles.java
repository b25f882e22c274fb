package tilewright.print.book;

import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** Headings and paragraphs that several kinds of pages share. */
final class Titles {

    /** Height of a {@link #heading}. */
    static final double HEIGHT = 44;

    private static final double LARGEST = 24;
    private static final double SMALLEST = 11;

    private Titles() {}

    /** The title of a page, with a line below. */
    static void heading(Canvas canvas, Rect body, String title) {
        double size = fitting(title, LARGEST, body.width());
        canvas.part(
                Role.HEADING,
                "",
                () -> canvas.text(
                        body.x(),
                        body.y() + 22,
                        Face.FIGURES.firstLine(title, size, body.width()),
                        Face.FIGURES,
                        size,
                        0));
        canvas.part(
                Role.ORNAMENT,
                "",
                () -> canvas.stroke(Outline.segment(body.x(), body.y() + 31, body.right(), body.y() + 31), 0, 1.1));
    }

    static void paragraph(Canvas canvas, double x, double y, TextBlock text) {
        if (!text.lines().isEmpty()) {
            canvas.part(Role.PARAGRAPH, "", () -> text.draw(canvas, x, y));
        }
    }

    /** The largest size at which a title is no wider than this, but for very long ones. */
    static double fitting(String title, double largest, double width) {
        double size = largest;
        while (size > SMALLEST && Face.FIGURES.width(title, size) > width) {
            size--;
        }
        return size;
    }
}

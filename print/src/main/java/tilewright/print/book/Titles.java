package tilewright.print.book;

import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** Headings and paragraphs that several kinds of pages share. */
final class Titles {

    /** Height of a heading in usual sizes. */
    private static final double HEIGHT = 44;

    private static final double LARGEST = 24;
    private static final double SMALLEST = 11;

    private Titles() {}

    /** The height of a {@link #heading}. */
    static double height(Sizes sizes) {
        return sizes.titles(LARGEST) * HEIGHT / LARGEST;
    }

    /** The title of a page, with a line below. */
    static void heading(Canvas canvas, Rect body, String title, Sizes sizes) {
        double largest = sizes.titles(LARGEST);
        Face face = sizes.faces().titles();
        double size = fitting(title, face, largest, body.width());
        double line = body.y() + largest * 31 / LARGEST;
        canvas.part(
                Role.HEADING,
                "",
                () -> canvas.text(
                        body.x(),
                        body.y() + largest * 22 / LARGEST,
                        face.firstLine(title, size, body.width()),
                        face,
                        size,
                        0));
        canvas.part(
                Role.ORNAMENT, "", () -> canvas.stroke(Outline.segment(body.x(), line, body.right(), line), 0, 1.1));
    }

    static void paragraph(Canvas canvas, double x, double y, TextBlock text) {
        if (!text.lines().isEmpty()) {
            canvas.part(Role.PARAGRAPH, "", () -> text.draw(canvas, x, y));
        }
    }

    /** The largest size at which a title is no wider than this, but for very long ones. */
    static double fitting(String title, Face face, double largest, double width) {
        double size = largest;
        while (size > SMALLEST && face.width(title, size) > width) {
            size--;
        }
        return size;
    }
}

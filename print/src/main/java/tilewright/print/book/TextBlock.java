package tilewright.print.book;

import java.util.List;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Face;

/**
 * A block of lines of text, broken to a width.
 *
 * @param size of the letters in points
 * @param leading from one line to the next in points
 */
record TextBlock(List<String> lines, Face face, double size, double leading, double gray) {

    static TextBlock of(String text, Face face, double size, double width) {
        return new TextBlock(face.wrapped(text, size, width), face, size, size * 1.38, 0);
    }

    /** A title, with its lines close together. */
    static TextBlock tight(String text, Face face, double size, double width) {
        return new TextBlock(face.wrapped(text, size, width), face, size, size * 1.12, 0);
    }

    /** The lines from one on, until another one. */
    TextBlock part(int from, int to) {
        return new TextBlock(lines.subList(from, to), face, size, leading, gray);
    }

    /** Returns the number of its lines that are no higher than this. */
    int fitting(double height) {
        return Math.clamp((long) (height / leading), 0, lines.size());
    }

    double height() {
        return lines.size() * leading;
    }

    /** Draws it below a height. */
    void draw(Canvas canvas, double x, double y) {
        for (int i = 0; i < lines.size(); i++) {
            canvas.text(x, y + leading * i + size * 0.98, lines.get(i), face, size, gray);
        }
    }

    TextBlock gray(double level) {
        return new TextBlock(lines, face, size, leading, level);
    }
}

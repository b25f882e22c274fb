package tilewright.print.book;

import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;

/**
 * A text with a name before it, such as a hint with the number of its puzzle.
 *
 * @param indent of the text in points
 */
record Numbered(String name, Face face, TextBlock text, double indent) {

    private static final double SIZE = 8.6;
    private static final double LABEL = 24;
    private static final double GAP = 4;

    /** @param width of the column */
    static Numbered of(String name, String text, double width, Sizes sizes) {
        double size = sizes.words(SIZE);
        double label = LABEL * size / SIZE;
        Face face = sizes.faces().titles();
        double indent = Math.min(Math.max(label, face.width(name, size + 0.9) + size * 0.6), width / 2);
        return new Numbered(
                name, face, TextBlock.of(text, sizes.faces().words(), size, Math.max(size, width - indent)), indent);
    }

    double height() {
        return text.height() + GAP * text.size() / SIZE;
    }

    void draw(Canvas canvas, double x, double y) {
        double size = text.size();
        canvas.part(Role.PARAGRAPH, "", () -> {
            canvas.text(x, y + size, face.firstLine(name, size + 0.9, indent), face, size + 0.9, 0);
            text.draw(canvas, x + indent, y);
        });
    }
}

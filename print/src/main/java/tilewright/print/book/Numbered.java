package tilewright.print.book;

import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;

/** A text with a number before it, such as a hint. */
record Numbered(String number, TextBlock text) {

    private static final double SIZE = 8.6;
    private static final double LABEL = 24;
    private static final double GAP = 4;

    /** @param width of the column */
    static Numbered of(int number, String text, double width) {
        return new Numbered(
                Integer.toString(number), TextBlock.of(text, Face.WORDS, SIZE, Math.max(SIZE, width - LABEL)));
    }

    double height() {
        return text.height() + GAP;
    }

    void draw(Canvas canvas, double x, double y) {
        canvas.part(Role.PARAGRAPH, "", () -> {
            canvas.text(x, y + SIZE, number, Face.FIGURES, SIZE + 0.9, 0);
            text.draw(canvas, x + LABEL, y);
        });
    }
}

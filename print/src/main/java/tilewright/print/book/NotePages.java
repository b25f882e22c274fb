package tilewright.print.book;

import tilewright.print.BoardStyle;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** Pages with lines to write on. */
record NotePages(String title, Sizes sizes) {

    /** From one line to the next, for handwriting: 8 mm. */
    private static final double LINE = 22.7;

    /** @param first whether it has the title */
    void draw(Canvas canvas, PageFrame frame, boolean first) {
        Rect body = frame.body();
        if (first) {
            Titles.heading(canvas, body, title, sizes);
        }
        double top = body.y() + (first ? Titles.height(sizes) : 0);
        double line = sizes.large() ? LINE * 1.4 : LINE;
        canvas.part(Role.ORNAMENT, "", () -> {
            for (double y = top + line; y <= body.bottom(); y += line) {
                canvas.stroke(Outline.segment(body.x(), y, body.right(), y), 0.5, BoardStyle.THINNEST);
            }
        });
    }
}

package tilewright.print.book;

import tilewright.print.BoardStyle;
import tilewright.print.PageStyle.Margins;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;

/**
 * The rectangles of a page: margins are wider where pages are bound.
 *
 * @param right whether it is a right page; those with odd numbers are
 */
record PageFrame(Rect head, Rect body, Rect foot, boolean right, Sizes sizes) {

    private static final double HEAD = 24;
    private static final double FOOT = 24;
    private static final double GRAY = 0.35;

    /** Minimum width and height of the type area, whatever margins were given. */
    private static final double LEAST = 60;

    /** @param number of the page, from 1 */
    static PageFrame of(Paper paper, Margins margins, Sizes sizes, int number) {
        boolean right = number % 2 == 1;
        double x = Math.min(right ? margins.inner() : margins.outer(), paper.width() - LEAST);
        double width = Math.max(LEAST, paper.width() - margins.inner() - margins.outer());
        double high = sizes.large() ? 8 : 0;
        Rect head = new Rect(x, margins.top(), width, HEAD + high);
        Rect foot = new Rect(x, paper.height() - margins.bottom() - FOOT - high, width, FOOT + high);
        Rect body = new Rect(x, head.bottom() + 4, width, Math.max(LEAST, foot.y() - head.bottom() - 8));
        return new PageFrame(head, body, foot, right, sizes);
    }

    /** A text at the outer edge of the head, above a line. */
    void header(Canvas canvas, String words) {
        canvas.part(Role.ORNAMENT, "", () -> {
            double size = sizes.words(9);
            String shown = sizes.faces().titles().firstLine(words, size, head.width());
            double baseline = head.y() + size + 2;
            if (right) {
                canvas.textBefore(head.right(), baseline, shown, sizes.faces().titles(), size, GRAY);
            } else {
                canvas.text(head.x(), baseline, shown, sizes.faces().titles(), size, GRAY);
            }
            canvas.stroke(
                    Outline.segment(head.x(), baseline + 5, head.right(), baseline + 5), 0.5, BoardStyle.THINNEST);
        });
    }

    /** A text in the middle of the foot, and the number at its outer edge; empty for none. */
    void footer(Canvas canvas, String words, String number) {
        canvas.part(Role.ORNAMENT, "", () -> {
            double baseline = foot.bottom() - 6;
            double size = sizes.words(10.5);
            double width = sizes.faces().titles().width(number, size);
            if (right) {
                canvas.textBefore(foot.right(), baseline, number, sizes.faces().titles(), size, 0);
            } else {
                canvas.text(foot.x(), baseline, number, sizes.faces().titles(), size, 0);
            }
            double small = sizes.words(9);
            double room = foot.width() - (number.isEmpty() ? 0 : 2 * width + 2 * size);
            if (!words.isEmpty() && room > small) {
                String shown = sizes.faces().words().firstLine(words, small, room);
                canvas.textAround(foot.middleX(), baseline, shown, sizes.faces().words(), small, GRAY);
            }
        });
    }
}

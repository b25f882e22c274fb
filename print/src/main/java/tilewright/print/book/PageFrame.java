package tilewright.print.book;

import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Rect;

/**
 * The rectangles of a page: margins are wider where pages are bound.
 *
 * @param right whether it is a right page; those with odd numbers are
 */
record PageFrame(Rect head, Rect body, Rect foot, boolean right) {

    private static final double BINDING = 12;
    private static final double HEAD = 24;
    private static final double FOOT = 24;
    private static final double GRAY = 0.35;

    /** @param number of the page, from 1 */
    static PageFrame of(Paper paper, int number) {
        boolean right = number % 2 == 1;
        double margin = Math.max(28, paper.width() * 0.065);
        double x = margin + (right ? BINDING : 0);
        double width = paper.width() - 2 * margin - BINDING;
        Rect head = new Rect(x, margin * 0.8, width, HEAD);
        Rect foot = new Rect(x, paper.height() - margin * 0.8 - FOOT, width, FOOT);
        Rect body = new Rect(x, head.bottom() + 4, width, foot.y() - head.bottom() - 8);
        return new PageFrame(head, body, foot, right);
    }

    /** The running head: the book's title on the left page, the chapter's on the right one. */
    void runningHead(Canvas canvas, String words) {
        canvas.part(Role.ORNAMENT, "", () -> {
            String shown = Face.FIGURES.firstLine(words, 9, head.width());
            double baseline = head.y() + 11;
            if (right) {
                canvas.textBefore(head.right(), baseline, shown, Face.FIGURES, 9, GRAY);
            } else {
                canvas.text(head.x(), baseline, shown, Face.FIGURES, 9, GRAY);
            }
            canvas.stroke(Outline.segment(head.x(), head.y() + 16, head.right(), head.y() + 16), 0.5, 0.4);
        });
    }

    /** The number at the outer edge. */
    void number(Canvas canvas, int number) {
        canvas.part(Role.ORNAMENT, "", () -> {
            String shown = Integer.toString(number);
            if (right) {
                canvas.textBefore(foot.right(), foot.bottom() - 6, shown, Face.FIGURES, 10.5, 0);
            } else {
                canvas.text(foot.x(), foot.bottom() - 6, shown, Face.FIGURES, 10.5, 0);
            }
        });
    }
}

package tilewright.print.book;

import tilewright.print.PageStyle.Margins;
import tilewright.print.canvas.Lengths;
import tilewright.print.canvas.Paper;

/**
 * The margins of a book: a thicker book needs more white on the side where it is bound. The least inner margins are
 * those that Amazon KDP asks for (Kindle Direct Publishing, <i>Set trim size, bleed, and margins</i>); other printing
 * houses ask for no more.
 */
final class Binding {

    /** Pages at most, and the inner margin that they need in inches. */
    private static final double[][] INNER = {
        {150, 0.375}, {300, 0.5}, {500, 0.625}, {700, 0.75}, {Integer.MAX_VALUE, 0.875}
    };

    /** Added to the outer margin, where no more is needed. */
    private static final double USUAL = 12;

    /** Half of the strongest line of a usual board, which stands over the edge of the body. */
    private static final double OVERHANG = 0.9;

    private static final double LEAST = 28;
    private static final double SHARE = 0.065;

    /** Head and foot are as far from the edge as this part of the outer margin. */
    private static final double VERTICAL = 0.8;

    private Binding() {}

    /** The least inner margin of a number of pages, in points. */
    static double least(int pages) {
        int row = 0;
        while (pages > INNER[row][0]) {
            row++;
        }
        return INNER[row][1] * Lengths.INCH;
    }

    /** The margins of a book with a number of pages, around head, body, and foot. */
    static Margins margins(Book.Look look, int pages) {
        Paper paper = look.paper();
        double outer = Math.max(LEAST, paper.width() * SHARE);
        double overhang = OVERHANG * Math.max(1, look.boards().weight());
        double inner = Math.max(outer + USUAL, least(pages) + overhang);
        Margins usual = new Margins(outer * VERTICAL, outer * VERTICAL, inner, outer);
        Margins margins = look.page().margins().orElse(usual);
        return look.gutter().isEmpty()
                ? margins
                : new Margins(margins.top(), margins.bottom(), look.gutter().getAsDouble(), margins.outer());
    }
}

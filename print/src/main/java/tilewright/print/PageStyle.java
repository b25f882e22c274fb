package tilewright.print;

import java.util.Optional;
import tilewright.print.canvas.Paper;

/**
 * The style of a page: its paper, and the space around its type area. Lengths are points.
 *
 * @param paper the size of a page when it is cut
 * @param margins where they are given; else they follow from the paper, and in books from the number of pages
 * @param bleed how far what goes to the edge goes beyond it; 0 for none
 * @param cropMarks whether marks around the page tell where it is cut
 */
public record PageStyle(Paper paper, Optional<Margins> margins, double bleed, boolean cropMarks) {

    /**
     * The white around the type area.
     *
     * @param inner on the side where pages are bound: the left one of right pages; of sheets always the left one
     */
    public record Margins(double top, double bottom, double inner, double outer) {

        /** Returns margins that are wider all around. */
        public Margins and(double more) {
            return new Margins(top + more, bottom + more, inner + more, outer + more);
        }
    }

    /** A page with the usual margins. */
    public static PageStyle of(Paper paper) {
        return new PageStyle(paper, Optional.empty(), 0, false);
    }
}

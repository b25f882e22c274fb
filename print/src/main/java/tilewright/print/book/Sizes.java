package tilewright.print.book;

import tilewright.print.canvas.Faces;
import tilewright.print.canvas.Paper;

/**
 * The faces and the sizes of letters. On small paper titles and what is spaced like them are smaller; in large print no words are smaller
 * than 16 points, as associations of the blind ask for.
 *
 * @param titles a factor, 1 on paper that is as wide as half a Letter or more
 * @param large whether it is large print
 */
record Sizes(double titles, boolean large, Faces faces) {

    private static final double FULL_WIDTH = 396;
    private static final double LEAST_FACTOR = 0.6;
    private static final double LARGE = 16;
    private static final double LARGE_FACTOR = 1.25;

    static Sizes of(Book.Look look) {
        Paper paper = look.paper();
        double factor = Math.clamp(paper.width() / FULL_WIDTH, LEAST_FACTOR, 1);
        return new Sizes(factor, look.largePrint(), look.labels().faces());
    }

    /** The size of words that are to be read, of their usual size in points. */
    double words(double usual) {
        return large ? Math.max(LARGE, usual * LARGE_FACTOR) : usual;
    }

    /** The size of words that few read, such as those behind the title. */
    double notes(double usual) {
        return large ? usual * 1.4 : usual;
    }

    /** The size of titles. */
    double titles(double usual) {
        return large ? Math.max(LARGE, usual * LARGE_FACTOR * titles) : usual * titles;
    }
}

package tilewright.print.canvas;

import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;

/** Texts as outlines, to be filled where they go around more often one way than the other. */
public final class LetterOutlines {

    private LetterOutlines() {}

    /** Whether the letters of a text have outlines: some typeface has each. */
    public static boolean known(String text) {
        return Face.missing(text).isEmpty();
    }

    /**
     * The outline of a {@link #known} text of one line that begins at x.
     *
     * @param language the tag of the language whose forms ideographs have
     */
    public static Outline of(double x, double baseline, String text, Face face, double size, String language) {
        Outline outline = new Outline();
        double at = x;
        for (Face.Run run : face.runs(text, language)) {
            for (int letter : run.text().codePoints().toArray()) {
                AffineTransform place = new AffineTransform(size, 0, 0, -size, at, baseline);
                add(outline, run.typeface().shape(letter).getPathIterator(place));
                at += size * run.typeface().advance(letter);
            }
        }
        return outline;
    }

    private static void add(Outline outline, PathIterator shape) {
        double[] to = new double[6];
        double x = 0;
        double y = 0;
        for (; !shape.isDone(); shape.next()) {
            int end = 0;
            switch (shape.currentSegment(to)) {
                case PathIterator.SEG_MOVETO -> outline.move(to[0], to[1]);
                case PathIterator.SEG_LINETO -> outline.line(to[0], to[1]);
                case PathIterator.SEG_QUADTO -> {
                    end = 2; // as a cubic curve: handles at two thirds
                    outline.curve(
                            x + 2 * (to[0] - x) / 3,
                            y + 2 * (to[1] - y) / 3,
                            to[2] + 2 * (to[0] - to[2]) / 3,
                            to[3] + 2 * (to[1] - to[3]) / 3,
                            to[2],
                            to[3]);
                }
                case PathIterator.SEG_CUBICTO -> {
                    end = 4;
                    outline.curve(to[0], to[1], to[2], to[3], to[4], to[5]);
                }
                default -> outline.close();
            }
            x = to[end];
            y = to[end + 1];
        }
    }
}

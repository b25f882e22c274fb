package tilewright.draw;

import java.util.List;
import tilewright.message.Message;

/** A part of a scene. Later marks lie over earlier ones. */
public sealed interface Mark {

    Ink ink();

    /** A filled rectangle without an edge; one in the color of a piece is a tint, through which all is seen. */
    record Area(Box box, Ink ink) implements Mark {}

    /** A solid piece with an edge and rounded corners. */
    record Tile(Box box, Ink ink) implements Mark {}

    /** A round piece as large as its box. */
    record Disc(Box box, Ink ink) implements Mark {}

    /** The outline of a rectangle, to point at it. */
    record Ring(Box box, Ink ink) implements Mark {}

    /** A small dot in the middle of its box. */
    record Dot(Box box, Ink ink) implements Mark {}

    /**
     * A straight line, across or down.
     *
     * @param width 1 is thin, 2 is strong
     */
    record Line(int x1, int y1, int x2, int y2, int width, Ink ink) implements Mark {}

    /**
     * A short text in the middle of a box, as high as the box allows.
     *
     * @param text one line
     */
    record Glyph(Box box, String text, Ink ink) implements Mark {}

    /** A short phrase in the middle of a box, as high as the box allows. */
    record Label(Box box, Message words, Ink ink) implements Mark {}

    /**
     * A short text on a round ground, which hides what lies below: a note that is pointed at, or that is not written yet; in
     * the color of a piece, a note of that piece.
     *
     * @param text a character or two
     */
    record Badge(Box box, String text, Ink ink) implements Mark {}

    /**
     * A short text with a stroke through it, which hides what lies below: a note that goes.
     *
     * @param text a character or two
     */
    record Struck(Box box, String text, Ink ink) implements Mark {}

    /**
     * The share of the more frequent direction of the pieces over a cell.
     *
     * @param across whether that is across; else it is down
     * @param percent 50 to 100
     * @param text the same for people
     */
    record Share(Box box, boolean across, int percent, String text, Ink ink) implements Mark {

        /** The text with an arrow for the direction. */
        public String words() {
            return (across ? "\u2194" : "\u2195") + text;
        }
    }

    /**
     * An arrow from the edge of a box to the edge of another one, a little curved.
     *
     * @param strong drawn as a whole line; else as a dashed one
     */
    record Arrow(Box from, Box to, boolean strong, Ink ink) implements Mark {}

    /** The look of a {@link Path}. */
    enum Stroke {
        /** A thin line. */
        THIN,
        /** A thin line with gaps. */
        DASHED,
        /** A translucent line a third of a cell wide. */
        BAND
    }

    /**
     * A line from point to point, in any direction.
     *
     * @param points x and y of each point in turn; two points or more
     */
    record Path(List<Integer> points, Stroke stroke, Ink ink) implements Mark {

        public Path {
            points = List.copyOf(points);
            if (points.size() < 4 || points.size() % 2 != 0) {
                throw new IllegalArgumentException("points (%s) must be two or more pairs".formatted(points));
            }
        }
    }
}

package tilewright.draw;

import java.util.List;

/** Rules about filled marks that several writers share. */
final class Fill {

    private Fill() {}

    /** Whether an ink points at something, and does not fill a board. Its areas are seen through. */
    static boolean signal(Ink ink) {
        return ink == Ink.CONFLICT || ink == Ink.FREE || ink == Ink.CHOSEN || ink == Ink.HINT;
    }

    /** Whether what lies below an area of this ink is seen: it points at something, or tints a cell in a color of pieces. */
    static boolean seenThrough(Ink ink) {
        return signal(ink) || ink.color() >= 0;
    }

    /** Whether a mark hides what lies below it at a point, given in halves of a unit. */
    private static boolean fills(Mark mark, int x2, int y2) {
        return switch (mark) {
            case Mark.Area(Box box, Ink ink) -> !seenThrough(ink) && holds(box, x2, y2);
            case Mark.Tile(Box box, Ink _) -> holds(box, x2, y2);
            case Mark.Disc(Box box, Ink _) -> holds(box, x2, y2);
            case Mark.Ring _, Mark.Dot _, Mark.Line _, Mark.Glyph _, Mark.Label _ -> false;
            case Mark.Share _, Mark.Badge _, Mark.Struck _, Mark.Arrow _, Mark.Path _ -> false;
        };
    }

    /** Whether a point, given in halves of a unit, lies in a box. */
    private static boolean holds(Box box, int x2, int y2) {
        return 2 * box.x() <= x2
                && x2 <= 2 * (box.x() + box.width())
                && 2 * box.y() <= y2
                && y2 <= 2 * (box.y() + box.height());
    }

    private static boolean middleIn(Box small, Box large) {
        return holds(large, 2 * small.x() + small.width(), 2 * small.y() + small.height());
    }

    /** Returns the ink below the middle of a box, among the first marks of a scene. */
    static Ink under(Box box, List<Mark> marks, int first) {
        for (int i = first - 1; i >= 0; i--) {
            if (fills(marks.get(i), 2 * box.x() + box.width(), 2 * box.y() + box.height())) {
                return marks.get(i).ink();
            }
        }
        return Ink.BOARD;
    }

    /** Whether an ink is the ground of a board. */
    static boolean board(Ink ink) {
        return ink == Ink.BOARD || ink == Ink.WELLS || ink == Ink.BED;
    }

    /** Whether the usual inks can be read on this one; otherwise black or white is needed. */
    static boolean readable(Ink ground) {
        return board(ground) || ground == Ink.TRAY || ground == Ink.CHOSEN;
    }

    /** Whether a later mark of the scene sets a glyph on the piece that is mark number {@code piece}. */
    static boolean lettered(Box box, List<Mark> marks, int piece) {
        for (Mark mark : marks.subList(piece + 1, marks.size())) {
            if (mark instanceof Mark.Glyph(Box small, String _, Ink _) && middleIn(small, box)) {
                return true;
            }
        }
        return false;
    }

    /** Red, green and blue of a color, 0 to 255 each. */
    static int[] rgb(String color) {
        return new int[] {
            Integer.parseInt(color.substring(1, 3), 16),
            Integer.parseInt(color.substring(3, 5), 16),
            Integer.parseInt(color.substring(5, 7), 16)
        };
    }
}

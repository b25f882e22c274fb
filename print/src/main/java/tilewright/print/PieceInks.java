package tilewright.print;

import tilewright.draw.Ink;
import tilewright.print.BoardStyle.Coloring;
import tilewright.print.canvas.Color;

/**
 * The colors of pieces on paper: those of the usual palette on screens as shares of the inks of a press, 1.7 in all at
 * most, so that they dry. A screen shows them as the page does.
 */
final class PieceInks {

    private static final Color[] HUES = {
        new Color(0.5, 0.35, 0, 0.8, "Dark blue"),
        new Color(0, 0.1, 0.7, 0.2, "Yellow"),
        new Color(0.4, 0.15, 0, 0.1, "Light blue"),
        new Color(0.85, 0.05, 0.2, 0.45, "Green"),
        new Color(0, 0.05, 0.15, 0.05, "Ivory"),
        new Color(0.6, 0.5, 0, 0.35, "Violet"),
        new Color(0, 0.65, 0.8, 0.2, "Red"),
        new Color(0, 0.4, 0.35, 0.05, "Pink")
    };

    private static final Color ANCHOR = new Color(0.7, 0, 0.35, 0.45, "Leaf green");
    private static final Color COVER = new Color(0, 0.25, 0.55, 0.1, "Honey");
    private static final Color WHITE = Color.gray(1);
    private static final Color BLACK = Color.gray(0);

    private static final double ANCHOR_GRAY = 0.35;
    private static final double COVER_GRAY = 0.88;
    private static final double FILLED_GRAY = 0.45;
    private static final double TINT_GRAY = 0.84;

    /** The share of the ink of a piece in a cell that is tinted in its color. */
    private static final double TINT = 0.35;

    private final Coloring coloring;

    PieceInks(Coloring coloring) {
        this.coloring = coloring;
    }

    boolean colored() {
        return coloring != Coloring.GRAY;
    }

    /** The color of a piece. Hues are white in gray: their signs tell them apart. */
    Color face(Ink ink) {
        boolean gray = coloring == Coloring.GRAY;
        return switch (ink) {
            case ANCHOR -> gray ? Color.gray(ANCHOR_GRAY) : colored(ANCHOR);
            case COVER -> gray ? Color.gray(COVER_GRAY) : colored(COVER);
            case FILLED -> Color.gray(FILLED_GRAY);
            default -> gray || ink.color() < 0 ? WHITE : colored(HUES[ink.color()]);
        };
    }

    private Color colored(Color color) {
        return coloring == Coloring.SPOT
                ? color
                : new Color(color.cyan(), color.magenta(), color.yellow(), color.black(), "");
    }

    /** The color of signs and letters on a piece: black, or white on a dark one. */
    Color on(Ink ink) {
        return switch (ink) {
            case ANCHOR -> WHITE;
            case HUE_1, HUE_4, HUE_6, HUE_7 -> coloring == Coloring.GRAY ? BLACK : WHITE;
            default -> BLACK;
        };
    }

    /** The light color of a cell that is marked in the color of a piece, on which black is read. */
    Color tint(Ink ink) {
        if (coloring == Coloring.GRAY || ink.color() < 0) {
            return Color.gray(TINT_GRAY);
        }
        Color color = HUES[ink.color()];
        return new Color(TINT * color.cyan(), TINT * color.magenta(), TINT * color.yellow(), TINT * color.black(), "");
    }
}

package tilewright.draw;

/**
 * The colors of the inks, as {@code #rrggbb}.
 *
 * <p>The eight hues are as far apart as those of Okabe and Ito (Color Universal Design, 2008) for people with the common
 * kinds of color blindness; symbols and numbers always stand with them. Pieces need an outline of {@link Ink#STRONG}: the
 * darkest is not seen on a dark ground, nor the lightest on a light one.
 */
public enum Palette {
    LIGHT,
    DARK;

    private static final String[] HUES = {
        "#192134", "#d0b53c", "#8dbfe6", "#17836e", "#f3ead2", "#434fa8", "#cc4428", "#f390a0"
    };

    /** The lightness of the gray that contrasts with black as with white, in the unit of {@link #on}: 117 squared by 10,000. */
    private static final int MIDDLE = 117 * 117 * 10_000;

    public String color(Ink ink) {
        boolean light = this == LIGHT;
        return switch (ink) {
            case BOARD, WELLS, BED -> light ? "#ffffff" : "#1a232e";
            case TRAY -> light ? "#f0f3f6" : "#222d3a";
            case LINE -> light ? "#c3ccd4" : "#3c4a5a";
            case STRONG -> light ? "#4a5a68" : "#8fa0b2";
            case CLUE, WORDS -> light ? "#1c2833" : "#eef1f2";
            case ENTRY -> light ? "#1f56b0" : "#9fc3f5";
            case NOTE -> light ? "#5a6772" : "#a4b1bd";
            case CONFLICT, BAD -> light ? "#b0301f" : "#ff9a8f";
            case FREE -> light ? "#505d68" : "#aab5bc";
            case CHOSEN -> light ? "#ffe6a6" : "#5a4510";
            case HINT -> light ? "#7d5200" : "#f4c95d";
            case GOOD -> light ? "#1a6a45" : "#74d3a0";
            case ANCHOR -> "#2a8f5b";
            case COVER -> light ? "#e0ae62" : "#c9964c";
            case FILLED -> light ? "#505d68" : "#aab5bc";
            case HUE_1, HUE_2, HUE_3, HUE_4, HUE_5, HUE_6, HUE_7, HUE_8 -> HUES[ink.color()];
        };
    }

    /** Black or white, whichever has the higher contrast to this ink. */
    public String on(Ink ink) {
        return on(color(ink));
    }

    static String on(String color) {
        int[] rgb = Fill.rgb(color);
        int light = 2126 * rgb[0] * rgb[0] + 7152 * rgb[1] * rgb[1] + 722 * rgb[2] * rgb[2];
        return light > MIDDLE ? "#000000" : "#ffffff";
    }
}

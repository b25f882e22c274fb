package tilewright.draw;

/**
 * The colors of the inks, as {@code #rrggbb}.
 *
 * <p>The eight hues are those of Okabe and Ito (Color Universal Design, 2008) in their order, which people with the common
 * kinds of color blindness can tell apart; symbols and numbers always stand with them. Pieces need an outline of
 * {@link Ink#STRONG}: black is not seen on a dark ground, nor yellow on a light one.
 */
public enum Palette {
    LIGHT,
    DARK;

    private static final String[] HUES = {
        "#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"
    };

    /** As light as the gray that contrasts with black as with white, in the unit of {@link #on}: 117 squared by 10,000. */
    private static final int MIDDLE = 117 * 117 * 10_000;

    public String color(Ink ink) {
        boolean light = this == LIGHT;
        return switch (ink) {
            case BOARD -> light ? "#ffffff" : "#1d2127";
            case TRAY -> light ? "#f3f1ec" : "#262b33";
            case LINE -> light ? "#949088" : "#6f7783";
            case STRONG -> light ? "#3b3833" : "#a9b0bb";
            case CLUE, WORDS -> light ? "#1f1d1a" : "#f2f2ee";
            case ENTRY -> light ? "#0b57a4" : "#8ec5ff";
            case NOTE -> light ? "#6b665d" : "#aab2bd";
            case CONFLICT -> light ? "#b3261e" : "#ff8a80";
            case FREE -> light ? "#8a8478" : "#8f98a5";
            case CHOSEN -> light ? "#ffe7a3" : "#5c4a12";
            case HINT -> light ? "#7a1fa2" : "#dd9bff";
            case GOOD -> light ? "#1c6b35" : "#7ad694";
            case BAD -> light ? "#b3261e" : "#ff8a80";
            case ANCHOR -> "#2e9e4f";
            case COVER -> light ? "#f7cf46" : "#d9ae1f";
            case FILLED -> light ? "#59636f" : "#c3cbd5";
            case HUE_1, HUE_2, HUE_3, HUE_4, HUE_5, HUE_6, HUE_7, HUE_8 -> HUES[ink.color()];
        };
    }

    /** Black or white, whichever has the higher contrast to this ink. */
    public String on(Ink ink) {
        int[] rgb = Fill.rgb(color(ink));
        int light = 2126 * rgb[0] * rgb[0] + 7152 * rgb[1] * rgb[1] + 722 * rgb[2] * rgb[2];
        return light > MIDDLE ? "#000000" : "#ffffff";
    }
}

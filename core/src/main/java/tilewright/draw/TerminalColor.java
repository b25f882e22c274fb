package tilewright.draw;

/**
 * The inks in the colors of a terminal that has 256. Words, clues and lines keep the terminal's own color, as nobody
 * knows whether its ground is light or dark; pieces bring their ground with them.
 */
final class TerminalColor {

    private static final Ink[] INKS = Ink.values();
    private static final int[] LEVELS = {0, 95, 135, 175, 215, 255};

    /** The colors of pieces, after Okabe and Ito: the nearest of 256 colors are apart, too. */
    private static final String[] HUES = {
        "#000000", "#e69f00", "#56b4e9", "#009e73", "#f0e442", "#0072b2", "#d55e00", "#cc79a7"
    };

    private TerminalColor() {}

    /** Whether an ink is seen as a ground; otherwise the terminal's own ground shows. */
    static boolean grounds(Ink ink) {
        return !Fill.board(ink) && ink != Ink.TRAY;
    }

    /**
     * The numbers of a "select graphic rendition" sequence, empty for the terminal's own colors.
     *
     * @param ground an ink's ordinal, or {@link Raster#NONE}
     * @param ink likewise
     */
    static String of(int ground, int ink) {
        if (ground == Raster.NONE) {
            return ink == Raster.NONE ? "" : letter(INKS[ink]);
        }
        boolean strong = ink != Raster.NONE && (INKS[ink] == Ink.CLUE || Fill.signal(INKS[ink]));
        boolean pale = Fill.signal(INKS[ground]);
        int[] rgb = Fill.rgb(color(INKS[ground]));
        int below = pale ? nearest(pale(rgb[0]), pale(rgb[1]), pale(rgb[2])) : nearest(rgb);
        int letter = pale ? 16 : nearest(Fill.rgb(Palette.on(color(INKS[ground]))));
        return "48;5;" + below + ";38;5;" + letter + (strong ? ";1" : "");
    }

    static String color(Ink ink) {
        return switch (ink) {
            case BOARD, WELLS, BED -> "#ffffff";
            case TRAY -> "#f3f1ec";
            case LINE -> "#949088";
            case STRONG -> "#3b3833";
            case CLUE, WORDS -> "#1f1d1a";
            case ENTRY -> "#0b57a4";
            case NOTE -> "#6b665d";
            case CONFLICT, BAD -> "#b3261e";
            case FREE -> "#8a8478";
            case CHOSEN -> "#ffe7a3";
            case HINT -> "#7a1fa2";
            case GOOD -> "#1c6b35";
            case ANCHOR -> "#2e9e4f";
            case COVER -> "#f7cf46";
            case FILLED -> "#59636f";
            case HUE_1, HUE_2, HUE_3, HUE_4, HUE_5, HUE_6, HUE_7, HUE_8 -> HUES[ink.color()];
        };
    }

    private static int pale(int part) {
        return 255 - (255 - part) * 2 / 5;
    }

    private static String letter(Ink ink) {
        return switch (ink) {
            case BOARD, WELLS, BED, TRAY, STRONG, WORDS, HUE_1 -> "";
            case CLUE -> "1";
            case LINE, NOTE, FREE -> "38;5;244";
            case ENTRY -> "38;5;33";
            case CONFLICT -> "38;5;196;1";
            case GOOD -> "38;5;34;1";
            case BAD -> "38;5;196;1";
            case CHOSEN -> "38;5;178;1";
            case HINT -> "38;5;170;1";
            case ANCHOR, COVER, FILLED, HUE_2, HUE_3, HUE_4, HUE_5, HUE_6, HUE_7, HUE_8 ->
                "38;5;" + nearest(Fill.rgb(color(ink)));
        };
    }

    /** The number of the nearest color among the cube (16 to 231) and the grays (232 to 255). */
    static int nearest(int... rgb) {
        int cube = 16;
        int cubeError = 0;
        for (int i = 0; i < 3; i++) {
            int level = 0;
            for (int other = 1; other < LEVELS.length; other++) {
                level = Math.abs(LEVELS[other] - rgb[i]) <= Math.abs(LEVELS[level] - rgb[i]) ? other : level;
            }
            cube += level * new int[] {36, 6, 1}[i];
            cubeError += (LEVELS[level] - rgb[i]) * (LEVELS[level] - rgb[i]);
        }
        int gray = Math.max(0, Math.min(23, (rgb[0] + rgb[1] + rgb[2] - 3 * 3) / 30));
        int grayError = 0;
        for (int part : rgb) {
            grayError += (8 + 10 * gray - part) * (8 + 10 * gray - part);
        }
        return grayError < cubeError ? 232 + gray : cube;
    }
}

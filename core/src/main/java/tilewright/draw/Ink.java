package tilewright.draw;

/** The meaning of a mark. A {@link Palette} and the writer decide how it looks. */
public enum Ink {
    /** The ground of a board, such as a sheet of paper. */
    BOARD,
    /** The ground of a board that has a hollow for a round piece in each cell. */
    WELLS,
    /** The sunk ground of a board on which tiles lie side by side. */
    BED,
    /** A part of a board set apart, such as the tray beside it. */
    TRAY,
    /** A line between cells. */
    LINE,
    /** A line between larger parts, or round the board. */
    STRONG,
    /** A given thing that nobody may change. */
    CLUE,
    /** A thing that the player set. */
    ENTRY,
    /** A small remark of the player's, such as a candidate. */
    NOTE,
    /** Words beside the board. */
    WORDS,
    /** A mark of a broken rule. */
    CONFLICT,
    /** A place for a legal move. */
    FREE,
    /** The chosen or held piece. */
    CHOSEN,
    /** The target of a hint. */
    HINT,
    /** A result proved good. */
    GOOD,
    /** A result proved bad. */
    BAD,
    /** A piece unlike all others of its board, from which the rest follows: green. */
    ANCHOR,
    /** A piece that covers cells, one of many alike: yellow. */
    COVER,
    /** A cell that is filled, lit, or on, where there is no more to be said of it: gray. */
    FILLED,
    /** The colors of pieces and tiles, in order. */
    HUE_1,
    HUE_2,
    HUE_3,
    HUE_4,
    HUE_5,
    HUE_6,
    HUE_7,
    HUE_8;

    /**
     * The ink of a color.
     *
     * @param color 0 to 7
     */
    public static Ink hue(int color) {
        if (color < 0 || color > 7) {
            throw new IllegalArgumentException("color (%d) must be 0 to 7".formatted(color));
        }
        return values()[HUE_1.ordinal() + color];
    }

    /** Returns the color of this ink, 0 to 7; -1 for an ink of no color. */
    public int color() {
        return ordinal() < HUE_1.ordinal() ? -1 : ordinal() - HUE_1.ordinal();
    }
}

package tilewright.hues;

/** The difficulty of a board with one completion for a person. */
enum Grade {
    /** Cells that one color alone can fill, one after the other, fill the board. */
    EASY,
    /** It also takes cells that a color needs because its tiles would not find room otherwise. */
    MEDIUM,
    /** It takes trying out. */
    HARD;

    /** The lower case word. */
    String word() {
        return switch (this) {
            case EASY -> "easy";
            case MEDIUM -> "medium";
            case HARD -> "hard";
        };
    }
}

package tilewright.hues;

import tilewright.message.Message;

/** The start of a puzzle. */
sealed interface Setup {

    /**
     * Some tiles of a random solution; there may be several completions.
     *
     * @param number how many tiles, 0 to 63
     */
    record Tiles(int number) implements Setup {

        static final int MOST = 63;

        public Tiles {
            if (number < 0 || number > MOST) {
                throw new IllegalArgumentException("tiles (%d) must be 0 to %d".formatted(number, MOST));
            }
        }
    }

    /** A board with exactly one completion and no tile too many. */
    record Unique(Grade grade) implements Setup {}

    default Message label() {
        return switch (this) {
            case Tiles(int number) -> HuesMessages.tiles(number);
            case Unique(Grade grade) -> HuesMessages.grade(grade.word());
        };
    }

    default Message sentence() {
        return switch (this) {
            case Tiles(int number) -> HuesMessages.tilesTask(number);
            case Unique(Grade grade) -> HuesMessages.gradeTask(grade.word());
        };
    }

    default Message words() {
        return switch (this) {
            case Tiles(int number) -> HuesMessages.tilesWords(number);
            case Unique(Grade grade) -> HuesMessages.gradeWords(grade.word());
        };
    }
}

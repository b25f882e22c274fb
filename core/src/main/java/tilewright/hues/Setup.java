package tilewright.hues;

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

        private String given() {
            return number == 0
                    ? "an empty board"
                    : number == 1 ? "1 tile of a solution" : number + " tiles of a solution";
        }
    }

    /** A board with exactly one completion and no tile too many. */
    record Unique(Grade grade) implements Setup {}

    default String label() {
        return switch (this) {
            case Tiles(int number) -> number == 0 ? "empty" : number == 1 ? "1 tile" : number + " tiles";
            case Unique unique -> unique.grade.word();
        };
    }

    default String sentence() {
        return switch (this) {
            case Tiles(int number) ->
                number == 0
                        ? "Fill the empty board in one of its many ways."
                        : "There may be several ways to complete the board.";
            case Unique(Grade grade) ->
                switch (grade) {
                    case EASY -> "There is always a cell that only one color fits.";
                    case MEDIUM -> "Watch the cells, and also how much room each color has left.";
                    case HARD -> "You will have to try colors out.";
                };
        };
    }

    default String words() {
        return switch (this) {
            case Tiles tiles -> tiles.given();
            case Unique unique -> unique.grade.word() + ", exactly one completion";
        };
    }
}

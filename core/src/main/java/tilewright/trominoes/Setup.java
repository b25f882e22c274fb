package tilewright.trominoes;

/**
 * What a puzzle begins with.
 *
 * @param width one of {@link #WIDTHS}
 */
record Setup(int width, Green green) {

    /** The boards of the original puzzle. */
    static final int[] WIDTHS = {4, 5, 7, 8, 10, 11, 13};

    /** Where the green tile lies at the start. */
    sealed interface Green {

        /** On a random square of those that can hold it. */
        record Anywhere() implements Green {}

        /** On this cell, whether or not it can be completed. */
        record At(int row, int column) implements Green {}

        /** Beside the board: the player sets it. */
        record ByPlayer() implements Green {}
    }

    Setup {
        boolean known = false;
        for (int each : WIDTHS) {
            known |= each == width;
        }
        if (!known) {
            throw new IllegalArgumentException("width (%d) must be 4, 5, 7, 8, 10, 11 or 13".formatted(width));
        }
        if (green instanceof Green.At(int row, int column)
                && (row < 0 || column < 0 || row >= width || column >= width)) {
            throw new IllegalArgumentException(
                    "row (%d) and column (%d) must be 0 to %d".formatted(row, column, width - 1));
        }
    }

    static Setup of(int width) {
        return new Setup(width, new Green.Anywhere());
    }

    String words() {
        String board = width + " × " + width + ", the green tile ";
        return switch (green) {
            case Green.Anywhere() -> board + "on a random square that can hold it";
            case Green.At(int row, int column) -> board + "on row " + (row + 1) + ", column " + (column + 1);
            case Green.ByPlayer() -> board + "set by the player";
        };
    }
}

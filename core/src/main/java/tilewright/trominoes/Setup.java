package tilewright.trominoes;

import tilewright.grid.Grid;

/**
 * What a puzzle begins with.
 *
 * @param grid sides of at most {@link Board#LONGEST} cells; the board can be covered, with the green tile where the cells
 *     are one more than a multiple of 3
 * @param green {@link Green.None} exactly if the cells are a multiple of 3
 * @param tiles how many tiles of a random covering lie there already; not all of them
 */
record Setup(Grid grid, Green green, int tiles) {

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

        /** There is none: tiles of three cover the whole board. */
        record None() implements Green {}
    }

    Setup {
        if (grid.rows() > Board.LONGEST || grid.columns() > Board.LONGEST) {
            throw new IllegalArgumentException("a side of (%s) is longer than %d".formatted(grid, Board.LONGEST));
        }
        boolean without = grid.cells() % 3 == 0;
        if (without != green instanceof Green.None) {
            throw new IllegalArgumentException("green (%s) does not fit (%s)".formatted(green, grid));
        }
        if (!without && Coloring.squares(grid).length == 0) {
            throw new IllegalArgumentException("no square of (%s) can hold the green tile".formatted(grid));
        }
        if (green instanceof Green.At(int row, int column) && !grid.holds(row, column)) {
            throw new IllegalArgumentException("row (%d) and column (%d) are not on (%s)".formatted(row, column, grid));
        }
        if (tiles < 0 || tiles > 0 && (tiles >= grid.cells() / 3 || green instanceof Green.ByPlayer)) {
            throw new IllegalArgumentException("tiles (%d) do not fit (%s, %s)".formatted(tiles, grid, green));
        }
    }

    static Setup of(int width) {
        return of(Grid.square(width));
    }

    static Setup of(Grid grid) {
        return new Setup(grid, grid.cells() % 3 == 0 ? new Green.None() : new Green.Anywhere(), 0);
    }

    String words() {
        String board = grid.rows() + " × " + grid.columns() + ", ";
        String begun = tiles == 0 ? "" : tiles == 1 ? ", one tile laid" : ", " + tiles + " tiles laid";
        return switch (green) {
            case Green.Anywhere() -> board + "the green tile on a random square that can hold it" + begun;
            case Green.At(int row, int column) ->
                board + "the green tile on row " + (row + 1) + ", column " + (column + 1) + begun;
            case Green.ByPlayer() -> board + "the green tile placed by the player";
            case Green.None() -> board + "no green tile" + begun;
        };
    }
}

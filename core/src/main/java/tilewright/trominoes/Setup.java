package tilewright.trominoes;

import tilewright.grid.Grid;

/**
 * The start of a puzzle.
 *
 * @param grid sides of at most {@link Board#LONGEST} cells; the board can be covered, with the green tile where the cells
 *     are one more than a multiple of 3
 * @param green {@link Green.None} exactly if the cells are a multiple of 3
 * @param tiles how many tiles of a random covering lie there already; not all of them
 * @param goal what is asked of the coverings that are left; all but {@link Goal#ANY} choose the tiles that lie there
 */
record Setup(Grid grid, Green green, int tiles, Goal goal) {

    /** The boards of the original puzzle. */
    static final int[] WIDTHS = {4, 5, 7, 8, 10, 11, 13};

    /** The place of the green tile at the start. */
    sealed interface Green {

        /** On a random square of those that can hold it. */
        record Anywhere() implements Green {}

        /** On this cell, whether or not it can be completed. */
        record At(int row, int column) implements Green {}

        /** Beside the board: the player sets it. */
        record ByPlayer() implements Green {}

        /** No green tile: tiles of three cover the whole board. */
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
        if (goal != Goal.ANY && (tiles > 0 || green instanceof Green.ByPlayer)) {
            throw new IllegalArgumentException("goal (%s) does not fit (%s, %d)".formatted(goal, green, tiles));
        }
    }

    Setup(Grid grid, Green green, int tiles) {
        this(grid, green, tiles, Goal.ANY);
    }

    static Setup of(int width) {
        return of(Grid.square(width));
    }

    static Setup of(Grid grid) {
        return of(grid, Goal.ANY);
    }

    static Setup of(Grid grid, Goal goal) {
        return new Setup(grid, grid.cells() % 3 == 0 ? new Green.None() : new Green.Anywhere(), 0, goal);
    }

    String label() {
        String size = grid.rows() + " × " + grid.columns();
        return goal == Goal.ANY ? size : size + ", " + goal.word;
    }

    /** Returns the task of the player. */
    String sentence() {
        if (goal != Goal.ANY) {
            return goal.sentence;
        }
        int bars = grid.cells() / 3 - tiles;
        String laid = "Lay " + bars + (bars == 1 ? " bar" : " bars");
        return laid + (green instanceof Green.None ? "." : " around the green tile.");
    }

    String words() {
        String board = grid.rows() + " × " + grid.columns() + ", ";
        String laid = tiles == 0 ? "" : tiles == 1 ? ", one tile laid" : ", " + tiles + " tiles laid";
        String begun = goal == Goal.ANY ? laid : ", " + goal.words;
        return switch (green) {
            case Green.Anywhere() -> board + "the green tile on a random square that can hold it" + begun;
            case Green.At(int row, int column) ->
                board + "the green tile on row " + (row + 1) + ", column " + (column + 1) + begun;
            case Green.ByPlayer() -> board + "the green tile placed by the player";
            case Green.None() -> board + "no green tile" + begun;
        };
    }
}

package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;

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

    Message label() {
        return size(green instanceof Green.ByPlayer ? "player" : goal.word);
    }

    private Message size(String wanted) {
        return TrominoesMessages.size(grid.rows(), grid.columns(), wanted);
    }

    /** Returns the task of the player. */
    Message sentence() {
        return goal == Goal.ANY
                ? TrominoesMessages.task(green instanceof Green.None ? "none" : "", grid.cells() / 3 - tiles)
                : TrominoesMessages.goalTask(goal.word);
    }

    Message words() {
        List<Message> parts = new ArrayList<>(List.of(
                size(""),
                switch (green) {
                    case Green.Anywhere() -> TrominoesMessages.greenAnywhere();
                    case Green.At(int row, int column) -> TrominoesMessages.greenAt(new Value.Cell(row, column));
                    case Green.ByPlayer() -> TrominoesMessages.greenByPlayer();
                    case Green.None() -> TrominoesMessages.noGreenTile();
                }));
        if (goal != Goal.ANY) {
            parts.add(TrominoesMessages.goalWords(goal.word, Goal.FEW_COVERINGS));
        } else if (tiles > 0) {
            parts.add(TrominoesMessages.laid(tiles));
        }
        return TrominoesMessages.setup(parts);
    }
}

package tilewright.sudoku.game;

import tilewright.draw.Box;
import tilewright.draw.Scene;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * The places of a grid's cells in its picture: clues outside the grid take a row or a column of their own.
 *
 * @param side of the grid
 * @param top rows above the grid
 * @param left columns left of it
 * @param bottom rows below it
 * @param right columns right of it
 */
record BoardLayout(int side, int top, int left, int bottom, int right) {

    static BoardLayout of(Variant rules) {
        int side = rules.side();
        int top = 0;
        int left = 0;
        int bottom = 0;
        int right = 0;
        for (Constraint constraint : rules.constraints()) {
            if (constraint instanceof Constraint.Sandwich sandwich) {
                top = sandwich.house() == House.Kind.COLUMN ? 1 : top;
                left = sandwich.house() == House.Kind.ROW ? 1 : left;
            } else if (constraint instanceof Constraint.LittleKiller killer) {
                int row = clueRow(killer, side);
                int column = clueColumn(killer, side);
                top = row < 0 ? 1 : top;
                left = column < 0 ? 1 : left;
                bottom = row >= side ? 1 : bottom;
                right = column >= side ? 1 : right;
            }
        }
        return new BoardLayout(side, top, left, bottom, right);
    }

    /** The row of the sum of a diagonal, which may be outside the grid. */
    static int clueRow(Constraint.LittleKiller killer, int side) {
        return killer.start() / side - down(killer);
    }

    /** The column of the sum of a diagonal, which may be outside the grid. */
    static int clueColumn(Constraint.LittleKiller killer, int side) {
        return killer.start() % side - across(killer);
    }

    /** 1 for a diagonal that goes down, -1 for one that goes up. */
    static int down(Constraint.LittleKiller killer) {
        return switch (killer.direction()) {
            case DOWN_RIGHT, DOWN_LEFT -> 1;
            case UP_RIGHT, UP_LEFT -> -1;
        };
    }

    /** 1 for a diagonal that goes right, -1 for one that goes left. */
    static int across(Constraint.LittleKiller killer) {
        return switch (killer.direction()) {
            case DOWN_RIGHT, UP_RIGHT -> 1;
            case DOWN_LEFT, UP_LEFT -> -1;
        };
    }

    int rows() {
        return top + side + bottom;
    }

    int columns() {
        return left + side + right;
    }

    Box box(int cell) {
        return box(cell / side, cell % side);
    }

    /** The box of a row and a column, which may be outside the grid. */
    Box box(int row, int column) {
        return Box.cell(row + top, column + left);
    }

    /** The box of the whole grid. */
    Box whole() {
        return Box.cells(top, left, side, side);
    }

    /** The left end of a column; that of the column behind the last is the right end of the grid. */
    int x(int column) {
        return (column + left) * Scene.CELL;
    }

    /** The upper end of a row; that of the row behind the last is the lower end of the grid. */
    int y(int row) {
        return (row + top) * Scene.CELL;
    }
}

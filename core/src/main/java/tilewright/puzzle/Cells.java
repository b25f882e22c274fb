package tilewright.puzzle;

import tilewright.grid.Grid;
import tilewright.text.Cursor;

/** The text of a cell, counted from 1: r1c1 is the top left. */
public final class Cells {

    private Cells() {}

    /** Reads the name of a cell of this board. */
    public static int read(Cursor cursor, Grid grid) {
        cursor.expect('r');
        int row = cursor.number(PuzzleMessages.theRow(), 1, grid.rows()) - 1;
        cursor.expect('c');
        int column = cursor.number(PuzzleMessages.theColumn(), 1, grid.columns()) - 1;
        return grid.cell(row, column);
    }
}

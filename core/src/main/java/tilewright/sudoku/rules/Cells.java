package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.text.Cursor;

/**
 * Lists of cells as text: {@code r1c1,r2c3}, and runs along a row or a column as {@code r1c1-4} and {@code r4-1c2}.
 *
 * <p>The writer takes runs of two and more cells as long as they go, so that a list has one text.
 */
public final class Cells {

    private static final Message NUMBER = RulesMessages.numberOfLine();

    private Cells() {}

    static Value.Cell place(int cell, int side) {
        return Grid.square(side).place(cell);
    }

    static boolean repeat(List<Integer> cells) {
        Set<Integer> seen = new HashSet<>(cells);
        return seen.size() < cells.size();
    }

    /**
     * Reads a list of cells.
     *
     * @param side of their grid
     * @return the cells, numbered row by row from 0
     * @throws tilewright.text.TextError when the text is no such list
     */
    public static List<Integer> parse(String text, int side) {
        Cursor cursor = new Cursor(text);
        List<Integer> cells = read(cursor, side);
        cursor.expectEnd();
        return cells;
    }

    /** Reads cells up to something that cannot follow. */
    static List<Integer> read(Cursor cursor, int side) {
        List<Integer> cells = new ArrayList<>();
        do {
            readRun(cursor, side, cells);
        } while (cursor.skip(','));
        return cells;
    }

    private static void readRun(Cursor cursor, int side, List<Integer> cells) {
        cursor.expect('r');
        int row = cursor.number(NUMBER, 1, side);
        int lastRow = cursor.skip('-') ? cursor.number(NUMBER, 1, side) : row;
        cursor.expect('c');
        int column = cursor.number(NUMBER, 1, side);
        int lastColumn = lastRow == row && cursor.skip('-') ? cursor.number(NUMBER, 1, side) : column;
        int length = Math.max(Math.abs(lastRow - row), Math.abs(lastColumn - column));
        int down = Integer.signum(lastRow - row);
        int right = Integer.signum(lastColumn - column);
        for (int i = 0; i <= length; i++) {
            cells.add((row + i * down - 1) * side + column + i * right - 1);
        }
    }

    static void write(List<Integer> cells, int side, StringBuilder out) {
        for (int from = 0; from < cells.size(); ) {
            int step = step(cells, from, side);
            int to = from;
            while (step != 0 && to + 1 < cells.size() && step(cells, to, side) == step) {
                to++;
            }
            writeRun(cells.get(from), cells.get(to), side, out.append(from == 0 ? "" : ","));
            from = to + 1;
        }
    }

    private static void writeRun(int first, int last, int side, StringBuilder out) {
        out.append('r').append(first / side + 1);
        if (first / side != last / side) {
            out.append('-').append(last / side + 1);
        }
        out.append('c').append(first % side + 1);
        if (first % side != last % side) {
            out.append('-').append(last % side + 1);
        }
    }

    /**
     * The step from a cell to the next one of a list: 1 or -1 beside it, the side or its negative below or above; 0 for
     * others.
     */
    private static int step(List<Integer> cells, int at, int side) {
        if (at + 1 == cells.size()) {
            return 0;
        }
        int cell = cells.get(at);
        int step = cells.get(at + 1) - cell;
        boolean beside = Math.abs(step) == 1 && cell / side == (cell + step) / side;
        return beside || Math.abs(step) == side ? step : 0;
    }
}

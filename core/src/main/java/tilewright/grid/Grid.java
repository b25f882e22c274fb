package tilewright.grid;

import java.util.Arrays;
import tilewright.message.Value;

/**
 * The cells of a rectangular board, numbered row by row from 0 at the top left.
 *
 * @param rows 1 or more
 * @param columns 1 or more
 */
public record Grid(int rows, int columns) {

    public Grid {
        if (rows < 1 || columns < 1) {
            throw new IllegalArgumentException("rows (%d) and columns (%d) must be 1 or more".formatted(rows, columns));
        }
    }

    public static Grid square(int width) {
        return new Grid(width, width);
    }

    /** The board with rows and columns exchanged. */
    public Grid transposed() {
        return new Grid(/* rows= */ columns, /* columns= */ rows);
    }

    /** The number that a cell has on the {@link #transposed} board. */
    public int transposed(int cell) {
        return column(cell) * rows + row(cell);
    }

    public int cells() {
        return rows * columns;
    }

    public int cell(int row, int column) {
        return row * columns + column;
    }

    public int row(int cell) {
        return cell / columns;
    }

    public int column(int cell) {
        return cell % columns;
    }

    public boolean holds(int row, int column) {
        return row >= 0 && row < rows && column >= 0 && column < columns;
    }

    /** The cells that share a side with this one, in order of number. */
    public int[] neighbors(int cell) {
        int row = row(cell);
        int column = column(cell);
        int[] found = new int[4];
        int count = 0;
        if (row > 0) {
            found[count++] = cell - columns;
        }
        if (column > 0) {
            found[count++] = cell - 1;
        }
        if (column < columns - 1) {
            found[count++] = cell + 1;
        }
        if (row < rows - 1) {
            found[count++] = cell + columns;
        }
        return Arrays.copyOf(found, count);
    }

    /** The name of a cell in texts, counted from 1: r1c1 is the top left. */
    public String name(int cell) {
        return "r" + (row(cell) + 1) + "c" + (column(cell) + 1);
    }

    /** A cell as a value of messages. */
    public Value.Cell place(int cell) {
        return new Value.Cell(row(cell), column(cell));
    }

    /** The name of a cell in sentences, counted from 1. */
    public String words(int cell) {
        return "row " + (row(cell) + 1) + ", column " + (column(cell) + 1);
    }
}

package tilewright.trominoes;

import java.util.Arrays;
import tilewright.grid.Grid;

/** The squares of an empty board that can hold the green tile: a theorem, so no search is needed. */
final class Coloring {

    /**
     * The rows and columns that the green tile can be in, counted in threes: {@code first} or {@code third}, by which
     * messages choose their words.
     */
    static String lines(Grid grid) {
        return grid.rows() % 3 == 1 ? "first" : "third";
    }

    /*
     * Give cell (r, c), counted from 0, the color (r + c) mod 3, and in a second coloring (r - c) mod 3. A tile of three
     * takes one cell of each color of either kind, wherever it lies. So the cells that tiles are to cover must be spread
     * evenly over the three colors, in both colorings. Let w be a third root of unity. Even means that the sum of
     * w^color is 0, so the sum over the whole board must equal the green cell's own term:
     *
     *   n = 1 (mod 3)   the sums are w^0 and w^0: r + c = 0 and r - c = 0, so r = c = 0 (mod 3)
     *   n = 2 (mod 3)   the sums are w^1 and w^0: r + c = 1 and r - c = 0, so r = c = 2 (mod 3)
     *   n = 0 (mod 3)   n * n - 1 cells are no multiple of 3
     *
     * A rectangle with one cell more than a multiple of 3 has sides that are both 1 or both 2 (mod 3), and the same sums.
     *
     * That is enough, too. Three full rows are covered by tiles down, so only the strip of rows round green counts:
     *
     *   n = 1   its own row: to the left and right of it the cells come in threes
     *   n = 2   five rows, green in the third; in them a pinwheel of 5 x 5 round green, the rest in tiles across
     *
     * Tiles laid already change nothing of the first half: each takes one cell of each color. So "no" holds for every
     * position of play, "yes" for the board without tiles only.
     */

    private Coloring() {}

    /** Whether the green tile may lie here: false proves that no covering exists, whatever tiles lie on the board. */
    static boolean allows(Grid grid, int row, int column) {
        int side = grid.rows() % 3;
        return side != 0 && side == grid.columns() % 3 && row % 3 == 2 * (side - 1) && column % 3 == 2 * (side - 1);
    }

    /** Whether the board's green tile lies on a square that can hold it, or still may, or none is wanted. */
    static boolean allows(Board board) {
        int green = board.green();
        Grid grid = board.grid();
        return green == Board.NONE
                ? !board.wantsGreen() || squares(grid).length > 0
                : allows(grid, grid.row(green), grid.column(green));
    }

    /** The cells that can hold the green tile, in order of number. */
    static int[] squares(Grid grid) {
        int[] found = new int[grid.cells()];
        int count = 0;
        for (int cell = 0; cell < grid.cells(); cell++) {
            if (allows(grid, grid.row(cell), grid.column(cell))) {
                found[count++] = cell;
            }
        }
        return Arrays.copyOf(found, count);
    }
}

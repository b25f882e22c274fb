package tilewright.bench;

import java.util.Arrays;

/**
 * A plain Sudoku solver that shares nothing with the fast one: the digits still free in each row, column and box as bits,
 * depth first in the empty cell with the fewest. Mutable; one thread at a time.
 */
public final class PlainSudoku {

    /** The cells of each of the 27 houses. */
    static final int[][] HOUSES = houses();

    private static final int ALL = 0x1ff;

    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private final int[] open = new int[81];
    private final int[] grid = new int[81];
    private final int[] first = new int[81];
    private int found;
    private int most;

    private static int[][] houses() {
        int[][] houses = new int[27][9];
        for (int index = 0; index < 9; index++) {
            for (int i = 0; i < 9; i++) {
                houses[index][i] = 9 * index + i;
                houses[9 + index][i] = 9 * i + index;
                houses[18 + index][i] = 9 * (index / 3 * 3 + i / 3) + index % 3 * 3 + i % 3;
            }
        }
        return houses;
    }

    /**
     * Counts the ways to complete a grid, up to a limit.
     *
     * @param digits 81 digits, 0 for an empty cell
     */
    public int count(int[] digits, int limit) {
        Arrays.fill(rows, ALL);
        Arrays.fill(columns, ALL);
        Arrays.fill(boxes, ALL);
        int empty = 0;
        found = 0;
        most = limit;
        for (int cell = 0; cell < 81; cell++) {
            grid[cell] = digits[cell];
            if (digits[cell] == 0) {
                open[empty++] = cell;
            } else {
                int bit = 1 << (digits[cell] - 1);
                if ((free(cell) & bit) == 0) {
                    return 0;
                }
                toggle(cell, bit);
            }
        }
        search(empty);
        return found;
    }

    /** The solution that the last count met first. */
    public int[] solution() {
        return first.clone();
    }

    private void search(int empty) {
        if (empty == 0) {
            if (found == 0) {
                System.arraycopy(grid, 0, first, 0, 81);
            }
            found++;
            return;
        }
        int best = 0;
        int fewest = 10;
        for (int i = 0; i < empty && fewest > 1; i++) {
            int size = Integer.bitCount(free(open[i]));
            if (size < fewest) {
                fewest = size;
                best = i;
            }
        }
        int cell = open[best];
        open[best] = open[empty - 1];
        for (int left = free(cell); left != 0 && found < most; left &= left - 1) {
            int bit = left & -left;
            grid[cell] = Integer.numberOfTrailingZeros(bit) + 1;
            toggle(cell, bit);
            search(empty - 1);
            toggle(cell, bit);
        }
        open[empty - 1] = open[best];
        open[best] = cell;
    }

    private int free(int cell) {
        return rows[cell / 9] & columns[cell % 9] & boxes[cell / 27 * 3 + cell % 9 / 3];
    }

    private void toggle(int cell, int bit) {
        rows[cell / 9] ^= bit;
        columns[cell % 9] ^= bit;
        boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }

    /** Whether 81 digits are a filled grid by the rules. */
    public static boolean valid(int[] digits) {
        for (int[] house : HOUSES) {
            int seen = 0;
            for (int cell : house) {
                seen |= digits[cell] == 0 ? 0 : 1 << (digits[cell] - 1);
            }
            if (seen != ALL) {
                return false;
            }
        }
        return true;
    }
}

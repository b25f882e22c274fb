package tilewright.sudoku.notation;

import tilewright.sudoku.model.Houses;

/** The cells of a grid by their places, in any order, with rows and columns that count from 0 or from 1. Mutable. */
final class PlacedCells {

    /** Minimum number of cells that make a puzzle. */
    private static final int FEWEST = 17;

    private final int[] rows = new int[Houses.CELLS];
    private final int[] columns = new int[Houses.CELLS];
    private final int[] digits = new int[Houses.CELLS];
    private int count;
    private int least = Integer.MAX_VALUE;
    private int most;

    /** Whether words say that a number is a row or a column. */
    private boolean named = true;

    /** Whether all rows are letters, and they come in the order of the columns: then these are the rows. */
    private boolean lettered = true;

    private boolean ascending = true;
    private boolean ascendingByColumns = true;

    /**
     * Adds a cell.
     *
     * @param digit 0 when it is empty
     */
    void add(CellName place, int digit) {
        if (count < Houses.CELLS) {
            ascending &= count == 0 || isBehind(place.row(), place.column(), rows[count - 1], columns[count - 1]);
            ascendingByColumns &=
                    count == 0 || isBehind(place.column(), place.row(), columns[count - 1], rows[count - 1]);
            rows[count] = place.row();
            columns[count] = place.column();
            digits[count] = digit;
        }
        count++;
        least = Math.min(least, Math.min(place.row(), place.column()));
        most = Math.max(most, Math.max(place.row(), place.column()));
        named &= place.named();
        lettered &= place.lettered();
    }

    private static boolean isBehind(int row, int column, int rowBefore, int columnBefore) {
        return row > rowBefore || row == rowBefore && column > columnBefore;
    }

    int count() {
        return count;
    }

    /** Whether they can be the clues of a grid: enough of them, none twice, and within nine rows and columns. */
    boolean isGrid() {
        if (count < FEWEST || count > Houses.CELLS || most > 9 || least == 0 && most == 9) {
            return false;
        }
        boolean[] seen = new boolean[100];
        int clues = 0;
        for (int i = 0; i < count; i++) {
            int place = 10 * rows[i] + columns[i];
            if (seen[place]) {
                return false;
            }
            seen[place] = true;
            clues += digits[i] > 0 ? 1 : 0;
        }
        return clues >= FEWEST;
    }

    /** Whether no digit is there twice in a row, a column, or a box. */
    boolean isConsistent() {
        int[] seen = new int[27];
        byte[] cells = cells(least == 0 ? 0 : 1);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int bit = cells[cell] == 0 ? 0 : 1 << cells[cell];
            int row = Houses.row(cell);
            int column = Houses.column(cell);
            int box = row / 3 * 3 + column / 3;
            if (((seen[row] | seen[9 + column] | seen[18 + box]) & bit) != 0) {
                return false;
            }
            seen[row] |= bit;
            seen[9 + column] |= bit;
            seen[18 + box] |= bit;
        }
        return true;
    }

    /**
     * The cells of the grid, 81.
     *
     * @throws FPuzzles.Foreign when its rows may count from 0 as well as from 1
     */
    byte[] cells() throws FPuzzles.Foreign {
        if (least > 0 && most < 9 && !named) {
            throw new FPuzzles.Foreign(NotationMessages.placesFrom());
        }
        return cells(least == 0 ? 0 : 1);
    }

    private byte[] cells(int first) {
        boolean turned = lettered && ascendingByColumns && !ascending;
        byte[] cells = new byte[Houses.CELLS];
        for (int i = 0; i < count; i++) {
            int row = (turned ? columns[i] : rows[i]) - first;
            int column = (turned ? rows[i] : columns[i]) - first;
            cells[Houses.GRID.cell(row, column)] = (byte) digits[i];
        }
        return cells;
    }
}

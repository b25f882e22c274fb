package tilewright.sudoku.rating;

import tilewright.sudoku.model.Houses;

/**
 * Tables of the grid in the orders of Sudoku Explainer.
 *
 * <p>Houses are numbered by kind: boxes 0 to 8, rows 9 to 17, columns 18 to 26. Digits count from 0. Not to be written to.
 */
final class Layout {

    static final int CELLS = 81;
    static final int BOX = 0;
    static final int ROW = 1;
    static final int COLUMN = 2;

    /** Kinds in the order in which most techniques look through houses. */
    static final int[] BOX_COLUMN_ROW = {BOX, COLUMN, ROW};

    /** The house of a cell and a kind, at cell * 3 + kind. */
    static final int[] HOUSE = new int[CELLS * 3];

    /** The place of a cell in that house, 0 to 8. */
    static final int[] PLACE = new int[CELLS * 3];

    /** The cells of a house, at house * 9 + place. */
    static final int[] CELL = new int[27 * 9];

    /** The 20 cells that a cell sees, at cell * 20: those of its box, then of its row, then of its column. */
    static final int[] PEERS = new int[CELLS * 20];

    /** Whether two cells see each other, at cell * 81 + cell. */
    static final boolean[] SEES = new boolean[CELLS * CELLS];

    /** Sets of k of the places 0 to 8, as bits, in ascending order. */
    static final int[][] SETS = new int[10][];

    static {
        for (int cell = 0; cell < CELLS; cell++) {
            int row = Houses.row(cell);
            int column = Houses.column(cell);
            set(cell, BOX, Houses.box(cell), row % 3 * 3 + column % 3);
            set(cell, ROW, 9 + row, column);
            set(cell, COLUMN, 18 + column, row);
        }
        for (int cell = 0; cell < CELLS; cell++) {
            int count = 0;
            for (int kind = 0; kind < 3; kind++) {
                for (int place = 0; place < 9; place++) {
                    int peer = CELL[HOUSE[cell * 3 + kind] * 9 + place];
                    if (peer != cell && !SEES[cell * CELLS + peer]) {
                        SEES[cell * CELLS + peer] = true;
                        PEERS[cell * 20 + count++] = peer;
                    }
                }
            }
        }
        for (int size = 0; size <= 9; size++) {
            SETS[size] = sets(size, 9);
        }
    }

    private Layout() {}

    private static void set(int cell, int kind, int house, int place) {
        HOUSE[cell * 3 + kind] = house;
        PLACE[cell * 3 + kind] = place;
        CELL[house * 9 + place] = cell;
    }

    /** The sets of some of the numbers below a count, as bits, in ascending order. */
    static int[] sets(int size, int count) {
        int total = 0;
        for (int set = 0; set < 1 << count; set++) {
            total += Integer.bitCount(set) == size ? 1 : 0;
        }
        int[] sets = new int[total];
        int next = 0;
        for (int set = 0; set < 1 << count; set++) {
            if (Integer.bitCount(set) == size) {
                sets[next++] = set;
            }
        }
        return sets;
    }

    static boolean sees(int cell, int other) {
        return SEES[cell * CELLS + other];
    }

    /** A house in the numbering of {@link Houses}. */
    static int modelHouse(int house) {
        return house < 9 ? 18 + house : house - 9;
    }
}

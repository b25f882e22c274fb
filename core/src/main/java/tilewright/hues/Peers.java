package tilewright.hues;

import tilewright.grid.Grid;
import tilewright.message.Value;

/**
 * The pairs of cells that may not have the same color. A cell and its neighbors at the sides must all differ, so two cells
 * are peers when they touch at a side, touch at a corner, or lie two apart in a straight line; and so are the board's four
 * corners.
 */
final class Peers {

    static final Grid GRID = Grid.square(8);
    static final int CELLS = 64;
    static final int COLORS = 8;
    /** Tiles of each color. */
    static final int TILES = 8;

    private Peers() {}

    /** The table of pairs, made when it is first asked for: a program that knows the puzzle need not play it. */
    private static final class Table {

        /** Peers of each cell, as bits: bit q of {@code OF[p]} is set when p and q may not have the same color. */
        static final long[] OF = table();

        private static long[] table() {
            long[] table = new long[CELLS];
            for (int one = 0; one < CELLS; one++) {
                for (int other = 0; other < CELLS; other++) {
                    if (one != other && (distance(one, other) <= 2 || corner(one) && corner(other))) {
                        table[one] |= 1L << other;
                    }
                }
            }
            return table;
        }
    }

    /** The peers of a cell, 5 to 12 of them, and the three other corners for a corner; bit q is cell q. */
    static long of(int cell) {
        return Table.OF[cell];
    }

    /** A copy of the peers of all cells, for hot code. */
    static long[] all() {
        return Table.OF.clone();
    }

    /** The word for the way in which two peers lie to each other, by which messages choose their words. */
    static String how(int one, int other) {
        return switch (distance(one, other)) {
            case 1 -> "side";
            case 2 -> GRID.row(one) == GRID.row(other) || GRID.column(one) == GRID.column(other) ? "line" : "diagonal";
            default -> "corners";
        };
    }

    /** A color as a value of messages. */
    static Value.Color color(int color) {
        return new Value.Color(String.valueOf(color + 1));
    }

    private static int distance(int one, int other) {
        return Math.abs(GRID.row(one) - GRID.row(other)) + Math.abs(GRID.column(one) - GRID.column(other));
    }

    static boolean corner(int cell) {
        return cell == 0 || cell == 7 || cell == 56 || cell == 63;
    }
}

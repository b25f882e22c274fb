package tilewright.sudoku.canonical;

/** All orders of rows. */
final class Isomorphisms {

    private static final int[][] OF_THREE = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private Isomorphisms() {}

    private static int[] lines(int[] threes, int[][] within) {
        int[] lines = new int[9];
        for (int i = 0; i < 9; i++) {
            lines[i] = 3 * threes[i / 3] + within[i / 3][i % 3];
        }
        return lines;
    }

    /** All 1296 orders of nine rows that keep bands together. */
    static int[][] orders() {
        int[][] orders = new int[1296][];
        for (int i = 0; i < orders.length; i++) {
            int[][] within = {OF_THREE[i / 6 % 6], OF_THREE[i / 36 % 6], OF_THREE[i / 216]};
            orders[i] = lines(OF_THREE[i % 6], within);
        }
        return orders;
    }
}

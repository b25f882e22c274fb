package tilewright.hues;

import tilewright.search.Backtrack;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.search.Runner;
import tilewright.search.Tree;

/** The rules word for word, without a table or a word of bits, and the simplest search by them: the reference for the optimized ones. */
final class ReferenceSearch {

    private static final int[][] CROSS = {{0, 0}, {-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    private static final int[] CORNERS = {0, 7, 56, 63};

    private ReferenceSearch() {}

    /** Whether each tile and its neighbors differ from each other, the corners differ, and no color has nine tiles. */
    static boolean legal(byte[] colors) {
        int[] count = new int[8];
        for (int cell = 0; cell < 64; cell++) {
            if (colors[cell] >= 0 && ++count[colors[cell]] > 8) {
                return false;
            }
            int cross = 0;
            for (int[] arm : CROSS) {
                int row = cell / 8 + arm[0];
                int column = cell % 8 + arm[1];
                boolean inside = row >= 0 && row < 8 && column >= 0 && column < 8;
                if (inside && colors[row * 8 + column] >= 0) {
                    int color = 1 << colors[row * 8 + column];
                    if ((cross & color) != 0) {
                        return false;
                    }
                    cross |= color;
                }
            }
        }
        for (int one : CORNERS) {
            for (int other : CORNERS) {
                if (one != other && colors[one] >= 0 && colors[one] == colors[other]) {
                    return false;
                }
            }
        }
        return true;
    }

    static boolean solved(Board board) {
        return board.full() && legal(board.colors());
    }

    /** Counts the completions by filling the empty cells in order and checking the whole board each time. */
    static Outcome count(Board board, long nodes) {
        return Runner.run(new Backtrack(new Filling(board)), Limits.NONE.withNodes(nodes), Runner.Listener.NONE);
    }

    private static final class Filling implements Tree {

        private final byte[] colors;
        private final int[] cells;
        private int depth;

        Filling(Board board) {
            colors = board.colors();
            cells = new int[64 - board.tiles()];
            int count = 0;
            for (int cell = 0; cell < 64; cell++) {
                if (board.free(cell)) {
                    cells[count++] = cell;
                }
            }
        }

        @Override
        public boolean complete() {
            return depth == cells.length;
        }

        @Override
        public int width() {
            return complete() ? 0 : 8;
        }

        @Override
        public boolean take(int option) {
            colors[cells[depth]] = (byte) option;
            if (!legal(colors)) {
                colors[cells[depth]] = -1;
                return false;
            }
            depth++;
            return true;
        }

        @Override
        public void back() {
            depth--;
            colors[cells[depth]] = -1;
        }
    }
}

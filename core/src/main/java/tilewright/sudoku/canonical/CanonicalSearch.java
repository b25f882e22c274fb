package tilewright.sudoku.canonical;

import java.util.ArrayList;
import java.util.List;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** Finds the smallest isomorph of a puzzle. */
final class CanonicalSearch {

    /*
     * Row by row from the top. A state says which old rows lie in the new rows so far, which old columns and which names of
     * digits follow from that, and leaves open what does not matter yet. Of all states those that give the smallest next
     * row are kept; so after nine rows each is a way to the smallest grid, and they are as many as the puzzle has
     * automorphisms.
     *
     * Left open are columns that were empty in all rows so far. They stand at the left of their stack, in any order; and
     * stacks that were empty in all rows so far stand before the others, in any order. A new row sorts them: empty cells
     * first, then digits with a name, then new ones. The order of new digits among such columns does not show in this
     * row, so all orders are tried. Of the empty rows of a band, and of empty bands, one is tried, for all. So an empty
     * grid has two states, not millions; what a state stands for is its weight and the factorials of what is left open.
     *
     * A filled grid begins with two rows at once (CanonicalStart): there are at most 36 * 18 states then. Any other puzzle
     * has an empty cell, and so at most 18 * 144 states after its first row if that has a digit; at most 18 * 1296 after
     * the first row that has one.
     *
     * Rows are numbers of nine hexadecimal digits, 0 for an empty cell; so they compare as their texts do.
     */

    private static final long[] FACTORIALS = {1, 1, 2, 6, 24, 120, 720, 5_040, 40_320, 362_880};

    private final int[][][] grids = new int[2][9][9];
    private final long[] smallest = new long[9];
    private List<CanonicalState> states = new ArrayList<>();

    /** A state, an old row that may follow it, and the number of rows that are alike. */
    private record Step(CanonicalState state, int row, long times) {}

    private List<Step> steps = new ArrayList<>();

    CanonicalSearch(Board position) {
        int[] seen = new int[Houses.COUNT];
        int clues = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int clue = position.clue(cell);
            if (clue > 0) {
                clues++;
                see(seen, cell, Digits.bit(clue));
            }
            grids[0][Houses.row(cell)][Houses.column(cell)] = clue;
            grids[1][Houses.column(cell)][Houses.row(cell)] = clue;
        }
        if (clues == Houses.CELLS) {
            CanonicalStart start = new CanonicalStart(grids);
            smallest[0] = start.first();
            smallest[1] = start.second();
            states = start.states();
        } else {
            states.add(CanonicalState.beginning(0));
            states.add(CanonicalState.beginning(1));
        }
        for (int row = states.getFirst().rows().length; row < 9; row++) {
            next(row);
        }
    }

    private static void see(int[] seen, int cell, int bit) {
        for (int house : Houses.of(cell)) {
            if ((seen[house] & bit) != 0) {
                throw new Study.Refused(CanonicalMessages.none());
            }
            seen[house] |= bit;
        }
    }

    Canonical result() {
        int[] clues = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            clues[cell] = (int) (smallest[Houses.row(cell)] >>> (4 * (8 - Houses.column(cell)))) & 15;
        }
        CanonicalState first = states.getFirst();
        long ways = FACTORIALS[first.emptyStacks()] * FACTORIALS[9 - first.named()];
        for (int open : first.empties()) {
            ways *= FACTORIALS[open];
        }
        long weights = 0;
        for (CanonicalState state : states) {
            weights += state.weight();
        }
        int[] digits = first.names().clone();
        int named = first.named();
        for (int digit = 1; digit <= 9; digit++) {
            digits[digit] = digits[digit] == 0 ? ++named : digits[digit];
        }
        Isomorphism isomorphism = Isomorphism.of(first.transposed() == 1, first.rows(), first.columns(), digits);
        return new Canonical(Board.of(clues), isomorphism, weights * ways);
    }

    private void next(int row) {
        steps = new ArrayList<>();
        smallest[row] = Long.MAX_VALUE;
        for (CanonicalState state : states) {
            int[][] grid = grids[state.transposed()];
            if (row % 3 > 0) {
                tryBand(state, grid, state.rows()[row - row % 3] / 3, 1);
            } else {
                tryBands(state, grid);
            }
        }
        states = new ArrayList<>();
        for (Step step : steps) {
            int[] cells = grids[step.state().transposed()][step.row()];
            step.state().expand(step.row(), cells, step.times(), states::add);
        }
    }

    private void tryBands(CanonicalState state, int[][] grid) {
        int taken = state.taken();
        int lastEmpty = -1;
        int empty = 0;
        for (int band = 0; band < 3; band++) {
            if ((taken >> 3 * band & 1) == 0) {
                if (isEmpty(grid[3 * band]) && isEmpty(grid[3 * band + 1]) && isEmpty(grid[3 * band + 2])) {
                    lastEmpty = band;
                    empty++;
                } else {
                    tryBand(state, grid, band, 1);
                }
            }
        }
        if (empty > 0) {
            tryBand(state, grid, lastEmpty, empty);
        }
    }

    private void tryBand(CanonicalState state, int[][] grid, int band, long times) {
        int taken = state.taken();
        int lastEmpty = -1;
        int empty = 0;
        for (int row = 3 * band; row < 3 * band + 3; row++) {
            if ((taken >> row & 1) == 0) {
                if (isEmpty(grid[row])) {
                    lastEmpty = row;
                    empty++;
                } else {
                    consider(new Step(state, row, times), state.number(grid[row]));
                }
            }
        }
        if (empty > 0) {
            consider(new Step(state, lastEmpty, times * empty), 0);
        }
    }

    private static boolean isEmpty(int[] cells) {
        return (cells[0] | cells[1] | cells[2] | cells[3] | cells[4] | cells[5] | cells[6] | cells[7] | cells[8]) == 0;
    }

    private void consider(Step step, long number) {
        int row = step.state().rows().length;
        if (number < smallest[row]) {
            smallest[row] = number;
            steps.clear();
        }
        if (number == smallest[row]) {
            steps.add(step);
        }
    }
}

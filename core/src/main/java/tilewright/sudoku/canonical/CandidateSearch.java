package tilewright.sudoku.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** Finds the smallest isomorph of a puzzle whose candidates are clues. */
final class CandidateSearch {

    /*
     * Each row has nine numbers of nine bits, one for each digit: the cells of the row that have it as a candidate, the first as
     * the highest bit. The smallest isomorph has the smallest of these numbers, row by row, and in a row digit by digit.
     *
     * A state is an order of all columns and of some rows. What digits are called follows from that: they are sorted by their
     * numbers in the first row, equal ones by those in the second, and so on. A state tries each old row that may come next; of
     * all states those with the smallest row are kept. Digits that are equal to the last row have the same candidates, and any
     * order of these is as good.
     */

    /** A puzzle of one solution has a few hundred states at most; the empty grid would have millions. */
    private static final int MOST_STATES = 100_000;

    private static final int[][] ORDERS = orders();

    /** The columns that have each digit, from 0, in each row of the grid and of the transposed one: bit c for column c. */
    private final int[][][] numbers = new int[2][9][9];

    private List<State> states = new ArrayList<>();
    private int[] smallest = new int[9];

    /**
     * An order of columns and the first rows.
     *
     * @param columns of each new column the old one
     * @param rows likewise, as far as they are chosen
     * @param digits the old digits, from 0, in their new order
     * @param apart bit i: digit i of these is larger than the one before it in some row
     */
    private record State(int transposed, int[] columns, int[] rows, int[] digits, int apart) {}

    private CandidateSearch(Board puzzle) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int clue = puzzle.clue(cell);
            int set = clue == 0 ? puzzle.possible(cell) : Digits.bit(clue);
            if (set == 0 || clue != 0 && puzzle.conflictingPeers(cell).length > 0) {
                throw new Study.Refused(set == 0 ? CanonicalMessages.noCandidate() : CanonicalMessages.none());
            }
            for (int digit : Digits.list(set)) {
                numbers[0][Houses.row(cell)][digit - 1] |= 1 << Houses.column(cell);
                numbers[1][Houses.column(cell)][digit - 1] |= 1 << Houses.row(cell);
            }
        }
        int[] digits = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        for (int[] columns : ORDERS) {
            states.add(new State(0, columns, new int[0], digits, 1));
            states.add(new State(1, columns, new int[0], digits, 1));
        }
    }

    /** @throws Study.Refused when it has too many symmetries, or cannot have a solution */
    static Canonical of(Board position) {
        Board puzzle = position.fresh();
        CandidateSearch search = new CandidateSearch(puzzle);
        for (int row = 0; row < 9; row++) {
            search.next(row);
        }
        return search.result(puzzle);
    }

    private void next(int row) {
        List<State> before = states;
        states = new ArrayList<>();
        Arrays.fill(smallest, Integer.MAX_VALUE);
        for (State state : before) {
            for (int old = 0; old < 9; old++) {
                if (mayFollow(state.rows, old)) {
                    consider(state, row, old);
                }
            }
        }
    }

    /** Whether a row is not yet in order, and in the band that was begun, if one was. */
    private static boolean mayFollow(int[] rows, int row) {
        for (int taken : rows) {
            if (taken == row) {
                return false;
            }
        }
        if (rows.length % 3 > 0) {
            return row / 3 == rows[rows.length - 1] / 3;
        }
        for (int taken : rows) {
            if (taken / 3 == row / 3) {
                return false;
            }
        }
        return true;
    }

    private void consider(State state, int row, int old) {
        int[] ofDigits = numbers[state.transposed][old];
        long[] keys = new long[9]; // the number, and the old digit behind it
        for (int i = 0; i < 9; i++) {
            int digit = state.digits[i];
            int number = 0;
            for (int column : state.columns) {
                number = number << 1 | ofDigits[digit] >> column & 1;
            }
            keys[i] = (long) number << 4 | digit;
        }
        for (int from = 0; from < 9; ) {
            int to = from + 1;
            while (to < 9 && (state.apart >> to & 1) == 0) {
                to++;
            }
            Arrays.sort(keys, from, to);
            from = to;
        }
        int order = 0;
        for (int i = 0; i < 9 && order == 0; i++) {
            order = Integer.compare((int) (keys[i] >> 4), smallest[i]);
        }
        if (order > 0) {
            return;
        }
        if (order < 0) {
            states.clear();
        }
        if (states.size() == MOST_STATES) {
            throw new Study.Refused(CanonicalMessages.manySymmetries());
        }
        int[] digits = new int[9];
        int apart = state.apart;
        for (int i = 0; i < 9; i++) {
            smallest[i] = (int) (keys[i] >> 4);
            digits[i] = (int) keys[i] & 15;
            apart |= i > 0 && smallest[i] != smallest[i - 1] ? 1 << i : 0;
        }
        int[] rows = Arrays.copyOf(state.rows, row + 1);
        rows[row] = old;
        states.add(new State(state.transposed, state.columns, rows, digits, apart));
    }

    private Canonical result(Board puzzle) {
        State first = states.getFirst();
        int[] names = new int[10];
        long ways = 1;
        int equal = 0;
        for (int i = 0; i < 9; i++) {
            names[first.digits[i] + 1] = i + 1;
            equal = (first.apart >> i & 1) == 0 ? equal + 1 : 1;
            ways *= equal; // the factorials of digits that are alike
        }
        Isomorphism isomorphism = Isomorphism.of(first.transposed == 1, first.rows, first.columns, names);
        int[] sets = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int from = isomorphism.from(cell);
            int clue = puzzle.clue(from);
            for (int digit : Digits.list(clue == 0 ? puzzle.possible(from) : Digits.bit(clue))) {
                sets[cell] |= Digits.bit(names[digit]);
            }
        }
        return new Canonical(Board.ofCandidates(sets), isomorphism, states.size() * ways);
    }

    /** The 1,296 orders of nine lines that keep threes together. */
    private static int[][] orders() {
        int[][] threes = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
        int[][] orders = new int[1296][9];
        for (int i = 0; i < orders.length; i++) {
            int[][] within = {threes[i / 6 % 6], threes[i / 36 % 6], threes[i / 216]};
            for (int line = 0; line < 9; line++) {
                orders[i][line] = 3 * threes[i % 6][line / 3] + within[line / 3][line % 3];
            }
        }
        return orders;
    }
}

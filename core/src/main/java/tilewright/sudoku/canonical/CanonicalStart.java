package tilewright.sudoku.canonical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The ways to begin the smallest isomorph of a filled grid: with two rows of a band, the second as small as can be. */
final class CanonicalStart {

    /*
     * Whichever row is first becomes 123456789. A cell of the second row then becomes the place of the column that has
     * its digit in the first row: its partner. So for each two rows the columns are put in order from left to right; a
     * partner that has no place yet takes the first one of its stack, and a stack without a place the first one there is.
     *
     * The three partners of a stack lie in one other stack, and the second row may begin with 456; or in two, and it may
     * begin with 457, with the two columns whose partners lie together.
     */

    private static final long FIRST = 0x123456789L;

    /** An upper bound of the second rows that begin with 456. */
    private static final long LAST_456 = 0x456ffffffL;

    private final int[][][] grids;
    private final List<CanonicalState> states = new ArrayList<>();
    private long second = Long.MAX_VALUE;

    private int transposed;
    private int upper;
    private int lower;

    /** The column whose digit in the upper row each old column has in the lower. */
    private final int[] partners = new int[9];

    private final int[] columns = new int[9];
    private final int[] places = new int[9];

    /** The place of each old stack or -1, and how many of its columns have one. */
    private final int[] slots = new int[3];

    private final int[] filled = new int[3];
    private int usedSlots;

    /** @param grids a filled grid, and the same transposed: digits by row and column */
    CanonicalStart(int[][][] grids) {
        this.grids = grids;
        Arrays.fill(columns, -1);
        Arrays.fill(places, -1);
        Arrays.fill(slots, -1);
        for (transposed = 0; transposed < 2; transposed++) {
            for (int pair = 0; pair < 27; pair++) {
                upper = pair / 3;
                lower = upper / 3 * 3 + pair % 3;
                if (upper != lower) {
                    pair();
                    for (int stack = 0; stack < 3; stack++) {
                        begin(stack);
                    }
                }
            }
        }
    }

    private void pair() {
        int[] columnOf = new int[10];
        for (int column = 0; column < 9; column++) {
            columnOf[grids[transposed][upper][column]] = column;
        }
        for (int column = 0; column < 9; column++) {
            partners[column] = columnOf[grids[transposed][lower][column]];
        }
    }

    long first() {
        return FIRST;
    }

    long second() {
        return second;
    }

    List<CanonicalState> states() {
        return states;
    }

    /** Puts the columns of an old stack first, in the orders that may do. */
    private void begin(int stack) {
        int a = 3 * stack;
        int b = a + 1;
        int c = a + 2;
        int ofA = partners[a] / 3;
        int ofB = partners[b] / 3;
        int ofC = partners[c] / 3;
        boolean together = ofA == ofB && ofB == ofC;
        if (!together && second <= LAST_456) {
            return;
        }
        if (ofA == ofB) {
            begin(a, b, c);
        }
        if (ofA == ofC) {
            begin(a, c, b);
        }
        if (ofB == ofC) {
            begin(b, c, a);
        }
    }

    /** Two ways: the first two columns may change places. */
    private void begin(int a, int b, int c) {
        begin(new int[] {a, b, c});
        begin(new int[] {b, a, c});
    }

    private void begin(int[] order) {
        for (int column : order) {
            put(column);
        }
        go(0, 0);
        for (int i = 2; i >= 0; i--) {
            takeBack(order[i], i == 0);
        }
    }

    /** Continues from a place of the new row; the number has the digits before it. */
    private void go(int place, long number) {
        if (place == 9) {
            add(number);
        } else if (columns[place] >= 0) {
            follow(place, number);
        } else {
            for (int stack = 0; stack < 3; stack++) {
                if (slots[stack] == place / 3 || slots[stack] < 0 && usedSlots == place / 3) {
                    for (int column = 3 * stack; column < 3 * stack + 3; column++) {
                        if (places[column] < 0) {
                            boolean opened = put(column);
                            follow(place, number);
                            takeBack(column, opened);
                        }
                    }
                }
            }
        }
    }

    /** The digit at a place whose column is known. */
    private void follow(int place, long number) {
        int partner = partners[columns[place]];
        int known = places[partner];
        int stack = partner / 3;
        int slot = slots[stack] < 0 ? usedSlots : slots[stack];
        int to = known >= 0 ? known : 3 * slot + filled[stack];
        long further = number << 4 | (to + 1);
        if (further <= second >>> (4 * (8 - place))) {
            boolean opened = known < 0 && put(partner);
            go(place + 1, further);
            if (known < 0) {
                takeBack(partner, opened);
            }
        }
    }

    /** Gives a column the first place that it can have; true if that is in a new stack. */
    private boolean put(int column) {
        int stack = column / 3;
        boolean opens = slots[stack] < 0;
        if (opens) {
            slots[stack] = usedSlots++;
        }
        int place = 3 * slots[stack] + filled[stack]++;
        places[column] = place;
        columns[place] = column;
        return opens;
    }

    private void takeBack(int column, boolean opened) {
        columns[places[column]] = -1;
        places[column] = -1;
        filled[column / 3]--;
        if (opened) {
            slots[column / 3] = -1;
            usedSlots--;
        }
    }

    private void add(long number) {
        if (number < second) {
            second = number;
            states.clear();
        }
        int[] names = new int[10];
        for (int column = 0; column < 9; column++) {
            names[grids[transposed][upper][column]] = places[column] + 1;
        }
        int[] rows = {upper, lower};
        states.add(new CanonicalState(transposed, rows, columns.clone(), names, 9, 0, new int[3], 1));
    }
}

package tilewright.sudoku.generate;

import java.util.Arrays;
import tilewright.rng.SeededRandom;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * A filled grid in the making, in four phases.
 *
 * <p>Phase 1 sets three random boxes on the main diagonal, which do not see each other. Phases 2, 3 and 4 fill a band of
 * three rows each, row by row: the six missing digits are shuffled, and their permutations are tried in order of index
 * until one agrees with the columns and the boxes. If none does, all begins again with phase 1. A phase ends only when
 * all three rows of its band are filled, so what comes out is a valid grid, always.
 *
 * <p>Mutable; one thread at a time.
 */
final class PhasedGrid {

    private final SeededRandom random;
    private final WorkLog log;
    private final int[] digits = new int[Houses.CELLS];
    private final int[] inColumn = new int[9];
    private final int[] inBox = new int[9];
    private final int[] missing = new int[6];
    private final int[] free = new int[6];
    private int restarts;

    PhasedGrid(SeededRandom random, WorkLog log) {
        this.random = random;
        this.log = log;
    }

    /** Makes a grid of 81 digits. */
    int[] fill() {
        int phase = 1;
        while (phase <= 4) {
            if (phase == 1) {
                fillDiagonal();
                phase = 2;
            } else if (fillBand(phase)) {
                phase++;
            } else {
                restarts++;
                phase = 1;
            }
        }
        log.line(GenerateMessages.logRestarts(restarts));
        return digits.clone();
    }

    private void fillDiagonal() {
        log.line(GenerateMessages.logDiagonal());
        begin();
        for (int box = 0; box < 3; box++) {
            fillBox(box);
        }
        log.state(digits);
    }

    /** Fills the three rows of a phase; false when a row cannot be filled. */
    private boolean fillBand(int phase) {
        int first = (phase - 2) * 3;
        log.line(GenerateMessages.logPhase(phase, first + 1, first + 3));
        for (int row = first; row < first + 3; row++) {
            int k = fillRow(row);
            if (k == Permutations.COUNT) {
                log.line(GenerateMessages.logNoPermutation(row + 1));
                return false;
            }
            log.line(GenerateMessages.logPermutation(row + 1, k));
        }
        log.state(digits);
        return true;
    }

    /** Fills a row with the first permutation that fits and gives its index; 720 when none fits. */
    private int fillRow(int row) {
        openRow(row);
        int k = 0;
        while (k < Permutations.COUNT && clash(k) >= 0) {
            k++;
        }
        if (k < Permutations.COUNT) {
            lay(k);
        }
        return k;
    }

    /** Empties the grid. */
    void begin() {
        Arrays.fill(digits, 0);
        Arrays.fill(inColumn, 0);
        Arrays.fill(inBox, 0);
    }

    /**
     * Fills a box on the main diagonal at random.
     *
     * @param number 0 to 2
     */
    void fillBox(int number) {
        int[] order = random.permutation(9);
        int[] cells = Houses.cells(18 + 4 * number);
        for (int i = 0; i < 9; i++) {
            set(cells[i], order[i] + 1);
        }
    }

    /** Takes up a row: its missing digits are shuffled. */
    void openRow(int row) {
        int absent = Digits.ALL;
        int count = 0;
        for (int cell : Houses.cells(row)) {
            if (digits[cell] == 0) {
                free[count++] = cell;
            } else {
                absent &= ~Digits.bit(digits[cell]);
            }
        }
        for (int i = 0; i < 6; i++) {
            missing[i] = Digits.first(absent);
            absent &= absent - 1;
        }
        random.shuffle(missing);
    }

    /** Returns the first cell where a permutation of the row that was taken up does not fit; -1 when it fits. */
    int clash(int k) {
        int[] places = Permutations.places(k);
        for (int i = 0; i < 6; i++) {
            int cell = free[places[i]];
            int used = inColumn[Houses.column(cell)] | inBox[Houses.box(cell)];
            if (Digits.holds(used, missing[i])) {
                return cell;
            }
        }
        return -1;
    }

    /** Lays a permutation that fits. */
    void lay(int k) {
        int[] places = Permutations.places(k);
        for (int i = 0; i < 6; i++) {
            set(free[places[i]], missing[i]);
        }
    }

    /** Writes a permutation of the row that was taken up into a grid, whether or not it fits. */
    void write(int k, int[] grid) {
        int[] places = Permutations.places(k);
        for (int i = 0; i < 6; i++) {
            grid[free[places[i]]] = missing[i];
        }
    }

    /** The digits that are laid, 0 for none. */
    int[] digits() {
        return digits.clone();
    }

    private void set(int cell, int digit) {
        digits[cell] = digit;
        inColumn[Houses.column(cell)] |= Digits.bit(digit);
        inBox[Houses.box(cell)] |= Digits.bit(digit);
    }
}

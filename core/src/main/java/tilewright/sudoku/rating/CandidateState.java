package tilewright.sudoku.rating;

import java.util.Arrays;

/**
 * The digits and candidates of a grid, by cell and by house. Mutable; one thread at a time.
 *
 * <p>A cell has a digit and no candidates, or no digit. Sets of digits and of places have nine bits.
 */
final class CandidateState {

    /** Digits count from 1 here, 0 is an empty cell. */
    final int[] digits = new int[Layout.CELLS];

    /** The candidates of each cell. */
    final int[] masks = new int[Layout.CELLS];

    /** The places of each digit in each house, at house * 9 + digit. */
    final int[] places = new int[27 * 9];

    /** The number of empty cells of each house. */
    final int[] empty = new int[27];

    int left;

    /**
     * Starts with digits and candidates.
     *
     * @param given 81 digits, 0 for an empty cell
     * @param candidates 81 sets of digits; what a digit in sight excludes, and sets of filled cells, are left out
     */
    void load(int[] given, int[] candidates) {
        Arrays.fill(places, 0);
        Arrays.fill(empty, 0);
        int[] held = held(given);
        left = 0;
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            digits[cell] = given[cell];
            masks[cell] = 0;
            if (given[cell] == 0) {
                int mask = candidates[cell];
                for (int kind = 0; kind < 3; kind++) {
                    mask &= ~held[Layout.HOUSE[cell * 3 + kind]];
                }
                masks[cell] = mask;
                left++;
                for (int kind = 0; kind < 3; kind++) {
                    int house = Layout.HOUSE[cell * 3 + kind];
                    empty[house]++;
                    for (int rest = mask; rest != 0; rest &= rest - 1) {
                        places[house * 9 + Integer.numberOfTrailingZeros(rest)] |= 1 << Layout.PLACE[cell * 3 + kind];
                    }
                }
            }
        }
    }

    /** The set of digits in each house. */
    private static int[] held(int[] given) {
        int[] held = new int[27];
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            if (given[cell] != 0) {
                for (int kind = 0; kind < 3; kind++) {
                    held[Layout.HOUSE[cell * 3 + kind]] |= 1 << given[cell] - 1;
                }
            }
        }
        return held;
    }

    void copy(CandidateState other) {
        System.arraycopy(other.digits, 0, digits, 0, Layout.CELLS);
        System.arraycopy(other.empty, 0, empty, 0, 27);
        left = other.left;
        copyCandidates(other);
    }

    /** Copies the candidates of a grid with the same digits. */
    void copyCandidates(CandidateState other) {
        System.arraycopy(other.masks, 0, masks, 0, Layout.CELLS);
        System.arraycopy(other.places, 0, places, 0, 27 * 9);
    }

    boolean has(int cell, int digit) {
        return (masks[cell] >> digit & 1) != 0;
    }

    void remove(int cell, int digit) {
        masks[cell] &= ~(1 << digit);
        int at = cell * 3;
        places[Layout.HOUSE[at] * 9 + digit] &= ~(1 << Layout.PLACE[at]);
        places[Layout.HOUSE[at + 1] * 9 + digit] &= ~(1 << Layout.PLACE[at + 1]);
        places[Layout.HOUSE[at + 2] * 9 + digit] &= ~(1 << Layout.PLACE[at + 2]);
    }

    void removeAll(int cell, int digitsToRemove) {
        for (int rest = masks[cell] & digitsToRemove; rest != 0; rest &= rest - 1) {
            remove(cell, Integer.numberOfTrailingZeros(rest));
        }
    }

    /** Writes a digit, counted from 0, into an empty cell and removes it from the cells in sight. */
    void place(int cell, int digit) {
        removeAll(cell, masks[cell]);
        digits[cell] = digit + 1;
        left--;
        for (int kind = 0; kind < 3; kind++) {
            empty[Layout.HOUSE[cell * 3 + kind]]--;
        }
        for (int i = 0; i < 20; i++) {
            int peer = Layout.PEERS[cell * 20 + i];
            if (has(peer, digit)) {
                remove(peer, digit);
            }
        }
    }
}

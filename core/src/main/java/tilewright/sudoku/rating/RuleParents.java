package tilewright.sudoku.rating;

import java.util.Arrays;

/** The candidates whose removal a step rests on, each once, in the order in which they are met. Mutable; one thread. */
final class RuleParents {

    private final int[] candidates = new int[9 * Layout.CELLS];
    private int count;

    void clear() {
        count = 0;
    }

    void add(int candidate) {
        for (int i = 0; i < count; i++) {
            if (candidates[i] == candidate) {
                return;
            }
        }
        candidates[count++] = candidate;
    }

    /** Adds what was removed before a candidate was the only one in its cell, or in a house for its digit. */
    void addRemoved(int candidate, byte cause, CandidateState before, CandidateState now) {
        int cell = candidate / 9;
        int digit = candidate % 9;
        if (cause == Branch.IN_CELL) {
            for (int gone = before.masks[cell] & ~now.masks[cell]; gone != 0; gone &= gone - 1) {
                add(cell * 9 + Integer.numberOfTrailingZeros(gone));
            }
        } else {
            int house = Layout.HOUSE[cell * 3 + cause] * 9;
            for (int gone = before.places[house + digit] & ~now.places[house + digit]; gone != 0; gone &= gone - 1) {
                add(Layout.CELL[house + Integer.numberOfTrailingZeros(gone)] * 9 + digit);
            }
        }
    }

    int[] copy() {
        return Arrays.copyOf(candidates, count);
    }
}

package tilewright.sudoku.rating;

import java.util.Arrays;

/** Chains that were found inside a branch: of each set of removals the first in the order of hints. */
final class HintSet {

    private NestedHint[] hints = new NestedHint[64];
    private int size;

    /** The index plus 1 of the hint with removals in one cell, at cell * 512 + digits, if it is marked by the round. */
    private final int[] inCell = new int[Layout.CELLS * 512];

    private final int[] rounds = new int[Layout.CELLS * 512];
    private int round;

    void clear() {
        size = 0;
        round++;
    }

    /** Whether there is no hint with the same removals that comes before one with this rank; ties go to the earlier. */
    boolean wants(double rating, int complexity, int key, int[] removals, int count) {
        int index = index(removals, count);
        if (index < 0) {
            return true;
        }
        NestedHint known = hints[index];
        if (rating != known.rating()) {
            return rating < known.rating();
        }
        return complexity != known.complexity() ? complexity < known.complexity() : key < known.key();
    }

    /** Keeps a hint in place of one with the same removals. */
    void put(NestedHint hint) {
        int index = index(hint.removals(), hint.removals().length);
        if (index >= 0) {
            hints[index] = hint;
            return;
        }
        if (size == hints.length) {
            hints = Arrays.copyOf(hints, 2 * size);
        }
        int slot = slot(hint.removals(), hint.removals().length);
        if (slot >= 0) {
            rounds[slot] = round;
            inCell[slot] = size;
        }
        hints[size++] = hint;
    }

    /** All in the order of hints. */
    NestedHint[] sorted() {
        NestedHint[] sorted = Arrays.copyOf(hints, size);
        Arrays.sort(sorted);
        return sorted;
    }

    private static int slot(int[] removals, int count) {
        int cell = removals[0] / 9;
        int digits = 0;
        for (int i = 0; i < count; i++) {
            if (removals[i] / 9 != cell) {
                return -1;
            }
            digits |= 1 << removals[i] % 9;
        }
        return cell * 512 + digits;
    }

    private int index(int[] removals, int count) {
        int slot = slot(removals, count);
        if (slot >= 0) {
            return rounds[slot] == round ? inCell[slot] : -1;
        }
        for (int i = 0; i < size; i++) {
            int[] others = hints[i].removals();
            if (Arrays.equals(others, 0, others.length, removals, 0, count)) {
                return i;
            }
        }
        return -1;
    }
}

package tilewright.paletto.study;

import tilewright.rng.SeededRandom;

/** Small changes of start boards, given as the color of each cell, row by row. Pure functions. */
final class StartBoardChanges {

    private StartBoardChanges() {}

    /** A valid board with two pieces swapped that are of different colors; not the corners, they decide too much. */
    static int[] swapped(int[] colors, int size, SeededRandom random) {
        while (true) {
            int cell = random.below(colors.length);
            int other = random.below(colors.length);
            if (colors[cell] == colors[other] || corner(cell, size) || corner(other, size)) {
                continue;
            }
            int[] after = colors.clone();
            after[cell] = colors[other];
            after[other] = colors[cell];
            if (valid(after, size)) {
                return after;
            }
        }
    }

    /** Whether no two pieces of one color share a side. */
    static boolean valid(int[] colors, int size) {
        for (int cell = 0; cell < colors.length; cell++) {
            boolean right = cell % size < size - 1 && colors[cell] == colors[cell + 1];
            boolean below = cell + size < colors.length && colors[cell] == colors[cell + size];
            if (right || below) {
                return false;
            }
        }
        return true;
    }

    static boolean corner(int cell, int size) {
        int row = cell / size;
        int column = cell % size;
        return (row == 0 || row == size - 1) && (column == 0 || column == size - 1);
    }

    static boolean cornersDiffer(int[] colors, int size) {
        int last = colors.length - 1;
        return Integer.bitCount(
                        1 << colors[0] | 1 << colors[size - 1] | 1 << colors[last + 1 - size] | 1 << colors[last])
                == 4;
    }
}

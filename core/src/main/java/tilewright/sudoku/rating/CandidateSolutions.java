package tilewright.sudoku.rating;

import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;

/** Counts the solutions of a grid with candidates, up to two. One thread at a time. */
final class CandidateSolutions {

    private static final int SOLVED = -1;
    private static final int BROKEN = -2;

    private final @Nullable Marks[] levels = new Marks[Layout.CELLS + 1];
    private int found;

    /**
     * Counts them.
     *
     * @param digits 81 digits, 0 for an empty cell
     * @param candidates of each empty cell what is possible; bit d-1 for digit d
     * @return 0, 1, or 2 for more
     */
    int count(int[] digits, int[] candidates, Stop stop) {
        found = 0;
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            for (int i = 0; i < 20; i++) {
                if (digits[cell] != 0 && digits[Layout.PEERS[cell * 20 + i]] == digits[cell]) {
                    return 0;
                }
            }
        }
        level(0).load(digits, candidates);
        search(0, stop);
        return found;
    }

    private Marks level(int depth) {
        Marks marks = levels[depth];
        if (marks == null) {
            marks = new Marks();
            levels[depth] = marks;
        }
        return marks;
    }

    /** At most as deep as there are cells. */
    private void search(int depth, Stop stop) {
        Marks marks = level(depth);
        stop.check();
        int cell = reduce(marks);
        if (cell < 0) {
            found += cell == SOLVED ? 1 : 0;
            return;
        }
        for (int rest = marks.masks[cell]; rest != 0 && found < 2; rest &= rest - 1) {
            Marks next = level(depth + 1);
            next.copy(marks);
            next.place(cell, Integer.numberOfTrailingZeros(rest));
            search(depth + 1, stop);
        }
    }

    /** Places singles; returns the cell with the fewest candidates, or how it ended. */
    private static int reduce(Marks marks) {
        while (marks.left > 0) {
            int best = BROKEN;
            int fewest = 10;
            for (int cell = 0; cell < Layout.CELLS; cell++) {
                int size = Integer.bitCount(marks.masks[cell]);
                if (marks.digits[cell] == 0 && size < fewest) {
                    best = cell;
                    fewest = size;
                }
            }
            if (fewest == 0) {
                return BROKEN;
            }
            if (fewest > 1) {
                int single = hiddenSingle(marks);
                if (single < 0) {
                    return best;
                }
                marks.place(single / 9, single % 9);
            } else {
                marks.place(best, Integer.numberOfTrailingZeros(marks.masks[best]));
            }
        }
        return SOLVED;
    }

    private static int hiddenSingle(Marks marks) {
        for (int at = 0; at < marks.places.length; at++) {
            int places = marks.places[at];
            if (places != 0 && (places & places - 1) == 0) {
                return Layout.CELL[at / 9 * 9 + Integer.numberOfTrailingZeros(places)] * 9 + at % 9;
            }
        }
        return -1;
    }
}

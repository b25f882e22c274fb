package tilewright.sudoku.rating;

import org.jspecify.annotations.Nullable;
import tilewright.search.Stop;

/** Counts the solutions of a grid with candidates, up to two. One thread at a time. */
final class CandidateSolutions {

    private static final int SOLVED = -1;
    private static final int BROKEN = -2;

    private final @Nullable CandidateState[] levels = new CandidateState[Layout.CELLS + 1];
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

    private CandidateState level(int depth) {
        CandidateState state = levels[depth];
        if (state == null) {
            state = new CandidateState();
            levels[depth] = state;
        }
        return state;
    }

    /** At most as deep as there are cells. */
    private void search(int depth, Stop stop) {
        CandidateState state = level(depth);
        stop.check();
        int cell = reduce(state);
        if (cell < 0) {
            found += cell == SOLVED ? 1 : 0;
            return;
        }
        for (int rest = state.masks[cell]; rest != 0 && found < 2; rest &= rest - 1) {
            CandidateState next = level(depth + 1);
            next.copy(state);
            next.place(cell, Integer.numberOfTrailingZeros(rest));
            search(depth + 1, stop);
        }
    }

    /** Places singles; returns the cell with the fewest candidates, or how it ended. */
    private static int reduce(CandidateState state) {
        while (state.left > 0) {
            int best = BROKEN;
            int fewest = 10;
            for (int cell = 0; cell < Layout.CELLS; cell++) {
                int size = Integer.bitCount(state.masks[cell]);
                if (state.digits[cell] == 0 && size < fewest) {
                    best = cell;
                    fewest = size;
                }
            }
            if (fewest == 0) {
                return BROKEN;
            }
            if (fewest > 1) {
                int single = hiddenSingle(state);
                if (single < 0) {
                    return best;
                }
                state.place(single / 9, single % 9);
            } else {
                state.place(best, Integer.numberOfTrailingZeros(state.masks[best]));
            }
        }
        return SOLVED;
    }

    private static int hiddenSingle(CandidateState state) {
        for (int at = 0; at < state.places.length; at++) {
            int places = state.places[at];
            if (places != 0 && (places & places - 1) == 0) {
                return Layout.CELL[at / 9 * 9 + Integer.numberOfTrailingZeros(places)] * 9 + at % 9;
            }
        }
        return -1;
    }
}

package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * Digits whose places in one house lie in another as well: pointing (2.6) and claiming (2.8), or direct, when a hidden
 * single comes of it at once (1.7 and 1.9).
 */
final class Locking implements TechniqueFinder {

    /** Pairs of a house and one that it crosses, in the order in which they are looked at, and the places they share. */
    private static final int[] BASES = new int[108];

    private static final int[] COVERS = new int[108];
    private static final int[] SHARED_IN_BASE = new int[108];
    private static final int[] SHARED_IN_COVER = new int[108];

    static {
        int count = 0;
        int[][] kinds = {
            {Layout.BOX, Layout.COLUMN}, {Layout.BOX, Layout.ROW}, {Layout.COLUMN, Layout.BOX}, {Layout.ROW, Layout.BOX}
        };
        for (int[] pair : kinds) {
            for (int base = pair[0] * 9; base < pair[0] * 9 + 9; base++) {
                for (int cover = pair[1] * 9; cover < pair[1] * 9 + 9; cover++) {
                    int shared = shared(base, cover);
                    if (shared != 0) {
                        BASES[count] = base;
                        COVERS[count] = cover;
                        SHARED_IN_BASE[count] = shared;
                        SHARED_IN_COVER[count++] = shared(cover, base);
                    }
                }
            }
        }
    }

    private final boolean direct;

    Locking(boolean direct) {
        this.direct = direct;
    }

    private static int shared(int house, int other) {
        int shared = 0;
        for (int place = 0; place < 9; place++) {
            int cell = Layout.CELL[house * 9 + place];
            shared |= Layout.HOUSE[cell * 3 + other / 9] == other ? 1 << place : 0;
        }
        return shared;
    }

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        for (int pair = 0; pair < BASES.length; pair++) {
            int base = BASES[pair] * 9;
            int cover = COVERS[pair] * 9;
            for (int digit = 0; digit < 9; digit++) {
                int places = state.places[base + digit];
                if ((places & ~SHARED_IN_BASE[pair]) == 0
                        && (places & places - 1) != 0
                        && (state.places[cover + digit] & ~SHARED_IN_COVER[pair]) != 0
                        && (direct
                                ? single(state, buffer, listener, pair, digit)
                                : eliminations(state, buffer, listener, pair, digit))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean eliminations(
            CandidateState state, StepBuffer buffer, Listener listener, int pair, int digit) {
        boolean pointing = BASES[pair] < 9;
        buffer.start(pointing ? StepKind.POINTING : StepKind.CLAIMING, pointing ? 2.6 : 2.8);
        describe(state, buffer, pair, digit);
        return listener.found();
    }

    private static void describe(CandidateState state, StepBuffer buffer, int pair, int digit) {
        buffer.digits = 1 << digit;
        buffer.base[buffer.bases++] = BASES[pair];
        buffer.cover[buffer.covers++] = COVERS[pair];
        int outside = state.places[COVERS[pair] * 9 + digit] & ~SHARED_IN_COVER[pair];
        for (int rest = outside; rest != 0; rest &= rest - 1) {
            buffer.remove(Layout.CELL[COVERS[pair] * 9 + Integer.numberOfTrailingZeros(rest)], 1 << digit);
        }
        for (int rest = state.places[BASES[pair] * 9 + digit]; rest != 0; rest &= rest - 1) {
            buffer.patternCell(Layout.CELL[BASES[pair] * 9 + Integer.numberOfTrailingZeros(rest)]);
        }
    }

    /** The other houses of the base's kind that the cover crosses: one of them may be left with one place. */
    private static boolean single(CandidateState state, StepBuffer buffer, Listener listener, int pair, int digit) {
        int base = BASES[pair];
        int cover = COVERS[pair];
        for (int other = base / 9 * 9; other < base / 9 * 9 + 9; other++) {
            if (other == base) {
                continue;
            }
            int places = state.places[other * 9 + digit];
            int shared = places == 0 ? 0 : shared(other, cover);
            int outside = places & ~shared;
            if (shared != 0 && (places & places - 1) != 0 && outside != 0 && (outside & outside - 1) == 0) {
                boolean pointing = base < 9;
                buffer.start(pointing ? StepKind.DIRECT_POINTING : StepKind.DIRECT_CLAIMING, pointing ? 1.7 : 1.9);
                describe(state, buffer, pair, digit);
                buffer.removals = 0;
                buffer.place(Layout.CELL[other * 9 + Integer.numberOfTrailingZeros(outside)], digit);
                if (listener.found()) {
                    return true;
                }
            }
        }
        return false;
    }
}

package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/**
 * Digits of a house that share as many cells: hidden pairs (3.4), triples (4.0), quads (5.4), or direct, when a hidden
 * single comes of it at once (2.0 for a pair, 2.5 for a triple).
 */
final class HiddenSets implements TechniqueFinder {

    private final int size;
    private final boolean direct;
    private final StepKind technique;
    private final double rating;

    HiddenSets(int size, boolean direct) {
        this.size = size;
        this.direct = direct;
        if (direct) {
            technique = size == 2 ? StepKind.DIRECT_HIDDEN_PAIR : StepKind.DIRECT_HIDDEN_TRIPLE;
            rating = size == 2 ? 2.0 : 2.5;
        } else {
            technique = size == 2 ? StepKind.HIDDEN_PAIR : size == 3 ? StepKind.HIDDEN_TRIPLE : StepKind.HIDDEN_QUAD;
            rating = size == 2 ? 3.4 : size == 3 ? 4.0 : 5.4;
        }
    }

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (state.empty[house] > (direct ? size : size * 2) && find(state, buffer, listener, house)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean find(CandidateState state, StepBuffer buffer, Listener listener, int house) {
        int usable = 0;
        int[] places = state.places;
        for (int digit = 0; digit < 9; digit++) {
            int count = Integer.bitCount(places[house * 9 + digit]);
            usable |= count >= 2 && count <= size ? 1 << digit : 0;
        }
        if (Integer.bitCount(usable) < size) {
            return false;
        }
        for (int set : Layout.SETS[size]) {
            if ((set & ~usable) != 0) {
                continue;
            }
            int union = 0;
            for (int rest = set; rest != 0; rest &= rest - 1) {
                union |= places[house * 9 + Integer.numberOfTrailingZeros(rest)];
            }
            if (Integer.bitCount(union) == size
                    && (direct
                            ? single(state, buffer, listener, house, set, union)
                            : eliminations(state, buffer, listener, house, set, union))) {
                return true;
            }
        }
        return false;
    }

    private boolean eliminations(
            CandidateState state, StepBuffer buffer, Listener listener, int house, int set, int union) {
        buffer.start(technique, rating);
        describe(buffer, house, set, union);
        for (int i = 0; i < buffer.cells; i++) {
            int cell = buffer.patternCells[i];
            buffer.remove(cell, state.masks[cell] & ~set);
        }
        return buffer.removals > 0 && listener.found();
    }

    private boolean single(CandidateState state, StepBuffer buffer, Listener listener, int house, int set, int union) {
        for (int digit = 0; digit < 9; digit++) {
            int places = state.places[house * 9 + digit];
            int outside = places & ~union;
            if ((set >> digit & 1) == 0 && (places & places - 1) != 0 && outside != 0 && (outside & outside - 1) == 0) {
                buffer.start(technique, rating);
                describe(buffer, house, set, union);
                buffer.place(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(outside)], digit);
                return listener.found();
            }
        }
        return false;
    }

    private static void describe(StepBuffer buffer, int house, int set, int union) {
        buffer.digits = set;
        buffer.base[buffer.bases++] = house;
        for (int rest = union; rest != 0; rest &= rest - 1) {
            buffer.patternCell(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]);
        }
    }
}

package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** Cells of a house with as many digits together: naked pairs (3.0), triples (3.6), quads (5.0). */
final class NakedSets implements TechniqueFinder {

    private final int size;
    private final StepKind technique;
    private final double rating;

    NakedSets(int size) {
        this.size = size;
        technique = size == 2 ? StepKind.NAKED_PAIR : size == 3 ? StepKind.NAKED_TRIPLE : StepKind.NAKED_QUAD;
        rating = size == 2 ? 3.0 : size == 3 ? 3.6 : 5.0;
    }

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (state.empty[house] >= size * 2 && find(state, buffer, listener, house)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean find(CandidateState state, StepBuffer buffer, Listener listener, int house) {
        int usable = 0;
        for (int place = 0; place < 9; place++) {
            int count = Integer.bitCount(state.masks[Layout.CELL[house * 9 + place]]);
            usable |= count >= 2 && count <= size ? 1 << place : 0;
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
                union |= state.masks[Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(rest)]];
            }
            if (Integer.bitCount(union) == size && take(state, buffer, listener, house, set, union)) {
                return true;
            }
        }
        return false;
    }

    private boolean take(CandidateState state, StepBuffer buffer, Listener listener, int house, int set, int union) {
        buffer.start(technique, rating);
        buffer.digits = union;
        buffer.base[buffer.bases++] = house;
        for (int place = 0; place < 9; place++) {
            int cell = Layout.CELL[house * 9 + place];
            if ((set >> place & 1) != 0) {
                buffer.patternCell(cell);
            } else {
                buffer.remove(cell, state.masks[cell] & union);
            }
        }
        return buffer.removals > 0 && listener.found();
    }
}

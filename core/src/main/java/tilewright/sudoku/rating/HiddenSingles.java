package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** Digits with one place in a house: 1.0 if it is the last empty cell, 1.2 in a box, 1.5 in a row or a column. */
final class HiddenSingles implements TechniqueFinder {

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        return find(state, buffer, listener, true) || find(state, buffer, listener, false);
    }

    private static boolean find(CandidateState state, StepBuffer buffer, Listener listener, boolean last) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (state.empty[house] == 0 || state.empty[house] == 1 != last) {
                    continue;
                }
                for (int digit = 0; digit < 9; digit++) {
                    int places = state.places[house * 9 + digit];
                    if (places != 0 && (places & places - 1) == 0) {
                        if (last) {
                            buffer.start(StepKind.FULL_HOUSE, 1.0);
                        } else {
                            buffer.start(StepKind.HIDDEN_SINGLE, kind == Layout.BOX ? 1.2 : 1.5);
                        }
                        buffer.place(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(places)], digit);
                        buffer.digits = 1 << digit;
                        buffer.base[buffer.bases++] = house;
                        if (listener.found()) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }
}

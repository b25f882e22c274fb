package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** Cells with one candidate: 2.3. */
final class NakedSingles implements TechniqueFinder {

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            int mask = state.masks[cell];
            if (mask != 0 && (mask & mask - 1) == 0) {
                buffer.start(StepKind.NAKED_SINGLE, 2.3);
                buffer.place(cell, Integer.numberOfTrailingZeros(mask));
                buffer.digits = mask;
                if (listener.found()) {
                    return true;
                }
            }
        }
        return false;
    }
}

package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** Cells with one candidate: 2.3. */
final class NakedSingles implements Producer {

    @Override
    public boolean find(Marks marks, StepBuffer finding, Taker taker) {
        for (int cell = 0; cell < Layout.CELLS; cell++) {
            int mask = marks.masks[cell];
            if (mask != 0 && (mask & mask - 1) == 0) {
                finding.start(StepKind.NAKED_SINGLE, 2.3);
                finding.place(cell, Integer.numberOfTrailingZeros(mask));
                finding.digits = mask;
                if (taker.take()) {
                    return true;
                }
            }
        }
        return false;
    }
}

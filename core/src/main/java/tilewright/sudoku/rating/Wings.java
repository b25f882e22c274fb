package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** A pivot and two cells of two candidates that it sees: XY-Wing (4.2), and XYZ-Wing (4.4) with a pivot of three. */
final class Wings implements TechniqueFinder {

    private final int size;

    /** @param size 2 for XY-Wings, 3 for XYZ-Wings */
    Wings(int size) {
        this.size = size;
    }

    @Override
    public boolean find(CandidateState state, StepBuffer buffer, Listener listener) {
        int[] masks = state.masks;
        for (int pivot = 0; pivot < Layout.CELLS; pivot++) {
            int xy = masks[pivot];
            if (Integer.bitCount(xy) != size) {
                continue;
            }
            for (int i = 0; i < 20; i++) {
                int first = Layout.PEERS[pivot * 20 + i];
                int xz = masks[first];
                if (Integer.bitCount(xz) != 2 || Integer.bitCount(xy & ~xz) != 1) {
                    continue;
                }
                for (int j = 0; j < 20; j++) {
                    int second = Layout.PEERS[pivot * 20 + j];
                    int yz = masks[second];
                    if (Integer.bitCount(yz) == 2
                            && Integer.bitCount(xy | xz | yz) == 3
                            && Integer.bitCount(xy & xz & yz) == size - 2
                            && take(state, buffer, listener, pivot, first, second)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean take(CandidateState state, StepBuffer buffer, Listener listener, int pivot, int first, int second) {
        int digit = state.masks[first] & state.masks[second];
        digit &= -digit;
        buffer.start(size == 2 ? StepKind.XY_WING : StepKind.XYZ_WING, size == 2 ? 4.2 : 4.4);
        for (int i = 0; i < 20; i++) {
            int cell = Layout.PEERS[first * 20 + i];
            if ((state.masks[cell] & digit) != 0
                    && cell != pivot
                    && cell != second
                    && Layout.sees(cell, second)
                    && (size == 2 || Layout.sees(cell, pivot))) {
                buffer.remove(cell, digit);
            }
        }
        buffer.digits = digit;
        buffer.patternCell(pivot);
        buffer.patternCell(first);
        buffer.patternCell(second);
        return buffer.removals > 0 && listener.found();
    }
}

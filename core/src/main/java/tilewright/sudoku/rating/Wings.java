package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** A pivot and two cells of two candidates that it sees: XY-Wing (4.2), and XYZ-Wing (4.4) with a pivot of three. */
final class Wings implements Producer {

    private final int size;

    /** @param size 2 for XY-Wings, 3 for XYZ-Wings */
    Wings(int size) {
        this.size = size;
    }

    @Override
    public boolean find(Marks marks, StepBuffer finding, Taker taker) {
        int[] masks = marks.masks;
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
                            && take(marks, finding, taker, pivot, first, second)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean take(Marks marks, StepBuffer finding, Taker taker, int pivot, int first, int second) {
        int digit = marks.masks[first] & marks.masks[second];
        digit &= -digit;
        finding.start(size == 2 ? StepKind.XY_WING : StepKind.XYZ_WING, size == 2 ? 4.2 : 4.4);
        for (int i = 0; i < 20; i++) {
            int cell = Layout.PEERS[first * 20 + i];
            if ((marks.masks[cell] & digit) != 0
                    && cell != pivot
                    && cell != second
                    && Layout.sees(cell, second)
                    && (size == 2 || Layout.sees(cell, pivot))) {
                finding.remove(cell, digit);
            }
        }
        finding.digits = digit;
        finding.patternCell(pivot);
        finding.patternCell(first);
        finding.patternCell(second);
        return finding.removals > 0 && taker.take();
    }
}

package tilewright.sudoku.rating;

import tilewright.sudoku.step.StepKind;

/** Digits with one place in a house: 1.0 if it is the last empty cell, 1.2 in a box, 1.5 in a row or a column. */
final class HiddenSingles implements Producer {

    @Override
    public boolean find(Marks marks, StepBuffer finding, Taker taker) {
        return find(marks, finding, taker, true) || find(marks, finding, taker, false);
    }

    private static boolean find(Marks marks, StepBuffer finding, Taker taker, boolean last) {
        for (int kind : Layout.BOX_COLUMN_ROW) {
            for (int house = kind * 9; house < kind * 9 + 9; house++) {
                if (marks.empty[house] == 0 || marks.empty[house] == 1 != last) {
                    continue;
                }
                for (int digit = 0; digit < 9; digit++) {
                    int places = marks.places[house * 9 + digit];
                    if (places != 0 && (places & places - 1) == 0) {
                        if (last) {
                            finding.start(StepKind.FULL_HOUSE, 1.0);
                        } else {
                            finding.start(StepKind.HIDDEN_SINGLE, kind == Layout.BOX ? 1.2 : 1.5);
                        }
                        finding.place(Layout.CELL[house * 9 + Integer.numberOfTrailingZeros(places)], digit);
                        finding.digits = 1 << digit;
                        finding.base[finding.bases++] = house;
                        if (taker.take()) {
                            return true;
                        }
                    }
                }
            }
        }
        return false;
    }
}

package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A row and a column with two places of a digit each, of which two are in one box: one of the other two has it, so the
 * cell where their lines cross does not. A dual kite is two kites over the same cells of a box.
 */
final class TwoStringKite implements Technique {

    private final boolean dual;

    TwoStringKite(boolean dual) {
        this.dual = dual;
    }

    /**
     * A kite.
     *
     * @param inRow the place in the box, of the row
     * @param inColumn the place in the box, of the column
     * @param row the row's other place
     * @param column the column's other place
     * @param hit the cell where the digit is removed
     */
    private record Kite(int digit, int inRow, int inColumn, int row, int column, int hit) {

        boolean sameBox(Kite other) {
            return digit == other.digit
                    && CellSet.of(inRow, inColumn).equals(CellSet.of(other.inRow, other.inColumn))
                    && hit != other.hit;
        }

        StepDraft premises(StepDraft draft) {
            return draft.because(Skyscraper.link(row, inRow, digit, true))
                    .because(Skyscraper.link(inRow, inColumn, digit, false))
                    .because(Skyscraper.link(inColumn, column, digit, true));
        }
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int digit = 1; digit <= 9; digit++) {
            List<Kite> kites = kites(grid, digit);
            if (dual ? pairs(grid, kites, enough) : singly(grid, kites, enough)) {
                return true;
            }
        }
        return false;
    }

    private static boolean singly(CandidateGrid grid, List<Kite> kites, Predicate<Step> enough) {
        for (Kite kite : kites) {
            StepDraft draft = new StepDraft(StepKind.TWO_STRING_KITE, Digits.bit(kite.digit))
                    .remove(grid, CellSet.of(kite.hit), kite.digit);
            if (enough.test(kite.premises(draft).step())) {
                return true;
            }
        }
        return false;
    }

    private static boolean pairs(CandidateGrid grid, List<Kite> kites, Predicate<Step> enough) {
        for (int i = 0; i < kites.size(); i++) {
            for (int j = i + 1; j < kites.size(); j++) {
                Kite one = kites.get(i);
                Kite two = kites.get(j);
                if (one.sameBox(two)) {
                    StepDraft draft = new StepDraft(StepKind.DUAL_TWO_STRING_KITE, Digits.bit(one.digit))
                            .remove(grid, CellSet.of(one.hit, two.hit), one.digit);
                    if (enough.test(two.premises(one.premises(draft)).step())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static List<Kite> kites(CandidateGrid grid, int digit) {
        List<Kite> kites = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            CellSet inRow = grid.places(digit, row);
            for (int column = 9; inRow.size() == 2 && column < 18; column++) {
                CellSet inColumn = grid.places(digit, column);
                if (inColumn.size() == 2 && !inRow.meets(inColumn)) {
                    add(grid, digit, inRow.cells(), inColumn.cells(), kites);
                }
            }
        }
        return kites;
    }

    private static void add(CandidateGrid grid, int digit, int[] inRow, int[] inColumn, List<Kite> kites) {
        for (int i = 0; i < 4; i++) {
            int r = i / 2;
            int c = i % 2;
            if (Houses.box(inRow[r]) == Houses.box(inColumn[c])) {
                int row = inRow[1 - r];
                int column = inColumn[1 - c];
                int hit = Houses.GRID.cell(Houses.row(column), Houses.column(row));
                if (grid.has(hit, digit)) {
                    kites.add(new Kite(digit, inRow[r], inColumn[c], row, column, hit));
                }
                return; // a row and a column make one kite
            }
        }
    }
}

package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A box whose places of a digit all lie in one row and one column, and a pair of places outside that leads from the one
 * line to the other: the cell at the far corner loses the digit. A dual empty rectangle is two of one box.
 */
final class EmptyRectangle implements Technique {

    private final boolean twoPlaces;
    private final boolean dual;

    /** @param twoPlaces whether two places in the box, one in each line, are enough */
    EmptyRectangle(boolean twoPlaces, boolean dual) {
        this.twoPlaces = twoPlaces;
        this.dual = dual;
    }

    /**
     * An empty rectangle.
     *
     * @param near the end of the pair that is in a line of the box
     * @param far its other end
     * @param hit the cell where the digit is removed
     */
    private record Found(int digit, int box, int near, int far, int hit) {

        StepDraft premises(CandidateGrid grid, StepDraft draft) {
            return draft.because(new Premise.Cells(grid.places(digit, box), Digits.bit(digit)))
                    .because(Skyscraper.link(near, far, digit, true));
        }
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int digit = 1; digit <= 9; digit++) {
            for (int box = 18; box < Houses.COUNT; box++) {
                List<Found> all = of(grid, digit, box);
                if (dual ? pairs(grid, all, enough) : singly(grid, all, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean singly(CandidateGrid grid, List<Found> all, Predicate<Step> enough) {
        for (Found found : all) {
            StepDraft draft = new StepDraft(StepKind.EMPTY_RECTANGLE, Digits.bit(found.digit))
                    .remove(grid, CellSet.of(found.hit), found.digit);
            if (enough.test(found.premises(grid, draft).step())) {
                return true;
            }
        }
        return false;
    }

    private static boolean pairs(CandidateGrid grid, List<Found> all, Predicate<Step> enough) {
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                Found one = all.get(i);
                Found two = all.get(j);
                if (one.hit != two.hit) {
                    StepDraft draft = new StepDraft(StepKind.DUAL_EMPTY_RECTANGLE, Digits.bit(one.digit))
                            .remove(grid, CellSet.of(one.hit, two.hit), one.digit);
                    one.premises(grid, draft).because(Skyscraper.link(two.near, two.far, two.digit, true));
                    if (enough.test(draft.step())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private List<Found> of(CandidateGrid grid, int digit, int box) {
        List<Found> all = new ArrayList<>();
        CellSet places = grid.places(digit, box);
        if (places.size() < 2 || places.size() > 5) {
            return all;
        }
        int corner = Houses.cells(box)[0];
        for (int row = Houses.row(corner) + 2; row >= Houses.row(corner); row--) {
            for (int column = Houses.column(corner) + 2; column >= Houses.column(corner); column--) {
                CellSet inRow = places.and(CellSet.house(row));
                CellSet inColumn = places.and(CellSet.house(9 + column));
                boolean empty = places.within(inRow.or(inColumn));
                boolean bent = !inRow.within(inColumn) && !inColumn.within(inRow);
                if (empty && bent && (twoPlaces || inRow.size() > 1 || inColumn.size() > 1)) {
                    along(grid, digit, box, row, column, true, all);
                    along(grid, digit, box, row, column, false, all);
                }
            }
        }
        return all;
    }

    /** Looks for pairs of places that begin in the row (or column) of the rectangle and lead along a column (or row). */
    private static void along(
            CandidateGrid grid, int digit, int box, int row, int column, boolean byRow, List<Found> all) {
        CellSet outside = CellSet.ALL.minus(CellSet.house(box));
        CellSet nears = grid.places(digit, byRow ? row : 9 + column).and(outside);
        for (int near = nears.next(0); near >= 0; near = nears.next(near + 1)) {
            CellSet pair = grid.places(digit, byRow ? 9 + Houses.column(near) : Houses.row(near));
            if (pair.size() != 2) {
                continue;
            }
            int far = pair.without(near).first();
            int hit = byRow ? Houses.GRID.cell(Houses.row(far), column) : Houses.GRID.cell(row, Houses.column(far));
            if (grid.has(hit, digit) && outside.has(hit)) {
                all.add(new Found(digit, box, near, far, hit));
            }
        }
    }
}

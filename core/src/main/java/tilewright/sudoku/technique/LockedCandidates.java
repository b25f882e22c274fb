package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two or three places of a digit in one house that lie in another house as well: nowhere else in that one. Pointing goes
 * from a box to a line, claiming from a line to a box.
 */
final class LockedCandidates implements Technique {

    private static final int FIRST_BOX = 18;

    private final boolean pointing;

    LockedCandidates(boolean pointing) {
        this.pointing = pointing;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        int first = pointing ? FIRST_BOX : 0;
        for (int house = first; house < first + (pointing ? 9 : FIRST_BOX); house++) {
            for (int digit = 1; digit <= 9; digit++) {
                CellSet places = grid.places(digit, house);
                int size = places.size();
                if ((size == 2 || size == 3) && locked(grid, digit, house, places, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean locked(CandidateGrid grid, int digit, int house, CellSet places, Predicate<Step> enough) {
        int from = pointing ? 0 : FIRST_BOX;
        for (int other = from; other < (pointing ? FIRST_BOX : FIRST_BOX + 9); other++) {
            if (places.within(CellSet.house(other))) {
                StepDraft draft = new StepDraft(pointing ? StepKind.POINTING : StepKind.CLAIMING, Digits.bit(digit))
                        .remove(grid, CellSet.house(other).minus(places), digit)
                        .because(new Premise.Base(house))
                        .because(new Premise.Cover(other))
                        .because(new Premise.Cells(places, Digits.bit(digit)));
                return !draft.isIdle() && enough.test(draft.step());
            }
        }
        return false;
    }
}

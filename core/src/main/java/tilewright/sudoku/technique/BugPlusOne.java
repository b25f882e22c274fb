package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two candidates in every empty cell but one that has three, and one of these three times in each of its houses, every
 * other digit twice in every house: without that one there would be no solution or two (a bivalue universal grave).
 */
final class BugPlusOne implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        int three = -1;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int size = Digits.size(grid.candidates(cell));
            if (size == 1 || size > 3 || size == 3 && three >= 0) {
                return false;
            }
            three = size == 3 ? cell : three;
        }
        int digit = three < 0 ? 0 : extra(grid, three);
        return digit != 0
                && enough.test(new StepDraft(StepKind.BUG_PLUS_1, 0)
                        .removeAll(grid, three, Digits.ALL & ~Digits.bit(digit))
                        .because(new Premise.Cells(CellSet.of(three), Digits.bit(digit)))
                        .step());
    }

    /** The digit that stands three times in each house of a cell, while all others stand twice or not at all; else 0. */
    private static int extra(CandidateGrid grid, int three) {
        int extra = 0;
        int houses = 0;
        for (int house = 0; house < Houses.COUNT; house++) {
            for (int digit = 1; digit <= 9; digit++) {
                int places = grid.places(digit, house).size();
                if (places == 0 || places == 2) {
                    continue;
                }
                boolean known = extra == 0 || extra == digit;
                if (places != 3 || !known || !CellSet.house(house).has(three)) {
                    return 0;
                }
                extra = digit;
                houses++;
            }
        }
        return houses == 3 && grid.has(three, extra) ? extra : 0;
    }
}

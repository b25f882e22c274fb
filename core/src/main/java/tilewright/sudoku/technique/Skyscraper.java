package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** Two rows, or two columns, with two places of a digit each, of which two see each other: one of the other two has it. */
final class Skyscraper implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        return lines(grid, 0, enough) || lines(grid, 9, enough);
    }

    private static boolean lines(CandidateGrid grid, int first, Predicate<Step> enough) {
        for (int digit = 1; digit <= 9; digit++) {
            for (int a = first; a < first + 9; a++) {
                for (int b = a + 1; grid.places(digit, a).size() == 2 && b < first + 9; b++) {
                    if (grid.places(digit, b).size() == 2 && pair(grid, digit, a, b, enough)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean pair(CandidateGrid grid, int digit, int a, int b, Predicate<Step> enough) {
        int[] one = grid.places(digit, a).cells();
        int[] two = grid.places(digit, b).cells();
        int across = a < 9 ? 1 : 0;
        boolean firstsMeet = Houses.of(one[0])[across] == Houses.of(two[0])[across];
        boolean secondsMeet = Houses.of(one[1])[across] == Houses.of(two[1])[across];
        if (firstsMeet == secondsMeet) {
            return false; // an X-Wing, or no connection
        }
        int top = firstsMeet ? 1 : 0;
        CellSet tops = CellSet.of(one[top], two[top]);
        StepDraft draft = new StepDraft(StepKind.SKYSCRAPER, Digits.bit(digit)).remove(grid, tops.seenByAll(), digit);
        return !draft.isIdle()
                && enough.test(draft.because(new Premise.Base(a))
                        .because(new Premise.Base(b))
                        .because(link(one[top], one[1 - top], digit, true))
                        .because(link(one[1 - top], two[1 - top], digit, false))
                        .because(link(two[1 - top], two[top], digit, true))
                        .step());
    }

    static Premise link(int from, int to, int digit, boolean strong) {
        return new Premise.Link(CellSet.of(from), digit, CellSet.of(to), digit, strong);
    }
}

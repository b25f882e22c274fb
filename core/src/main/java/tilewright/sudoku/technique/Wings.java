package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * XY-Wing and XYZ-Wing: a pivot and two cells of two candidates that it sees, with three digits in all. One digit is in
 * both of the two: whatever the pivot is, it is in one of the three.
 */
final class Wings implements Technique {

    private final boolean xyz;

    /** @param xyz whether the pivot has all three digits, not two */
    Wings(boolean xyz) {
        this.xyz = xyz;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        int[] pairs = cells(grid, 2);
        int[] firsts = xyz ? cells(grid, 3) : pairs;
        for (int i = 0; i < firsts.length; i++) {
            stop.check();
            for (int j = xyz ? 0 : i + 1; j < pairs.length; j++) {
                int two = grid.candidates(firsts[i]) | grid.candidates(pairs[j]);
                for (int k = j + 1; Digits.size(two) == 3 && k < pairs.length; k++) {
                    if (three(grid, firsts[i], pairs[j], pairs[k], enough)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static int[] cells(CandidateGrid grid, int candidates) {
        int[] cells = new int[Houses.CELLS];
        int count = 0;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (Digits.size(grid.candidates(cell)) == candidates) {
                cells[count++] = cell;
            }
        }
        return Arrays.copyOf(cells, count);
    }

    private boolean three(CandidateGrid grid, int a, int b, int c, Predicate<Step> enough) {
        int ofA = grid.candidates(a);
        int ofB = grid.candidates(b);
        int ofC = grid.candidates(c);
        if (Digits.size(ofA | ofB | ofC) != 3 || ofA == ofB || ofB == ofC || ofC == ofA) {
            return false;
        }
        return wing(grid, a, b, c, enough) || !xyz && (wing(grid, b, a, c, enough) || wing(grid, c, b, a, enough));
    }

    private boolean wing(CandidateGrid grid, int pivot, int first, int second, Predicate<Step> enough) {
        CellSet peers = CellSet.peers(pivot);
        int common = grid.candidates(first) & grid.candidates(second);
        if (!peers.has(first) || !peers.has(second) || Digits.size(common) != 1) {
            return false;
        }
        int digit = Digits.first(common);
        CellSet seen = CellSet.peers(first).and(CellSet.peers(second));
        int digits = grid.candidates(pivot) | common;
        StepDraft draft = new StepDraft(xyz ? StepKind.XYZ_WING : StepKind.XY_WING, digits)
                .remove(grid, xyz ? seen.and(peers) : seen, digit);
        return !draft.isIdle()
                && enough.test(draft.because(new Premise.Cells(CellSet.of(pivot), grid.candidates(pivot)))
                        .because(new Premise.Cells(CellSet.of(first), grid.candidates(first)))
                        .because(new Premise.Cells(CellSet.of(second), grid.candidates(second)))
                        .step());
    }
}

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
 * A rectangle in two boxes of cells that hold no clue and that two digits would fill in two ways: when all corners but one
 * or two are filled, the rest is not filled so. Type 1 has one empty corner; type 2 has two in one box that share one
 * other digit.
 */
final class AvoidableRectangle implements Technique {

    private final StepKind kind;

    /** @param kind {@link StepKind#AVOIDABLE_RECTANGLE_1} or {@link StepKind#AVOIDABLE_RECTANGLE_2} */
    AvoidableRectangle(StepKind kind) {
        this.kind = kind;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int a = 0; a < Houses.CELLS; a++) {
            stop.check();
            for (int b : Houses.cells(Houses.of(a)[2])) {
                boolean row = Houses.row(a) == Houses.row(b);
                boolean inLine = row || Houses.column(a) == Houses.column(b);
                if (b > a && inLine && filled(grid, a) && filled(grid, b) && along(grid, a, b, row, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean filled(CandidateGrid grid, int cell) {
        return grid.digit(cell) != 0 && !grid.given(cell);
    }

    private boolean along(CandidateGrid grid, int a, int b, boolean row, Predicate<Step> enough) {
        for (int i = 0; i < 9; i++) {
            int overA = row ? Houses.GRID.cell(i, Houses.column(a)) : Houses.GRID.cell(Houses.row(a), i);
            int overB = row ? Houses.GRID.cell(i, Houses.column(b)) : Houses.GRID.cell(Houses.row(b), i);
            if (Houses.box(overA) == Houses.box(a)) {
                continue;
            }
            boolean ended = kind == StepKind.AVOIDABLE_RECTANGLE_1
                    ? oneOpen(grid, a, b, overA, overB, enough) || oneOpen(grid, b, a, overB, overA, enough)
                    : twoOpen(grid, a, b, overA, overB, enough);
            if (ended) {
                return true;
            }
        }
        return false;
    }

    /** The corner over a holds the digit of b; the corner over b, which is open, would hold that of a. */
    private boolean oneOpen(CandidateGrid grid, int a, int b, int overA, int overB, Predicate<Step> enough) {
        int digit = grid.digit(a);
        if (!filled(grid, overA) || grid.digit(overA) != grid.digit(b) || !isPairWith(grid, overB, digit)) {
            return false;
        }
        return enough.test(draft(grid, a, b, overA, overB)
                .remove(grid, CellSet.of(overB), digit)
                .step());
    }

    private boolean twoOpen(CandidateGrid grid, int a, int b, int overA, int overB, Predicate<Step> enough) {
        if (!isPairWith(grid, overA, grid.digit(b)) || !isPairWith(grid, overB, grid.digit(a))) {
            return false;
        }
        int extra = grid.candidates(overA) & ~Digits.bit(grid.digit(b));
        if ((grid.candidates(overB) & extra) == 0) {
            return false;
        }
        CellSet open = CellSet.of(overA, overB);
        StepDraft draft = draft(grid, a, b, overA, overB)
                .remove(grid, open.seenByAll(), Digits.first(extra))
                .because(new Premise.Cells(open, extra));
        return !draft.isIdle() && enough.test(draft.step());
    }

    private static boolean isPairWith(CandidateGrid grid, int cell, int digit) {
        return grid.has(cell, digit) && Digits.size(grid.candidates(cell)) == 2;
    }

    private StepDraft draft(CandidateGrid grid, int a, int b, int overA, int overB) {
        int digits = Digits.bit(grid.digit(a)) | Digits.bit(grid.digit(b));
        return new StepDraft(kind, digits).because(new Premise.Cells(CellSet.of(a, b, overA, overB), digits));
    }
}

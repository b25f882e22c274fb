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
 * Four cells in a box and a line with four digits in all, of which one alone has places that do not see each other: each
 * of the other three can be in the four cells once, so that one is in one of them.
 */
final class WxyzWing implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int box = 18; box < Houses.COUNT; box++) {
            for (int line = 0; line < 18; line++) {
                CellSet both = CellSet.house(box).and(CellSet.house(line));
                if (!both.isEmpty() && inBoxAndLine(grid, stop, box, line, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean inBoxAndLine(CandidateGrid grid, Stop stop, int box, int line, Predicate<Step> enough) {
        int[] open = CellSet.house(box).or(CellSet.house(line)).cells();
        int count = 0;
        for (int cell : open) {
            int size = Digits.size(grid.candidates(cell));
            if (size > 1 && size <= 4) {
                open[count++] = cell;
            }
        }
        return four(grid, stop, open, count, 0, CellSet.NONE, 0, box, line, enough);
    }

    private static boolean four(
            CandidateGrid grid,
            Stop stop,
            int[] open,
            int count,
            int from,
            CellSet cells,
            int digits,
            int box,
            int line,
            Predicate<Step> enough) {
        if (cells.size() == 4) {
            boolean bent = !cells.minus(CellSet.house(box)).isEmpty()
                    && !cells.minus(CellSet.house(line)).isEmpty();
            return bent && Digits.size(digits) == 4 && wing(grid, cells, digits, enough);
        }
        stop.check();
        for (int i = from; i < count; i++) {
            int union = digits | grid.candidates(open[i]);
            if (Digits.size(union) <= 4
                    && four(grid, stop, open, count, i + 1, cells.with(open[i]), union, box, line, enough)) {
                return true;
            }
        }
        return false;
    }

    private static boolean wing(CandidateGrid grid, CellSet cells, int digits, Predicate<Step> enough) {
        int free = 0;
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            CellSet places = cells.and(grid.places(Digits.first(rest)));
            for (int cell = places.next(0); cell >= 0; cell = places.next(cell + 1)) {
                if (!places.without(cell).within(CellSet.peers(cell))) {
                    free |= rest & -rest;
                }
            }
        }
        if (Digits.size(free) != 1) {
            return false;
        }
        int digit = Digits.first(free);
        StepDraft draft = new StepDraft(StepKind.WXYZ_WING, digits)
                .remove(grid, cells.and(grid.places(digit)).seenByAll(), digit);
        return !draft.isIdle()
                && enough.test(draft.because(new Premise.Cells(cells, digits)).step());
    }
}

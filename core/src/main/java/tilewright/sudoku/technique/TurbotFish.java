package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two houses with two places of a digit each, one of each in sight of the other: one of the two ends has the digit. The
 * skyscraper and the two-string kite are such.
 */
final class TurbotFish implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int start = 0; start < Houses.CELLS; start++) {
            stop.check();
            for (int rest = grid.candidates(start); rest != 0; rest &= rest - 1) {
                if (from(grid, start, Digits.first(rest), enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean from(CandidateGrid grid, int start, int digit, Predicate<Step> enough) {
        CellSet firsts = partners(grid, start, digit);
        for (int first = firsts.next(0); first >= 0; first = firsts.next(first + 1)) {
            CellSet seconds = CellSet.peers(first).and(grid.places(digit)).without(start);
            for (int second = seconds.next(0); second >= 0; second = seconds.next(second + 1)) {
                CellSet ends = partners(grid, second, digit).without(first);
                for (int end = ends.next(0); end >= 0; end = ends.next(end + 1)) {
                    if (chain(grid, start, first, second, end, digit, enough)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The cells that are with a cell the only two places of a digit in some house. */
    static CellSet partners(CandidateGrid grid, int cell, int digit) {
        CellSet partners = CellSet.NONE;
        for (int house : Houses.of(cell)) {
            CellSet places = grid.places(digit, house);
            if (places.size() == 2) {
                partners = partners.or(places.without(cell));
            }
        }
        return partners;
    }

    private static boolean chain(
            CandidateGrid grid, int start, int first, int second, int end, int digit, Predicate<Step> enough) {
        if (end < start) {
            return false; // told from its other end
        }
        StepDraft draft = new StepDraft(StepKind.TURBOT_FISH, Digits.bit(digit))
                .remove(grid, CellSet.peers(start).and(CellSet.peers(end)), digit);
        return !draft.isIdle()
                && enough.test(draft.because(Skyscraper.link(start, first, digit, true))
                        .because(Skyscraper.link(first, second, digit, false))
                        .because(Skyscraper.link(second, end, digit, true))
                        .step());
    }
}

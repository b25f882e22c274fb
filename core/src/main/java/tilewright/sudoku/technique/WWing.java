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
 * Two cells with the same two candidates, and a house in which the one digit has two places, each in sight of one of them:
 * so one of the cells is the other digit.
 */
final class WWing implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        for (int a = 0; a < Houses.CELLS; a++) {
            int pair = grid.candidates(a);
            for (int b = a + 1; Digits.size(pair) == 2 && b < Houses.CELLS; b++) {
                if (grid.candidates(b) != pair) {
                    continue;
                }
                int low = Digits.first(pair);
                int high = Digits.first(pair & pair - 1);
                if (wing(grid, a, b, low, high, enough) || wing(grid, a, b, high, low, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean wing(CandidateGrid grid, int a, int b, int removed, int linked, Predicate<Step> enough) {
        CellSet hit = CellSet.peers(a).and(CellSet.peers(b)).and(grid.places(removed));
        for (int house = 0; !hit.isEmpty() && house < Houses.COUNT; house++) {
            CellSet places = grid.places(linked, house);
            if (places.size() != 2 || places.has(a) || places.has(b)) {
                continue;
            }
            int first = places.first();
            int second = places.next(first + 1);
            boolean firstSeesA = CellSet.peers(first).has(a);
            boolean links = firstSeesA
                    ? !CellSet.peers(second).has(a) && CellSet.peers(second).has(b)
                    : CellSet.peers(first).has(b) && CellSet.peers(second).has(a);
            if (links && enough.test(step(grid, a, b, firstSeesA ? first : second, places, removed, linked))) {
                return true;
            }
        }
        return false;
    }

    private static Step step(CandidateGrid grid, int a, int b, int byA, CellSet places, int removed, int linked) {
        CellSet byB = places.without(byA);
        CellSet one = CellSet.of(a);
        CellSet two = CellSet.of(b);
        return new StepDraft(StepKind.W_WING, Digits.bit(removed) | Digits.bit(linked))
                .remove(grid, one.or(two).seenByAll(), removed)
                .because(new Premise.Link(one, removed, one, linked, true))
                .because(new Premise.Link(one, linked, CellSet.of(byA), linked, false))
                .because(new Premise.Link(CellSet.of(byA), linked, byB, linked, true))
                .because(new Premise.Link(byB, linked, two, linked, false))
                .because(new Premise.Link(two, linked, two, removed, true))
                .step();
    }
}

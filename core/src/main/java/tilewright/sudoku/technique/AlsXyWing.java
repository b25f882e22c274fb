package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two almost locked sets that are linked to a third one, each by another restricted common digit: one of the two is locked, so
 * of each further digit that they share one is in one of them.
 */
final class AlsXyWing implements Technique {

    private final boolean overlap;

    /**
     * The technique.
     *
     * @param overlap whether the sets may have cells in common
     */
    AlsXyWing(boolean overlap) {
        this.overlap = overlap;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        AlmostLockedSets sets = grid.almostLockedSets();
        RestrictedCommons pairs = grid.restrictedCommons(overlap, stop);
        int[][] ofSet = pairs.ofSets();
        Eliminations eliminations = new Eliminations();
        Set<Eliminations> known = new HashSet<>();
        for (int pair = 0; pair < pairs.size(); pair++) {
            if (pair % 256 == 0) {
                stop.check();
            }
            int[] some = ofSet[pairs.first(pair)];
            int[] more = ofSet[pairs.second(pair)];
            int i = 0;
            int k = 0;
            while (i < some.length || k < more.length) {
                boolean first = k == more.length || i < some.length && some[i] < more[k];
                int next = first ? some[i++] : more[k++];
                if (next <= pair) {
                    continue;
                }
                int pivot = first ? pairs.first(pair) : pairs.second(pair);
                int one = pairs.first(pair) + pairs.second(pair) - pivot;
                int other = pairs.first(next) + pairs.second(next) - pivot;
                if (check(sets, pairs, pair, next, one, other, eliminations) && known.add(eliminations)) {
                    if (enough.test(step(sets, pairs, pair, next, pivot, one, other, eliminations))) {
                        return true;
                    }
                    eliminations = new Eliminations();
                }
                eliminations.clear();
            }
        }
        return false;
    }

    private boolean check(
            AlmostLockedSets sets,
            RestrictedCommons pairs,
            int pair,
            int next,
            int one,
            int other,
            Eliminations eliminations) {
        int restricted = pairs.digits(pair) | pairs.digits(next);
        if (Digits.size(restricted) == 1 || (sets.digits(one) & sets.digits(other) & ~restricted) == 0) {
            return false;
        }
        CellSet cells = sets.cells(one);
        CellSet others = sets.cells(other);
        if (cells.meets(others) && (!overlap || cells.within(others) || others.within(cells))) {
            return false;
        }
        AlsSteps.removeCommon(sets, one, other, restricted, eliminations);
        return !eliminations.isEmpty();
    }

    private static Step step(
            AlmostLockedSets sets,
            RestrictedCommons pairs,
            int pair,
            int next,
            int pivot,
            int one,
            int other,
            Eliminations eliminations) {
        List<Premise> premises = new ArrayList<>();
        premises.add(sets.premise(one));
        premises.addAll(AlsSteps.links(sets, one, pivot, pairs.digits(pair)));
        premises.add(sets.premise(pivot));
        premises.addAll(AlsSteps.links(sets, pivot, other, pairs.digits(next)));
        premises.add(sets.premise(other));
        return AlsSteps.step(StepKind.ALS_XY_WING, eliminations, premises);
    }
}

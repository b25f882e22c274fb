package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two almost locked sets with a restricted common digit: one of them lacks it and is locked, so of every other common digit
 * one is in one of them. With two such digits, both sets are locked but for these.
 */
final class AlsXz implements Technique {

    private final boolean overlap;

    /**
     * The technique.
     *
     * @param overlap whether the sets may have cells in common
     */
    AlsXz(boolean overlap) {
        this.overlap = overlap;
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        AlmostLockedSets sets = grid.almostLockedSets();
        RestrictedCommons pairs = grid.restrictedCommons(overlap, stop);
        Eliminations eliminations = new Eliminations();
        Set<Eliminations> known = new HashSet<>();
        for (int pair = 0; pair < pairs.size(); pair++) {
            int one = pairs.first(pair);
            int other = pairs.second(pair);
            int restricted = pairs.digits(pair);
            if (Digits.size(restricted) == 1) {
                AlsSteps.removeCommon(sets, one, other, restricted, eliminations);
            } else {
                AlsSteps.removeCommon(sets, one, other, 0, eliminations);
                removeLocked(sets, one, other, restricted, eliminations);
                removeLocked(sets, other, one, restricted, eliminations);
            }
            if (!eliminations.isEmpty() && known.add(eliminations)) {
                List<Premise> premises = new ArrayList<>(List.of(sets.premise(one), sets.premise(other)));
                premises.addAll(AlsSteps.links(sets, one, other, restricted));
                if (enough.test(AlsSteps.step(StepKind.ALS_XZ, eliminations, premises))) {
                    return true;
                }
                eliminations = new Eliminations();
            }
            eliminations.clear();
        }
        return false;
    }

    private static void removeLocked(
            AlmostLockedSets sets, int locked, int other, int restricted, Eliminations eliminations) {
        for (int rest = sets.digits(locked) & ~restricted; rest != 0; rest &= rest - 1) {
            int digit = Digits.first(rest);
            eliminations.add(digit, sets.seen(locked, digit).minus(sets.cells(other)));
        }
    }
}

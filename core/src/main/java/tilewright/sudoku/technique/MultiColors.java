package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * Two clusters of places of a digit, each in two colors. A color that sees both colors of the other cluster is wrong
 * (type 2); where a color sees one of the other cluster, one of the two opposite colors is right, and what sees both of these
 * is removed (type 1).
 */
final class MultiColors implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        stop.check();
        for (int digit = 1; digit <= 9; digit++) {
            List<ColorCluster> clusters = ColorCluster.of(grid, digit);
            for (int i = 0; i < clusters.size(); i++) {
                for (int k = 0; k < clusters.size(); k++) {
                    if (i != k && findIn(grid, digit, clusters.get(i), clusters.get(k), i < k, enough)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean findIn(
            CandidateGrid grid, int digit, ColorCluster one, ColorCluster other, boolean both, Predicate<Step> enough) {
        CellSet wrong = CellSet.NONE;
        for (CellSet color : List.of(one.first(), one.second())) {
            CellSet seen = ColorCluster.seenBy(color);
            if (seen.meets(other.first()) && seen.meets(other.second())) {
                wrong = wrong.or(color);
            }
        }
        if (gives(StepKind.MULTI_COLORS_2, digit, wrong, one, other, enough)) {
            return true;
        }
        if (!both) {
            return false;
        }
        CellSet seen = opposite(one.first(), one.second(), other)
                .or(opposite(one.second(), one.first(), other))
                .and(grid.places(digit));
        return gives(StepKind.MULTI_COLORS_1, digit, seen, one, other, enough);
    }

    /** The cells that see two colors of which one is right, because the opposite ones see each other. */
    private static CellSet opposite(CellSet color, CellSet opposite, ColorCluster other) {
        CellSet seen = ColorCluster.seenBy(color);
        CellSet seenByOpposite = ColorCluster.seenBy(opposite);
        CellSet out = CellSet.NONE;
        if (seen.meets(other.first())) {
            out = out.or(seenByOpposite.and(ColorCluster.seenBy(other.second())));
        }
        if (seen.meets(other.second())) {
            out = out.or(seenByOpposite.and(ColorCluster.seenBy(other.first())));
        }
        return out;
    }

    private static boolean gives(
            StepKind kind, int digit, CellSet removed, ColorCluster one, ColorCluster other, Predicate<Step> enough) {
        if (removed.isEmpty()) {
            return false;
        }
        Eliminations eliminations = new Eliminations();
        eliminations.add(digit, removed);
        List<Premise> premises = new ArrayList<>(one.premises(digit));
        premises.addAll(other.premises(digit));
        return enough.test(new Step(kind, Digits.bit(digit), List.of(), eliminations.list(), 0, premises));
    }
}

package tilewright.sudoku.technique;

import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * One cluster of places of a digit in two colors. Two cells of a color that see each other make that color wrong (wrap); what
 * sees both colors is removed (trap).
 */
final class SimpleColors implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        stop.check();
        for (int digit = 1; digit <= 9; digit++) {
            for (ColorCluster cluster : ColorCluster.of(grid, digit)) {
                CellSet seenByFirst = ColorCluster.seenBy(cluster.first());
                CellSet seenBySecond = ColorCluster.seenBy(cluster.second());
                CellSet wrapped = (seenByFirst.meets(cluster.first()) ? cluster.first() : CellSet.NONE)
                        .or(seenBySecond.meets(cluster.second()) ? cluster.second() : CellSet.NONE);
                CellSet trapped = seenByFirst.and(seenBySecond).and(grid.places(digit));
                if (gives(StepKind.SIMPLE_COLORS_WRAP, digit, wrapped, cluster, enough)
                        || gives(StepKind.SIMPLE_COLORS_TRAP, digit, trapped, cluster, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean gives(
            StepKind kind, int digit, CellSet removed, ColorCluster cluster, Predicate<Step> enough) {
        if (removed.isEmpty()) {
            return false;
        }
        Eliminations eliminations = new Eliminations();
        eliminations.add(digit, removed);
        return enough.test(
                new Step(kind, Digits.bit(digit), List.of(), eliminations.list(), 0, cluster.premises(digit)));
    }
}

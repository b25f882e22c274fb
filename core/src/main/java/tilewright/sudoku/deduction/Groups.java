package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/**
 * Candidates that no way to fill all cells of a cage, an arrow, or a line has.
 *
 * @param least the least number of empty cells
 * @param most the greatest
 */
record Groups(int least, int most, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.GROUPS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        for (CellGroup group : grid.facts().groups()) {
            stop.check();
            if (!grid.hasEmpty(group.cells(), least, most)) {
                continue;
            }
            List<CellDigit> removed = removed(grid, group);
            if (!removed.isEmpty()
                    && enough.test(Deduction.removing(
                            DeductionKind.of(group.constraint()),
                            tenths,
                            removed,
                            List.of(new Premise.Rule(group.constraint()))))) {
                return true;
            }
        }
        return false;
    }

    /** The candidates that are in no way to fill a group. */
    static List<CellDigit> removed(CandidateGrid grid, CellGroup group) {
        return removed(grid, group.cells(), group.supported(grid));
    }

    static List<CellDigit> removed(CandidateGrid grid, int[] cells, int[] supported) {
        List<CellDigit> removed = new ArrayList<>();
        for (int i = 0; i < supported.length; i++) {
            int cell = cells[i];
            Bits.list(grid.mask(cell) & ~supported[i]).forEach(digit -> removed.add(new CellDigit(cell, digit)));
        }
        return removed;
    }
}

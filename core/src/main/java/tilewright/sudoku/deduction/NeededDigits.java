package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/**
 * A digit that each way to fill a cage, an arrow, or a line has: whatever each of its places there excludes is wrong.
 *
 * @param least the least number of empty cells
 * @param most the greatest
 */
record NeededDigits(int least, int most, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.GROUPS, Fact.PEERS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        Exclusions exclusions = new Exclusions(grid);
        for (CellGroup group : grid.facts().groups()) {
            stop.check();
            if (!grid.hasEmpty(group.cells(), least, most)) {
                continue;
            }
            for (int digit : Bits.list(group.needed(grid))) {
                List<Integer> cells = new ArrayList<>();
                List<Integer> candidates = new ArrayList<>();
                for (int cell : group.cells()) {
                    if (grid.has(cell, digit)) {
                        cells.add(cell);
                        candidates.add(grid.facts().candidate(cell, digit));
                    }
                }
                List<CellDigit> removed = exclusions.of(candidates);
                List<Premise> premises =
                        List.of(new Premise.Rule(group.constraint()), new Premise.Cells(cells, Bits.of(digit)));
                if (!removed.isEmpty()
                        && enough.test(Deduction.removing(DeductionKind.NEEDED_DIGIT, tenths, removed, premises))) {
                    return true;
                }
            }
        }
        return false;
    }
}

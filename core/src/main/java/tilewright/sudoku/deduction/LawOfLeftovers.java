package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/** Digits that some leftovers cannot have, so that those on the other side cannot, either. */
record LawOfLeftovers(int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        for (Leftovers leftovers : grid.facts().leftovers()) {
            stop.check();
            if (give(grid, leftovers, leftovers.ofLines(), leftovers.ofBoxes(), enough)
                    || give(grid, leftovers, leftovers.ofBoxes(), leftovers.ofLines(), enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean give(
            CandidateGrid grid,
            Leftovers leftovers,
            List<Integer> cells,
            List<Integer> others,
            Predicate<Deduction> enough) {
        int possible = 0;
        for (int other : others) {
            possible |= grid.mask(other);
        }
        List<CellDigit> removed = new ArrayList<>();
        for (int cell : cells) {
            Bits.list(grid.mask(cell) & ~possible).forEach(digit -> removed.add(new CellDigit(cell, digit)));
        }
        List<Premise> premises = List.of(new Premise.Same(leftovers), new Premise.Cells(others, possible));
        return !removed.isEmpty()
                && enough.test(Deduction.removing(DeductionKind.LAW_OF_LEFTOVERS, tenths, removed, premises));
    }
}

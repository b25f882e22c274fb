package tilewright.sudoku.deduction;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/**
 * Candidates that do not go with the sum of a house and its cages, or of some rows or columns: innies and outies.
 *
 * @param cells the greatest number of empty cells
 * @param houses the greatest number of houses
 */
record HouseSums(int cells, int houses, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES, Fact.SUMS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        for (HouseSum sum : grid.facts().houseSums()) {
            stop.check();
            Fillings fillings = sum.fillings();
            if (sum.houses().size() > houses || !grid.hasEmpty(fillings.cells(), 1, cells)) {
                continue;
            }
            List<CellDigit> removed = Groups.removed(grid, fillings.cells(), fillings.supported(grid));
            if (!removed.isEmpty()
                    && enough.test(Deduction.removing(
                            DeductionKind.INNIES_AND_OUTIES, tenths, removed, List.of(new Premise.Sum(sum))))) {
                return true;
            }
        }
        return false;
    }
}

package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/**
 * Some digits that fit only in as many cells of a house: nothing else fits there.
 *
 * @param size 2 to 4
 */
record HiddenSets(DeductionKind kind, int size, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        for (int house = 0; house < grid.facts().houses().size(); house++) {
            stop.check();
            int[] places = new int[grid.facts().side() + 1];
            for (int digit = 1; digit < places.length; digit++) {
                places[digit] = grid.places(house, digit);
            }
            if (extend(grid, house, places, 0, 0, enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean extend(
            CandidateGrid grid, int house, int[] places, int digits, int union, Predicate<Deduction> enough) {
        if (Bits.size(digits) == size) {
            return Bits.size(union) == size && give(grid, house, digits, union, enough);
        }
        for (int digit = digits == 0 ? 1 : Bits.most(digits) + 1; digit < places.length; digit++) {
            if (Bits.size(places[digit]) > 1
                    && Bits.size(union | places[digit]) <= size
                    && extend(grid, house, places, digits | Bits.of(digit), union | places[digit], enough)) {
                return true;
            }
        }
        return false;
    }

    private boolean give(CandidateGrid grid, int house, int digits, int places, Predicate<Deduction> enough) {
        List<Integer> cells = new ArrayList<>();
        List<CellDigit> removed = new ArrayList<>();
        for (int place : Bits.list(places)) {
            int cell = grid.facts().cellsOf(house)[place - 1];
            cells.add(cell);
            Bits.list(grid.mask(cell) & ~digits).forEach(digit -> removed.add(new CellDigit(cell, digit)));
        }
        List<Premise> premises =
                List.of(new Premise.Base(grid.facts().houses().get(house)), new Premise.Cells(cells, digits));
        return !removed.isEmpty() && enough.test(Deduction.removing(kind, tenths, removed, premises));
    }
}

package tilewright.sudoku.deduction;

import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.rules.House;

/** Full houses, hidden singles in boxes and in all houses, and naked singles: one of these at a time. */
enum Singles implements VariantTechnique {
    FULL_HOUSES(10),
    IN_BOXES(12),
    IN_HOUSES(15),
    NAKED(23);

    private final int tenths;

    Singles(int tenths) {
        this.tenths = tenths;
    }

    @Override
    public int tenths() {
        return tenths;
    }

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        return this == NAKED ? findNaked(grid, enough) : findInHouses(grid, enough);
    }

    private boolean findNaked(CandidateGrid grid, Predicate<Deduction> enough) {
        for (int cell = 0; cell < grid.facts().cells(); cell++) {
            if (!grid.isFilled(cell) && Bits.isSingle(grid.mask(cell))) {
                CellDigit placed = new CellDigit(cell, Bits.least(grid.mask(cell)));
                if (enough.test(Deduction.placing(DeductionKind.NAKED_SINGLE, tenths, placed))) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean findInHouses(CandidateGrid grid, Predicate<Deduction> enough) {
        RuleFacts facts = grid.facts();
        for (int house = 0; house < facts.houses().size(); house++) {
            House named = facts.houses().get(house);
            int[] cells = facts.cellsOf(house);
            int empty = 0;
            for (int cell : cells) {
                empty += grid.isFilled(cell) ? 0 : 1;
            }
            if (this == FULL_HOUSES ? empty != 1 : empty == 0 || this == IN_BOXES && named.kind() != House.Kind.BOX) {
                continue;
            }
            for (int digit = 1; digit <= facts.side(); digit++) {
                int places = grid.places(house, digit);
                if (!Bits.isSingle(places)) {
                    continue;
                }
                int cell = cells[Bits.least(places) - 1];
                DeductionKind kind = this == FULL_HOUSES ? DeductionKind.FULL_HOUSE : DeductionKind.HIDDEN_SINGLE;
                if (!grid.isFilled(cell)
                        && enough.test(
                                Deduction.placing(kind, tenths, new CellDigit(cell, digit), new Premise.Base(named)))) {
                    return true;
                }
            }
        }
        return false;
    }
}

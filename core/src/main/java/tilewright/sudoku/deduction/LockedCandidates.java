package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.rules.House;

/**
 * A digit in a house: whatever each of its places excludes is wrong. With boxes and lines that is pointing and claiming; with other
 * houses, cells that see each other, and pairs of digits, the same in general.
 */
record LockedCandidates(DeductionKind kind, int tenths) implements VariantTechnique {

    /** More places than these are seldom all seen from anywhere. */
    private static final int MOST_PLACES = 6;

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES, Fact.PEERS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        RuleFacts facts = grid.facts();
        Exclusions exclusions = new Exclusions(grid);
        for (int house = 0; house < facts.houses().size(); house++) {
            stop.check();
            for (int digit = 1; digit <= facts.side(); digit++) {
                int places = grid.places(house, digit);
                if (Bits.size(places) < 2 || Bits.size(places) > MOST_PLACES) {
                    continue;
                }
                List<Integer> cells = new ArrayList<>();
                List<Integer> candidates = new ArrayList<>();
                for (int place : Bits.list(places)) {
                    int cell = facts.cellsOf(house)[place - 1];
                    cells.add(cell);
                    candidates.add(facts.candidate(cell, digit));
                }
                List<CellDigit> removed = exclusions.of(candidates);
                if (!removed.isEmpty() && give(facts, house, digit, cells, removed, enough)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean give(
            RuleFacts facts,
            int base,
            int digit,
            List<Integer> cells,
            List<CellDigit> removed,
            Predicate<Deduction> enough) {
        List<CellDigit> rest = new ArrayList<>(removed);
        House named = facts.houses().get(base);
        for (int cover : facts.housesOf(cells.getFirst())) {
            List<CellDigit> covered = rest.stream()
                    .filter(gone -> gone.digit() == digit && facts.inHouse(cover, gone.cell()))
                    .toList();
            if (cover == base || covered.isEmpty() || !cells.stream().allMatch(cell -> facts.inHouse(cover, cell))) {
                continue;
            }
            rest.removeAll(covered);
            DeductionKind found = named.kind() == House.Kind.ROW || named.kind() == House.Kind.COLUMN
                    ? DeductionKind.CLAIMING
                    : DeductionKind.POINTING;
            List<Premise> premises = List.of(
                    new Premise.Base(named),
                    new Premise.Cells(cells, Bits.of(digit)),
                    new Premise.Cover(facts.houses().get(cover)));
            if (found == kind && enough.test(Deduction.removing(kind, tenths, covered, premises))) {
                return true;
            }
        }
        List<Premise> premises = List.of(new Premise.Base(named), new Premise.Cells(cells, Bits.of(digit)));
        return kind == DeductionKind.LOCKED
                && !rest.isEmpty()
                && enough.test(Deduction.removing(kind, tenths, rest, premises));
    }
}

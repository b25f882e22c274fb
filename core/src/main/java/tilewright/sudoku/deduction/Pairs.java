package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.rules.Constraint;

/**
 * Candidates of a cell that every candidate of another cell excludes, by a dot, a line, or whatever joins the two.
 *
 * @param filled whether the other cell is filled, else it has several candidates
 */
record Pairs(boolean filled, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.PAIRS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        RuleFacts facts = grid.facts();
        Exclusions exclusions = new Exclusions(grid);
        for (int cell = 0; cell < facts.cells(); cell++) {
            stop.check();
            int mask = grid.mask(cell);
            if (mask == 0 || grid.isFilled(cell) != filled || !filled && Bits.isSingle(mask)) {
                continue;
            }
            int here = cell;
            List<CellDigit> removed = exclusions.of(Bits.list(mask).stream()
                    .map(digit -> facts.candidate(here, digit))
                    .toList());
            Map<Set<Constraint>, List<CellDigit>> reasons = new LinkedHashMap<>();
            removed.forEach(gone -> reasons.computeIfAbsent(facts.between(here, gone.cell()), _ -> new ArrayList<>())
                    .add(gone));
            for (Map.Entry<Set<Constraint>, List<CellDigit>> entry : reasons.entrySet()) {
                if (enough.test(step(cell, mask, entry.getKey(), entry.getValue()))) {
                    return true;
                }
            }
        }
        return false;
    }

    private Deduction step(int cell, int mask, Set<Constraint> constraints, List<CellDigit> removed) {
        List<Premise> premises = new ArrayList<>(List.of(new Premise.Cells(List.of(cell), mask)));
        constraints.forEach(constraint -> premises.add(new Premise.Rule(constraint)));
        DeductionKind kind = constraints.isEmpty()
                ? DeductionKind.LOCKED
                : DeductionKind.of(constraints.iterator().next());
        return Deduction.removing(kind, tenths, removed, premises);
    }
}

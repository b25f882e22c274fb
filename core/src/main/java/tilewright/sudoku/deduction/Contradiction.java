package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tilewright.search.Stop;
import tilewright.sudoku.rules.House;

/**
 * A candidate that leads to a contradiction, by singles, pairs, and groups; with depth, by trying all candidates of a cell or all places
 * of a digit in addition. Without a limit of depth it refutes whatever is in no solution.
 *
 * @param depth the number of further suppositions that are made at once, 0 for none
 */
record Contradiction(int depth, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES, Fact.PEERS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        DeductionKind kind = depth == 0 ? DeductionKind.CONTRADICTION : DeductionKind.NESTED_CONTRADICTION;
        List<Integer> cells = IntStream.range(0, grid.facts().cells())
                .filter(cell -> Bits.size(grid.mask(cell)) > 1)
                .boxed()
                .sorted(Comparator.comparingInt(cell -> Bits.size(grid.mask(cell))))
                .toList();
        for (int cell : cells) {
            for (int digit : Bits.list(grid.mask(cell))) {
                CellDigit start = new CellDigit(cell, digit);
                Optional<List<Premise>> premises = refute(grid, start, stop);
                if (premises.isPresent()
                        && enough.test(Deduction.removing(kind, tenths, List.of(start), premises.get()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The reason why a candidate is wrong; empty when that is not found at this depth. */
    private Optional<List<Premise>> refute(CandidateGrid grid, CellDigit start, Stop stop) {
        stop.check();
        Closure closure = new Closure(grid, start);
        if (closure.contradicts()) {
            return new Supposed(grid, start).contradiction();
        }
        if (depth == 0 || closure.grid().solved()) {
            return Optional.empty();
        }
        Branch branch = Branch.least(closure.grid());
        return isRefuted(branch, closure.grid(), depth - 1, stop)
                ? Optional.of(List.of(new Premise.Supposition(start), branch.premise))
                : Optional.empty();
    }

    /** Whether each case of a branch is wrong, with some further suppositions at once. */
    private static boolean isRefuted(Branch branch, CandidateGrid grid, int depth, Stop stop) {
        for (CellDigit next : branch.cases) {
            stop.check();
            Closure closure = new Closure(grid, next);
            if (!closure.contradicts()
                    && (depth == 0
                            || closure.grid().solved()
                            || !isRefuted(Branch.least(closure.grid()), closure.grid(), depth - 1, stop))) {
                return false;
            }
        }
        return true;
    }

    /** Candidates one of which is true. */
    private record Branch(Premise premise, List<CellDigit> cases) {

        /** Returns the branch with the fewest candidates: those of a cell, or of a digit in a house. */
        static Branch least(CandidateGrid grid) {
            RuleFacts facts = grid.facts();
            int fewest = Integer.MAX_VALUE;
            int ofCell = -1;
            for (int cell = 0; cell < facts.cells(); cell++) {
                int size = Bits.size(grid.mask(cell));
                if (size > 1 && size < fewest) {
                    fewest = size;
                    ofCell = cell;
                }
            }
            int ofHouse = -1;
            int ofDigit = 0;
            for (int house = 0; house < facts.houses().size() && fewest > 2; house++) {
                for (int digit = 1; digit <= facts.side(); digit++) {
                    int size = Bits.size(grid.places(house, digit));
                    if (size > 1 && size < fewest) {
                        fewest = size;
                        ofHouse = house;
                        ofDigit = digit;
                    }
                }
            }
            List<CellDigit> cases = new ArrayList<>();
            if (ofHouse < 0) {
                for (int digit : Bits.list(grid.mask(ofCell))) {
                    cases.add(new CellDigit(ofCell, digit));
                }
                return new Branch(new Premise.EachDigit(ofCell), cases);
            }
            for (int place : Bits.list(grid.places(ofHouse, ofDigit))) {
                cases.add(new CellDigit(facts.cellsOf(ofHouse)[place - 1], ofDigit));
            }
            House house = facts.houses().get(ofHouse);
            return new Branch(new Premise.EachPlace(house, ofDigit), cases);
        }
    }
}

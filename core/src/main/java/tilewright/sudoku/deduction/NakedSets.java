package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/**
 * Some cells that all see each other, in a house or not, and that have as many digits together: what excludes one of these digits from
 * all of them is wrong.
 *
 * @param size 2 to 4
 */
record NakedSets(DeductionKind kind, int size, int tenths) implements VariantTechnique {

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.PEERS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        return new Search(grid, stop, enough).extend(0, 0);
    }

    private final class Search {

        private final CandidateGrid grid;
        private final RuleFacts facts;
        private final Stop stop;
        private final Predicate<Deduction> enough;
        private final Exclusions exclusions;
        private final List<Integer> cells = new ArrayList<>();

        Search(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
            this.grid = grid;
            this.stop = stop;
            this.enough = enough;
            facts = grid.facts();
            exclusions = new Exclusions(grid);
        }

        boolean extend(int from, int union) {
            if (cells.size() == size) {
                return Bits.size(union) == size && give(union);
            }
            for (int cell = from; cell < facts.cells(); cell++) {
                int mask = grid.mask(cell);
                if (grid.isFilled(cell) || Bits.size(mask) < 2 || Bits.size(union | mask) > size || !sees(cell)) {
                    continue;
                }
                stop.check();
                cells.add(cell);
                boolean ended = extend(cell + 1, union | mask);
                cells.removeLast();
                if (ended) {
                    return true;
                }
            }
            return false;
        }

        private boolean sees(int cell) {
            for (int other : cells) {
                if (!facts.sees(cell, other)) {
                    return false;
                }
            }
            return true;
        }

        private boolean give(int digits) {
            List<CellDigit> removed = new ArrayList<>();
            for (int digit : Bits.list(digits)) {
                removed.addAll(exclusions.of(cells.stream()
                        .filter(cell -> grid.has(cell, digit))
                        .map(cell -> facts.candidate(cell, digit))
                        .toList()));
            }
            return !removed.isEmpty()
                    && enough.test(
                            Deduction.removing(kind, tenths, removed, List.of(new Premise.Cells(cells, digits))));
        }
    }
}

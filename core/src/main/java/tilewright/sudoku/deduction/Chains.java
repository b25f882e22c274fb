package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/**
 * Two candidates one of which is true, as denying the first leads to the second: what both exclude is wrong. The first is placed when
 * denying it leads back to it. Candidates exclude each other by houses, by a knight's move, by dots, or whatever the rules say.
 *
 * @param least the least number of strong links, those of a cell with two candidates, or of a digit with two places in a house
 * @param most the greatest
 */
record Chains(DeductionKind kind, int least, int most, int tenths) implements VariantTechnique {

    private static final int NONE = -1;

    @Override
    public Set<Fact> facts() {
        return Set.of(Fact.HOUSES, Fact.PEERS);
    }

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough) {
        Search search = new Search(grid, enough);
        for (int candidate = 0; candidate < search.strong.size(); candidate++) {
            stop.check();
            if (!search.strong.get(candidate).isEmpty() && search.from(candidate)) {
                return true;
            }
        }
        return false;
    }

    /** The links of a grid, and the consequences of denying a candidate, the nearest first. */
    private final class Search {

        private final CandidateGrid grid;
        private final RuleFacts facts;
        private final Predicate<Deduction> enough;

        /** The strong links of each candidate: what is true when it is not. */
        private final List<List<Link>> strong = new ArrayList<>();

        /** The link by which each candidate becomes true, and the true one before it. */
        private final Link[] linkTo;

        private final int[] before;
        private final boolean[] denied;

        /** @param to the candidate that is true when another is not */
        private record Link(int to, Premise.Why why) {}

        Search(CandidateGrid grid, Predicate<Deduction> enough) {
            this.grid = grid;
            this.enough = enough;
            facts = grid.facts();
            int candidates = facts.cells() * facts.side();
            linkTo = new Link[candidates];
            before = new int[candidates];
            denied = new boolean[candidates];
            for (int candidate = 0; candidate < candidates; candidate++) {
                strong.add(new ArrayList<>());
            }
            for (int cell = 0; cell < facts.cells(); cell++) {
                int mask = grid.mask(cell);
                if (kind != DeductionKind.X_CHAIN && Bits.size(mask) == 2) {
                    int one = facts.candidate(cell, Bits.least(mask));
                    int other = facts.candidate(cell, Bits.most(mask));
                    link(one, other, new Premise.Why.OnlyDigit());
                }
            }
            for (int house = 0; house < facts.houses().size() && kind != DeductionKind.XY_WING; house++) {
                int[] cells = facts.cellsOf(house);
                for (int digit = 1; digit <= facts.side(); digit++) {
                    int places = grid.places(house, digit);
                    if (Bits.size(places) == 2) {
                        int one = facts.candidate(cells[Bits.least(places) - 1], digit);
                        int other = facts.candidate(cells[Bits.most(places) - 1], digit);
                        link(
                                one,
                                other,
                                new Premise.Why.OnlyPlace(facts.houses().get(house)));
                    }
                }
            }
        }

        private void link(int one, int other, Premise.Why why) {
            strong.get(one).add(new Link(other, why));
            strong.get(other).add(new Link(one, why));
        }

        /** Looks at the chains from one candidate; whether a step was enough. */
        boolean from(int start) {
            Arrays.fill(linkTo, null);
            Arrays.fill(denied, false);
            List<Integer> last = deny(start, NONE);
            for (int links = 1; links < most && !last.isEmpty(); links++) {
                List<Integer> next = new ArrayList<>();
                for (int trueOne : last) {
                    for (int other : facts.conflicts(trueOne)) {
                        if (grid.has(other)) {
                            next.addAll(deny(other, trueOne));
                        }
                    }
                }
                for (int end : links + 1 < least ? List.<Integer>of() : next) {
                    if (give(start, end)) {
                        return true;
                    }
                }
                last = next;
            }
            return false;
        }

        /** Denies a candidate; returns those that become true. */
        private List<Integer> deny(int candidate, int reason) {
            if (denied[candidate]) {
                return List.of();
            }
            denied[candidate] = true;
            List<Integer> ends = new ArrayList<>();
            for (Link link : strong.get(candidate)) {
                if (linkTo[link.to] == null) {
                    linkTo[link.to] = link;
                    before[link.to] = reason;
                    ends.add(link.to);
                }
            }
            return ends;
        }

        private boolean give(int start, int end) {
            CellDigit first = facts.cellDigit(start);
            List<CellDigit> removed = new ArrayList<>();
            for (int other : start == end ? new int[0] : facts.conflicts(end)) {
                if (grid.has(other) && facts.excludes(start, other)) {
                    removed.add(facts.cellDigit(other));
                }
            }
            if (start != end && removed.isEmpty()) {
                return false;
            }
            List<Premise> premises = new ArrayList<>();
            for (int each = end; each != NONE; each = before[each]) {
                premises.addFirst(new Premise.Consequence(facts.cellDigit(each), linkTo[each].why));
            }
            premises.addFirst(new Premise.Denial(first));
            return enough.test(
                    start == end
                            ? Deduction.placing(kind, tenths, first, premises.toArray(Premise[]::new))
                            : Deduction.removing(kind, tenths, removed, premises));
        }
    }
}

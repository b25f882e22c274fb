package tilewright.sudoku.deduction;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * The consequences, by singles, pairs, and groups, of supposing that a candidate is true, up to a contradiction if there is one. Each
 * of them is an event, with the events from which it follows. One thread.
 */
final class Supposed {

    private static final int FROM_THE_START = -1;

    private final CandidateGrid grid;
    private final RuleFacts facts;
    private final int[] removedBy;
    private final List<Event> events = new ArrayList<>();
    private final Deque<Integer> unspent = new ArrayDeque<>();
    private Optional<Event> contradiction = Optional.empty();

    /** @param causes numbers of earlier events */
    private record Event(Premise premise, BitSet causes) {}

    /** @param grid is not changed */
    Supposed(CandidateGrid grid, CellDigit start) {
        this.grid = grid.copy();
        facts = grid.facts();
        removedBy = new int[facts.cells() * facts.side()];
        Arrays.fill(removedBy, FROM_THE_START);
        assign(start, new Event(new Premise.Supposition(start), new BitSet()));
        do {
            spend();
        } while (contradiction.isEmpty() && (singles() || contradiction.isEmpty() && groups()));
    }

    /** Returns the grid after all consequences. */
    CandidateGrid grid() {
        return grid;
    }

    /** The supposition, what is needed of what follows from it, and the contradiction; empty when there is none. */
    Optional<List<Premise>> contradiction() {
        return contradiction.map(last -> {
            BitSet needed = (BitSet) last.causes.clone();
            for (int event = needed.length() - 1; event >= 0; event = needed.previousSetBit(event - 1)) {
                needed.or(events.get(event).causes);
            }
            needed.set(0);
            List<Premise> premises = new ArrayList<>();
            needed.stream().forEach(event -> premises.add(events.get(event).premise));
            premises.add(last.premise);
            return premises;
        });
    }

    private int add(Event event) {
        events.add(event);
        return events.size() - 1;
    }

    private void assign(CellDigit placed, Event event) {
        int number = add(event);
        for (int rest = grid.mask(placed.cell()) & ~Bits.of(placed.digit()); rest != 0; rest &= rest - 1) {
            removedBy[facts.candidate(placed.cell(), Bits.least(rest))] = number;
        }
        grid.fill(placed.cell(), placed.digit());
        unspent.add(number);
        unspent.add(facts.candidate(placed.cell(), placed.digit()));
    }

    /** Removes what digits exclude that were placed. */
    private void spend() {
        while (!unspent.isEmpty()) {
            int event = unspent.remove();
            for (int other : facts.conflicts(unspent.remove())) {
                if (grid.has(other)) {
                    remove(facts.cellDigit(other), event);
                }
            }
        }
    }

    private void remove(CellDigit gone, int event) {
        grid.remove(gone.cell(), gone.digit());
        removedBy[facts.candidate(gone.cell(), gone.digit())] = event;
        if (grid.mask(gone.cell()) == 0) {
            contradict(new Premise.NoDigit(gone.cell()), causes(gone.cell()));
        }
    }

    private void contradict(Premise premise, BitSet causes) {
        if (contradiction.isEmpty()) {
            contradiction = Optional.of(new Event(premise, causes));
        }
    }

    /** The events that removed candidates of some cells. */
    private BitSet causes(int... cells) {
        BitSet causes = new BitSet();
        for (int cell : cells) {
            for (int digit = 1; digit <= facts.side(); digit++) {
                addCause(cell, digit, causes);
            }
        }
        return causes;
    }

    private void addCause(int cell, int digit, BitSet causes) {
        int event = removedBy[facts.candidate(cell, digit)];
        if (event != FROM_THE_START) {
            causes.set(event);
        }
    }

    private boolean singles() {
        boolean changed = false;
        for (int cell = 0; cell < facts.cells(); cell++) {
            if (!grid.isFilled(cell) && Bits.isSingle(grid.mask(cell))) {
                CellDigit placed = new CellDigit(cell, Bits.least(grid.mask(cell)));
                assign(placed, new Event(new Premise.Consequence(placed, new Premise.Why.OnlyDigit()), causes(cell)));
                changed = true;
            }
        }
        for (int house = 0; house < facts.houses().size() && !changed; house++) {
            changed = hiddenSingles(house);
        }
        return changed;
    }

    private boolean hiddenSingles(int house) {
        int[] cells = facts.cellsOf(house);
        for (int digit = 1; digit <= facts.side(); digit++) {
            int places = grid.places(house, digit);
            if (Bits.size(places) > 1) {
                continue;
            }
            BitSet causes = new BitSet();
            for (int cell : cells) {
                addCause(cell, digit, causes);
            }
            if (places == 0) {
                contradict(new Premise.NoPlace(facts.houses().get(house), digit), causes);
                return false;
            }
            int cell = cells[Bits.least(places) - 1];
            if (!grid.isFilled(cell)) {
                CellDigit placed = new CellDigit(cell, digit);
                Premise.Why why = new Premise.Why.OnlyPlace(facts.houses().get(house));
                assign(placed, new Event(new Premise.Consequence(placed, why), causes));
                return true;
            }
        }
        return false;
    }

    private boolean groups() {
        for (CellGroup group : facts.groups()) {
            List<CellDigit> removed = Groups.removed(grid, group);
            if (!removed.isEmpty()) {
                BitSet causes = causes(group.cells());
                int event = add(new Event(new Premise.Rule(group.constraint()), causes));
                for (CellDigit gone : removed) {
                    if (Bits.isSingle(grid.mask(gone.cell()))) {
                        contradict(new Premise.NoFilling(group.constraint()), causes);
                        return true;
                    }
                    remove(gone, event);
                }
                return true;
            }
        }
        return false;
    }
}

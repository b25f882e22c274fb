package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantPuzzle;

/** Puzzles in one of the ways in which the same rules can be said: some forms know only one of them. */
final class Meaning {

    private Meaning() {}

    /** The same puzzle: diagonals from one of their ends, cells that differ as a house when they are one, and dots in as few words as can be. */
    static VariantPuzzle of(VariantPuzzle puzzle) {
        Variant rules = puzzle.rules();
        List<Constraint> constraints = new ArrayList<>(
                rules.constraints().stream().map(one -> of(one, rules.side())).toList());
        dots(constraints);
        return new VariantPuzzle(new Variant(rules.side(), rules.boxes(), constraints), puzzle.givens());
    }

    private static Constraint of(Constraint constraint, int side) {
        return switch (constraint) {
            case Constraint.LittleKiller killer -> fromFirstEnd(killer, side);
            case Constraint.Different(List<Integer> cells)
            when cells.size() == side -> new Constraint.ExtraHouse(cells);
            default -> constraint;
        };
    }

    private static Constraint fromFirstEnd(Constraint.LittleKiller killer, int side) {
        List<Integer> cells = killer.cells(side);
        if (cells.getFirst() <= cells.getLast()) {
            return killer;
        }
        return Stream.of(Constraint.LittleKiller.Direction.values())
                .map(direction -> new Constraint.LittleKiller(cells.getLast(), direction, killer.sum()))
                .filter(other -> other.cells(side).equals(cells.reversed()))
                .findFirst()
                .orElseThrow();
    }

    private static void dots(List<Constraint> all) {
        boolean dots =
                all.stream().anyMatch(one -> one instanceof Constraint.Difference || one instanceof Constraint.Ratio);
        boolean white = all.contains(GlobalConstraint.ALL_WHITE_DOTS);
        if (white && !dots) {
            all.add(GlobalConstraint.NON_CONSECUTIVE);
        }
        white |= !dots && all.contains(GlobalConstraint.NON_CONSECUTIVE);
        if (white && all.contains(GlobalConstraint.ALL_BLACK_DOTS)) {
            all.add(GlobalConstraint.ALL_DOTS);
        }
        if (all.contains(GlobalConstraint.ALL_DOTS)) {
            all.remove(GlobalConstraint.ALL_BLACK_DOTS);
            all.remove(GlobalConstraint.ALL_WHITE_DOTS);
        }
        if (!dots) {
            all.remove(GlobalConstraint.ALL_WHITE_DOTS);
            if (all.contains(GlobalConstraint.ALL_DOTS)) {
                all.removeIf(GlobalConstraint.NON_CONSECUTIVE::equals);
            }
        }
    }
}

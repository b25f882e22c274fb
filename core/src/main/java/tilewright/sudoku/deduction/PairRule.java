package tilewright.sudoku.deduction;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tilewright.grid.Grid;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;

/**
 * Which digits two cells can hold together, by one constraint.
 *
 * @param allowed asked with the digit of the first cell and that of the second
 */
public record PairRule(Constraint constraint, int first, int second, Allowed allowed) {

    private static final Allowed DIFFERENT = (one, other) -> one != other;

    /** Whether two digits can stand together. */
    @FunctionalInterface
    public interface Allowed {
        boolean test(int first, int second);
    }

    /** All such rules of some constraints; what rows, columns, and boxes say is not among them. */
    public static List<PairRule> of(Variant rules) {
        List<PairRule> all = new ArrayList<>();
        Set<List<Integer>> dots = new HashSet<>();
        Set<List<Integer>> marks = new HashSet<>();
        for (Constraint constraint : rules.constraints()) {
            if (constraint instanceof Constraint.Difference || constraint instanceof Constraint.Ratio) {
                dots.add(constraint.cells(rules.side()));
            } else if (constraint instanceof Constraint.PairSum) {
                marks.add(constraint.cells(rules.side()));
            }
        }
        for (Constraint constraint : rules.constraints()) {
            if (constraint instanceof GlobalConstraint global) {
                addGlobal(global, rules.side(), global == GlobalConstraint.ALL_XV ? marks : dots, all);
            } else {
                add(constraint, constraint.cells(rules.side()), rules.side(), all);
            }
        }
        return all;
    }

    private static void addGlobal(GlobalConstraint global, int side, Set<List<Integer>> marked, List<PairRule> all) {
        switch (global) {
            case DIAGONAL_DOWN, DIAGONAL_UP, WINDOKU, DISJOINT_GROUPS -> {}
            case ANTI_KNIGHT -> {
                addMoves(global, side, 1, 2, all);
                addMoves(global, side, 2, 1, all);
            }
            case ANTI_KING -> addMoves(global, side, 1, 1, all);
            case NON_CONSECUTIVE -> addNeighbors(global, side, marked, (a, b) -> Math.abs(a - b) != 1, all);
            case ALL_DOTS ->
                addNeighbors(global, side, marked, (a, b) -> Math.abs(a - b) != 1 && a != 2 * b && b != 2 * a, all);
            case ALL_WHITE_DOTS -> addNeighbors(global, side, marked, (a, b) -> Math.abs(a - b) != 1, all);
            case ALL_BLACK_DOTS -> addNeighbors(global, side, marked, (a, b) -> a != 2 * b && b != 2 * a, all);
            case ALL_XV -> addNeighbors(global, side, marked, (a, b) -> a + b != 5 && a + b != 10, all);
        }
    }

    private static void addMoves(GlobalConstraint global, int side, int down, int across, List<PairRule> all) {
        for (int row = 0; row + down < side; row++) {
            for (int column = 0; column + across < side; column++) {
                int low = (row + down) * side + column;
                all.add(new PairRule(global, row * side + column, low + across, DIFFERENT));
                all.add(new PairRule(global, row * side + column + across, low, DIFFERENT));
            }
        }
    }

    private static void addNeighbors(
            GlobalConstraint global, int side, Set<List<Integer>> exempt, Allowed allowed, List<PairRule> all) {
        for (int cell = 0; cell < side * side; cell++) {
            for (int other : Grid.square(side).neighbors(cell)) {
                if (cell < other && !exempt.contains(List.of(cell, other))) {
                    all.add(new PairRule(global, cell, other, allowed));
                }
            }
        }
    }

    private static void add(Constraint constraint, List<Integer> cells, int side, List<PairRule> all) {
        for (int i = 0; i < cells.size(); i++) {
            for (int j = i + 1; j < cells.size(); j++) {
                int first = cells.get(i);
                int second = cells.get(j);
                between(constraint, i, j, cells.size(), side)
                        .ifPresent(allowed -> all.add(new PairRule(constraint, first, second, allowed)));
            }
        }
    }

    /** Returns the pairs of digits that a constraint allows in its cells number i and j, where i comes first; empty for all. */
    private static Optional<Allowed> between(Constraint constraint, int i, int j, int size, int side) {
        int apart = j - i;
        boolean two = size == 2;
        return Optional.ofNullable(
                switch (constraint) {
                    case GlobalConstraint _, Constraint.ExtraHouse _, Constraint.Sandwich _ -> null;
                    case Constraint.Different _ -> DIFFERENT;
                    case Constraint.Cage cage -> two ? (a, b) -> a != b && a + b == cage.sum() : DIFFERENT;
                    case Constraint.Difference dot -> (a, b) -> Math.abs(a - b) == dot.difference();
                    case Constraint.Ratio dot -> (a, b) -> a == dot.ratio() * b || b == dot.ratio() * a;
                    case Constraint.PairSum pair -> (a, b) -> a + b == pair.sum();
                    case Constraint.GreaterThan _ -> (a, b) -> a > b;
                    case Constraint.Thermometer _ -> (a, b) -> b - a >= apart;
                    case Constraint.Arrow _ -> two ? (a, b) -> a == b : i > 0 ? null : (a, b) -> b <= a - (size - 2);
                    case Constraint.LittleKiller killer -> two ? (a, b) -> a + b == killer.sum() : null;
                    case Constraint.Palindrome _ -> i + j == size - 1 ? (a, b) -> a == b : null;
                    case Constraint.Whispers whispers ->
                        apart == 1 ? (a, b) -> Math.abs(a - b) >= whispers.difference() : null;
                    case Constraint.Renban _ -> (a, b) -> a != b && Math.abs(a - b) < size;
                    case Constraint.Entropic _ -> apart <= 2 ? (a, b) -> Constraint.Entropic.differ(a, b, side) : null;
                });
    }
}

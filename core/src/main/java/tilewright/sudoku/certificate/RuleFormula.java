package tilewright.sudoku.certificate;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import tilewright.proof.Cnf;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/**
 * What the rules of a Sudoku say of a grid.
 *
 * @param cnf the clauses
 * @param sums the lines of cells whose sums have variables of their own
 */
record RuleFormula(Cnf cnf, List<RunningSum> sums) {

    /** @throws ArithmeticException when there are too many clauses */
    static RuleFormula of(Variant rules) {
        return new Builder(rules).formula();
    }

    /** Adds up clauses, in the order of the documentation. */
    private static final class Builder {

        private static final int MOST_CLAUSES = 1 << 21;

        private final Variant rules;
        private final int side;
        private final List<int[]> clauses = new ArrayList<>();
        private final List<RunningSum> sums = new ArrayList<>();
        private int variables;

        Builder(Variant rules) {
            this.rules = rules;
            this.side = rules.side();
            this.variables = side * rules.cells();
        }

        RuleFormula formula() {
            for (int cell = 0; cell < rules.cells(); cell++) {
                int[] digits = new int[side];
                for (int digit = 1; digit <= side; digit++) {
                    digits[digit - 1] = side * cell + digit;
                }
                add(digits);
            }
            for (House house : rules.houses()) {
                for (int digit = 1; digit <= side; digit++) {
                    int wanted = digit;
                    add(house.cells().stream()
                            .mapToInt(cell -> side * cell + wanted)
                            .toArray());
                }
            }
            for (int cell = 0; cell < rules.cells(); cell++) {
                forbid(cell, cell, (one, other) -> one >= other);
            }
            addDiffering();
            rules.constraints().forEach(this::add);
            return new RuleFormula(new Cnf(variables, clauses.toArray(int[][]::new)), List.copyOf(sums));
        }

        private void add(int... clause) {
            if (clauses.size() == MOST_CLAUSES) {
                throw new ArithmeticException("too many clauses");
            }
            clauses.add(clause);
        }

        /** Forbids two cells the digits that do not go together. */
        private void forbid(int cell, int other, BiPredicate<Integer, Integer> allowed) {
            for (int one = 1; one <= side; one++) {
                for (int two = 1; two <= side; two++) {
                    if (!allowed.test(one, two)) {
                        add(-(side * cell + one), -(side * other + two));
                    }
                }
            }
        }

        private void addDiffering() {
            boolean[][] differ = new boolean[rules.cells()][rules.cells()];
            rules.houses().forEach(house -> mark(differ, house.cells()));
            for (Constraint constraint : rules.constraints()) {
                switch (constraint) {
                    case Constraint.Different(List<Integer> cells) -> mark(differ, cells);
                    case Constraint.Cage(var _, List<Integer> cells) -> mark(differ, cells);
                    case Constraint.Renban(List<Integer> cells) -> mark(differ, cells);
                    default -> {}
                }
            }
            for (int cell = 0; cell < rules.cells(); cell++) {
                for (int other = cell + 1; other < rules.cells(); other++) {
                    if (differ[cell][other] || apart(cell, other)) {
                        forbid(cell, other, (one, two) -> !one.equals(two));
                    }
                }
            }
        }

        private static void mark(boolean[][] differ, List<Integer> cells) {
            for (int cell : cells) {
                for (int other : cells) {
                    differ[cell][other] = true;
                }
            }
        }

        /** Whether a knight or a king, where they are forbidden, comes from one cell to the other. */
        private boolean apart(int cell, int other) {
            int down = Math.abs(cell / side - other / side);
            int across = Math.abs(cell % side - other % side);
            return rules.has(GlobalConstraint.ANTI_KNIGHT) && down * across == 2
                    || rules.has(GlobalConstraint.ANTI_KING) && Math.max(down, across) == 1;
        }

        private void add(Constraint constraint) {
            switch (constraint) {
                case GlobalConstraint global -> addGlobal(global);
                case Constraint.ExtraHouse _, Constraint.Different _ -> {}
                case Constraint.Cage(int sum, List<Integer> cells) -> add(new Tally.Total(sum), cells);
                case Constraint.Difference(int difference, List<Integer> cells) ->
                    along(cells, (one, two) -> Math.abs(one - two) == difference);
                case Constraint.Ratio(int ratio, List<Integer> cells) ->
                    along(cells, (one, two) -> one == ratio * two || two == ratio * one);
                case Constraint.PairSum(int sum, List<Integer> cells) -> along(cells, (one, two) -> one + two == sum);
                case Constraint.GreaterThan(List<Integer> cells) -> along(cells, (one, two) -> one > two);
                case Constraint.Thermometer(List<Integer> cells) -> along(cells, (one, two) -> one < two);
                case Constraint.Arrow(List<Integer> cells) -> add(new Tally.Arrow(), cells);
                case Constraint.Sandwich sandwich ->
                    add(new Tally.Sandwich(sandwich.sum(), side), sandwich.cells(side));
                case Constraint.LittleKiller killer -> add(new Tally.Total(killer.sum()), killer.cells(side));
                case Constraint.Palindrome(List<Integer> cells) -> {
                    for (int i = 0; i < cells.size() / 2; i++) {
                        forbid(cells.get(i), cells.get(cells.size() - 1 - i), Integer::equals);
                    }
                }
                case Constraint.Whispers(int difference, List<Integer> cells) ->
                    along(cells, (one, two) -> Math.abs(one - two) >= difference);
                case Constraint.Renban(List<Integer> cells) -> {
                    for (int i = 0; i < cells.size(); i++) {
                        for (int j = i + 1; j < cells.size(); j++) {
                            forbid(cells.get(i), cells.get(j), (one, two) -> Math.abs(one - two) < cells.size());
                        }
                    }
                }
                case Constraint.Entropic(List<Integer> cells) -> {
                    for (int i = 1; i < cells.size(); i++) {
                        for (int j = Math.max(0, i - 2); j < i; j++) {
                            forbid(
                                    cells.get(j),
                                    cells.get(i),
                                    (one, two) -> Constraint.Entropic.differ(one, two, side));
                        }
                    }
                }
            }
        }

        private void along(List<Integer> line, BiPredicate<Integer, Integer> allowed) {
            for (int i = 1; i < line.size(); i++) {
                forbid(line.get(i - 1), line.get(i), allowed);
            }
        }

        private void add(Tally tally, List<Integer> cells) {
            RunningSum sum = RunningSum.of(tally, cells, side, variables);
            sums.add(sum);
            variables += sum.variables();
            sum.clauses(this::add);
        }

        private void addGlobal(GlobalConstraint global) {
            switch (global) {
                case DIAGONAL_DOWN, DIAGONAL_UP, WINDOKU, DISJOINT_GROUPS, ANTI_KNIGHT, ANTI_KING -> {}
                case NON_CONSECUTIVE -> neighbors(Set.of(), (one, two) -> Math.abs(one - two) != 1);
                case ALL_DOTS ->
                    neighbors(dotted(), (one, two) -> Math.abs(one - two) != 1 && one != 2 * two && two != 2 * one);
                case ALL_WHITE_DOTS -> neighbors(dotted(), (one, two) -> Math.abs(one - two) != 1);
                case ALL_BLACK_DOTS -> neighbors(dotted(), (one, two) -> one != 2 * two && two != 2 * one);
                case ALL_XV ->
                    neighbors(
                            pairs(Constraint.PairSum.class::isInstance),
                            (one, two) -> one + two != 5 && one + two != 10);
            }
        }

        private Set<List<Integer>> dotted() {
            return pairs(it -> it instanceof Constraint.Difference || it instanceof Constraint.Ratio);
        }

        /** The cells of relations of a kind. */
        private Set<List<Integer>> pairs(Predicate<Constraint> kind) {
            return rules.constraints().stream()
                    .filter(kind)
                    .map(it -> it.cells(side))
                    .collect(Collectors.toSet());
        }

        /** Forbids neighbors, but those in some pairs, the digits that do not go together. */
        private void neighbors(Set<List<Integer>> but, BiPredicate<Integer, Integer> allowed) {
            for (int cell = 0; cell < rules.cells(); cell++) {
                if (cell % side + 1 < side && !but.contains(List.of(cell, cell + 1))) {
                    forbid(cell, cell + 1, allowed);
                }
                if (cell + side < rules.cells() && !but.contains(List.of(cell, cell + side))) {
                    forbid(cell, cell + side, allowed);
                }
            }
        }
    }
}

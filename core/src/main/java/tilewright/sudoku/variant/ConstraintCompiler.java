package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import tilewright.grid.Grid;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;

/** Makes propagators of constraints. Relations of the same two cells become one. */
final class ConstraintCompiler {

    /** Sets of digits with a sum, up to which they are looked through; the sum alone is bounded else. */
    private static final int MOST_SETS = 1_000;

    private final Variant rules;
    private final int side;
    private final Grid grid;
    private final List<List<Integer>> differing = new ArrayList<>();
    private final List<Propagator> propagators = new ArrayList<>();

    /** The digits of the second cell for each digit of the first, by the two cells. */
    private final SortedMap<Integer, int[]> relations = new TreeMap<>();

    ConstraintCompiler(Variant rules) {
        this.rules = rules;
        this.side = rules.side();
        this.grid = rules.grid();
        rules.constraints().forEach(this::compile);
    }

    /** Cells that must differ, besides those of houses. */
    List<List<Integer>> differing() {
        return differing;
    }

    /** @param peers the cells from which each cell differs */
    List<Propagator> propagators(int[][] peers) {
        List<Propagator> all = new ArrayList<>();
        for (Propagator propagator : propagators) {
            all.add(propagator instanceof Sum sum ? GroupedSum.of(sum, peers) : propagator);
        }
        int cells = rules.cells();
        for (Constraint.Cage sum : new HouseSums(rules).found()) {
            all.add(sum(sum, differ(sum.cells(), peers)));
        }
        relations.forEach((pair, table) -> {
            int first = pair / cells;
            int second = pair % cells;
            boolean differ = Arrays.binarySearch(peers[first], second) >= 0;
            all.add(Relation.of(
                    first,
                    second,
                    side,
                    (one, other) -> (table[one - 1] >> other - 1 & 1) != 0 && !(differ && one == other)));
        });
        return all;
    }

    private void compile(Constraint constraint) {
        switch (constraint) {
            case GlobalConstraint global -> compileGlobal(global);
            case Constraint.ExtraHouse _ -> {} // a house
            case Constraint.Different(List<Integer> cells) -> differing.add(cells);
            case Constraint.Cage cage -> {
                differing.add(cage.cells());
                propagators.add(sum(cage, true));
            }
            case Constraint.Difference(int difference, List<Integer> cells) ->
                relate(cells.getFirst(), cells.getLast(), (one, other) -> Math.abs(one - other) == difference);
            case Constraint.Ratio(int ratio, List<Integer> cells) ->
                relate(cells.getFirst(), cells.getLast(), (one, other) -> one == ratio * other || other == ratio * one);
            case Constraint.PairSum(int sum, List<Integer> cells) ->
                relate(cells.getFirst(), cells.getLast(), (one, other) -> one + other == sum);
            case Constraint.GreaterThan(List<Integer> cells) ->
                relate(cells.getFirst(), cells.getLast(), (one, other) -> one > other);
            case Constraint.Thermometer(List<Integer> cells) -> relateEach(cells, (one, other) -> one < other);
            case Constraint.Arrow(List<Integer> cells) -> {
                List<Integer> shaftFirst = new ArrayList<>(cells.subList(1, cells.size()));
                shaftFirst.add(cells.getFirst());
                propagators.add(new Sum(array(shaftFirst), Sum.LAST_CELL, side));
            }
            case Constraint.Sandwich sandwich ->
                propagators.add(SandwichSum.of(array(sandwich.cells(side)), sandwich.sum(), MOST_SETS));
            case Constraint.LittleKiller killer ->
                propagators.add(new Sum(array(killer.cells(side)), killer.sum(), side));
            case Constraint.Palindrome(List<Integer> cells) -> {
                for (int i = 0; i < cells.size() / 2; i++) {
                    relate(cells.get(i), cells.get(cells.size() - 1 - i), (one, other) -> one == other);
                }
            }
            case Constraint.Whispers(int difference, List<Integer> cells) ->
                relateEach(cells, (one, other) -> Math.abs(one - other) >= difference);
            case Constraint.Renban(List<Integer> cells) -> {
                differing.add(cells);
                propagators.add(new Combinations(array(cells), Combinations.runs(side, cells.size())));
            }
            case Constraint.Entropic(List<Integer> cells) -> {
                for (int i = 1; i < cells.size(); i++) {
                    for (int j = Math.max(0, i - 2); j < i; j++) {
                        relate(
                                cells.get(j),
                                cells.get(i),
                                (one, other) -> Constraint.Entropic.differ(one, other, side));
                    }
                }
            }
        }
    }

    private Propagator sum(Constraint.Cage cage, boolean differ) {
        int[] sets = differ ? Combinations.withSum(side, cage.cells().size(), cage.sum(), MOST_SETS) : new int[0];
        return differ && sets.length <= MOST_SETS
                ? new Combinations(array(cage.cells()), sets)
                : new Sum(array(cage.cells()), cage.sum(), side);
    }

    private static boolean differ(List<Integer> cells, int[][] peers) {
        for (int cell : cells) {
            for (int other : cells) {
                if (cell != other && Arrays.binarySearch(peers[cell], other) < 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private void compileGlobal(GlobalConstraint global) {
        switch (global) {
            case DIAGONAL_DOWN, DIAGONAL_UP, WINDOKU, DISJOINT_GROUPS -> {} // houses
            case ANTI_KNIGHT -> differ(new int[][] {{1, 2}, {2, 1}, {2, -1}, {1, -2}});
            case ANTI_KING -> differ(new int[][] {{0, 1}, {1, 1}, {1, 0}, {1, -1}});
            case NON_CONSECUTIVE -> relateNeighbors(Set.of(), (one, other) -> Math.abs(one - other) != 1);
            case ALL_DOTS ->
                relateNeighbors(
                        dotted(), (one, other) -> Math.abs(one - other) != 1 && one != 2 * other && other != 2 * one);
            case ALL_WHITE_DOTS -> relateNeighbors(dotted(), (one, other) -> Math.abs(one - other) != 1);
            case ALL_BLACK_DOTS -> relateNeighbors(dotted(), (one, other) -> one != 2 * other && other != 2 * one);
            case ALL_XV -> relateNeighbors(marked(), (one, other) -> one + other != 5 && one + other != 10);
        }
    }

    /** The pairs of cells with a dot of either kind. */
    private Set<List<Integer>> dotted() {
        Set<List<Integer>> pairs = new HashSet<>();
        for (Constraint constraint : rules.constraints()) {
            if (constraint instanceof Constraint.Difference(var _, List<Integer> cells)) {
                pairs.add(cells);
            } else if (constraint instanceof Constraint.Ratio(var _, List<Integer> cells)) {
                pairs.add(cells);
            }
        }
        return pairs;
    }

    private Set<List<Integer>> marked() {
        Set<List<Integer>> pairs = new HashSet<>();
        for (Constraint constraint : rules.constraints()) {
            if (constraint instanceof Constraint.PairSum(var _, List<Integer> cells)) {
                pairs.add(cells);
            }
        }
        return pairs;
    }

    /** Lets cells differ that are some rows and columns apart. */
    private void differ(int[][] steps) {
        for (int cell = 0; cell < rules.cells(); cell++) {
            for (int[] step : steps) {
                int row = grid.row(cell) + step[0];
                int column = grid.column(cell) + step[1];
                if (grid.holds(row, column)) {
                    differing.add(List.of(cell, grid.cell(row, column)));
                }
            }
        }
    }

    private void relateNeighbors(Set<List<Integer>> but, Relation.Test test) {
        for (int cell = 0; cell < rules.cells(); cell++) {
            for (int neighbor : grid.neighbors(cell)) {
                if (neighbor > cell && !but.contains(List.of(cell, neighbor))) {
                    relate(cell, neighbor, test);
                }
            }
        }
    }

    private void relateEach(List<Integer> line, Relation.Test test) {
        for (int i = 1; i < line.size(); i++) {
            relate(line.get(i - 1), line.get(i), test);
        }
    }

    private void relate(int one, int other, Relation.Test test) {
        if (one > other) {
            relate(other, one, (low, high) -> test.holds(high, low));
            return;
        }
        int[] table = relations.computeIfAbsent(one * rules.cells() + other, _ -> {
            int[] full = new int[side];
            Arrays.fill(full, (1 << side) - 1);
            return full;
        });
        int[] both = Relation.of(one, other, side, test).forward();
        for (int digit = 0; digit < side; digit++) {
            table[digit] &= both[digit];
        }
    }

    private static int[] array(List<Integer> cells) {
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }
}

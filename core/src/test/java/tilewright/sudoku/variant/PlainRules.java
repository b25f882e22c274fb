package tilewright.sudoku.variant;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;

/** Says of full grids whether they keep rules: one rule after the other, read as people read them. */
public record PlainRules(Variant rules, int[] digits) {

    /** Whether a grid keeps all rules. */
    public static boolean hold(Variant rules, int[] digits) {
        PlainRules grid = new PlainRules(rules, digits);
        return grid.keepsLines() && rules.constraints().stream().allMatch(grid::keeps);
    }

    private int at(int row, int column) {
        return digits[row * rules.side() + column];
    }

    private boolean keepsLines() {
        int side = rules.side();
        for (int line = 0; line < side; line++) {
            int fixed = line;
            if (!differ(IntStream.range(0, side).map(i -> at(fixed, i)))
                    || !differ(IntStream.range(0, side).map(i -> at(i, fixed)))
                    || !differ(IntStream.range(0, side * side)
                            .filter(cell -> box(cell) == fixed)
                            .map(cell -> digits[cell]))) {
                return false;
            }
        }
        return IntStream.of(digits).allMatch(digit -> digit >= 1 && digit <= side);
    }

    private int box(int cell) {
        int side = rules.side();
        return switch (rules.boxes()) {
            case Boxes.None _ -> -1;
            case Boxes.Shapes(List<Integer> boxOf) -> boxOf.get(cell);
            case Boxes.Rectangles(int rows, int columns) ->
                cell / side / rows * (side / columns) + cell % side / columns;
        };
    }

    private static boolean differ(IntStream some) {
        Set<Integer> seen = new HashSet<>();
        return some.allMatch(seen::add);
    }

    private int sum(List<Integer> cells) {
        return cells.stream().mapToInt(cell -> digits[cell]).sum();
    }

    private boolean differ(List<Integer> cells) {
        return differ(cells.stream().mapToInt(cell -> digits[cell]));
    }

    private boolean keeps(Constraint constraint) {
        int side = rules.side();
        return switch (constraint) {
            case GlobalConstraint global -> keepsGlobal(global);
            case Constraint.ExtraHouse(List<Integer> cells) -> differ(cells);
            case Constraint.Different(List<Integer> cells) -> differ(cells);
            case Constraint.Cage(int sum, List<Integer> cells) -> differ(cells) && sum(cells) == sum;
            case Constraint.Difference(int difference, List<Integer> cells) -> apart(cells, 0, 1) == difference;
            case Constraint.Ratio(int ratio, List<Integer> cells) ->
                digit(cells, 0) == ratio * digit(cells, 1) || digit(cells, 1) == ratio * digit(cells, 0);
            case Constraint.PairSum(int sum, List<Integer> cells) -> sum(cells) == sum;
            case Constraint.GreaterThan(List<Integer> cells) -> digit(cells, 0) > digit(cells, 1);
            case Constraint.Thermometer(List<Integer> cells) ->
                IntStream.range(1, cells.size()).allMatch(i -> digit(cells, i - 1) < digit(cells, i));
            case Constraint.Arrow(List<Integer> cells) -> sum(cells) == 2 * digit(cells, 0);
            case Constraint.Sandwich sandwich -> between(sandwich) == sandwich.sum();
            case Constraint.LittleKiller killer -> sum(killer.cells(side)) == killer.sum();
            case Constraint.Palindrome(List<Integer> cells) ->
                IntStream.range(0, cells.size()).allMatch(i -> digit(cells, i) == digit(cells, cells.size() - 1 - i));
            case Constraint.Whispers(int difference, List<Integer> cells) ->
                IntStream.range(1, cells.size()).allMatch(i -> apart(cells, i - 1, i) >= difference);
            case Constraint.Entropic(List<Integer> cells) ->
                IntStream.range(1, cells.size())
                        .allMatch(i -> differ(
                                IntStream.range(Math.max(0, i - 2), i + 1).map(j -> third(digit(cells, j)))));
            case Constraint.Renban(List<Integer> cells) -> {
                int least = cells.stream().mapToInt(cell -> digits[cell]).min().orElseThrow();
                int most = cells.stream().mapToInt(cell -> digits[cell]).max().orElseThrow();
                yield differ(cells) && most - least == cells.size() - 1;
            }
        };
    }

    /** 0 for a low digit, 1 for one in the middle, and 2 for a high one. */
    private int third(int digit) {
        int third = 0;
        while ((third + 1) * rules.side() <= 3 * (digit - 1)) {
            third++;
        }
        return third;
    }

    private int digit(List<Integer> cells, int i) {
        return digits[cells.get(i)];
    }

    private int apart(List<Integer> cells, int i, int j) {
        return Math.abs(digit(cells, i) - digit(cells, j));
    }

    private int between(Constraint.Sandwich sandwich) {
        int side = rules.side();
        int sum = 0;
        boolean inside = false;
        for (int i = 0; i < side; i++) {
            int digit = sandwich.house() == House.Kind.ROW ? at(sandwich.number(), i) : at(i, sandwich.number());
            if (digit == 1 || digit == side) {
                inside = !inside;
            } else if (inside) {
                sum += digit;
            }
        }
        return sum;
    }

    private boolean keepsGlobal(GlobalConstraint global) {
        int side = rules.side();
        return switch (global) {
            case DIAGONAL_DOWN -> differ(IntStream.range(0, side).map(i -> at(i, i)));
            case DIAGONAL_UP -> differ(IntStream.range(0, side).map(i -> at(i, side - 1 - i)));
            case WINDOKU -> {
                int width = (int) Math.sqrt(side);
                yield IntStream.range(0, (width - 1) * (width - 1))
                        .allMatch(window -> differ(IntStream.range(0, side)
                                .map(i -> at(
                                        window / (width - 1) * (width + 1) + 1 + i / width,
                                        window % (width - 1) * (width + 1) + 1 + i % width))));
            }
            case DISJOINT_GROUPS -> {
                Boxes.Rectangles boxes = (Boxes.Rectangles) rules.boxes();
                yield IntStream.range(0, side)
                        .allMatch(group -> differ(IntStream.range(0, side * side)
                                .filter(cell -> cell / side % boxes.rows() == group / boxes.columns()
                                        && cell % side % boxes.columns() == group % boxes.columns())
                                .map(cell -> digits[cell])));
            }
            case ANTI_KNIGHT ->
                eachPair((one, other) -> one != other, (rows, columns) -> rows * columns == 2, List.of());
            case ANTI_KING ->
                eachPair((one, other) -> one != other, (rows, columns) -> Math.max(rows, columns) == 1, List.of());
            case NON_CONSECUTIVE -> neighbors((one, other) -> Math.abs(one - other) != 1, List.of());
            case ALL_DOTS ->
                neighbors(
                        (one, other) -> Math.abs(one - other) != 1 && one != 2 * other && other != 2 * one,
                        List.of(Constraint.Difference.class, Constraint.Ratio.class));
            case ALL_WHITE_DOTS ->
                neighbors(
                        (one, other) -> Math.abs(one - other) != 1,
                        List.of(Constraint.Difference.class, Constraint.Ratio.class));
            case ALL_BLACK_DOTS ->
                neighbors(
                        (one, other) -> one != 2 * other && other != 2 * one,
                        List.of(Constraint.Difference.class, Constraint.Ratio.class));
            case ALL_XV ->
                neighbors((one, other) -> one + other != 5 && one + other != 10, List.of(Constraint.PairSum.class));
        };
    }

    private boolean neighbors(Relation.Test test, List<Class<? extends Constraint>> marks) {
        return eachPair(test, (rows, columns) -> rows + columns == 1, marks);
    }

    /** Whether all pairs of cells so far apart keep a relation, unless they have a mark. */
    private boolean eachPair(Relation.Test test, Relation.Test apart, List<Class<? extends Constraint>> marks) {
        int side = rules.side();
        for (int one = 0; one < side * side; one++) {
            for (int other = one + 1; other < side * side; other++) {
                int rows = other / side - one / side;
                int columns = Math.abs(other % side - one % side);
                List<Integer> cells = List.of(one, other);
                if (apart.holds(rows, columns)
                        && !test.holds(digits[one], digits[other])
                        && rules.constraints().stream()
                                .noneMatch(constraint -> marks.contains(constraint.getClass())
                                        && constraint.cells(side).equals(cells))) {
                    return false;
                }
            }
        }
        return true;
    }
}

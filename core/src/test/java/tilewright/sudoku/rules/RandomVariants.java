package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilewright.rng.SeededRandom;

/** Random rules: of each kind of constraint some. */
public final class RandomVariants {

    /** The number of kinds of constraints. */
    public static final int KINDS = 15 + GlobalConstraint.values().length;

    private RandomVariants() {}

    /** Rules with some constraints of any kinds. */
    public static Variant any(int side, SeededRandom random) {
        Variant rules = boxed(side, random);
        for (int i = random.below(6); i > 0; i--) {
            rules = with(rules, random.below(KINDS), random);
        }
        return rules;
    }

    /** Rules with their usual boxes, boxes of any shape, or none. */
    private static Variant boxed(int side, SeededRandom random) {
        return switch (random.below(4)) {
            case 0 -> Variant.of(side).with(new Boxes.None());
            case 1 -> {
                int[] cells = random.permutation(side * side);
                yield Variant.of(side)
                        .with(new Boxes.Shapes(IntStream.of(cells)
                                .mapToObj(cell -> cell / side)
                                .toList()));
            }
            default -> Variant.of(side);
        };
    }

    /**
     * Adds a constraint of a kind; a global one that this grid cannot have is left out.
     *
     * @param kind 0 to {@link #KINDS} - 1
     */
    public static Variant with(Variant rules, int kind, SeededRandom random) {
        int side = rules.side();
        int sum = random.below(3 * side);
        int size = 2 + random.below(side - 1);
        Constraint constraint = switch (kind) {
            case 0 -> new Constraint.ExtraHouse(path(side, side, random));
            case 1 -> new Constraint.Different(path(side, size, random));
            case 2 -> new Constraint.Cage(sum, path(side, size, random));
            case 3 -> new Constraint.Difference(1, pair(side, random));
            case 4 -> new Constraint.Difference(1 + random.below(side - 1), pair(side, random));
            case 5 -> new Constraint.Ratio(2, pair(side, random));
            case 6 -> new Constraint.Ratio(2 + random.below(side - 1), pair(side, random));
            case 7 -> new Constraint.PairSum(random.below(2) == 0 ? 5 : 10, pair(side, random));
            case 8 -> new Constraint.GreaterThan(pair(side, random));
            case 9 -> new Constraint.Thermometer(path(side, size, random));
            case 10 -> new Constraint.Arrow(path(side, size, random));
            case 11 ->
                new Constraint.Sandwich(
                        random.below(2) == 0 ? House.Kind.ROW : House.Kind.COLUMN, random.below(side), sum);
            case 12 -> littleKiller(side, sum, random);
            case 13 -> new Constraint.Palindrome(path(side, size, random));
            case 14 ->
                random.below(2) == 0
                        ? new Constraint.Whispers(1 + random.below(side - 1), path(side, size, random))
                        : random.below(2) == 0
                                ? new Constraint.Renban(path(side, size, random))
                                : new Constraint.Entropic(path(side, size, random));
            default -> GlobalConstraint.values()[kind - 15];
        };
        try {
            return rules.with(constraint);
        } catch (VariantError error) {
            if (constraint instanceof GlobalConstraint) {
                return rules;
            }
            throw error;
        }
    }

    private static Constraint littleKiller(int side, int sum, SeededRandom random) {
        int along = random.below(side);
        int start = random.below(2) == 0 ? along : along * side + side - 1;
        Constraint.LittleKiller.Direction[] directions = Constraint.LittleKiller.Direction.values();
        return new Constraint.LittleKiller(start, directions[random.below(directions.length)], sum);
    }

    /** Two neighbors. */
    private static List<Integer> pair(int side, SeededRandom random) {
        int line = random.below(side);
        int along = random.below(side - 1);
        int step = random.below(2) == 0 ? 1 : side;
        int first = step == 1 ? line * side + along : along * side + line;
        return random.below(2) == 0 ? List.of(first, first + step) : List.of(first + step, first);
    }

    /** Cells that touch, each the one before; or, where a walk ends too early, any cells. */
    private static List<Integer> path(int side, int size, SeededRandom random) {
        List<Integer> cells = new ArrayList<>(List.of(random.below(side * side)));
        while (cells.size() < size) {
            int last = cells.getLast();
            List<Integer> next = IntStream.range(0, side * side)
                    .filter(cell ->
                            Math.abs(cell / side - last / side) <= 1 && Math.abs(cell % side - last % side) <= 1)
                    .filter(cell -> !cells.contains(cell))
                    .boxed()
                    .toList();
            if (next.isEmpty()) {
                return IntStream.of(random.permutation(side * side))
                        .limit(size)
                        .boxed()
                        .toList();
            }
            cells.add(next.get(random.below(next.size())));
        }
        return cells;
    }

    /** Givens of a solution or of none, some of the cells. */
    public static VariantPuzzle puzzle(Variant rules, SeededRandom random) {
        return new VariantPuzzle(
                rules,
                IntStream.range(0, rules.cells())
                        .mapToObj(_ -> random.below(4) == 0 ? random.below(rules.side() + 1) : 0)
                        .toList());
    }
}

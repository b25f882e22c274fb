package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import tilewright.grid.Grid;
import tilewright.message.Message;

/**
 * The rules of a Sudoku: a square grid, digits from 1 to its side, each once in every row, column, and box, and further constraints.
 *
 * <p>Immutable; threads may share one. Equal rules are equal values: boxes are said as plainly as they can be, and constraints have
 * one order and are there once. Cells are numbered row by row from 0.
 *
 * @param side 2 to 25
 */
public record Variant(int side, Boxes boxes, List<Constraint> constraints) {

    /** The largest side. */
    public static final int MOST_SIDE = 25;

    /** The largest sum that a constraint can have: more than the sum of the largest grid. */
    public static final int MOST_SUM = 9_999;

    /** The classic Sudoku. */
    public static final Variant CLASSIC = of(9);

    /**
     * Checks and orders the parts.
     *
     * @throws VariantError when they do not fit together
     */
    public Variant {
        if (side < 2 || side > MOST_SIDE) {
            throw new VariantError(RulesMessages.wrongSide(side, MOST_SIDE));
        }
        int width = side;
        boxes = boxes.checked(width);
        constraints.forEach(new ConstraintCheck(width, boxes)::check);
        constraints = constraints.stream()
                .distinct()
                .sorted(Comparator.comparing(constraint -> ConstraintText.sortKey(constraint, width)))
                .toList();
    }

    /** Returns the rules of a side with its usual boxes, and nothing else. */
    public static Variant of(int side) {
        return new Variant(side, Boxes.usual(side), List.of());
    }

    /** Returns the same rules with these constraints in addition. */
    public Variant with(Constraint... more) {
        List<Constraint> all = new ArrayList<>(constraints);
        all.addAll(List.of(more));
        return new Variant(side, boxes, all);
    }

    /** Returns the same rules with other boxes. */
    public Variant with(Boxes other) {
        return new Variant(side, other, constraints);
    }

    public Grid grid() {
        return Grid.square(side);
    }

    /** The number of cells. */
    public int cells() {
        return side * side;
    }

    public boolean has(GlobalConstraint constraint) {
        return constraints.contains(constraint);
    }

    /** All houses, by kind: rows, columns, boxes, then those of constraints. */
    public List<House> houses() {
        List<House> houses = new ArrayList<>();
        add(houses, House.Kind.ROW, lines(side, 1));
        add(houses, House.Kind.COLUMN, lines(1, side));
        add(houses, House.Kind.BOX, boxes.cells(side));
        List<List<Integer>> diagonals = new ArrayList<>();
        List<List<Integer>> extra = new ArrayList<>();
        for (Constraint constraint : constraints) {
            if (constraint == GlobalConstraint.DIAGONAL_DOWN || constraint == GlobalConstraint.DIAGONAL_UP) {
                diagonals.add(constraint.cells(side));
            } else if (constraint instanceof Constraint.ExtraHouse(List<Integer> cells)) {
                extra.add(cells);
            }
        }
        add(houses, House.Kind.DIAGONAL, diagonals);
        if (has(GlobalConstraint.WINDOKU)) {
            add(houses, House.Kind.WINDOW, GlobalConstraint.windows(side));
        }
        if (has(GlobalConstraint.DISJOINT_GROUPS)) {
            add(houses, House.Kind.GROUP, groups());
        }
        add(houses, House.Kind.EXTRA, extra);
        return List.copyOf(houses);
    }

    private static void add(List<House> houses, House.Kind kind, List<List<Integer>> cells) {
        for (int number = 0; number < cells.size(); number++) {
            houses.add(new House(kind, number, cells.get(number)));
        }
    }

    private List<List<Integer>> lines(int between, int along) {
        return IntStream.range(0, side)
                .mapToObj(line -> IntStream.range(0, side)
                        .mapToObj(i -> line * between + i * along)
                        .toList())
                .toList();
    }

    /** The cells at each place of a box. */
    private List<List<Integer>> groups() {
        List<List<Integer>> cells = boxes.cells(side);
        return IntStream.range(0, side)
                .mapToObj(place -> cells.stream().map(box -> box.get(place)).toList())
                .toList();
    }

    /** The kinds of constraints in words, each once; empty for none. */
    public Message words() {
        List<Message> titles =
                constraints.stream().map(Constraint::title).distinct().toList();
        return titles.isEmpty() ? Message.NONE : RulesMessages.titles(titles);
    }

    /** The rules in sentences for whoever solves the puzzle, one or more. */
    public List<Message> explained() {
        return RuleSentences.of(this);
    }

    /** The rules in one line, as {@link VariantText} writes them. */
    @Override
    public String toString() {
        return VariantText.RULES.format(this);
    }
}

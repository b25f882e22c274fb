package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Cells;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.Constraint.LittleKiller.Direction;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * Puzzles of any rules as JSON: an object with {@code side} and {@code givens}, and optionally {@code boxRows} and {@code boxCols} or
 * {@code regions}, {@code flags}, and lists of constraints such as {@code cages}; or an object with such a one as {@code puzzle}.
 *
 * <p>A field that is not known is refused, because it may be a rule. Immutable; threads may share one.
 *
 * @param puzzle the object itself
 * @param side of the grid
 */
public record VariantJson(Json.Obj puzzle, int side) {

    private static final Set<String> PLAIN = Set.of("side", "boxRows", "boxCols", "regions", "flags", "givens");

    private static final Map<String, GlobalConstraint> FLAGS = Map.of(
            "diagonalDown", GlobalConstraint.DIAGONAL_DOWN,
            "diagonalUp", GlobalConstraint.DIAGONAL_UP,
            "windoku", GlobalConstraint.WINDOKU,
            "disjointGroups", GlobalConstraint.DISJOINT_GROUPS,
            "antiKnight", GlobalConstraint.ANTI_KNIGHT,
            "antiKing", GlobalConstraint.ANTI_KING,
            "nonConsecutive", GlobalConstraint.NON_CONSECUTIVE,
            "allDotsGiven", GlobalConstraint.ALL_DOTS,
            "allXVGiven", GlobalConstraint.ALL_XV);

    private static final Map<String, Direction> DIRECTIONS = Map.of(
            "dr", Direction.DOWN_RIGHT,
            "dl", Direction.DOWN_LEFT,
            "ur", Direction.UP_RIGHT,
            "ul", Direction.UP_LEFT);

    /**
     * Reads a puzzle, if an object is meant as one.
     *
     * @return empty for other objects
     * @throws VariantError when it is wrong
     */
    public static Optional<VariantPuzzle> read(Json.Obj object) {
        Json.Obj puzzle = object.field("puzzle").orElse(object) instanceof Json.Obj inner ? inner : object;
        if (puzzle.field("side").isEmpty() || puzzle.field("givens").isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new VariantJson(puzzle, number(puzzle, "side")).read());
    }

    /** Writes the digits of a grid as its puzzle has them: a character for each cell, or with digits from 10 on a list with commas. */
    public static String digits(List<Integer> digits, int side) {
        return side < 10
                ? GivenText.text(digits)
                : digits.stream()
                        .map(digit -> digit == 0 ? "." : Integer.toString(digit))
                        .collect(Collectors.joining(","));
    }

    private VariantPuzzle read() {
        List<Constraint> constraints = new ArrayList<>();
        for (Json flag : list(puzzle, "flags")) {
            constraints.add(known(FLAGS, "flags", flag));
        }
        for (String field : puzzle.fields().keySet()) {
            if (!PLAIN.contains(field)) {
                Function<Json, Constraint> reader = reader(field);
                list(puzzle, field).forEach(item -> constraints.add(reader.apply(item)));
            }
        }
        Cursor givens = new Cursor(text(puzzle, "givens"));
        Variant rules = new Variant(side, boxes(), constraints);
        try {
            List<Integer> digits = GivenText.read(givens, side);
            givens.expectEnd();
            return new VariantPuzzle(rules, digits);
        } catch (TextError error) {
            throw fault("givens", error);
        }
    }

    private Boxes boxes() {
        if (puzzle.field("regions").isPresent()) {
            return new Boxes.Shapes(text(puzzle, "regions").chars().boxed().toList());
        }
        return puzzle.field("boxRows").isEmpty()
                ? new Boxes.None()
                : new Boxes.Rectangles(number(puzzle, "boxRows"), number(puzzle, "boxCols"));
    }

    private Function<Json, Constraint> reader(String field) {
        return switch (field) {
            case "cages" -> item -> new Constraint.Cage(number(item, "sum"), cells(item, "cells"));
            case "thermos" -> item -> new Constraint.Thermometer(cells(field, item));
            case "arrows" -> this::arrow;
            case "dots" -> this::dot;
            case "pairs" ->
                item -> new Constraint.PairSum(known(Map.of("X", 10, "V", 5), item, "kind"), cells(item, "cells"));
            case "sandwiches" -> this::sandwich;
            case "littleKillers" -> this::littleKiller;
            case "palindromes" -> item -> new Constraint.Palindrome(cells(field, item));
            case "whispers" -> item -> new Constraint.Whispers(number(item, "difference"), cells(item, "cells"));
            case "renbans" -> item -> new Constraint.Renban(cells(field, item));
            case "entropics" -> item -> new Constraint.Entropic(cells(field, item));
            default -> throw new VariantError(ExchangeMessages.unknownField(field));
        };
    }

    private Constraint arrow(Json item) {
        List<Integer> cells = new ArrayList<>(List.of(cell(item, "circle")));
        cells.addAll(cells(item, "shaft"));
        return new Constraint.Arrow(cells);
    }

    private Constraint dot(Json item) {
        boolean white = known(Map.of("white", true, "black", false), item, "kind");
        List<Integer> cells = cells(item, "cells");
        return white ? new Constraint.Difference(1, cells) : new Constraint.Ratio(2, cells);
    }

    private Constraint sandwich(Json item) {
        House.Kind house = known(Map.of("row", House.Kind.ROW, "column", House.Kind.COLUMN), item, "line");
        return new Constraint.Sandwich(house, number(item, "index") - 1, number(item, "sum"));
    }

    private Constraint littleKiller(Json item) {
        return new Constraint.LittleKiller(
                cell(item, "start"), known(DIRECTIONS, item, "direction"), number(item, "sum"));
    }

    private int cell(Json item, String field) {
        List<Integer> cells = cells(field, new Json.Arr(List.of(required(item, field))));
        if (cells.size() != 1) {
            throw wrong(field, required(item, field));
        }
        return cells.getFirst();
    }

    private List<Integer> cells(Json item, String field) {
        return cells(field, required(item, field));
    }

    private List<Integer> cells(String field, Json value) {
        if (!(value instanceof Json.Arr(List<Json> items))) {
            throw wrong(field, value);
        }
        List<Integer> cells = new ArrayList<>(items.size());
        for (Json item : items) {
            if (!(item instanceof Json.Str(String name))) {
                throw wrong(field, item);
            }
            try {
                cells.addAll(Cells.parse(name, side));
            } catch (TextError error) {
                throw fault(field, error);
            }
        }
        return cells;
    }

    private static VariantError fault(String field, TextError error) {
        return new VariantError(ExchangeMessages.inField(field, error.message()));
    }

    private static VariantError wrong(String field, Json value) {
        return new VariantError(ExchangeMessages.wrongField(field, value.toString()));
    }

    private static Json required(Json item, String field) {
        if (!(item instanceof Json.Obj object)) {
            throw wrong(field, item);
        }
        return object.field(field).orElseThrow(() -> new VariantError(ExchangeMessages.noField(field)));
    }

    private static List<Json> list(Json.Obj object, String field) {
        Json value = object.field(field).orElseGet(() -> new Json.Arr(List.of()));
        if (value instanceof Json.Arr(List<Json> items)) {
            return items;
        }
        throw wrong(field, value);
    }

    private static String text(Json.Obj object, String field) {
        Json value = required(object, field);
        if (value instanceof Json.Str(String text)) {
            return text;
        }
        throw wrong(field, value);
    }

    private static <T> T known(Map<String, T> words, Json item, String field) {
        return known(words, field, required(item, field));
    }

    private static <T> T known(Map<String, T> words, String field, Json value) {
        return Optional.of(value)
                .filter(Json.Str.class::isInstance)
                .map(text -> words.get(((Json.Str) text).value()))
                .orElseThrow(() -> wrong(field, value));
    }

    private static int number(Json item, String field) {
        Json value = required(item, field);
        if (value instanceof Json.Num(String digits)) {
            Cursor cursor = new Cursor(digits);
            try {
                int number = cursor.number(field, 0, Variant.MOST_SUM);
                cursor.expectEnd();
                return number;
            } catch (TextError _) {
                throw wrong(field, value);
            }
        }
        throw wrong(field, value);
    }
}

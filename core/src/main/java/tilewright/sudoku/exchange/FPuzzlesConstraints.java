package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Function;
import tilewright.sudoku.notation.LooseJson;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.Constraint.LittleKiller.Direction;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.VariantError;
import tilewright.text.Ascii;
import tilewright.text.Json;

/** Reads the constraints of f-puzzles, each kind from its field. Mutable. */
final class FPuzzlesConstraints {

    static final Map<Direction, String> DIRECTIONS = Map.of(
            Direction.DOWN_RIGHT, "DR",
            Direction.DOWN_LEFT, "DL",
            Direction.UP_RIGHT, "UR",
            Direction.UP_LEFT, "UL");

    private final int side;
    private final CellNames names;
    private final List<Constraint> found = new ArrayList<>();
    private boolean ratios;
    private boolean otherRatios;

    FPuzzlesConstraints(int side) {
        this.side = side;
        this.names = new CellNames(side);
    }

    void add(Constraint constraint) {
        found.add(constraint);
    }

    /**
     * Returns all constraints.
     *
     * @throws VariantError when the negative rule is about other ratios than 2
     */
    List<Constraint> found() {
        List<Constraint> all = new ArrayList<>(found);
        boolean dots = found.stream()
                .anyMatch(constraint ->
                        constraint instanceof Constraint.Difference || constraint instanceof Constraint.Ratio);
        boolean consecutive = all.contains(GlobalConstraint.NON_CONSECUTIVE);
        if (ratios && otherRatios) {
            throw UnknownRule.of("negative", ExchangeMessages.otherRatio());
        }
        if (ratios) {
            all.add(consecutive ? GlobalConstraint.ALL_DOTS : GlobalConstraint.ALL_BLACK_DOTS);
        } else if (consecutive && dots) {
            all.add(GlobalConstraint.ALL_WHITE_DOTS);
        }
        if (ratios || dots) {
            all.remove(GlobalConstraint.NON_CONSECUTIVE);
        }
        List<Constraint> windows = WindowHouses.of(side);
        if (!windows.isEmpty() && all.containsAll(windows)) {
            all.removeAll(windows);
            all.add(GlobalConstraint.WINDOKU);
        }
        return all;
    }

    /**
     * Reads the constraints of a field.
     *
     * @throws VariantError when it is not known, or one of them is wrong
     */
    void read(String name, Json value) {
        if (!(value instanceof Json.Arr(List<Json> items))) {
            throw UnknownRule.of(name);
        }
        Consumer<Json> reader = reader(name);
        for (Json item : items) {
            try {
                reader.accept(item);
            } catch (VariantError wrong) {
                throw UnknownRule.of(name, wrong.message());
            }
        }
    }

    private Consumer<Json> reader(String name) {
        return switch (name) {
            case "negative" -> item -> readNegative(LooseJson.text(item));
            case "killercage" -> this::readCage;
            case "extraregion" -> item -> readRegion(cells(item));
            case "thermometer" -> item -> readLines(item, Constraint.Thermometer::new);
            case "palindrome" -> item -> readLines(item, Constraint.Palindrome::new);
            case "renban" -> item -> readLines(item, Constraint.Renban::new);
            case "entropicline" -> this::readEntropic;
            case "whispers" ->
                item -> {
                    int difference = number(item, side == 9 ? 5 : -1);
                    readLines(item, line -> new Constraint.Whispers(difference, line));
                };
            case "arrow" -> this::readArrow;
            case "difference" -> item -> add(new Constraint.Difference(number(item, 1), cells(item)));
            case "ratio" -> this::readRatio;
            case "xv" -> this::readPairSum;
            case "sandwichsum" -> this::readSandwich;
            case "littlekillersum" -> this::readLittleKiller;
            default -> throw UnknownRule.of(name);
        };
    }

    private List<Integer> cells(Json item) {
        return names.cells(LooseJson.field(item, "cells"));
    }

    /** @param usual the number where there is none; -1 when one is needed */
    private static int number(Json item, int usual) {
        Json value = LooseJson.field(item, "value");
        int number = LooseJson.isNothing(value) ? usual : LooseJson.number(value);
        if (number < 0) {
            throw new VariantError(ExchangeMessages.noNumber(LooseJson.text(value)));
        }
        return number;
    }

    private void readNegative(String of) {
        switch (of) {
            case "ratio" -> ratios = true;
            case "xv" -> add(GlobalConstraint.ALL_XV);
            default -> throw UnknownRule.of(of);
        }
    }

    private void readCage(Json item) {
        List<Integer> cells = cells(item);
        if (!LooseJson.isNothing(LooseJson.field(item, "value"))) {
            add(new Constraint.Cage(number(item, -1), cells));
        } else if (cells.size() > 1) {
            add(new Constraint.Different(cells));
        }
    }

    private void readRegion(List<Integer> cells) {
        add(cells.size() == side ? new Constraint.ExtraHouse(cells) : new Constraint.Different(cells));
    }

    /** Reads lines; one of a single cell says nothing. */
    private void readLines(Json item, Function<List<Integer>, Constraint> constraint) {
        for (Json line : LooseJson.items(LooseJson.field(item, "lines"))) {
            List<Integer> cells = names.cells(line);
            if (cells.size() > 1) {
                add(constraint.apply(cells));
            }
        }
    }

    private void readArrow(Json item) {
        List<Integer> circle = cells(item);
        if (circle.size() != 1) {
            throw new VariantError(ExchangeMessages.largeCircle(circle.size()));
        }
        readLines(item, line -> {
            if (!line.getFirst().equals(circle.getFirst())) {
                throw new VariantError(ExchangeMessages.arrowElsewhere());
            }
            return new Constraint.Arrow(line);
        });
    }

    /** In grids of other sides it is not known which digits are low and high. */
    private void readEntropic(Json item) {
        if (side != 9) {
            throw UnknownRule.of("entropicline");
        }
        readLines(item, Constraint.Entropic::new);
    }

    private void readRatio(Json item) {
        int ratio = number(item, 2);
        otherRatios |= ratio != 2;
        add(new Constraint.Ratio(ratio, cells(item)));
    }

    private void readPairSum(Json item) {
        String value = LooseJson.text(LooseJson.field(item, "value"));
        switch (Ascii.lower(value)) {
            case "x" -> add(new Constraint.PairSum(10, cells(item)));
            case "v" -> add(new Constraint.PairSum(5, cells(item)));
            default -> throw new VariantError(ExchangeMessages.noNumber(value));
        }
    }

    private void readSandwich(Json item) {
        String cell = LooseJson.text(LooseJson.field(item, "cell"));
        CellNames.Place place = names.place(cell);
        boolean above = place.row() < 0 || place.row() == side;
        boolean beside = place.column() < 0 || place.column() == side;
        if (above == beside) {
            throw new VariantError(ExchangeMessages.notBeside(cell));
        }
        add(new Constraint.Sandwich(
                beside ? House.Kind.ROW : House.Kind.COLUMN, beside ? place.row() : place.column(), number(item, -1)));
    }

    private void readLittleKiller(Json item) {
        String cell = LooseJson.text(LooseJson.field(item, "cell"));
        String word = LooseJson.text(LooseJson.field(item, "direction"));
        Direction direction = DIRECTIONS.entrySet().stream()
                .filter(entry -> entry.getValue().equals(word))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow(() -> new VariantError(ExchangeMessages.noDirection(word)));
        int down = word.charAt(0) == 'D' ? 1 : -1;
        int right = word.charAt(1) == 'R' ? 1 : -1;
        add(new Constraint.LittleKiller(
                names.cell(names.place(cell).next(down, right), cell), direction, number(item, -1)));
    }
}

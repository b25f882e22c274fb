package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Constraint;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.House;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Json;

/** Writes the JSON of f-puzzles, which {@link FPuzzlesReader} reads. */
final class FPuzzlesWriter {

    private final String form;
    private final VariantPuzzle puzzle;
    private final Variant rules;
    private final int side;
    private final CellNames names;
    private final Map<String, List<Json>> lists = new LinkedHashMap<>();
    private Json.Obj out;

    private FPuzzlesWriter(String form, VariantPuzzle puzzle) {
        this.form = form;
        this.puzzle = puzzle;
        this.rules = puzzle.rules();
        this.side = rules.side();
        this.names = new CellNames(side);
        this.out = Json.obj().with("size", side);
    }

    /**
     * Returns a puzzle as an object.
     *
     * @param form for refusals
     * @throws VariantError when it has a rule that f-puzzles does not know
     */
    static Json.Obj write(String form, VariantPuzzle puzzle) {
        return new FPuzzlesWriter(form, puzzle).write();
    }

    private Json.Obj write() {
        out = out.with("grid", grid());
        rules.constraints().forEach(this::write);
        lists.forEach((name, items) -> out = out.with(name, new Json.Arr(items)));
        return out;
    }

    private Json grid() {
        Boxes boxes = rules.boxes();
        boolean usual = boxes.equals(Boxes.usual(side));
        Json[] regions = new Json[side * side];
        List<List<Integer>> cells = boxes.cells(side);
        for (int box = 0; box < cells.size(); box++) {
            for (int cell : cells.get(box)) {
                regions[cell] = Json.number(box);
            }
        }
        List<Json> rows = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            List<Json> line = new ArrayList<>();
            for (int cell = row * side; cell < (row + 1) * side; cell++) {
                Json.Obj one = Json.obj();
                int digit = puzzle.givens().get(cell);
                one = digit == 0 ? one : one.with("value", digit).with("given", true);
                line.add(usual ? one : one.with("region", cells.isEmpty() ? Json.NULL : regions[cell]));
            }
            rows.add(new Json.Arr(line));
        }
        return new Json.Arr(rows);
    }

    private void list(String name, Json item) {
        lists.computeIfAbsent(name, _ -> new ArrayList<>()).add(item);
    }

    private void write(Constraint constraint) {
        switch (constraint) {
            case GlobalConstraint global -> global(global);
            case Constraint.ExtraHouse(var cells) -> list("extraregion", withCells(cells));
            case Constraint.Different(var cells) -> list("killercage", withCells(cells));
            case Constraint.Cage(int sum, var cells) -> list("killercage", withCells(cells, sum));
            case Constraint.Difference(int difference, var cells) -> list("difference", withCells(cells, difference));
            case Constraint.Ratio(int ratio, var cells) -> list("ratio", withCells(cells, ratio));
            case Constraint.PairSum(int sum, var cells) -> {
                if (sum != 5 && sum != 10) {
                    throw NotWritable.of(form, constraint);
                }
                list("xv", withCells(cells).with("value", sum == 10 ? "X" : "V"));
            }
            case Constraint.GreaterThan _ -> throw NotWritable.of(form, constraint);
            case Constraint.Thermometer(var cells) -> list("thermometer", line(cells));
            case Constraint.Arrow(var cells) -> list("arrow", line(cells).with("cells", cells(cells.subList(0, 1))));
            case Constraint.Palindrome(var cells) -> list("palindrome", line(cells));
            case Constraint.Renban(var cells) -> list("renban", line(cells));
            case Constraint.Entropic(var cells) -> {
                if (side != 9) {
                    throw NotWritable.of(form, constraint);
                }
                list("entropicline", line(cells));
            }
            case Constraint.Whispers(int difference, var cells) ->
                list("whispers", line(cells).with("value", Integer.toString(difference)));
            case Constraint.Sandwich(House.Kind house, int number, int sum) ->
                list(
                        "sandwichsum",
                        Json.obj()
                                .with(
                                        "cell",
                                        house == House.Kind.ROW
                                                ? CellNames.name(number, -1)
                                                : CellNames.name(-1, number))
                                .with("value", Integer.toString(sum)));
            case Constraint.LittleKiller killer -> littleKiller(killer);
        }
    }

    private void global(GlobalConstraint global) {
        switch (global) {
            case DIAGONAL_DOWN -> out = out.with("diagonal-", true);
            case DIAGONAL_UP -> out = out.with("diagonal+", true);
            case ANTI_KNIGHT -> out = out.with("antiknight", true);
            case ANTI_KING -> out = out.with("antiking", true);
            case WINDOKU -> WindowHouses.of(side).forEach(window -> list("extraregion", withCells(window.cells(side))));
            case DISJOINT_GROUPS -> {
                if (!rules.boxes().equals(Boxes.usual(side))) {
                    throw NotWritable.of(form, global);
                }
                out = out.with("disjointgroups", true);
            }
            case NON_CONSECUTIVE -> {
                if (NotWritable.hasDots(rules)) {
                    throw NotWritable.of(form, global); // there a dot would free its pair
                }
                out = out.with("nonconsecutive", true);
            }
            case ALL_WHITE_DOTS -> out = out.with("nonconsecutive", true);
            case ALL_BLACK_DOTS -> negativeRatio(global);
            case ALL_DOTS -> {
                negativeRatio(global);
                out = out.with("nonconsecutive", true);
            }
            case ALL_XV -> list("negative", new Json.Str("xv"));
        }
    }

    private void negativeRatio(GlobalConstraint global) {
        boolean others = rules.constraints().stream()
                .anyMatch(constraint -> constraint instanceof Constraint.Ratio(int ratio, var _) && ratio != 2);
        if (others) {
            throw NotWritable.of(form, global);
        }
        Json ratio = new Json.Str("ratio");
        if (!lists.getOrDefault("negative", List.of()).contains(ratio)) {
            list("negative", ratio);
        }
    }

    private void littleKiller(Constraint.LittleKiller killer) {
        String direction = FPuzzlesConstraints.DIRECTIONS.getOrDefault(killer.direction(), "");
        int down = direction.startsWith("D") ? 1 : -1;
        int right = direction.endsWith("R") ? 1 : -1;
        int row = killer.start() / side - down;
        int column = killer.start() % side - right;
        list(
                "littlekillersum",
                Json.obj()
                        .with("cell", CellNames.name(row, column))
                        .with("cells", cells(killer.cells(side)))
                        .with("direction", direction)
                        .with("value", Integer.toString(killer.sum())));
    }

    private Json cells(List<Integer> cells) {
        return Json.strings(cells.stream().map(names::name).toList());
    }

    private Json.Obj withCells(List<Integer> cells) {
        return Json.obj().with("cells", cells(cells));
    }

    private Json.Obj withCells(List<Integer> cells, int value) {
        return withCells(cells).with("value", Integer.toString(value));
    }

    private Json.Obj line(List<Integer> cells) {
        return Json.obj().with("lines", new Json.Arr(List.of(cells(cells))));
    }
}

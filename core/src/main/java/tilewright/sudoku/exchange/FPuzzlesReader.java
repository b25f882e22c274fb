package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import tilewright.sudoku.notation.FPuzzlesObject;
import tilewright.sudoku.notation.LooseJson;
import tilewright.sudoku.notation.RuleText;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.GlobalConstraint;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Cursor;
import tilewright.text.Json;

/**
 * Reads the JSON of f-puzzles, which SudokuPad and others read as well: rows of cells with a value, and a field for each kind of constraint.
 *
 * <p>A dot of either kind frees its pair from both negative rules: {@code nonconsecutive} is about neighbors without a dot where there are
 * dots, and so is {@code negative} for ratios.
 */
final class FPuzzlesReader {

    private static final Map<String, GlobalConstraint> SWITCHES = Map.of(
            "diagonal+", GlobalConstraint.DIAGONAL_UP,
            "diagonal-", GlobalConstraint.DIAGONAL_DOWN,
            "antiknight", GlobalConstraint.ANTI_KNIGHT,
            "antiking", GlobalConstraint.ANTI_KING,
            "disjointgroups", GlobalConstraint.DISJOINT_GROUPS,
            "nonconsecutive", GlobalConstraint.NON_CONSECUTIVE);

    private final FPuzzlesObject puzzle;
    private final int side;
    private final FPuzzlesConstraints constraints;
    private boolean entries;

    private FPuzzlesReader(FPuzzlesObject puzzle) {
        this.puzzle = puzzle;
        this.side = puzzle.side();
        this.constraints = new FPuzzlesConstraints(side);
    }

    /**
     * Reads a puzzle, and leaves remarks with the cursor on rules in words and on digits that are not given.
     *
     * @throws VariantError when it has a rule that is not known, or is damaged
     */
    static VariantPuzzle read(Json.Obj puzzle, Cursor cursor) {
        FPuzzlesReader reader = new FPuzzlesReader(new FPuzzlesObject(puzzle));
        VariantPuzzle read = reader.read();
        if (reader.entries) {
            cursor.warn(ExchangeMessages.entries());
        }
        RuleText.tell(reader.puzzle.words(), cursor);
        return read;
    }

    private VariantPuzzle read() {
        if (side < 2 || side > Variant.MOST_SIDE || puzzle.rows().size() != side) {
            throw new VariantError(ExchangeMessages.wrongRows(puzzle.rows().size(), side));
        }
        List<Integer> givens = new ArrayList<>();
        List<Json> regions = new ArrayList<>();
        for (int row = 0; row < side; row++) {
            List<Json> cells = puzzle.cells(row);
            if (cells.size() != side) {
                throw new VariantError(ExchangeMessages.wrongRow(row + 1, cells.size(), side));
            }
            cells.forEach(cell -> readCell(cell, givens, regions));
        }
        puzzle.furtherRules().forEach(this::readField);
        return new VariantPuzzle(new Variant(side, boxes(regions), constraints.found()), givens);
    }

    private void readCell(Json cell, List<Integer> givens, List<Json> regions) {
        FPuzzlesObject.furtherRules(cell).forEach(name -> {
            throw UnknownRule.of(name);
        });
        regions.add(cell instanceof Json.Obj object ? object.field("region").orElse(Json.FALSE) : Json.FALSE);
        Json value = FPuzzlesObject.value(cell);
        boolean given = FPuzzlesObject.isGiven(cell);
        int digit = LooseJson.isNothing(value) ? 0 : LooseJson.number(value);
        entries |= !given && digit > 0;
        givens.add(given ? digit : 0);
    }

    /** The boxes by the numbers of the cells; a cell without one is in its usual box. */
    private Boxes boxes(List<Json> regions) {
        if (Collections.frequency(regions, Json.FALSE) == regions.size()) {
            return Boxes.usual(side);
        }
        if (Collections.frequency(regions, Json.NULL) == regions.size()) {
            return new Boxes.None();
        }
        int[] usual = new int[side * side];
        List<List<Integer>> boxes = Boxes.usual(side).cells(side);
        for (int box = 0; box < boxes.size(); box++) {
            int number = box;
            boxes.get(box).forEach(cell -> usual[cell] = number);
        }
        List<Integer> boxOf = new ArrayList<>();
        for (int cell = 0; cell < usual.length; cell++) {
            boolean missing = regions.get(cell).equals(Json.FALSE);
            boxOf.add(missing ? usual[cell] : LooseJson.number(regions.get(cell)));
        }
        return new Boxes.Shapes(boxOf);
    }

    private void readField(String name) {
        Json value = LooseJson.field(puzzle.json(), name);
        GlobalConstraint global = SWITCHES.get(name);
        if (global == null) {
            constraints.read(name, value);
        } else if (value.equals(Json.TRUE)) {
            constraints.add(global);
        } else {
            throw UnknownRule.of(name);
        }
    }
}

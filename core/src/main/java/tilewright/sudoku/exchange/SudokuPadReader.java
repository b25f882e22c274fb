package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tilewright.sudoku.notation.RuleText;
import tilewright.sudoku.rules.Boxes;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.text.Cursor;
import tilewright.text.Json;

/**
 * Reads SudokuPad's own JSON of grids of any size with boxes of any shape. What it draws besides has no meaning that it says, so it is
 * refused by its name.
 */
final class SudokuPadReader {

    private static final String RULES = "rules";

    /** Fields that are no rule. */
    private static final Set<String> PLAIN = Set.of(
            "id",
            "ce",
            "cells",
            "re",
            "regions",
            "ca",
            "cages",
            "cs",
            "cellSize",
            "metadata",
            "settings",
            "t",
            "title",
            "author",
            RULES,
            "d",
            "duration",
            "vd",
            "videos");

    /** The long names of rules that have short ones. */
    private static final Map<String, String> NAMES =
            Map.of("l", "lines", "a", "arrows", "o", "overlays", "u", "underlays");

    private SudokuPadReader() {}

    /** Whether an object looks so, right or wrong. */
    static boolean is(Json.Obj object) {
        return LooseJson.items(either(object, "ce", "cells")).stream().anyMatch(Json.Arr.class::isInstance);
    }

    /**
     * Reads a puzzle, and leaves a remark with the cursor on rules in words.
     *
     * @throws VariantError when it has anything besides cells and regions, or is damaged
     */
    static VariantPuzzle read(Json.Obj puzzle, Cursor cursor) {
        puzzle.fields().forEach((name, value) -> {
            if (!PLAIN.contains(name) && LooseJson.holds(value)) {
                throw UnknownRule.of(NAMES.getOrDefault(name, name));
            }
        });
        StringBuilder words = new StringBuilder();
        addWords(LooseJson.field(puzzle, RULES), words);
        addWords(LooseJson.field(LooseJson.field(puzzle, "metadata"), RULES), words);
        for (Json cage : LooseJson.items(either(puzzle, "ca", "cages"))) {
            if (!LooseJson.items(either(cage, "ce", "cells")).isEmpty()) {
                throw UnknownRule.of("cages");
            }
            String text = LooseJson.text(either(cage, "v", "value"));
            if (text.startsWith(RULES + ":")) {
                words.append(text, RULES.length() + 1, text.length()).append('\n');
            }
        }
        List<Json> rows = LooseJson.items(either(puzzle, "ce", "cells"));
        int side = rows.size();
        List<Integer> givens = new ArrayList<>();
        for (Json row : rows) {
            List<Json> cells = LooseJson.items(row);
            if (cells.size() != side) {
                throw new VariantError(ExchangeMessages.wrongRow(rows.indexOf(row) + 1, cells.size(), side));
            }
            for (Json cell : cells) {
                Json value = either(cell, "v", "value");
                givens.add(LooseJson.isNothing(value) ? 0 : LooseJson.number(value));
            }
        }
        RuleText.tell(words.toString(), cursor);
        return new VariantPuzzle(new Variant(side, boxes(puzzle, side), List.of()), givens);
    }

    private static void addWords(Json text, StringBuilder words) {
        for (Json line : text instanceof Json.Arr lines ? lines.items() : List.of(text)) {
            words.append(LooseJson.text(line)).append('\n');
        }
    }

    /** The regions; a puzzle that names none has the usual boxes. */
    private static Boxes boxes(Json.Obj puzzle, int side) {
        List<Json> regions = LooseJson.items(either(puzzle, "re", "regions"));
        if (regions.isEmpty()) {
            return Boxes.usual(side);
        }
        List<Integer> boxOf = new ArrayList<>(Collections.nCopies(side * side, -1));
        for (int box = 0; box < regions.size(); box++) {
            for (Json place : LooseJson.items(regions.get(box))) {
                List<Json> pair = LooseJson.items(place);
                int row = pair.size() == 2 ? LooseJson.number(pair.getFirst()) : -1;
                int column = pair.size() == 2 ? LooseJson.number(pair.getLast()) : -1;
                boolean inside = row >= 0 && row < side && column >= 0 && column < side;
                if (!inside || boxOf.set(row * side + column, box) >= 0) {
                    throw UnknownRule.of("regions");
                }
            }
        }
        if (boxOf.contains(-1)) {
            throw UnknownRule.of("regions");
        }
        return new Boxes.Shapes(boxOf);
    }

    private static Json either(Json object, String brief, String whole) {
        Json value = LooseJson.field(object, brief);
        return value.equals(Json.NULL) ? LooseJson.field(object, whole) : value;
    }
}

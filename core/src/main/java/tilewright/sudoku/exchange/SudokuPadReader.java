package tilewright.sudoku.exchange;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import tilewright.sudoku.notation.LooseJson;
import tilewright.sudoku.notation.RuleText;
import tilewright.sudoku.notation.SudokuPadObject;
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

    private SudokuPadReader() {}

    /**
     * Reads a puzzle, and leaves a remark with the cursor on rules in words.
     *
     * @throws VariantError when it has anything besides cells and regions, or is damaged
     */
    static VariantPuzzle read(Json.Obj json, Cursor cursor) {
        SudokuPadObject puzzle = new SudokuPadObject(json);
        puzzle.furtherRule().ifPresent(name -> {
            throw UnknownRule.of(name);
        });
        List<Json> rows = puzzle.rows();
        int side = rows.size();
        List<Integer> givens = new ArrayList<>();
        for (Json row : rows) {
            List<Json> cells = LooseJson.items(row);
            if (cells.size() != side) {
                throw new VariantError(ExchangeMessages.wrongRow(rows.indexOf(row) + 1, cells.size(), side));
            }
            for (Json cell : cells) {
                Json value = SudokuPadObject.value(cell);
                givens.add(LooseJson.isNothing(value) ? 0 : LooseJson.number(value));
            }
        }
        RuleText.tell(puzzle.words(), cursor);
        return new VariantPuzzle(new Variant(side, boxes(puzzle.regions(), side), List.of()), givens);
    }

    /** The regions; a puzzle that names none has the usual boxes. */
    private static Boxes boxes(List<Json> regions, int side) {
        if (regions.isEmpty()) {
            return Boxes.usual(side);
        }
        List<Integer> boxOf = new ArrayList<>(Collections.nCopies(side * side, -1));
        for (int box = 0; box < regions.size(); box++) {
            for (Json place : LooseJson.items(regions.get(box))) {
                int cell = SudokuPadObject.cell(place, side);
                if (cell < 0 || boxOf.set(cell, box) >= 0) {
                    throw UnknownRule.of("regions");
                }
            }
        }
        if (boxOf.contains(-1)) {
            throw UnknownRule.of("regions");
        }
        return new Boxes.Shapes(boxOf);
    }
}

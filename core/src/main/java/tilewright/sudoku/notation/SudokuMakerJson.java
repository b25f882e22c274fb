package tilewright.sudoku.notation;

import java.util.List;
import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Houses;
import tilewright.text.Json;

/**
 * The JSON of SudokuMaker: an object {@code puzzle} with 81 cells one behind the other, and a list of all rules, the normal ones too:
 * rows and columns are number 0, and number 1 has the box of each cell.
 */
final class SudokuMakerJson {

    private static final String PUZZLE = "puzzle";
    private static final String CELLS = "cells";
    private static final String RULES = "constraints";

    /** Fields that are no rule. */
    private static final List<String> PLAIN = List.of(
            CELLS,
            RULES,
            "name",
            "author",
            "comment",
            "type",
            "width",
            "height",
            "size",
            "minDigit",
            "maxDigit",
            "solution",
            "id",
            "createdAt",
            "updatedAt");

    private static final int ROWS_AND_COLUMNS = 0;
    private static final int BOXES = 1;

    private SudokuMakerJson() {}

    static boolean is(Json.Obj object) {
        return puzzle(object)
                .filter(puzzle -> puzzle.field(CELLS).orElse(Json.NULL) instanceof Json.Arr
                        && puzzle.field(RULES).orElse(Json.NULL) instanceof Json.Arr)
                .isPresent();
    }

    private static Optional<Json.Obj> puzzle(Json.Obj object) {
        return object.field(PUZZLE).orElse(Json.NULL) instanceof Json.Obj puzzle
                ? Optional.of(puzzle)
                : Optional.empty();
    }

    static WebPuzzle read(Json.Obj object) throws FPuzzles.Foreign {
        Json.Obj puzzle = puzzle(object).orElseThrow(() -> new FPuzzles.Foreign(NotationMessages.noGrid()));
        List<Json> cells = LooseJson.items(LooseJson.field(puzzle, CELLS));
        int side = side(puzzle, cells.size());
        if (side != 9 || cells.size() != Houses.CELLS) {
            throw FPuzzles.otherSize(side);
        }
        List<String> rules = LooseJson.held(puzzle, PLAIN);
        if (!rules.isEmpty()) {
            throw variant(rules.getFirst());
        }
        if (number(puzzle, "minDigit", 1) != 1 || number(puzzle, "maxDigit", 9) != 9) {
            throw variant("digits");
        }
        rules(LooseJson.items(LooseJson.field(puzzle, RULES)));
        return new WebPuzzle(board(cells), LooseJson.text(LooseJson.field(puzzle, "comment")));
    }

    private static int side(Json.Obj puzzle, int cells) {
        int side = 0;
        while (side * side < cells && side < 99) {
            side++;
        }
        return number(puzzle, "size", number(puzzle, "height", number(puzzle, "width", side)));
    }

    private static int number(Json.Obj object, String name, int usual) {
        return object.field(name)
                .map(LooseJson::small)
                .filter(number -> number >= 0)
                .orElse(usual);
    }

    private static FPuzzles.Foreign variant(String rule) {
        return new FPuzzles.Foreign(NotationMessages.variant(FPuzzles.name(rule)));
    }

    private static void rules(List<Json> rules) throws FPuzzles.Foreign {
        boolean boxes = false;
        for (Json each : rules) {
            Json.Obj rule = each instanceof Json.Obj object ? object : Json.obj();
            int type = number(rule, "type", rule.field("type").isEmpty() ? -1 : Integer.MAX_VALUE);
            if (type == BOXES) {
                boxes = true;
                checkBoxes(LooseJson.items(LooseJson.field(rule, "regions")));
            } else if (type != ROWS_AND_COLUMNS && !isOfNothing(rule)) {
                String name = LooseJson.text(LooseJson.field(rule, "name"));
                throw variant(name.isEmpty() ? "type " + rule.field("type").orElse(Json.NULL) : name);
            }
        }
        if (!boxes) {
            throw new FPuzzles.Foreign(NotationMessages.otherRegions());
        }
    }

    /** Whether a rule is about certain cells, and there are none. */
    private static boolean isOfNothing(Json.Obj rule) {
        return rule.field(CELLS).orElse(Json.NULL) instanceof Json.Arr cells
                && cells.items().isEmpty();
    }

    private static void checkBoxes(List<Json> regions) throws FPuzzles.Foreign {
        boolean usual = regions.size() == Houses.CELLS;
        for (int cell = 0; cell < Houses.CELLS && usual; cell++) {
            usual = LooseJson.small(regions.get(cell)) == Houses.box(cell);
        }
        if (!usual) {
            throw new FPuzzles.Foreign(NotationMessages.otherRegions());
        }
    }

    private static Board board(List<Json> cells) throws FPuzzles.Foreign {
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        for (int i = 0; i < Houses.CELLS; i++) {
            if (cells.get(i) instanceof Json.Obj cell) {
                int digit = FPuzzles.digit(cell.field("value").orElse(Json.NULL), i);
                boolean given = cell.field("given").orElse(Json.FALSE).equals(Json.TRUE);
                clues[i] = given ? digit : 0;
                entries[i] = given ? 0 : digit;
            }
        }
        return Board.of(clues, entries, new int[Houses.CELLS]);
    }
}

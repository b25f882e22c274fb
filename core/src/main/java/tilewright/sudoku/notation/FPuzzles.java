package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.text.Json;

/** Classic puzzles in the JSON of f-puzzles; one with further rules is refused by the name of a rule. */
final class FPuzzles {

    private FPuzzles() {}

    /** Thrown when a puzzle cannot be read; says why. */
    static final class Foreign extends Exception {

        private static final long serialVersionUID = 1;

        private final transient Message problem;

        Foreign(Message problem) {
            super(problem.text());
            this.problem = problem;
        }

        Message problem() {
            return problem;
        }
    }

    static WebPuzzle read(Json.Obj json) throws Foreign {
        FPuzzlesObject puzzle = new FPuzzlesObject(json);
        int side = puzzle.side();
        int rows = puzzle.rows().size();
        if (side != 9 || rows != 9) {
            throw otherSize(side == 9 ? rows : side);
        }
        refuse(puzzle.furtherRules());
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        for (int row = 0; row < 9; row++) {
            List<Json> cells = puzzle.cells(row);
            if (cells.size() != 9) {
                throw new Foreign(NotationMessages.otherRow(row + 1, cells.size()));
            }
            for (int column = 0; column < 9; column++) {
                read(cells.get(column), Houses.GRID.cell(row, column), clues, entries, notes);
            }
        }
        return new WebPuzzle(Board.of(clues, entries, notes), puzzle.words());
    }

    /** Refuses a puzzle with further rules, by the name of the first. */
    private static void refuse(List<String> rules) throws Foreign {
        if (!rules.isEmpty()) {
            throw new Foreign(NotationMessages.variant(name(rules.getFirst())));
        }
    }

    private static void read(Json cell, int index, int[] clues, int[] entries, int[] notes) throws Foreign {
        refuse(FPuzzlesObject.furtherRules(cell));
        Json region = LooseJson.field(cell, FPuzzlesObject.REGION);
        if (!region.equals(Json.NULL) && LooseJson.number(region) != Houses.box(index)) {
            throw new Foreign(NotationMessages.otherRegions());
        }
        int digit = digit(FPuzzlesObject.value(cell), index);
        boolean given = FPuzzlesObject.isGiven(cell);
        clues[index] = given ? digit : 0;
        entries[index] = given ? 0 : digit;
        if (clues[index] == 0) {
            int corner = set(LooseJson.field(cell, FPuzzlesObject.CORNER), index);
            notes[index] = Note.CENTER.in(corner, set(LooseJson.field(cell, FPuzzlesObject.CENTER), index));
        }
    }

    static int digit(Json value, int index) throws Foreign {
        int digit = LooseJson.isNothing(value) ? 0 : LooseJson.number(value);
        if (digit < 0 || digit > 9) {
            throw new Foreign(NotationMessages.otherValue(Houses.GRID.place(index)));
        }
        return digit;
    }

    private static int set(Json notes, int index) throws Foreign {
        int set = 0;
        for (Json note : LooseJson.items(notes)) {
            int digit = digit(note, index);
            set |= digit == 0 ? 0 : Digits.bit(digit);
        }
        return set;
    }

    /** @param rows their number; less than 2 when there is no grid */
    static Foreign otherSize(int rows) {
        return new Foreign(rows < 2 ? NotationMessages.noGrid() : NotationMessages.otherSize(rows));
    }

    /** A name to be put into a sentence: its beginning, if it is long. */
    static String name(String field) {
        return field.length() > 30 ? field.substring(0, 30) : field;
    }

    /** The JSON of all digits, and of the notes that are shown. */
    static Json.Obj write(Board position) {
        List<Json> rows = new ArrayList<>();
        for (int row = 0; row < 9; row++) {
            List<Json> cells = new ArrayList<>();
            for (int column = 0; column < 9; column++) {
                cells.add(cell(position, Houses.GRID.cell(row, column)));
            }
            rows.add(new Json.Arr(cells));
        }
        return Json.obj().with(FPuzzlesObject.SIZE, 9).with(FPuzzlesObject.GRID, new Json.Arr(rows));
    }

    private static Json cell(Board position, int index) {
        int digit = position.digit(index);
        if (digit != 0) {
            Json.Obj filled = Json.obj().with(FPuzzlesObject.VALUE, digit);
            return position.clue(index) == 0 ? filled : filled.with(FPuzzlesObject.GIVEN, true);
        }
        boolean automatic = position.automatic();
        Json.Obj cell = Json.obj();
        cell = noted(
                cell, FPuzzlesObject.CENTER, automatic ? position.marked(index) : position.notes(index, Note.CENTER));
        return noted(cell, FPuzzlesObject.CORNER, automatic ? 0 : position.notes(index, Note.CORNER));
    }

    private static Json.Obj noted(Json.Obj cell, String name, int set) {
        List<Json> digits = new ArrayList<>();
        for (int digit = 1; digit <= 9; digit++) {
            if (Digits.holds(set, digit)) {
                digits.add(Json.number(digit));
            }
        }
        return digits.isEmpty() ? cell : cell.with(name, new Json.Arr(digits));
    }
}

package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.text.Json;

/**
 * The JSON of f-puzzles: nine rows of nine cells with a value, whether it is given, and two kinds of notes; and any further rules,
 * which no Sudoku here has.
 */
final class FPuzzles {

    private static final String SIZE = "size";
    private static final String GRID = "grid";
    private static final String RULES = "ruleset";
    private static final String VALUE = "value";
    private static final String GIVEN = "given";
    private static final String REGION = "region";
    private static final String CENTER = "centerPencilMarks";
    private static final String CORNER = "cornerPencilMarks";

    /** Fields that are no rule. */
    private static final List<String> PLAIN = List.of(
            SIZE,
            GRID,
            "title",
            "author",
            RULES,
            "solution",
            "successMessage",
            "highlightConflicts",
            "disabledlogic",
            "truecandidatesoptions");

    /** Fields of a cell that are no rule: its colors. */
    private static final List<String> PLAIN_OF_CELL =
            List.of(VALUE, GIVEN, REGION, CENTER, CORNER, "c", "cArray", "highlight", "highlightArray");

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

    static WebPuzzle read(Json.Obj puzzle) throws Foreign {
        Json size = puzzle.field(SIZE).orElse(Json.number(9));
        if (!(puzzle.field(GRID).orElse(Json.NULL) instanceof Json.Arr grid)) {
            throw new Foreign(NotationMessages.noGrid());
        }
        int rows = grid.items().size();
        if (number(size) != 9 || rows != 9) {
            throw otherSize(number(size) == 9 ? rows : number(size));
        }
        for (Map.Entry<String, Json> field : puzzle.fields().entrySet()) {
            if (!PLAIN.contains(field.getKey()) && holds(field.getValue())) {
                throw new Foreign(NotationMessages.variant(name(field.getKey())));
            }
        }
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        for (int row = 0; row < 9; row++) {
            List<Json> cells = grid.items().get(row) instanceof Json.Arr line ? line.items() : List.of();
            if (cells.size() != 9) {
                throw new Foreign(NotationMessages.otherRow(row + 1, cells.size()));
            }
            for (int column = 0; column < 9; column++) {
                if (cells.get(column) instanceof Json.Obj cell) {
                    read(cell, Houses.GRID.cell(row, column), clues, entries, notes);
                }
            }
        }
        return new WebPuzzle(
                Board.of(clues, entries, notes),
                WebPuzzle.text(puzzle.field(RULES).orElse(Json.NULL)));
    }

    private static void read(Json.Obj cell, int index, int[] clues, int[] entries, int[] notes) throws Foreign {
        for (Map.Entry<String, Json> field : cell.fields().entrySet()) {
            if (!PLAIN_OF_CELL.contains(field.getKey()) && holds(field.getValue())) {
                throw new Foreign(NotationMessages.variant(name(field.getKey())));
            }
        }
        Json region = cell.field(REGION).orElse(Json.NULL);
        if (!region.equals(Json.NULL) && number(region) != Houses.row(index) / 3 * 3 + Houses.column(index) / 3) {
            throw new Foreign(NotationMessages.otherRegions());
        }
        int digit = digit(cell.field(VALUE).orElse(Json.NULL), index);
        boolean given = cell.field(GIVEN).orElse(Json.FALSE).equals(Json.TRUE);
        clues[index] = given ? digit : 0;
        entries[index] = given ? 0 : digit;
        if (clues[index] == 0) {
            int corner = set(cell.field(CORNER).orElse(Json.NULL), index);
            notes[index] = Note.CENTER.in(corner, set(cell.field(CENTER).orElse(Json.NULL), index));
        }
    }

    static int digit(Json value, int index) throws Foreign {
        if (value.equals(Json.NULL) || value.equals(new Json.Str(""))) {
            return 0;
        }
        int digit = number(value);
        if (digit < 0 || digit > 9) {
            throw new Foreign(NotationMessages.otherValue(Houses.GRID.place(index)));
        }
        return digit;
    }

    private static int set(Json notes, int index) throws Foreign {
        int set = 0;
        if (notes instanceof Json.Arr all) {
            for (Json note : all.items()) {
                int digit = digit(note, index);
                set |= digit == 0 ? 0 : Digits.bit(digit);
            }
        }
        return set;
    }

    /** @param rows their number; less than 2 when there is no grid */
    static Foreign otherSize(int rows) {
        return new Foreign(rows < 2 ? NotationMessages.noGrid() : NotationMessages.otherSize(rows));
    }

    /** A number of one or two digits, perhaps in quotes; -1 for anything else. */
    static int number(Json value) {
        String text = value instanceof Json.Num number
                ? number.text()
                : value instanceof Json.Str string ? string.value() : "";
        return number(text);
    }

    /** A number of one or two digits; -1 for anything else. */
    static int number(String text) {
        int number = text.isEmpty() || text.length() > 2 ? -1 : 0;
        for (int i = 0; i < text.length() && number >= 0; i++) {
            char c = text.charAt(i);
            number = c >= '0' && c <= '9' ? 10 * number + c - '0' : -1;
        }
        return number;
    }

    /** Whether a field has something in it: rules that are switched off are written, too. */
    static boolean holds(Json value) {
        return switch (value) {
            case Json.Obj object -> !object.fields().isEmpty();
            case Json.Arr array -> !array.items().isEmpty();
            case Json.Str string -> !string.value().isEmpty();
            case Json.Bool bool -> bool.value();
            case Json.Num _, Json.Written _, Json.Text _, Json.Sentences _, Json.Drawn _ -> true;
            case Json.Null _ -> false;
        };
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
        return Json.obj().with(SIZE, 9).with(GRID, new Json.Arr(rows));
    }

    private static Json cell(Board position, int index) {
        int digit = position.digit(index);
        if (digit != 0) {
            Json.Obj filled = Json.obj().with(VALUE, digit);
            return position.clue(index) == 0 ? filled : filled.with(GIVEN, true);
        }
        boolean automatic = position.automatic();
        Json.Obj cell = Json.obj();
        cell = noted(cell, CENTER, automatic ? position.marked(index) : position.notes(index, Note.CENTER));
        return noted(cell, CORNER, automatic ? 0 : position.notes(index, Note.CORNER));
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

package tilewright.sudoku.notation;

import java.util.List;
import tilewright.text.Json;

/**
 * A puzzle in the JSON of f-puzzles: rows of cells with a value, whether it is given, and two kinds of notes; and a field for each
 * kind of further rules.
 *
 * @param json the whole object
 * @param rows the rows of its grid; none when it has no grid
 */
public record FPuzzlesObject(Json.Obj json, List<Json> rows) {

    static final String SIZE = "size";
    static final String GRID = "grid";
    static final String VALUE = "value";
    static final String GIVEN = "given";
    static final String REGION = "region";
    static final String CENTER = "centerPencilMarks";
    static final String CORNER = "cornerPencilMarks";

    private static final String RULES = "ruleset";

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

    /** Fields of a cell that are no rule: what a solver noted, and colors. */
    private static final List<String> PLAIN_OF_CELL =
            List.of(VALUE, GIVEN, REGION, CENTER, CORNER, "c", "cArray", "highlight", "highlightArray");

    /** Constructs the puzzle of an object. */
    public FPuzzlesObject(Json.Obj json) {
        this(json, LooseJson.items(LooseJson.field(json, GRID)));
    }

    /** Returns whether an object looks so, right or wrong. */
    public static boolean is(Json.Obj object) {
        return LooseJson.isGrid(object, GRID);
    }

    /**
     * Returns the number of rows that the object names, or that of its grid when it names none; -1 when it is not a
     * number.
     */
    public int side() {
        Json size = LooseJson.field(json, SIZE);
        return LooseJson.isNothing(size) ? rows.size() : LooseJson.number(size);
    }

    /** Returns the cells of a row. */
    public List<Json> cells(int row) {
        return LooseJson.items(rows.get(row));
    }

    /** Returns the names of fields with further rules. */
    public List<String> furtherRules() {
        return LooseJson.held(json, PLAIN);
    }

    /** Returns the names of fields of a cell with further rules. */
    public static List<String> furtherRules(Json cell) {
        return LooseJson.held(cell, PLAIN_OF_CELL);
    }

    /** Returns the value of a cell. */
    public static Json value(Json cell) {
        return LooseJson.field(cell, VALUE);
    }

    /** Returns whether the value of a cell is given. */
    public static boolean isGiven(Json cell) {
        return LooseJson.field(cell, GIVEN).equals(Json.TRUE);
    }

    /** Returns the rules in words; empty for none. */
    public String words() {
        return LooseJson.text(LooseJson.field(json, RULES));
    }
}

package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * A puzzle in the JSON of a site or a program with which people make and solve puzzles.
 *
 * @param rules in words; empty for none
 */
record WebPuzzle(Board board, String rules) {

    private static final int MOST_VALUES = 20_000;

    /** The board; what the rules say beyond the normal ones is a remark on the text. */
    Board told(Cursor cursor) {
        RuleText.tell(rules, cursor);
        return board;
    }

    /**
     * The puzzle in an object of f-puzzles, SudokuPad, SudokuMaker, or GNOME Sudoku; empty when it is another object or none.
     *
     * @throws FPuzzles.Foreign when it has further rules or another size
     */
    static Optional<WebPuzzle> in(String text) throws FPuzzles.Foreign {
        try {
            return Json.parse(text, MOST_VALUES) instanceof Json.Obj object ? of(object) : Optional.empty();
        } catch (TextError noJson) {
            return Optional.empty();
        }
    }

    private static Optional<WebPuzzle> of(Json.Obj object) throws FPuzzles.Foreign {
        if (FPuzzlesObject.is(object)) {
            return Optional.of(FPuzzles.read(object));
        }
        if (object.field(GnomeNotation.LEVEL).isPresent()) {
            return Optional.of(new WebPuzzle(GnomeNotation.read(object), ""));
        }
        if (SudokuPadObject.is(object)) {
            return Optional.of(SudokuPadJson.read(object));
        }
        return SudokuMakerJson.is(object) ? Optional.of(SudokuMakerJson.read(object)) : Optional.empty();
    }
}

package tilewright.sudoku.exchange;

import java.util.Optional;
import tilewright.sudoku.notation.FPuzzlesObject;
import tilewright.sudoku.notation.LinkContent;
import tilewright.sudoku.notation.OtherGrid;
import tilewright.sudoku.notation.SudokuPadObject;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;
import tilewright.sudoku.rules.VariantText;
import tilewright.text.Cursor;
import tilewright.text.Json;
import tilewright.text.TextError;
import tilewright.text.Whitespace;

/**
 * The text formats of puzzles of any size and rules: {@link VariantText}, {@link VariantJson}, and those of other
 * programs, with or without a link around them. A rule that is not known is refused by its name.
 */
public final class VariantTexts {

    private VariantTexts() {}

    /**
     * Reads a puzzle, and leaves a remark with the cursor on what of its text was left out.
     *
     * @return empty when a text is none of these, right or wrong
     * @throws VariantError when it has a rule that is not known, or rules that cannot be
     * @throws TextError when it is damaged
     */
    public static Optional<VariantPuzzle> read(Cursor cursor) {
        String text = Whitespace.strip(cursor.rest());
        if (!text.isEmpty() && text.charAt(0) == '{') {
            return parsed(text).flatMap(object -> read(object, cursor)).or(() -> inValue(text, cursor));
        }
        if (!text.isEmpty() && text.charAt(0) == '[') {
            return inValue(text, cursor);
        }
        if (SoloReader.is(text)) {
            return Optional.of(SoloReader.read(new Cursor(text)));
        }
        if (VariantText.isMeant(text)) {
            return Optional.of(VariantText.PUZZLES.parse(text));
        }
        return IssReader.is(text)
                ? Optional.of(IssReader.read(text))
                : LinkContent.of(text).flatMap(link -> read(link, cursor)).or(() -> plain(text));
    }

    /** The one puzzle of a value. */
    private static Optional<VariantPuzzle> inValue(String value, Cursor cursor) {
        Cursor inside = new Cursor(
                OtherGrid.textIn(value).filter(text -> !text.equals(value)).orElse(""));
        Optional<VariantPuzzle> puzzle = read(inside);
        cursor.warn(inside.warning());
        return puzzle;
    }

    private static Optional<VariantPuzzle> plain(String text) {
        return OtherGrid.of(text).map(grid -> new VariantPuzzle(Variant.of(grid.side()), grid.digits()));
    }

    private static Optional<VariantPuzzle> read(LinkContent link, Cursor cursor) {
        return switch (link) {
            case LinkContent.WebObject(Json.Obj object) -> read(object, cursor);
            case LinkContent.IssRules(String text) -> Optional.of(IssReader.read(text));
            case LinkContent.SoloGame(String id) -> Optional.of(SoloReader.read(new Cursor(id)));
            case LinkContent.PuzzLinkCells cells -> Optional.of(PuzzLinkReader.read(cells));
        };
    }

    private static Optional<Json.Obj> parsed(String text) {
        try {
            return Json.parse(text, LinkContent.MOST_VALUES) instanceof Json.Obj object
                    ? Optional.of(object)
                    : Optional.empty();
        } catch (TextError noJson) {
            return Optional.empty();
        }
    }

    private static Optional<VariantPuzzle> read(Json.Obj object, Cursor cursor) {
        if (FPuzzlesObject.is(object)) {
            return Optional.of(FPuzzlesReader.read(object, cursor));
        }
        return SudokuPadObject.is(object)
                ? Optional.of(SudokuPadReader.read(object, cursor))
                : VariantJson.read(object);
    }
}

package tilewright.sudoku.exchange;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import tilewright.sudoku.notation.LzString;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantPuzzle;

/** The forms in which puzzles of any size and rules are written; {@link VariantTexts} reads them. */
public final class VariantForms {

    private static final List<Form> ALL = List.of(
            new Form("id", VariantPuzzle::toString),
            new Form("share", puzzle -> "sudoku:" + puzzle),
            new Form("iss", puzzle -> IssWriter.write("iss", puzzle)),
            new Form("solo", puzzle -> SoloWriter.write("solo", puzzle)),
            new Form("fpuzzles", puzzle -> "https://f-puzzles.com/?load=" + letters("fpuzzles", puzzle)),
            new Form(
                    "sudokupad",
                    puzzle -> "https://sudokupad.app/fpuzzles"
                            + letters("sudokupad", puzzle)
                                    .replace("+", "%2B")
                                    .replace("/", "%2F")
                                    .replace("=", "%3D")));

    private VariantForms() {}

    /** A form and its writer. */
    private record Form(String id, Function<VariantPuzzle, String> writer) {}

    private static String letters(String form, VariantPuzzle puzzle) {
        return LzString.compress(FPuzzlesWriter.write(form, puzzle).toString());
    }

    /** The names of all forms. */
    public static List<String> ids() {
        return ALL.stream().map(Form::id).toList();
    }

    /**
     * Writes a puzzle in a form.
     *
     * @param id hyphens in it are ignored
     * @return empty when there is no such form
     * @throws VariantError when the form has no place for a rule
     */
    public static Optional<String> write(String id, VariantPuzzle puzzle) {
        String name = id.replace("-", "");
        return ALL.stream()
                .filter(form -> form.id().equals(name))
                .findFirst()
                .map(form -> form.writer().apply(puzzle));
    }
}

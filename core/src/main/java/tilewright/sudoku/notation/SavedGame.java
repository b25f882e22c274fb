package tilewright.sudoku.notation;

import java.util.Optional;
import tilewright.sudoku.model.Board;
import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/** A saved game of another program, of any number of lines. Mutable; one thread at a time. */
interface SavedGame {

    /** The game that begins with the first line; empty for none. */
    static Optional<SavedGame> begin(LinesAhead ahead) {
        String first = Whitespace.strip(ahead.line(0));
        if (first.isEmpty()) {
            return Optional.empty();
        }
        return switch (first.charAt(0)) {
            case 'S' -> SoloSave.begins(first) ? Optional.of(new SoloSave()) : Optional.empty();
            case 'p', '9' -> PzprSave.begins(ahead) ? Optional.of(new PzprSave()) : Optional.empty();
            case '<' -> markup(ahead);
            default -> Optional.empty();
        };
    }

    private static Optional<SavedGame> markup(LinesAhead ahead) {
        if (HtmlTable.begins(ahead.line(0))) {
            return Optional.of(new HtmlTable());
        }
        return switch (MarkupScanner.root(ahead)) {
            case KSudokuSave.ROOT -> Optional.of(new KSudokuSave());
            case SdkuSave.ROOT -> Optional.of(new SdkuSave());
            default -> Optional.empty();
        };
    }

    /** Whether the game goes on with a line that follows one of its own. */
    default boolean goesOn(String line) {
        return true;
    }

    /**
     * Reads the next line.
     *
     * @return false when the game ends with it
     */
    boolean read(String line);

    /**
     * The position.
     *
     * @throws FPuzzles.Foreign why it cannot be read
     */
    Board board() throws FPuzzles.Foreign;
}

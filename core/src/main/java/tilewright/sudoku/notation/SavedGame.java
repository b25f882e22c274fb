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
            case 'c' -> ClauseFile.begins(ahead) ? Optional.of(new ClauseFile()) : Optional.empty();
            case 'p', '9' -> ClauseFile.begins(ahead) ? Optional.of(new ClauseFile()) : pzpr(ahead);
            case '<' -> markup(ahead);
            default -> Optional.empty();
        };
    }

    private static Optional<SavedGame> pzpr(LinesAhead ahead) {
        return PzprSave.begins(ahead) ? Optional.of(new PzprSave()) : Optional.empty();
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

    /** Whether a line that follows one of the game still belongs to the game. */
    default boolean goesOn(String line) {
        return true;
    }

    /** Whether the game includes a line that would be a puzzle by itself. */
    default boolean isWhole() {
        return false;
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

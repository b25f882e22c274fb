package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.Board;
import tilewright.text.FoundTexts;
import tilewright.text.TextError;
import tilewright.text.TextLines;

/** Reads a file as the command line does: groups its lines, then reads each text. */
final class GroupedTexts {

    private GroupedTexts() {}

    /** The puzzles as 81 characters, or the sentence of the error where there is none. */
    static List<String> read(String file) {
        List<String> read = new ArrayList<>();
        new FoundTexts(new GridLines(), TextLines.of(file)).forEachRemaining(found -> read.add(read(found)));
        return read;
    }

    private static String read(FoundTexts.Found found) {
        if (found.fault().isPresent()) {
            return found.fault().get().text();
        }
        try {
            Board board = AllNotations.POSITIONS.parse(found.text());
            return board.toString();
        } catch (TextError error) {
            return error.sentence();
        }
    }

    static List<String> texts(String file) {
        List<String> texts = new ArrayList<>();
        new FoundTexts(new GridLines(), TextLines.of(file)).forEachRemaining(found -> texts.add(found.text()));
        return texts;
    }
}

package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.Board;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;
import tilewright.text.TextLines;

/** Reads a file as the command line does: groups its lines, then reads each text. */
final class GroupedTexts {

    private GroupedTexts() {}

    /** The puzzles as 81 characters, or the sentence of the error where there is none. */
    static List<String> read(String file) {
        List<String> read = new ArrayList<>();
        for (String text : texts(file)) {
            try {
                Board board = AllNotations.POSITIONS.parse(text);
                read.add(board.toString());
            } catch (TextError error) {
                read.add(error.sentence());
            }
        }
        return read;
    }

    static List<String> texts(String file) {
        GridLines grouping = new GridLines();
        TextLines lines = TextLines.of(file);
        List<String> texts = new ArrayList<>();
        int from = 0;
        while (from < lines.size()) {
            TextLines ahead = lines.behind(from);
            LineGrouping.Group group = grouping.first(ahead);
            if (group.text()) {
                List<String> parts = new ArrayList<>();
                for (int i = 0; i < group.lines(); i++) {
                    String line = ahead.line(i);
                    parts.add(grouping.comments(line) ? "" : line.stripTrailing());
                }
                texts.add(String.join("\n", parts));
            }
            from += group.lines();
            from += group.text() && group.lines() > 1 ? grouping.after(lines.behind(from)) : 0;
        }
        return texts;
    }
}

package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import tilewright.play.Play;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stop;
import tilewright.text.Ascii;
import tilewright.text.Json;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;
import tilewright.text.TextLines;

/** Reads whatever somebody pastes or opens: the texts of a file, each a position in any form, a share ID or a saved play. */
final class Opening {

    private static final int MOST = 1_000;

    /** A text of the file and the line, from 1, where it begins. */
    private record Part(int line, String text) {}

    private Opening() {}

    /**
     * The positions that were found, text by text.
     *
     * @param stop asked before each line and each text, and in each play
     * @throws TextError when there is nothing that the puzzle can read
     * @throws tilewright.search.Stopped when it was stopped
     */
    static Json.Obj read(Catalog catalog, Puzzle<?, ?, ?> puzzle, String text, Stop stop) {
        List<Json> found = new ArrayList<>();
        TextError first = new TextError(text, 0, StudioMessages.emptyText());
        boolean failed = false;
        boolean any = false;
        String lines = text.startsWith("\ufeff") ? text.substring(1) : text;
        List<Part> parts = parts(puzzle.texts().grouping(), lines, stop);
        for (Part part : parts.subList(0, Math.min(MOST, parts.size()))) {
            stop.check();
            Json.Obj entry = Json.obj().with("line", part.line());
            try {
                Play play = play(catalog, puzzle, part.text(), stop);
                found.add(entry.with("id", play.save())
                        .with("words", play.status().words()));
                any = true;
            } catch (TextError error) {
                first = failed ? first : error;
                failed = true;
                found.add(entry.with("error", error.message()));
            }
        }
        if (!any) {
            throw first;
        }
        return Json.obj().with("found", new Json.Arr(found));
    }

    private static Play play(Catalog catalog, Puzzle<?, ?, ?> puzzle, String text, Stop stop) {
        if (text.startsWith(puzzle.id() + ":")) {
            return Play.load(catalog, text, stop);
        }
        boolean moves = text.indexOf(" |") >= 0 && text.indexOf('\n') < 0;
        if (!moves) {
            return Play.start(puzzle, text);
        }
        try {
            return Play.load(catalog, puzzle.id() + ":" + text, stop);
        } catch (TextError error) {
            return barred(puzzle, text, error);
        }
    }

    /** A position with bars in it, which are no end of one. */
    private static Play barred(Puzzle<?, ?, ?> puzzle, String text, TextError error) {
        try {
            return Play.start(puzzle, text);
        } catch (TextError other) {
            throw error;
        }
    }

    /** All texts, or more than are wanted. */
    private static List<Part> parts(LineGrouping grouping, String text, Stop stop) {
        List<Part> parts = new ArrayList<>();
        TextLines lines = TextLines.of(TextLines.withoutReturns(text));
        int from = 0;
        while (from < lines.size() && parts.size() <= MOST) {
            stop.check();
            TextLines ahead = lines.behind(from);
            LineGrouping.Group group =
                    grouping.comments(ahead.line(0)) ? LineGrouping.Group.NONE : grouping.first(ahead);
            if (group.text()) {
                parts.add(new Part(from + 1, joined(ahead, group.lines(), grouping)));
            }
            from += group.lines();
            from += group.text() && group.lines() > 1 ? grouping.after(lines.behind(from)) : 0;
        }
        return parts;
    }

    private static String joined(TextLines lines, int count, LineGrouping grouping) {
        if (count == 1) {
            String line = lines.line(0);
            boolean cells = !grouping.equals(LineGrouping.LINES) && isOfDigits(line); // blanks may be empty cells
            return cells ? line.stripTrailing() : line.strip();
        }
        StringBuilder text = new StringBuilder(lines.line(0).stripTrailing());
        for (int i = 1; i < count; i++) {
            String line = lines.line(i);
            text.append('\n').append(grouping.comments(line) ? "" : line.stripTrailing());
        }
        return text.toString();
    }

    private static boolean isOfDigits(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) != ' ' && !Ascii.isDigit(line.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}

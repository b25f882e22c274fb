package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import tilewright.play.Play;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stop;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.FoundTexts;
import tilewright.text.Json;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;
import tilewright.text.TextLines;
import tilewright.text.Whitespace;

/**
 * Reads pasted texts and opened files: the texts of a file, each a position in any form, a share ID or a saved play.
 */
final class Opening {

    private static final int MOST = 1_000;

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
        LineGrouping grouping = puzzle.texts().grouping();
        FoundTexts texts = new FoundTexts(grouping, TextLines.of(TextLines.withoutReturns(lines)));
        for (int count = 0; count < MOST && texts.hasNext(); count++) {
            stop.check();
            FoundTexts.Found part = texts.next();
            Json.Obj entry = Json.obj().with("line", part.line() + 1);
            try {
                String position = stripped(part, grouping);
                part.fault().ifPresent(fault -> {
                    throw new TextError(part.text(), 0, fault);
                });
                Cursor cursor = new Cursor(position);
                Play play = play(catalog, puzzle, cursor, stop);
                entry = entry.with("id", play.save())
                        .with("words", play.status().words());
                found.add(cursor.warning().isEmpty() ? entry : entry.with("warning", cursor.warning()));
                any = true;
            } catch (TextError error) {
                first = failed ? first : error;
                failed = true;
                found.add(entry.with("error", part.fault().orElseGet(error::message)));
            }
        }
        if (!any) {
            throw first;
        }
        return Json.obj().with("found", new Json.Arr(found));
    }

    private static Play play(Catalog catalog, Puzzle<?, ?, ?> puzzle, Cursor cursor, Stop stop) {
        String text = cursor.rest();
        if (text.startsWith(puzzle.id() + ":")) {
            return Play.load(catalog, cursor, stop);
        }
        boolean moves = text.indexOf(" |") >= 0 && text.indexOf('\n') < 0;
        if (!moves) {
            return Play.start(puzzle, cursor);
        }
        Cursor named = new Cursor(puzzle.id() + ":" + text);
        try {
            Play play = Play.load(catalog, named, stop);
            cursor.warn(named.warning());
            return play;
        } catch (TextError error) {
            return barred(puzzle, cursor, error);
        }
    }

    /** A position with bars in it, which are no end of one. */
    private static Play barred(Puzzle<?, ?, ?> puzzle, Cursor cursor, TextError error) {
        try {
            return Play.start(puzzle, cursor);
        } catch (TextError other) {
            throw error;
        }
    }

    /** A text without the blanks before it; in a text of cells they may be empty ones. */
    private static String stripped(FoundTexts.Found part, LineGrouping grouping) {
        boolean cells = !grouping.equals(LineGrouping.LINES) && isOfDigits(part.text());
        return part.lines() > 1 || cells ? part.text() : Whitespace.strip(part.text());
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

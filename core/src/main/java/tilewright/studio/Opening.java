package tilewright.studio;

import java.util.ArrayList;
import java.util.List;
import tilewright.play.Play;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.search.Stop;
import tilewright.text.Json;
import tilewright.text.LineGrouping;
import tilewright.text.TextError;

/** Reads whatever somebody pastes or opens: the texts of a file, each a position in any form, a share ID or a saved play. */
final class Opening {

    private static final int MOST = 1_000;

    /** A text of the file and the line, from 1, where it begins. */
    private record Part(int line, StringBuilder text) {}

    private final List<Part> parts = new ArrayList<>();
    private boolean open;

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
                Play play = play(catalog, puzzle, part.text().toString().strip(), stop);
                found.add(entry.with("id", play.save())
                        .with("words", play.status().words().text()));
                any = true;
            } catch (TextError error) {
                first = failed ? first : error;
                failed = true;
                found.add(entry.with("error", error.sentence()));
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
        return moves ? Play.load(catalog, puzzle.id() + ":" + text, stop) : Play.start(puzzle, text);
    }

    /** All texts, or more than are wanted. */
    private static List<Part> parts(LineGrouping grouping, String text, Stop stop) {
        Opening opening = new Opening();
        LineGrouping.Grouper grouper = grouping.grouper();
        int line = 0;
        for (int from = 0; from <= text.length() && opening.parts.size() <= MOST; ) {
            int end = text.indexOf('\n', from);
            int to = end < 0 ? text.length() : end;
            stop.check();
            line++;
            opening.add(line, text.substring(from, to).stripTrailing(), grouper);
            from = to + 1;
        }
        return opening.parts;
    }

    private void add(int line, String text, LineGrouping.Grouper grouper) {
        if (text.startsWith("#")) {
            goOn("");
            return;
        }
        switch (grouper.next(text)) {
            case BETWEEN -> open = false;
            case ALONE -> {
                parts.add(new Part(line, new StringBuilder(text)));
                open = false;
            }
            case FIRST -> begin(line, text);
            case INSIDE -> goOn(line, text);
            case LAST -> {
                goOn(line, text);
                open = false;
            }
        }
    }

    private void begin(int line, String text) {
        parts.add(new Part(line, new StringBuilder(text)));
        open = true;
    }

    private void goOn(int line, String text) {
        if (open) {
            goOn(text);
        } else {
            begin(line, text);
        }
    }

    private void goOn(String text) {
        if (open) {
            parts.getLast().text().append('\n').append(text);
        }
    }
}

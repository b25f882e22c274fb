package tilewright.print.book;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import tilewright.print.Link;
import tilewright.print.Printable;
import tilewright.print.SheetLayout;
import tilewright.print.Slot;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Entry;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;

/**
 * The pages with the puzzles of a part, which are all laid out like its first one.
 *
 * @param each puzzles on a page
 */
record PuzzlePages(Book book, Chapter chapter, int each) {

    /**
     * Draws a page.
     *
     * @param from the number of its first puzzle, from 0
     * @param to behind that of its last one
     */
    void draw(Canvas canvas, Rect body, int from, int to, IntFunction<Entry> entries) {
        List<Rect> places = places(body, entries);
        for (int i = from; i < to; i++) {
            Entry entry = entries.apply(i);
            Printable puzzle = shown(entry.puzzle());
            Optional<QrCode> code = code(puzzle);
            Slot.in(places.get(i - from), puzzle.scene(), certificate(entry), code)
                    .draw(canvas, book.look().first() + i, puzzle, code);
        }
    }

    /** The places of puzzles on a page. */
    List<Rect> places(Rect body, IntFunction<Entry> entries) {
        Entry first = entries.apply(chapter.from());
        Printable puzzle = shown(first.puzzle());
        SheetLayout layout = new SheetLayout(body, body, new Rect(body.x(), body.bottom(), body.width(), 0), body);
        return layout.places(each, puzzle.scene(), certificate(first), code(puzzle));
    }

    private Printable shown(Printable puzzle) {
        return book.look().labels().ratings()
                ? puzzle
                : new Printable(
                        puzzle.id(),
                        "",
                        puzzle.scene(),
                        puzzle.solution(),
                        puzzle.name(),
                        puzzle.title(),
                        puzzle.pointed());
    }

    private String certificate(Entry entry) {
        return book.look().shown().certificates() ? entry.certificate() : "";
    }

    /** The code of a puzzle whose share ID is not too long for one. */
    private Optional<QrCode> code(Printable puzzle) {
        String studio = book.look().labels().studio();
        String link = Link.of(studio, puzzle.id());
        return studio.isEmpty() || !QrCode.fits(link) ? Optional.empty() : Optional.of(QrCode.of(link));
    }
}

package tilewright.print.book;

import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import tilewright.print.Link;
import tilewright.print.Printable;
import tilewright.print.PuzzleArea;
import tilewright.print.SheetLayout;
import tilewright.print.SheetOptions.Grid;
import tilewright.print.book.Book.Chapter;
import tilewright.print.book.Book.Entry;
import tilewright.print.book.Book.Names.Name;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.QrCode;
import tilewright.print.canvas.Rect;

/** The pages with the puzzles of a part, which are all laid out like its first one. Mutable; one thread. */
final class PuzzlePages {

    private final Book book;
    private final Chapter chapter;
    private final int each;
    /** The places on the first page that was asked for; empty until then. */
    private List<Rect> places = List.of();

    private double left;

    /** @param each puzzles on a page */
    PuzzlePages(Book book, Chapter chapter, int each) {
        this.book = book;
        this.chapter = chapter;
        this.each = each;
    }

    /**
     * Draws a page.
     *
     * @param from the number of its first puzzle, from 0
     * @param to behind that of its last one
     * @param uncoded takes the numbers of those whose codes have no room, from 0
     */
    void draw(Canvas canvas, Rect body, int from, int to, IntFunction<Entry> entries, IntConsumer uncoded) {
        List<Rect> here = places(body, entries);
        Book.Look look = book.look();
        Optional<String> time = book.names().of(Name.TIME);
        for (int i = from; i < to; i++) {
            Entry entry = entries.apply(i);
            Optional<QrCode> code = code(entry.puzzle());
            PuzzleArea slot = slot(here.get(i - from), entry, code);
            slot.draw(canvas, look.first() + i, entry.puzzle(), code, look.labels(), look.boards(), time);
            if (!look.labels().studio().isEmpty() && slot.code().isEmpty()) {
                uncoded.accept(i);
            }
        }
    }

    /**
     * The places of puzzles on a page.
     *
     * @param body as large as on all pages
     */
    List<Rect> places(Rect body, IntFunction<Entry> entries) {
        if (places.isEmpty()) {
            places = laidOut(body, entries);
            left = body.x();
        }
        return places.stream()
                .map(place -> new Rect(place.x() + body.x() - left, place.y(), place.width(), place.height()))
                .toList();
    }

    private List<Rect> laidOut(Rect body, IntFunction<Entry> entries) {
        Entry first = entries.apply(chapter.from());
        Optional<QrCode> code = code(first.puzzle());
        SheetLayout layout = new SheetLayout(body, body, new Rect(body.x(), body.bottom(), body.width(), 0), body);
        return layout.places(new Grid(each, Math.min(each, chapter.grid().columns())), place -> {
            PuzzleArea slot = slot(place, first, code);
            return slot.board().width() * (slot.complete(certificate(first), code) ? 1 : SheetLayout.INCOMPLETE);
        });
    }

    private PuzzleArea slot(Rect place, Entry entry, Optional<QrCode> code) {
        return PuzzleArea.in(
                place, entry.puzzle(), certificate(entry), code, book.look().labels());
    }

    private String certificate(Entry entry) {
        return book.look().shown().certificates() ? entry.certificate() : "";
    }

    /** The code of a puzzle whose share ID is not too long for one. */
    private Optional<QrCode> code(Printable puzzle) {
        return Link.code(book.look().labels().studio(), puzzle.id());
    }
}

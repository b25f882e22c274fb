package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Rect;

/**
 * Numbered texts in one or two columns, one after the other, on as many pages as they need. Of the texts only their places are
 * held. Mutable; one thread.
 */
final class Columns {

    private static final double GAP = 22;

    /** Wide enough for two columns. */
    private static final double TWO = 340;

    private final Rect body;
    private final Sizes sizes;
    private final String title;
    private final TextBlock about;
    private final double width;
    private final int columns;
    private final double top;
    private final List<Page> pages = new ArrayList<>();
    private int column;
    private double y;

    /**
     * The puzzles of a page.
     *
     * @param from the number of the first one, from 0
     * @param to behind that of the last one
     */
    private record Page(int from, int to) {}

    /** @param body of any page: all are as large */
    Columns(Rect body, Sizes sizes, String title, String about) {
        this.body = body;
        this.sizes = sizes;
        this.title = title;
        this.about = TextBlock.of(about, sizes.faces().words(), sizes.words(9.5), body.width());
        columns = body.width() >= TWO && !sizes.large() ? 2 : 1;
        width = (body.width() - (columns - 1) * GAP) / columns;
        top = Titles.height(sizes) + (about.isEmpty() ? 0 : this.about.height() + 12);
        pages.add(new Page(0, 0));
        y = top;
    }

    /**
     * Adds a text.
     *
     * @param puzzle its number, from 0, larger than those before
     * @param name what stands before the text
     */
    void add(int puzzle, String name, String text) {
        if (advance(Numbered.of(name, text, width, sizes), pages.size() == 1 ? top : 0)) {
            pages.add(new Page(puzzle, puzzle + 1));
            column = 0;
        } else {
            pages.set(pages.size() - 1, new Page(pages.getLast().from(), puzzle + 1));
        }
    }

    /** Moves behind a text, to the next column where needed; returns whether that is on the next page. */
    private boolean advance(Numbered item, double start) {
        boolean next = false;
        double from = start;
        if (y + item.height() > body.height() && y > start) {
            column++;
            if (column == columns) {
                next = true;
                from = 0;
            }
            y = from;
        }
        y += item.height();
        return next;
    }

    /** A text with its name. */
    record Named(String name, String text) {}

    /** @param texts gives that of a puzzle; with an empty one there is none */
    List<PagePlan.Drawing> pages(IntFunction<Named> texts) {
        List<PagePlan.Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            Page page = pages.get(i);
            boolean first = i == 0;
            drawings.add((canvas, frame) -> draw(canvas, frame.body(), page, first, texts));
        }
        return drawings;
    }

    private void draw(Canvas canvas, Rect at, Page page, boolean first, IntFunction<Named> texts) {
        if (first) {
            Titles.heading(canvas, at, title, sizes);
            Titles.paragraph(canvas, at.x(), at.y() + Titles.height(sizes), about);
        }
        double start = first ? top : 0;
        column = 0;
        y = start;
        for (int i = page.from(); i < page.to(); i++) {
            Named named = texts.apply(i);
            if (!named.text().isEmpty()) {
                Numbered item = Numbered.of(named.name(), named.text(), width, sizes);
                advance(item, start);
                item.draw(canvas, at.x() + column * (width + GAP), at.y() + y - item.height());
            }
        }
    }
}

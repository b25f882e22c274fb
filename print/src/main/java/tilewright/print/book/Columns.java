package tilewright.print.book;

import java.util.ArrayList;
import java.util.List;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Rect;

/** Numbered texts in one or two columns, one after the other, on as many pages as they need. Mutable; one thread. */
final class Columns {

    private static final double GAP = 22;

    /** Wide enough for two columns. */
    private static final double TWO = 420;

    private final Rect body;
    private final String title;
    private final TextBlock about;
    private final double width;
    private final int columns;
    private final double top;
    private final List<List<Placed>> pages = new ArrayList<>();
    private int column;
    private double y;

    /** @param x from the body's left edge */
    private record Placed(Numbered item, double x, double y) {}

    /** @param body of any page: all are as large */
    Columns(Rect body, String title, String about) {
        this.body = body;
        this.title = title;
        this.about = TextBlock.of(about, Face.WORDS, 9.5, body.width());
        columns = body.width() >= TWO ? 2 : 1;
        width = (body.width() - (columns - 1) * GAP) / columns;
        top = body.y() + Titles.HEIGHT + this.about.height() + 12;
        pages.add(new ArrayList<>());
        y = top;
    }

    void add(int number, String text) {
        Numbered item = Numbered.of(number, text, width);
        if (y + item.height() > body.bottom() && y > start()) {
            column++;
            if (column == columns) {
                pages.add(new ArrayList<>());
                column = 0;
            }
            y = start();
        }
        pages.getLast().add(new Placed(item, column * (width + GAP), y));
        y += item.height();
    }

    private double start() {
        return pages.size() == 1 ? top : body.y();
    }

    List<BookPages.Drawing> pages() {
        List<BookPages.Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            int page = i;
            drawings.add((canvas, frame) -> draw(canvas, frame, page));
        }
        return drawings;
    }

    private void draw(Canvas canvas, PageFrame frame, int page) {
        if (page == 0) {
            Titles.heading(canvas, frame.body(), title);
            Titles.paragraph(canvas, frame.body().x(), frame.body().y() + Titles.HEIGHT, about);
        }
        for (Placed placed : pages.get(page)) {
            placed.item().draw(canvas, frame.body().x() + placed.x(), placed.y());
        }
    }
}

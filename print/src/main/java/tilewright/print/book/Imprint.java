package tilewright.print.book;

import java.util.List;
import tilewright.print.canvas.BarCode;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Canvas.Role;
import tilewright.print.canvas.Isbn;
import tilewright.print.canvas.Rect;

/** The imprint: at the foot of the page behind the title, or on more pages where it is long. */
final class Imprint {

    private static final double SIZE = 8.6;
    private static final double SHARE = 0.8;

    private final Rect body;
    private final Flow flow;

    /** @param body of any page: all are as large */
    Imprint(Book book, Rect body, Sizes sizes) {
        this.body = body;
        List<String> lines = book.imprint().map(Book.Imprint::lines).orElse(List.of());
        double size = sizes.notes(SIZE);
        flow = new Flow(0, body.height());
        lines.forEach(line -> flow.text(TextBlock.of(line, sizes.faces().words(), size, body.width() * SHARE), 8));
        book.imprint().flatMap(Book.Imprint::isbn).ifPresent(this::code);
    }

    private void code(String typed) {
        Isbn isbn = Isbn.of(typed);
        BarCode code = BarCode.of(isbn);
        flow.add(new Flow.Item(
                BarCode.HEIGHT,
                0,
                false,
                flow.nextPart(),
                Role.FIGURE,
                "ISBN " + isbn.text(),
                (canvas, x, y) -> code.draw(canvas, new Rect(x, y, BarCode.WIDTH, BarCode.HEIGHT))));
    }

    /** The number of pages, one at least. */
    int count() {
        return flow.count();
    }

    void draw(Canvas canvas, PageFrame frame, int page) {
        double top = flow.count() == 1 ? body.height() - flow.bottom() - 8 : 0;
        flow.draw(canvas, page, frame.body().x(), frame.body().y() + Math.max(0, top));
    }
}

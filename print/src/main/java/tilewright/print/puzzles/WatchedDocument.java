package tilewright.print.puzzles;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Document;

/** A document that calls something after each page. */
record WatchedDocument(Document inner, Runnable page) implements Document {

    @Override
    public void page(Consumer<Canvas> drawing) {
        inner.page(drawing);
        page.run();
    }

    @Override
    public void bookmark(String title, int page) {
        inner.bookmark(title, page);
    }

    @Override
    public void write(OutputStream out) throws IOException {
        inner.write(out);
    }

    @Override
    public void close() {
        inner.close();
    }
}

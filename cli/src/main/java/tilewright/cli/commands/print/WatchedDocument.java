package tilewright.cli.commands.print;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;
import tilewright.cli.batch.StepProgress;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Document;

/** A document whose pages are steps. */
record WatchedDocument(Document inner, StepProgress pages) implements Document {

    @Override
    public void page(Consumer<Canvas> drawing) {
        inner.page(drawing);
        pages.done();
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

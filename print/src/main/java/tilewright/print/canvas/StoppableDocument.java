package tilewright.print.canvas;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.function.Consumer;
import tilewright.message.Words;
import tilewright.search.Stop;

/**
 * A document that throws {@link tilewright.search.Stopped} when it should stop: it checks before each thing that it
 * draws, and before each piece of the file that it writes.
 */
public record StoppableDocument(Document inner, Stop stop) implements Document {

    @Override
    public void page(Consumer<Canvas> drawing) {
        stop.check();
        inner.page(canvas -> drawing.accept(new StoppableCanvas(canvas, stop)));
    }

    @Override
    public void bookmark(String title, int page) {
        stop.check();
        inner.bookmark(title, page);
    }

    @Override
    public void write(OutputStream out) throws IOException {
        stop.check();
        inner.write(new FilterOutputStream(out) {
            @Override
            public void write(int one) throws IOException {
                stop.check();
                out.write(one);
            }

            @Override
            public void write(byte[] bytes, int from, int count) throws IOException {
                stop.check();
                out.write(bytes, from, count);
            }
        });
    }

    @Override
    public void close() {
        inner.close();
    }

    /** A canvas that throws when it is asked to stop. */
    private record StoppableCanvas(Canvas inner, Stop stop) implements Canvas {

        @Override
        public Words words() {
            return inner.words();
        }

        @Override
        public void part(Role role, String words, Runnable drawing) {
            stop.check();
            inner.part(role, words, drawing);
        }

        @Override
        public void fill(Outline outline, Color color) {
            stop.check();
            inner.fill(outline, color);
        }

        @Override
        public void stroke(Outline outline, Color color, double width) {
            stop.check();
            inner.stroke(outline, color, width);
        }

        @Override
        public void grid(double x, double y, double unit, List<Rect> rectangles) {
            stop.check();
            inner.grid(x, y, unit, rectangles);
        }

        @Override
        public void text(double x, double baseline, String text, Face face, double size, Color color) {
            stop.check();
            inner.text(x, baseline, text, face, size, color);
        }

        @Override
        public void picture(Picture picture, Rect place) {
            stop.check();
            inner.picture(picture, place);
        }

        @Override
        public void moved(double x, double y, Runnable drawing) {
            stop.check();
            inner.moved(x, y, drawing);
        }

        @Override
        public void quarter(double x, double y, Runnable drawing) {
            stop.check();
            inner.quarter(x, y, drawing);
        }

        @Override
        public void turned(double x, double y, Runnable drawing) {
            stop.check();
            inner.turned(x, y, drawing);
        }
    }
}

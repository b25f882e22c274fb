package tilewright.print;

import java.io.OutputStream;
import java.util.function.Consumer;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/** Pages that are measured instead of written: all is on the paper, letters have a size, and no picture is a speck. */
public final class MeasuredPages implements Document {

    private final String named;
    private final Words words;
    private final Rect page;
    private final double least;
    private int pages;
    private int figures;

    /** @param least points that each picture is wide and high */
    public MeasuredPages(String named, Paper paper, double least) {
        this(named, Words.ENGLISH, paper, least);
    }

    public MeasuredPages(String named, Words words, Paper paper, double least) {
        this.named = named;
        this.words = words;
        this.page = new Rect(-1, -1, paper.width() + 2, paper.height() + 2);
        this.least = least;
    }

    public int pages() {
        return pages;
    }

    public int figures() {
        return figures;
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        pages++;
        drawing.accept(new Measured());
    }

    @Override
    public void bookmark(String title, int page) {}

    @Override
    public void write(OutputStream out) {}

    @Override
    public void close() {}

    /** There are millions of these. */
    private void check(boolean holds, String what, Object where) {
        if (!holds) {
            throw new AssertionError("%s, page %d: %s, %s".formatted(named, pages, what, where));
        }
    }

    private final class Measured implements Canvas {

        private double left;
        private double top;
        private double right;
        private double bottom;

        @Override
        public Words words() {
            return words;
        }

        @Override
        public void part(Role role, String words, Runnable drawing) {
            left = top = Double.MAX_VALUE;
            right = bottom = 0;
            drawing.run();
            if (role == Role.FIGURE) {
                figures++;
                Rect figure = new Rect(left, top, right - left, bottom - top);
                check(Math.min(figure.width(), figure.height()) >= least, words, figure);
            }
        }

        private void drawn(Outline outline) {
            Rect bounds = outline.bounds();
            check(page.holds(bounds), "outline", bounds);
            left = Math.min(left, bounds.x());
            top = Math.min(top, bounds.y());
            right = Math.max(right, bounds.right());
            bottom = Math.max(bottom, bounds.bottom());
        }

        @Override
        public void fill(Outline outline, Color color) {
            drawn(outline);
        }

        @Override
        public void stroke(Outline outline, Color color, double width) {
            check(width > 0, "stroke", width);
            drawn(outline);
        }

        @Override
        public void text(double x, double baseline, String text, Face face, double size, Color color) {
            if (!text.isEmpty()) {
                check(size >= 0.1 && size <= 100, text, size);
                Rect place = new Rect(x, baseline, 0, 0);
                check(page.holds(place), text, place);
            }
        }

        @Override
        public void picture(Picture picture, Rect place) {
            drawn(Outline.of(place));
        }

        @Override
        public void moved(double x, double y, Runnable drawing) {
            drawing.run();
        }

        @Override
        public void turned(double x, double y, Runnable drawing) {
            drawing.run();
        }
    }
}

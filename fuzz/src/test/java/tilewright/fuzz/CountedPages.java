package tilewright.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.function.Consumer;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/** Pages of which nothing is kept: numbers are finite, letters and lines have a size, bookmarks lead to pages. */
final class CountedPages implements Document, Canvas {

    private int pages;

    int pages() {
        return pages;
    }

    @Override
    public Words words() {
        return Words.ENGLISH;
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        pages++;
        drawing.accept(this);
    }

    @Override
    public void bookmark(String title, int page) {
        assertThat(title).isNotEmpty();
        assertThat(page).isBetween(0, pages - 1);
    }

    @Override
    public void write(OutputStream out) {}

    @Override
    public void close() {}

    @Override
    public void part(Role role, String words, Runnable drawing) {
        drawing.run();
    }

    @Override
    public void fill(Outline outline, Color color) {
        Rect bounds = outline.bounds(); // which checks that its numbers are finite
        check(color.level() >= 0 && color.level() <= 1, bounds);
    }

    @Override
    public void stroke(Outline outline, Color color, double width) {
        Rect bounds = outline.bounds();
        check(color.level() >= 0 && color.level() <= 1 && width > 0, bounds);
    }

    @Override
    public void text(double x, double baseline, String text, Face face, double size, Color color) {
        check(text.isEmpty() || size > 0 && Double.isFinite(x + baseline + size), text);
    }

    @Override
    public void picture(Picture picture, Rect place) {
        check(place.width() > 0 && place.height() > 0, place);
    }

    @Override
    public void moved(double x, double y, Runnable drawing) {
        drawing.run();
    }

    @Override
    public void turned(double x, double y, Runnable drawing) {
        drawing.run();
    }

    private static void check(boolean holds, Object what) {
        if (!holds) {
            throw new AssertionError("drawn without a size: " + what);
        }
    }
}

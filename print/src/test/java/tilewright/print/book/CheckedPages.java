package tilewright.print.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Paper;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/**
 * Pages that are checked instead of written: no words outside the margins, none over others, none over a picture. What lies on
 * a picture is the picture's.
 */
public final class CheckedPages implements Document {

    /** No printer reaches further. */
    private static final double MARGIN = 20;

    private final String named;
    private final Words words;
    private final IntFunction<Rect> area;
    private int pages;

    public CheckedPages(String named, Words words, Paper paper) {
        this(named, words, _ -> new Rect(0, 0, paper.width(), paper.height()).inset(MARGIN));
    }

    /** @param area where the words of a page are, by its number from 1 */
    public CheckedPages(String named, Words words, IntFunction<Rect> area) {
        this.named = named;
        this.words = words;
        this.area = area;
    }

    public int count() {
        return pages;
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        pages++;
        Boxes boxes = new Boxes();
        drawing.accept(boxes);
        boxes.check(named + ", page " + pages, area.apply(pages));
    }

    @Override
    public void bookmark(String title, int page) {
        assertThat(page).isBetween(0, pages - 1);
    }

    @Override
    public void write(OutputStream out) {}

    @Override
    public void close() {}

    private record Named(String words, Rect box) {}

    /** The box of each text, and of each picture as a whole. */
    private final class Boxes implements Canvas {

        private final List<Named> boxes = new ArrayList<>();
        private boolean inFigure;
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
            inFigure = role == Role.FIGURE;
            left = top = Double.MAX_VALUE;
            right = bottom = 0;
            drawing.run();
            if (inFigure && right > left) {
                boxes.add(new Named("picture: " + words, new Rect(left, top, right - left, bottom - top)));
            }
            inFigure = false;
        }

        private void grow(Outline outline) {
            if (inFigure) {
                Rect box = outline.bounds();
                left = Math.min(left, box.x());
                top = Math.min(top, box.y());
                right = Math.max(right, box.right());
                bottom = Math.max(bottom, box.bottom());
            }
        }

        @Override
        public void fill(Outline outline, Color color) {
            grow(outline);
        }

        @Override
        public void stroke(Outline outline, Color color, double width) {
            grow(outline);
        }

        @Override
        public void text(double x, double baseline, String text, Face face, double size, Color color) {
            if (!inFigure && !text.isBlank()) {
                boxes.add(new Named(text, new Rect(x, baseline - size * 0.7, face.width(text, size), size * 0.9)));
            }
        }

        @Override
        public void picture(Picture picture, Rect place) {
            grow(Outline.of(place));
        }

        @Override
        public void moved(double x, double y, Runnable drawing) {
            throw new UnsupportedOperationException("no page of a book moves");
        }

        @Override
        public void turned(double x, double y, Runnable drawing) {
            throw new UnsupportedOperationException("nothing that is checked stands upside down");
        }

        void check(String named, Rect page) {
            for (int i = 0; i < boxes.size(); i++) {
                Named one = boxes.get(i);
                assertThat(page.holds(one.box()))
                        .as(named + ": " + one + " in " + page)
                        .isTrue();
                for (int j = 0; j < i; j++) {
                    assertThat(one.box().meets(boxes.get(j).box()))
                            .as(named + ": " + one + " and " + boxes.get(j))
                            .isFalse();
                }
            }
        }
    }
}

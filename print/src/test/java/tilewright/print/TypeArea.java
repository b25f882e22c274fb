package tilewright.print;

import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import tilewright.message.Words;
import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Document;
import tilewright.print.canvas.Face;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Picture;
import tilewright.print.canvas.Rect;

/** Pages that are measured instead of written: all parts are in the type area, and no part lies over another. */
final class TypeArea implements Document {

    /** Of a line, half of which is beside its place. */
    private static final double RIM = 2.2;

    private static final double ASCENT = 0.74;
    private static final double DESCENT = 0.2;

    private final String named;
    private final Rect area;
    private final List<List<Part>> pages = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private double leastBoard = Double.MAX_VALUE;
    private double leastDigit = Double.MAX_VALUE;
    private int boxes;

    /** A part of a page with all that was drawn for it. */
    record Part(Canvas.Role role, String words, Rect box) {}

    TypeArea(String named, Rect area) {
        this.named = named;
        this.area = area.inset(-RIM);
    }

    /** The parts of each page. */
    List<List<Part>> pages() {
        return pages;
    }

    /** The number of boxes that were checked. */
    int boxes() {
        return boxes;
    }

    /** The least width or height of a picture. */
    double leastFigure() {
        return leastBoard;
    }

    /** The least size of a digit on a board, in points. */
    double leastDigit() {
        return leastDigit;
    }

    /** All texts, in order. */
    List<String> texts() {
        return texts;
    }

    @Override
    public void page(Consumer<Canvas> drawing) {
        List<Part> parts = new ArrayList<>();
        drawing.accept(new Measured(parts));
        pages.add(parts);
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            boxes++;
            check(area.holds(part.box()), part, part);
            if (part.role() == Canvas.Role.FIGURE) {
                leastBoard = Math.min(
                        leastBoard, Math.min(part.box().width(), part.box().height()));
            }
            for (int j = 0; j < i && part.role() != Canvas.Role.ORNAMENT; j++) {
                Part other = parts.get(j);
                boolean apart =
                        other.role() == Canvas.Role.ORNAMENT || !smaller(part).meets(smaller(other));
                check(apart, part, other);
            }
        }
    }

    /** Without the rim of its lines. */
    private static Rect smaller(Part part) {
        Rect box = part.box();
        double rim = part.role() == Canvas.Role.FIGURE ? Math.min(RIM, Math.min(box.width(), box.height()) / 3) : 0;
        return box.inset(rim);
    }

    private void check(boolean holds, Part part, Part other) {
        if (!holds) {
            throw new AssertionError("%s, page %d: %s and %s in %s".formatted(named, pages.size(), part, other, area));
        }
    }

    @Override
    public void bookmark(String title, int page) {}

    @Override
    public void write(OutputStream out) {}

    @Override
    public void close() {}

    private final class Measured implements Canvas {

        private final List<Part> parts;
        private Role now = Role.ORNAMENT;
        private double x;
        private double y;
        private boolean turned;
        private double left;
        private double top;
        private double right;
        private double bottom;

        Measured(List<Part> parts) {
            this.parts = parts;
        }

        @Override
        public Words words() {
            return Words.ENGLISH;
        }

        @Override
        public void part(Role role, String words, Runnable drawing) {
            left = top = Double.MAX_VALUE;
            right = bottom = -Double.MAX_VALUE;
            now = role;
            drawing.run();
            if (right >= left) {
                parts.add(new Part(role, words, new Rect(left, top, right - left, bottom - top)));
            }
        }

        private void drawn(double fromX, double fromY, double toX, double toY) {
            double x1 = turned ? x - toX : x + fromX;
            double y1 = turned ? y - toY : y + fromY;
            left = Math.min(left, x1);
            top = Math.min(top, y1);
            right = Math.max(right, x1 + toX - fromX);
            bottom = Math.max(bottom, y1 + toY - fromY);
        }

        private void drawn(Rect box) {
            drawn(box.x(), box.y(), box.right(), box.bottom());
        }

        @Override
        public void fill(Outline outline, Color color) {
            drawn(outline.bounds());
        }

        @Override
        public void stroke(Outline outline, Color color, double width) {
            drawn(outline.bounds());
        }

        @Override
        public void text(double at, double baseline, String text, Face face, double size, Color color) {
            if (!text.isEmpty()) {
                texts.add(text);
                if (now == Role.FIGURE && text.length() == 1 && Character.isDigit(text.charAt(0))) {
                    leastDigit = Math.min(leastDigit, size);
                }
                drawn(at, baseline - ASCENT * size, at + face.width(text, size), baseline + DESCENT * size);
            }
        }

        @Override
        public void picture(Picture picture, Rect place) {
            drawn(place);
        }

        @Override
        public void moved(double byX, double byY, Runnable drawing) {
            x += byX;
            y += byY;
            drawing.run();
            x -= byX;
            y -= byY;
        }

        @Override
        public void turned(double middleX, double middleY, Runnable drawing) {
            double beforeX = x;
            double beforeY = y;
            x = 2 * middleX;
            y = 2 * middleY;
            turned = true;
            drawing.run();
            turned = false;
            x = beforeX;
            y = beforeY;
        }
    }
}

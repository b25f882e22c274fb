package tilewright.print.canvas;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Lines and curves on a page, in points from its upper left corner. Mutable; one thread at a time. */
public final class Outline {

    /** Distance of the handles of a curve that makes a quarter of a circle. */
    private static final double QUARTER = 0.5523;

    /** A part of an outline. */
    public sealed interface Part {}

    /** Begins a line or a curve. */
    public record Move(double x, double y) implements Part {}

    /** A straight line from where the last part ended. */
    public record Line(double x, double y) implements Part {}

    /** A cubic curve with two handles. */
    public record Curve(double x1, double y1, double x2, double y2, double x, double y) implements Part {}

    /** A straight line back to where the last one began. */
    public record Close() implements Part {}

    /** A closed rectangle. */
    public record Rectangle(double x, double y, double width, double height) implements Part {}

    private final List<Part> parts = new ArrayList<>();

    /** The parts of the outline, in order. */
    public List<Part> parts() {
        return Collections.unmodifiableList(parts);
    }

    /** The smallest rectangle with all corners and handles. */
    public Rect bounds() {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Part part : parts) {
            double[] at = switch (part) {
                case Move(double x, double y) -> new double[] {x, y};
                case Line(double x, double y) -> new double[] {x, y};
                case Curve(double x1, double y1, double x2, double y2, double x, double y) ->
                    new double[] {x1, y1, x2, y2, x, y};
                case Close() -> new double[0];
                case Rectangle(double x, double y, double width, double height) ->
                    new double[] {x, y, x + width, y + height};
            };
            for (int i = 0; i < at.length; i += 2) {
                left = Math.min(left, at[i]);
                right = Math.max(right, at[i]);
                top = Math.min(top, at[i + 1]);
                bottom = Math.max(bottom, at[i + 1]);
            }
        }
        return left > right ? new Rect(0, 0, 0, 0) : new Rect(left, top, right - left, bottom - top);
    }

    public Outline move(double x, double y) {
        parts.add(new Move(x, y));
        return this;
    }

    public Outline line(double x, double y) {
        parts.add(new Line(x, y));
        return this;
    }

    public Outline curve(double x1, double y1, double x2, double y2, double x, double y) {
        parts.add(new Curve(x1, y1, x2, y2, x, y));
        return this;
    }

    public Outline close() {
        parts.add(new Close());
        return this;
    }

    public static Outline segment(double x1, double y1, double x2, double y2) {
        return new Outline().move(x1, y1).line(x2, y2);
    }

    public Outline rectangle(double x, double y, double width, double height) {
        parts.add(new Rectangle(x, y, width, height));
        return this;
    }

    public static Outline of(Rect box) {
        return new Outline().rectangle(box.x(), box.y(), box.width(), box.height());
    }

    /** A rectangle with round corners. */
    public static Outline rounded(Rect box, double radius) {
        double away = radius * (1 - QUARTER);
        double left = box.x();
        double top = box.y();
        double right = box.right();
        double bottom = box.bottom();
        return new Outline()
                .move(left + radius, top)
                .line(right - radius, top)
                .curve(right - away, top, right, top + away, right, top + radius)
                .line(right, bottom - radius)
                .curve(right, bottom - away, right - away, bottom, right - radius, bottom)
                .line(left + radius, bottom)
                .curve(left + away, bottom, left, bottom - away, left, bottom - radius)
                .line(left, top + radius)
                .curve(left, top + away, left + away, top, left + radius, top)
                .close();
    }

    /** A circle. */
    public static Outline circle(double x, double y, double radius) {
        return rounded(new Rect(x - radius, y - radius, 2 * radius, 2 * radius), radius);
    }

    /**
     * A closed polygon with given corners.
     *
     * @param corners x and y in turn
     * @param scale of the corners
     */
    public static Outline polygon(double x, double y, double scale, double... corners) {
        Outline outline = new Outline().move(x + scale * corners[0], y + scale * corners[1]);
        for (int i = 2; i < corners.length; i += 2) {
            outline.line(x + scale * corners[i], y + scale * corners[i + 1]);
        }
        return outline.close();
    }
}

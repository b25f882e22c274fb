package tilewright.print;

import java.util.stream.DoubleStream;
import tilewright.print.canvas.Outline;
import tilewright.print.canvas.Rect;

/** The smallest rectangle with all corners and handles of an outline. */
public final class OutlineBox {

    private OutlineBox() {}

    public static Rect of(Outline outline) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = -Double.MAX_VALUE;
        double bottom = -Double.MAX_VALUE;
        for (Outline.Part part : outline.parts()) {
            double[] at = places(part).toArray();
            for (int i = 0; i < at.length; i += 2) {
                left = Math.min(left, at[i]);
                right = Math.max(right, at[i]);
                top = Math.min(top, at[i + 1]);
                bottom = Math.max(bottom, at[i + 1]);
            }
        }
        return left > right ? new Rect(0, 0, 0, 0) : new Rect(left, top, right - left, bottom - top);
    }

    private static DoubleStream places(Outline.Part part) {
        return switch (part) {
            case Outline.Move(double x, double y) -> DoubleStream.of(x, y);
            case Outline.Line(double x, double y) -> DoubleStream.of(x, y);
            case Outline.Curve(double x1, double y1, double x2, double y2, double x, double y) ->
                DoubleStream.of(x1, y1, x2, y2, x, y);
            case Outline.Close() -> DoubleStream.empty();
            case Outline.Rectangle(double x, double y, double width, double height) ->
                DoubleStream.of(x, y, x + width, y + height);
        };
    }
}

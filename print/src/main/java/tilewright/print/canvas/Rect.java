package tilewright.print.canvas;

/**
 * A rectangle on a page, in points from the page's upper left corner. Its numbers are finite.
 *
 * @param width 0 or more
 * @param height 0 or more
 */
public record Rect(double x, double y, double width, double height) {

    public Rect {
        if (!(width >= 0 && height >= 0)) {
            throw new IllegalArgumentException("width (%s) and height (%s) must be 0 or more".formatted(width, height));
        }
        if (!Double.isFinite(x + y + width + height)) {
            throw new IllegalArgumentException(
                    "x (%s), y (%s), width (%s), and height (%s) must be finite".formatted(x, y, width, height));
        }
    }

    public double right() {
        return x + width;
    }

    public double bottom() {
        return y + height;
    }

    public double middleX() {
        return x + width / 2;
    }

    public double middleY() {
        return y + height / 2;
    }

    /** The same rectangle without a rim of this width on all four sides. */
    public Rect inset(double rim) {
        return new Rect(x + rim, y + rim, width - 2 * rim, height - 2 * rim);
    }

    /** Whether this rectangle contains another one, apart from rounding errors. */
    public boolean holds(Rect other) {
        double hair = 0.01;
        return x <= other.x + hair
                && y <= other.y + hair
                && other.right() <= right() + hair
                && other.bottom() <= bottom() + hair;
    }

    /** Whether there is a point inside both. */
    public boolean meets(Rect other) {
        double hair = 0.01;
        return x + hair < other.right()
                && other.x + hair < right()
                && y + hair < other.bottom()
                && other.y + hair < bottom();
    }
}

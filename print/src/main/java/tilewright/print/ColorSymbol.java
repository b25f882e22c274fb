package tilewright.print;

import tilewright.print.canvas.Canvas;
import tilewright.print.canvas.Color;
import tilewright.print.canvas.Outline;

/**
 * The signs of the eight colors: disc, square, triangle, diamond, star, cross, hexagon and moon, as on the page. Each goes
 * from about -12 to 12.
 */
final class ColorSymbol {

    private static final double UNIT = 12;

    private static final double[] SQUARE = {-8.5, -8.5, 8.5, -8.5, 8.5, 8.5, -8.5, 8.5};
    private static final double[] TRIANGLE = {0, -10, 11, 9.5, -11, 9.5};
    private static final double[] DIAMOND = {0, -11.5, 9, 0, 0, 11.5, -9, 0};
    private static final double[] STAR = {
        0, -11.5, 3.1, -4, 11.2, -3.4, 5, 1.8, 7, 9.7, 0, 5.4, -7, 9.7, -5, 1.8, -11.2, -3.4, -3.1, -4
    };
    private static final double[] CROSS = {
        -3.6, -10.5, 3.6, -10.5, 3.6, -3.6, 10.5, -3.6, 10.5, 3.6, 3.6, 3.6, 3.6, 10.5, -3.6, 10.5, -3.6, 3.6, -10.5,
        3.6, -10.5, -3.6, -3.6, -3.6
    };
    private static final double[] HEXAGON = {-5.6, -9.6, 5.6, -9.6, 11.2, 0, 5.6, 9.6, -5.6, 9.6, -11.2, 0};

    private ColorSymbol() {}

    /**
     * Draws a sign. A white middle distinguishes the disc from the hexagon, which are alike when small.
     *
     * @param color 0 to 7
     * @param radius of the circle around it, in points
     */
    static void draw(Canvas canvas, int color, double x, double y, double radius, Color ink) {
        double scale = radius / UNIT;
        canvas.fill(outline(color, x, y, scale), ink);
    }

    /** The diamond, which stands on the piece unlike all others too. */
    static Outline diamond(double x, double y, double radius) {
        return Outline.polygon(x, y, radius / UNIT, DIAMOND);
    }

    private static Outline outline(int color, double x, double y, double scale) {
        return switch (color) {
            case 0 -> Outline.circle(x, y, 9.5 * scale);
            case 1 -> Outline.polygon(x, y, scale, SQUARE);
            case 2 -> Outline.polygon(x, y, scale, TRIANGLE);
            case 3 -> diamond(x, y, scale * UNIT);
            case 4 -> Outline.polygon(x, y, scale, STAR);
            case 5 -> Outline.polygon(x, y, scale, CROSS);
            case 6 -> hexagonRing(x, y, scale);
            case 7 -> moon(x, y, scale);
            default -> throw new IllegalArgumentException("color (%d) must be 0 to 7".formatted(color));
        };
    }

    private static Outline hexagonRing(double x, double y, double scale) {
        Outline ring = Outline.polygon(x, y, scale, HEXAGON);
        ring.move(x + scale * 0.45 * HEXAGON[0], y + scale * 0.45 * HEXAGON[1]);
        for (int i = 2; i < HEXAGON.length; i += 2) {
            ring.line(x + scale * 0.45 * HEXAGON[i], y + scale * 0.45 * HEXAGON[i + 1]);
        }
        return ring.close();
    }

    /** A waning moon: the outer arc by three curves, the inner one by two. */
    private static Outline moon(double x, double y, double s) {
        return new Outline()
                .move(x + 4 * s, y - 10.5 * s)
                .curve(x - 4 * s, y - 12.5 * s, x - 11 * s, y - 7 * s, x - 11 * s, y)
                .curve(x - 11 * s, y + 7 * s, x - 4 * s, y + 12.5 * s, x + 4 * s, y + 10.5 * s)
                .curve(x - 1 * s, y + 8 * s, x - 4 * s, y + 4 * s, x - 4 * s, y)
                .curve(x - 4 * s, y - 4 * s, x - 1 * s, y - 8 * s, x + 4 * s, y - 10.5 * s)
                .close();
    }
}

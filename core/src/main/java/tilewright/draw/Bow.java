package tilewright.draw;

/**
 * A curved line from the edge of a box to the edge of another one, and the head of an arrow at its end, as data of SVG
 * paths. Lengths are tenths of a scene's unit.
 *
 * @param line a quadratic curve
 * @param head a triangle
 */
record Bow(String line, String head) {

    private static final int UNIT = 10;

    /** The length of a head, and half of its width. */
    private static final int HEAD = 13;

    private static final int HALF = 6;

    static Bow of(Box from, Box to) {
        double startX = (from.x() + from.width() / 2.0) * UNIT;
        double startY = (from.y() + from.height() / 2.0) * UNIT;
        double endX = (to.x() + to.width() / 2.0) * UNIT;
        double endY = (to.y() + to.height() / 2.0) * UNIT;
        double length = Math.max(1, distance(endX - startX, endY - startY));
        double bend = Math.max(18, Math.min(60, length * 0.14));
        double middleX = (startX + endX) / 2 + (endY - startY) / length * bend;
        double middleY = (startY + endY) / 2 - (endX - startX) / length * bend;
        double[] start = toward(startX, startY, middleX, middleY, radius(from));
        double[] tip = toward(endX, endY, middleX, middleY, radius(to));
        double[] neck = toward(tip[0], tip[1], middleX, middleY, HEAD);
        double sideX = (neck[1] - tip[1]) * HALF / HEAD;
        double sideY = (tip[0] - neck[0]) * HALF / HEAD;
        String line = "M" + at(start[0], start[1]) + "Q" + at(middleX, middleY) + " " + at(neck[0], neck[1]);
        String head = "M" + at(tip[0], tip[1]) + "L" + at(neck[0] + sideX, neck[1] + sideY) + "L"
                + at(neck[0] - sideX, neck[1] - sideY) + "Z";
        return new Bow(line, head);
    }

    private static double radius(Box box) {
        return Math.min(box.width(), box.height()) * UNIT / 2.0;
    }

    private static double[] toward(double x, double y, double otherX, double otherY, double by) {
        double length = Math.max(1, distance(otherX - x, otherY - y));
        return new double[] {x + (otherX - x) / length * by, y + (otherY - y) / length * by};
    }

    private static double distance(double across, double down) {
        return Math.sqrt(across * across + down * down);
    }

    private static String at(double x, double y) {
        return Math.round(x) + " " + Math.round(y);
    }
}

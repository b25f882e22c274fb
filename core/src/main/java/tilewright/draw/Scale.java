package tilewright.draw;

/**
 * The map from units of a scene to characters of a terminal: a cell has this many characters inside, and a line on each
 * side that it shares with its neighbor.
 */
enum Scale {
    COARSE(3, 1),
    /** A character for each cell, for windows that are narrow. */
    TIGHT(1, 1),
    /** Room for three by three notes in a cell. */
    FINE(7, 3);

    /** A coordinate nearer than this to the side of a cell counts as lying on it. */
    private static final int NEAR = 3;

    private final int across;
    private final int down;

    Scale(int across, int down) {
        this.across = across;
        this.down = down;
    }

    int columns(int width) {
        return edge(width, across) + 1;
    }

    int rows(int height) {
        return edge(height, down) + 1;
    }

    /** The column of a vertical line. */
    int column(int x) {
        return edge(x, across);
    }

    /** The row of a horizontal line. */
    int row(int y) {
        return edge(y, down);
    }

    /** The column of a point, inside its cell. */
    int columnInside(int x) {
        return pointInside(x, across);
    }

    /** The row of a point, inside its cell. */
    int rowInside(int y) {
        return pointInside(y, down);
    }

    private static int pointInside(int at, int characters) {
        return Math.floorDiv(at, Scene.CELL) * (characters + 1)
                + 1
                + Math.floorMod(at, Scene.CELL) * characters / Scene.CELL;
    }

    int middleColumn(Box box) {
        return middle(2 * box.x() + box.width(), across);
    }

    int middleRow(Box box) {
        return middle(2 * box.y() + box.height(), down);
    }

    /** The characters inside a box: left, upper, right and lower, the last two included. A small box has one. */
    int[] inside(Box box) {
        int[] inside = {
            column(box.x()) + 1, row(box.y()) + 1, column(box.x() + box.width()) - 1, row(box.y() + box.height()) - 1
        };
        if (small(box) || inside[0] > inside[2]) {
            inside[0] = inside[2] = middleColumn(box);
        }
        if (small(box) || inside[1] > inside[3]) {
            inside[1] = inside[3] = middleRow(box);
        }
        return inside;
    }

    /** Whether a box is not about as large as one or more whole cells, and so has no edges of its own. */
    static boolean small(Box box) {
        return !wholeCells(box.x(), box.width()) || !wholeCells(box.y(), box.height());
    }

    private static boolean wholeCells(int from, int length) {
        return nearLine(from) && nearLine(from + length) && line(from) < line(from + length);
    }

    private static boolean nearLine(int at) {
        return Math.abs(at - line(at) * Scene.CELL) <= NEAR;
    }

    /** The number of the line between cells that is nearest. */
    private static int line(int at) {
        return Math.floorDiv(at + Scene.CELL / 2, Scene.CELL);
    }

    private static int edge(int at, int inside) {
        if (nearLine(at)) {
            return line(at) * (inside + 1);
        }
        int first = Math.floorDiv(at, Scene.CELL) * (inside + 1);
        return first + 1 + Math.floorMod(at, Scene.CELL) * inside / Scene.CELL;
    }

    private static int middle(int twice, int inside) {
        int cell = Math.floorDiv(twice, 2 * Scene.CELL);
        int rest = Math.floorMod(twice, 2 * Scene.CELL);
        int first = cell * (inside + 1);
        return rest == 0 ? first : first + 1 + rest * inside / (2 * Scene.CELL);
    }
}

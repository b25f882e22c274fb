package tilewright.draw;

/**
 * A rectangle of a scene. All lengths are in units of {@link Scene#CELL} to a cell.
 *
 * @param x of the left edge, from the left edge of the scene
 * @param y of the upper edge, from the upper edge of the scene
 * @param width 1 or more
 * @param height 1 or more
 */
public record Box(int x, int y, int width, int height) {

    public Box {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException("width (%d) and height (%d) must be 1 or more".formatted(width, height));
        }
    }

    /** The square of one cell of a board that starts at the scene's upper left corner. */
    public static Box cell(int row, int column) {
        return cells(row, column, 1, 1);
    }

    /** The rectangle of some whole cells. */
    public static Box cells(int row, int column, int rows, int columns) {
        return new Box(column * Scene.CELL, row * Scene.CELL, columns * Scene.CELL, rows * Scene.CELL);
    }

    /** The same rectangle without a rim of this width on all four sides. */
    public Box inset(int rim) {
        return new Box(x + rim, y + rim, width - 2 * rim, height - 2 * rim);
    }
}

package tilewright.trominoes;

import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.grid.Grid;

/** The picture of a board: free cells, the green tile, and the tiles of three with their edges. */
final class Drawing {

    private Drawing() {}

    static Scene scene(Board board) {
        Grid grid = board.grid();
        int rows = grid.rows();
        int columns = grid.columns();
        Scene.Builder scene = new Scene.Builder(rows, columns);
        scene.mark(new Mark.Area(Box.cells(0, 0, rows, columns), Ink.BED)).grid(0, 0, rows, columns);
        for (int cell = 0; cell < board.cells(); cell++) {
            Box box = Box.cell(grid.row(cell), grid.column(cell));
            scene.spot(grid.name(cell), box, grid.words(cell), content(board, cell));
            if (cell == board.green()) {
                scene.mark(new Mark.Tile(box.inset(1), Ink.ANCHOR));
            } else if (board.tiled(cell) && board.first(cell) == cell) {
                scene.mark(new Mark.Tile(tile(board, cell, board.across(cell)).inset(1), Ink.COVER));
            }
        }
        return scene.build(title(board));
    }

    /** The rectangle of a tile that begins here, on the board or not yet. */
    static Box tile(Board board, int first, boolean across) {
        int row = board.grid().row(first);
        int column = board.grid().column(first);
        return across ? Box.cells(row, column, 1, 3) : Box.cells(row, column, 3, 1);
    }

    /** Returns the content of a cell in words. */
    private static String content(Board board, int cell) {
        if (board.free(cell)) {
            return "free";
        }
        if (cell == board.green()) {
            return "green tile";
        }
        int first = board.first(cell);
        boolean across = board.across(cell);
        Grid grid = board.grid();
        return (across ? "tile across, cells " : "tile down, cells ") + grid.name(first) + " to "
                + grid.name(first + 2 * board.step(across));
    }

    private static String title(Board board) {
        String title = "Trominoes board, " + board.grid().rows() + " by " + board.width() + " cells, ";
        if (board.covered()) {
            return title + "all covered";
        }
        return title + board.free() + " free" + (board.wantsGreen() ? ", green tile not placed yet" : "");
    }
}

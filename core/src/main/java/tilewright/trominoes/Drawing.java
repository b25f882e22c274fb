package tilewright.trominoes;

import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.grid.Grid;
import tilewright.message.Message;

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
            scene.cell(grid.place(cell), content(board, cell));
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
    private static Message content(Board board, int cell) {
        if (board.free(cell)) {
            return TrominoesMessages.cellFree();
        }
        if (cell == board.green()) {
            boolean open = board.stay() == Board.Stay.WITH_TILES && board.movable();
            return open ? TrominoesMessages.cellGreenMovable() : TrominoesMessages.cellGreenTile();
        }
        int first = board.first(cell);
        Grid grid = board.grid();
        if (board.across(cell)) {
            return TrominoesMessages.cellTile("across", grid.column(first) + 1, grid.column(first) + 3);
        }
        return TrominoesMessages.cellTile("down", grid.row(first) + 1, grid.row(first) + 3);
    }

    private static Message title(Board board) {
        int rows = board.grid().rows();
        return board.covered()
                ? TrominoesMessages.pictureCovered(rows, board.width())
                : TrominoesMessages.picture(rows, board.width(), board.free(), board.wantsGreen() ? "missing" : "");
    }
}

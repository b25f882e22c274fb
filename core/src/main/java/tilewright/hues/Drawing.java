package tilewright.hues;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.grid.Grid;
import tilewright.message.Message;

/** The picture of a board: the cells with their tiles, and below them the eight piles with what is left on each. */
final class Drawing {

    private static final int ROWS = 11;
    private static final int TRAY = 9;
    private static final int THIRD = Scene.CELL / 3;

    private Drawing() {}

    static Scene scene(Board board) {
        Grid grid = Peers.GRID;
        Scene.Builder scene = new Scene.Builder(ROWS, grid.columns());
        scene.part("board", Box.cells(0, 0, grid.rows(), grid.columns()), "", List.of());
        scene.mark(new Mark.Area(Box.cells(0, 0, grid.rows(), grid.columns()), Ink.BED));
        scene.grid(0, 0, grid.rows(), grid.columns());
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            Box box = Box.cell(grid.row(cell), grid.column(cell));
            Message lying =
                    board.free(cell) ? noted(board.notes(cell)) : HuesMessages.cellTile(Peers.color(board.color(cell)));
            boolean clue = board.clue(cell);
            scene.cell(grid.place(cell), clue ? HuesMessages.withClue(lying) : lying);
            if (clue) {
                scene.mark(new Mark.Area(box, Ink.CLUE));
            }
            if (!board.free(cell)) {
                tile(scene, box, board.color(cell));
            } else {
                notes(scene, box, board.notes(cell));
            }
        }
        scene.mark(new Mark.Area(Box.cells(TRAY, 0, 2, grid.columns()), Ink.TRAY));
        List<Scene.Piece> piles = new ArrayList<>();
        for (int color = 0; color < Peers.COLORS; color++) {
            int left = board.left(color);
            pile(scene, color, left);
            piles.add(new Scene.Piece(Ink.hue(color), Integer.toString(color + 1), left, 0, BoardRules.pile(color)));
        }
        scene.part("pile", Box.cells(TRAY, 0, 2, grid.columns()), "", piles);
        return scene.build(HuesMessages.picture(board.tiles()));
    }

    /** The place of a color's pile, its number of tiles included. */
    static Box pile(int color) {
        return Box.cells(TRAY, color, 2, 1);
    }

    private static Message noted(int notes) {
        List<Message> colors = IntStream.range(0, Peers.COLORS)
                .filter(color -> (notes >>> color & 1) != 0)
                .mapToObj(color -> HuesMessages.color(Peers.color(color)))
                .toList();
        return colors.isEmpty() ? HuesMessages.cellEmpty() : HuesMessages.cellNoted(colors.size(), colors);
    }

    private static void notes(Scene.Builder scene, Box box, int set) {
        for (int color = 0; color < Peers.COLORS; color++) {
            if ((set >>> color & 1) != 0) {
                scene.mark(new Mark.Badge(third(box, color), Integer.toString(color + 1), Ink.hue(color)));
            }
        }
    }

    /** The third of a cell, across and down, that a color has whenever several are in it. */
    static Box third(Box cell, int color) {
        return new Box(cell.x() + color % 3 * THIRD, cell.y() + color / 3 * THIRD, THIRD, THIRD);
    }

    private static void pile(Scene.Builder scene, int color, int left) {
        scene.spot(BoardRules.pile(color), pile(color), HuesMessages.pile(Peers.color(color), left));
        Box box = Box.cell(TRAY, color);
        if (left > 0) {
            tile(scene, box, color);
        } else {
            scene.glyph(box.inset(2), Integer.toString(color + 1), Ink.NOTE);
        }
        scene.glyph(Box.cell(TRAY + 1, color).inset(2), Integer.toString(left), Ink.WORDS);
    }

    private static void tile(Scene.Builder scene, Box box, int color) {
        scene.mark(new Mark.Tile(box.inset(1), Ink.hue(color)));
        scene.glyph(box.inset(3), Integer.toString(color + 1), Ink.hue(color));
    }
}

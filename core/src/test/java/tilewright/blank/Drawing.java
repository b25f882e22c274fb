package tilewright.blank;

import tilewright.draw.Box;
import tilewright.draw.Ink;
import tilewright.draw.Mark;
import tilewright.draw.Scene;
import tilewright.grid.Grid;
import tilewright.message.Message;

/** The picture of a row: a tile on each cell that is filled. */
final class Drawing {

    private Drawing() {}

    static Scene scene(Board board) {
        Scene.Builder scene = new Scene.Builder(1, board.cells());
        for (int cell = 0; cell < board.cells(); cell++) {
            Box box = Box.cell(0, cell);
            Message content = Message.verbatim(board.has(cell) ? "filled" : "free");
            scene.spot(spot(cell), box, Message.verbatim("column " + (cell + 1)), content);
            if (board.has(cell)) {
                scene.mark(new Mark.Tile(box, Ink.ENTRY));
            }
        }
        return scene.grid(0, 0, 1, board.cells()).build(Message.verbatim("A row of " + board.cells() + " cells"));
    }

    /** Returns the name of a cell in gestures. */
    static String spot(int cell) {
        return new Grid(1, 20).name(cell);
    }
}

package tilewright.blank;

import tilewright.grid.Grid;
import tilewright.message.Message;
import tilewright.puzzle.Cells;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts: a setup is {@code 5}, a position {@code xx..x}, a move {@code r1c3}. */
final class Text {

    static final Format<Setup> SETUPS = Format.of(
            "the number of cells, 1 to 20",
            cursor -> new Setup(cursor.number("the number of cells", 1, 20)),
            (setup, out) -> out.append(setup.cells()));

    static final Format<Board> POSITIONS = Format.of("a row of x and .", Text::board, (board, out) -> {
        for (int cell = 0; cell < board.cells(); cell++) {
            out.append(board.has(cell) ? 'x' : '.');
        }
    });

    static final Format<Move> MOVES = Format.of(
            "a cell, r1c3",
            cursor -> new Move(Cells.read(cursor, new Grid(1, 20))),
            (move, out) -> out.append(new Grid(1, 20).name(move.cell())));

    private Text() {}

    private static Board board(Cursor cursor) {
        int filled = 0;
        int cells = 0;
        while (cursor.sees('x') || cursor.sees('.')) {
            if (cells == 20) {
                throw cursor.error(Message.verbatim("the row has at most 20 cells"));
            }
            filled |= cursor.next("a cell") == 'x' ? 1 << cells : 0;
            cells++;
        }
        if (cells == 0) {
            throw cursor.error(Message.oneLine("expected a row of (x) and (.), found " + cursor.found()));
        }
        return new Board(cells, filled);
    }
}

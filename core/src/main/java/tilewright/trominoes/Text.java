package tilewright.trominoes;

import tilewright.grid.Grid;
import tilewright.puzzle.Cells;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of boards, moves and setups. */
final class Text {

    static final Format<Board> BOARDS =
            Format.of("rows joined by /, each of g, h, v and .", Text::readBoard, Text::writeBoard);

    static final Format<Move> MOVES =
            Format.of("g=CELL, h=CELL, v=CELL or x=CELL, as g=r1c3", Text::readMove, Text::writeMove);

    static final Format<Setup> SETUPS =
            Format.of("WIDTH, WIDTH-CELL or WIDTH-empty, as 10-r1c1", Text::readSetup, Text::writeSetup);

    private static final Grid WIDEST = Grid.square(Board.WIDEST);

    private Text() {}

    private static Board readBoard(Cursor cursor) {
        int start = cursor.offset();
        StringBuilder first = new StringBuilder();
        while (isCell(cursor.peek())) {
            first.append(cursor.next("a cell"));
            if (first.length() > Board.WIDEST) {
                throw cursor.error(cursor.offset() - 1, "a board is at most " + Board.WIDEST + " cells wide");
            }
        }
        int width = first.length();
        if (width < Board.NARROWEST) {
            throw cursor.error("wanted a row of " + Board.NARROWEST + " to " + Board.WIDEST
                    + " cells, each g, h, v or ." + ", found " + cursor.found());
        }
        StringBuilder cells = new StringBuilder(width * width).append(first);
        for (int row = 1; row < width; row++) {
            if (!cursor.skip('/')) {
                throw cursor.error("wanted (/) and row " + (row + 1) + " of " + width + ", found " + cursor.found());
            }
            for (int column = 0; column < width; column++) {
                if (!isCell(cursor.peek())) {
                    throw cursor.error("row " + (row + 1) + " has " + column + " cells, wanted " + width
                            + ", each g, h, v or ., found " + cursor.found());
                }
                cells.append(cursor.next("a cell"));
            }
            if (isCell(cursor.peek())) {
                throw cursor.error("row " + (row + 1) + " has more than " + width + " cells");
            }
        }
        if (cursor.sees('/')) {
            throw cursor.error("the board has its " + width + " rows already");
        }
        return new Reading(cursor, start, width, cells).board();
    }

    private static boolean isCell(char c) {
        return c == '.' || c == 'g' || c == 'h' || c == 'v';
    }

    private static void writeBoard(Board board, StringBuilder out) {
        for (int cell = 0; cell < board.cells(); cell++) {
            if (cell > 0 && board.grid().column(cell) == 0) {
                out.append('/');
            }
            if (board.free(cell)) {
                out.append('.');
            } else if (cell == board.green()) {
                out.append('g');
            } else {
                out.append(board.across(cell) ? 'h' : 'v');
            }
        }
    }

    private static Move readMove(Cursor cursor) {
        int at = cursor.offset();
        char kind = cursor.next("a move: g, h, v or x");
        if (kind != 'g' && kind != 'h' && kind != 'v' && kind != 'x') {
            throw cursor.error(at, "wanted a move: g, h, v or x, found (" + kind + ")");
        }
        cursor.expect('=');
        int cell = Cells.read(cursor, WIDEST);
        int row = WIDEST.row(cell);
        int column = WIDEST.column(cell);
        return switch (kind) {
            case 'g' -> new Move.SetGreen(row, column);
            case 'x' -> new Move.Lift(row, column);
            default -> new Move.Lay(row, column, kind == 'h');
        };
    }

    private static void writeMove(Move move, StringBuilder out) {
        char kind = switch (move) {
            case Move.SetGreen _ -> 'g';
            case Move.Lay lay -> lay.across() ? 'h' : 'v';
            case Move.Lift _ -> 'x';
        };
        out.append(kind).append("=r").append(move.row() + 1).append('c').append(move.column() + 1);
    }

    private static Setup readSetup(Cursor cursor) {
        int at = cursor.offset();
        int width = cursor.number("the width", 4, 13);
        if (width == 6 || width == 9 || width == 12) {
            throw cursor.error(at, "boards are 4, 5, 7, 8, 10, 11 or 13 wide, not (" + width + ")");
        }
        if (!cursor.skip('-')) {
            return Setup.of(width);
        }
        if (cursor.skip("empty")) {
            return new Setup(width, new Setup.Green.ByPlayer());
        }
        if (!cursor.sees('r')) {
            throw cursor.error("wanted the green tile's cell, as r1c1, or (empty), found " + cursor.found());
        }
        Grid grid = Grid.square(width);
        int cell = Cells.read(cursor, grid);
        return new Setup(width, new Setup.Green.At(grid.row(cell), grid.column(cell)));
    }

    private static void writeSetup(Setup setup, StringBuilder out) {
        out.append(setup.width());
        switch (setup.green()) {
            case Setup.Green.Anywhere() -> {}
            case Setup.Green.ByPlayer() -> out.append("-empty");
            case Setup.Green.At(int row, int column) ->
                out.append("-r").append(row + 1).append('c').append(column + 1);
        }
    }
}

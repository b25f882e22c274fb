package tilewright.trominoes;

import tilewright.grid.Grid;
import tilewright.puzzle.Cells;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of boards, moves and setups. */
final class Text {

    static final Format<Board> BOARDS = Format.of(
            "rows joined by /, each of g, h, v and ., and ! if the green tile stays, ~ if it does while tiles lie",
            Text::readBoard,
            Text::writeBoard);

    static final Format<Move> MOVES = Format.of(TrominoesMessages.moveForm(), Text::readMove, Text::writeMove);

    static final Format<Setup> SETUPS = Format.of(TrominoesMessages.setupForm(), Text::readSetup, Text::writeSetup);

    private static final Grid LARGEST = Grid.square(Board.LONGEST);

    private Text() {}

    private static Board readBoard(Cursor cursor) {
        int start = cursor.offset();
        StringBuilder cells = new StringBuilder();
        while (isCell(cursor.peek())) {
            cells.append(cursor.next());
            if (cells.length() > Board.LONGEST) {
                throw cursor.error(cursor.offset() - 1, TrominoesMessages.wideBoard(Board.LONGEST));
            }
        }
        int columns = cells.length();
        if (columns == 0) {
            throw cursor.error(TrominoesMessages.expectedRow(Board.LONGEST, cursor.found()));
        }
        int rows = 1;
        while (cursor.skip('/')) {
            rows++;
            if (rows > Board.LONGEST) {
                throw cursor.error(cursor.offset() - 1, TrominoesMessages.highBoard(Board.LONGEST));
            }
            for (int column = 0; column < columns; column++) {
                if (!isCell(cursor.peek())) {
                    throw cursor.error(TrominoesMessages.shortRow(rows, column, columns, cursor.found()));
                }
                cells.append(cursor.next());
            }
            if (isCell(cursor.peek())) {
                throw cursor.error(TrominoesMessages.longRow(rows, columns));
            }
        }
        Board board = new BoardReader(cursor, start, new Grid(rows, columns), cells).board();
        int mark = cursor.offset();
        Board.Stay stay =
                cursor.skip('!') ? Board.Stay.ALWAYS : cursor.skip('~') ? Board.Stay.WITH_TILES : Board.Stay.NEVER;
        if (stay != Board.Stay.NEVER && board.green() == Board.NONE) {
            throw cursor.error(mark, TrominoesMessages.noGreenToStay());
        }
        return board.staying(stay);
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
        out.append(board.stay().sign);
    }

    private static Move readMove(Cursor cursor) {
        int at = cursor.offset();
        char kind = cursor.next(TrominoesMessages.aMove());
        if (kind != 'g' && kind != 'h' && kind != 'v' && kind != 'x') {
            throw cursor.error(at, TrominoesMessages.expectedMove(String.valueOf(kind)));
        }
        cursor.expect('=');
        int cell = Cells.read(cursor, LARGEST);
        int row = LARGEST.row(cell);
        int column = LARGEST.column(cell);
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
        int rows = cursor.number(TrominoesMessages.theSide(), 1, Board.LONGEST);
        int columns = cursor.skip('x') ? cursor.number(TrominoesMessages.theColumns(), 1, Board.LONGEST) : rows;
        Grid grid = new Grid(rows, columns);
        boolean without = grid.cells() % 3 == 0;
        if (!without && Coloring.squares(grid).length == 0) {
            throw cursor.error(at, TrominoesMessages.uncoverable(rows, columns));
        }
        Setup.Green green = without ? new Setup.Green.None() : new Setup.Green.Anywhere();
        int tiles = 0;
        Goal goal = Goal.ANY;
        while (cursor.skip('-')) {
            int word = cursor.offset();
            boolean open = tiles == 0 && goal == Goal.ANY;
            Goal asked = open ? readGoal(cursor) : Goal.ANY;
            boolean counted = open && asked == Goal.ANY && cursor.skip("tiles-");
            if (counted || asked != Goal.ANY) {
                if (green instanceof Setup.Green.ByPlayer) {
                    throw cursor.error(word, TrominoesMessages.tilesAfterGreen());
                }
                goal = asked;
                tiles = counted ? cursor.number(TrominoesMessages.theTiles(), 1, grid.cells() / 3 - 1) : 0;
            } else if (open && green instanceof Setup.Green.Anywhere) {
                green = readGreen(cursor, grid);
            } else {
                throw cursor.error(word, TrominoesMessages.expectedSetupEnd(cursor.found()));
            }
        }
        return new Setup(grid, green, tiles, goal);
    }

    private static Goal readGoal(Cursor cursor) {
        for (Goal goal : Goal.SPECIAL) {
            if (cursor.skip(goal.word)) {
                return goal;
            }
        }
        return Goal.ANY;
    }

    private static Setup.Green readGreen(Cursor cursor, Grid grid) {
        if (cursor.skip("empty")) {
            return new Setup.Green.ByPlayer();
        }
        if (!cursor.sees('r')) {
            throw cursor.error(TrominoesMessages.expectedGreen(cursor.found()));
        }
        int cell = Cells.read(cursor, grid);
        return new Setup.Green.At(grid.row(cell), grid.column(cell));
    }

    private static void writeSetup(Setup setup, StringBuilder out) {
        Grid grid = setup.grid();
        out.append(grid.rows());
        if (grid.columns() != grid.rows()) {
            out.append('x').append(grid.columns());
        }
        switch (setup.green()) {
            case Setup.Green.Anywhere(), Setup.Green.None() -> {}
            case Setup.Green.ByPlayer() -> out.append("-empty");
            case Setup.Green.At(int row, int column) ->
                out.append("-r").append(row + 1).append('c').append(column + 1);
        }
        if (setup.tiles() > 0) {
            out.append("-tiles-").append(setup.tiles());
        }
        if (setup.goal() != Goal.ANY) {
            out.append('-').append(setup.goal().word);
        }
    }
}

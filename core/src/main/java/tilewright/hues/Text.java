package tilewright.hues;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tilewright.grid.Grid;
import tilewright.puzzle.Cells;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of boards, moves and setups. */
final class Text {

    static final Format<Board> BOARDS = Format.of(
            "eight rows of eight cells, 1 to 8 or ., joined by /, ! if the tiles are clues, and notes, if any",
            Text::readBoard,
            Text::writeBoard);

    static final Format<Move> MOVES = Format.of(HuesMessages.moveForm(), Text::readMove, Text::writeMove);

    static final Format<Setup> SETUPS = Format.of(HuesMessages.setupForm(), Text::readSetup, Text::writeSetup);

    private static final Grid GRID = Peers.GRID;

    /** Digits of a set of cells. */
    private static final int LONGEST = 16;

    private Text() {}

    private static Board readBoard(Cursor cursor) {
        Board board = Board.empty();
        for (int row = 0; row < GRID.rows(); row++) {
            if (row > 0 && !cursor.skip('/')) {
                throw cursor.error(HuesMessages.expectedRow(row + 1, cursor.found()));
            }
            for (int column = 0; column < GRID.columns(); column++) {
                board = withCell(board, GRID.cell(row, column), cursor);
            }
            if (isCell(cursor.peek())) {
                throw cursor.error(HuesMessages.longRow(row + 1));
            }
        }
        if (cursor.sees('/')) {
            throw cursor.error(HuesMessages.manyRows());
        }
        Board given = cursor.skip('!') ? board.withClues(clues(cursor, board)) : board;
        int end = cursor.offset();
        cursor.skipBlanks();
        return cursor.offset() > end && isColor(cursor.peek()) ? readNotes(cursor, given) : given;
    }

    /** Reads the row, the column, and the noted colors of each cell with notes, with / between. */
    private static Board readNotes(Cursor cursor, Board given) {
        Board board = given;
        do {
            int at = cursor.offset();
            int row = readDigit(cursor, "row");
            int cell = GRID.cell(row, readDigit(cursor, "column"));
            if (board.clue(cell)) {
                throw cursor.error(at, HuesMessages.noteOnClue(GRID.place(cell)));
            }
            if (board.notes(cell) != 0) {
                throw cursor.error(at, HuesMessages.notedTwice(GRID.place(cell)));
            }
            board = board.withNotes(cell, readSet(cursor));
        } while (cursor.skip('/'));
        cursor.skipBlanks();
        return board;
    }

    /** Reads a set of one color or more, each once. */
    private static int readSet(Cursor cursor) {
        int set = 0;
        do {
            int at = cursor.offset();
            int bit = 1 << readDigit(cursor, "color");
            if ((set & bit) != 0) {
                throw cursor.error(at, HuesMessages.repeatedNote());
            }
            set |= bit;
        } while (isColor(cursor.peek()));
        return set;
    }

    /**
     * A digit less 1.
     *
     * @param what is expected, as its message chooses by
     */
    private static int readDigit(Cursor cursor, String what) {
        if (!isColor(cursor.peek())) {
            throw cursor.error(HuesMessages.expectedDigit(what, cursor.found()));
        }
        return cursor.next() - '1';
    }

    /** The cells of clues: those that are named, or all with a tile. */
    private static long clues(Cursor cursor, Board board) {
        int at = cursor.offset();
        long cells = cells(cursor);
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (cells != -1L && (cells >>> cell & 1) != 0 && board.free(cell)) {
                throw cursor.error(at, HuesMessages.clueWithoutTile(GRID.place(cell)));
            }
        }
        return cells;
    }

    /** Cells as hexadecimal digits, the last of which holds the first four cells; without any digit all cells. */
    private static long cells(Cursor cursor) {
        long cells = 0;
        int digits = 0;
        for (int digit = Ascii.digit(cursor.peek(), 16); digit >= 0; digit = Ascii.digit(cursor.peek(), 16)) {
            if (++digits > LONGEST) {
                throw cursor.error(HuesMessages.manyDigits());
            }
            cells = cells << 4 | digit;
            cursor.next();
        }
        return digits == 0 ? -1L : cells;
    }

    private static Board withCell(Board board, int cell, Cursor cursor) {
        char c = cursor.peek();
        if (!isCell(c)) {
            throw cursor.error(HuesMessages.expectedCell(GRID.place(cell), cursor.found()));
        }
        int at = cursor.offset();
        cursor.next();
        if (c == '.') {
            return board;
        }
        int color = c - '1';
        if (board.left(color) == 0) {
            throw cursor.error(at, HuesMessages.ninthTile(Peers.color(color)));
        }
        int peer = board.clash(cell, color);
        if (peer >= 0) {
            throw cursor.error(
                    at,
                    HuesMessages.bothColor(
                            GRID.place(peer), GRID.place(cell), Peers.how(peer, cell), Peers.color(color)));
        }
        return board.with(cell, color);
    }

    private static boolean isCell(char c) {
        return c == '.' || isColor(c);
    }

    private static boolean isColor(char c) {
        return c >= '1' && c <= '8';
    }

    private static void writeBoard(Board board, StringBuilder out) {
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (cell > 0 && GRID.column(cell) == 0) {
                out.append('/');
            }
            out.append(board.free(cell) ? '.' : (char) ('1' + board.color(cell)));
        }
        if (board.clues() != 0) {
            out.append('!');
            if (Long.bitCount(board.clues()) < board.tiles()) {
                out.append(Long.toHexString(board.clues()));
            }
        }
        char separator = ' ';
        for (int cell = 0; cell < Peers.CELLS; cell++) {
            if (board.notes(cell) != 0) {
                out.append(separator).append(GRID.row(cell) + 1).append(GRID.column(cell) + 1);
                out.append(colors(board.notes(cell), ""));
                separator = '/';
            }
        }
    }

    /** The numbers of a set of colors. */
    static String colors(int set, String between) {
        return IntStream.range(0, Peers.COLORS)
                .filter(color -> (set >>> color & 1) != 0)
                .mapToObj(color -> String.valueOf(color + 1))
                .collect(Collectors.joining(between));
    }

    private static Move readMove(Cursor cursor) {
        if (cursor.skip('p')) {
            int color = cursor.number(HuesMessages.theColor(), 1, Peers.COLORS) - 1;
            cursor.expect('=');
            return new Move.Put(color, Cells.read(cursor, GRID));
        }
        if (cursor.skip('x')) {
            cursor.expect('=');
            return new Move.Return(Cells.read(cursor, GRID));
        }
        if (!cursor.sees('r')) {
            throw cursor.error(HuesMessages.expectedMove(cursor.found()));
        }
        int from = Cells.read(cursor, GRID);
        if (cursor.skip('?')) {
            return new Move.Note(from, readSet(cursor));
        }
        cursor.expect('>');
        return new Move.Shift(from, Cells.read(cursor, GRID));
    }

    private static void writeMove(Move move, StringBuilder out) {
        switch (move) {
            case Move.Put(int color, int cell) ->
                out.append('p').append(color + 1).append('=').append(GRID.name(cell));
            case Move.Shift(int from, int to) ->
                out.append(GRID.name(from)).append('>').append(GRID.name(to));
            case Move.Return(int cell) -> out.append("x=").append(GRID.name(cell));
            case Move.Note(int cell, int set) ->
                out.append(GRID.name(cell)).append('?').append(colors(set, ""));
        }
    }

    private static Setup readSetup(Cursor cursor) {
        if (cursor.skip("empty")) {
            return new Setup.Tiles(0);
        }
        for (Grade grade : Grade.values()) {
            if (cursor.skip(grade.word())) {
                return new Setup.Unique(grade);
            }
        }
        if (!cursor.skip("tiles-")) {
            throw cursor.error(HuesMessages.expectedSetup(cursor.found()));
        }
        return new Setup.Tiles(cursor.number(HuesMessages.theTiles(), 1, Setup.Tiles.MOST));
    }

    private static void writeSetup(Setup setup, StringBuilder out) {
        switch (setup) {
            case Setup.Tiles tiles -> out.append(tiles.number() == 0 ? "empty" : "tiles-" + tiles.number());
            case Setup.Unique unique -> out.append(unique.grade().word());
        }
    }
}

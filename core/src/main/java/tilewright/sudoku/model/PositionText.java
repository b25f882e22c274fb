package tilewright.sudoku.model;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.text.Cursor;
import tilewright.text.Format;

/**
 * The native text of a position: up to three parts with a blank between them; empty ones at the end are left out.
 *
 * <ol>
 *   <li>the clues: 81 cells row by row, {@code 1} to {@code 9}, or {@code .} for none (read as well: {@code 0 * _});
 *   <li>the player's digits: 81 cells likewise;
 *   <li>the notes: for each cell that has some, in reading order with {@code /} between, the digit of its row, the digit
 *       of its column, and the digits noted in its corners in ascending order, then {@code c} and those in its center, then
 *       {@code x} and those taken away from automatic notes: {@code 1314/217c12} is 1 and 4 in row 1, column 3, and in row 2,
 *       column 1 a 7 in the corner and 1 and 2 in the center.
 * </ol>
 *
 * <p>Behind the clues, {@code only} and cells as in the notes say which digits alone can stand there: the candidates of a Sukaku,
 * which are clues, {@code only 1314/217}. Notes are automatic then, without a word.
 *
 * <p>{@code auto} behind that says that notes are automatic. At the end, behind {@code ~}, stand the cells that the player
 * colored, each with the digit of its row, the digit of its column, and the number of its {@link Tint}: {@code ~114/235}.
 */
public record PositionText() implements Format<Board> {

    private static final char CENTER = 'c';
    private static final char REMOVED = 'x';

    @Override
    public Message shape() {
        return Message.verbatim(
                "81 cells row by row, 1 to 9 or . when empty; then the player's 81 cells and notes, if any");
    }

    /** Reads clues alone, when they are all that is left; else nothing. */
    public static Optional<Board> readPlain(Cursor cursor) {
        String text = cursor.rest();
        int[] clues = new int[Houses.CELLS];
        if (text.length() != Houses.CELLS || Text.readCells(text, clues) != Houses.CELLS) {
            return Optional.empty();
        }
        cursor.skip(Houses.CELLS);
        return Optional.of(Board.ofOwn(clues));
    }

    @Override
    public Board read(Cursor cursor) {
        int[] clues = Text.readCells(cursor);
        if (cursor.atEnd()) {
            return Board.of(clues);
        }
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        cursor.skipBlanks();
        int[] candidates = readCandidates(cursor, clues);
        if (Text.isCell(cursor.peek())) {
            int start = cursor.offset();
            entries = Text.readCells(cursor);
            dropClues(cursor, cell -> start + cell, clues, entries);
            cursor.skipBlanks();
            if (Text.isCell(cursor.peek())) {
                readNotes(cursor, clues, notes);
                cursor.skipBlanks();
            }
        }
        Board board = Board.of(clues, entries, notes, readAutomatic(cursor));
        return readTints(cursor, candidates.length == 0 ? board : board.withCandidates(candidates));
    }

    /** The candidates that are clues, in each cell some; none of all cells when there are no such. */
    private static int[] readCandidates(Cursor cursor, int[] clues) {
        if (!cursor.skip(Text.ONLY)) {
            return new int[0];
        }
        cursor.skipBlanks();
        int[] sets = new int[Houses.CELLS];
        do {
            int cell = readCell(cursor, clues, sets, "candidate");
            sets[cell] = Text.readSet(cursor);
        } while (cursor.skip('/'));
        cursor.skipBlanks();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            sets[cell] = sets[cell] == 0 ? Digits.ALL : sets[cell];
        }
        return sets;
    }

    /**
     * Reads the row and column of a cell that holds no clue and that nothing was read for.
     *
     * @param what is read, as its messages choose by
     */
    private static int readCell(Cursor cursor, int[] clues, int[] read, String what) {
        int start = cursor.offset();
        int row = Text.readDigit(cursor, what + "-row");
        int column = Text.readDigit(cursor, what + "-column");
        int cell = Houses.GRID.cell(row - 1, column - 1);
        if (clues[cell] != 0) {
            throw cursor.error(start, ModelMessages.noteOnClue(Houses.GRID.place(cell), what));
        }
        if (read[cell] != 0) {
            throw cursor.error(start, ModelMessages.notedTwice(Houses.GRID.place(cell), what));
        }
        return cell;
    }

    private static boolean readAutomatic(Cursor cursor) {
        boolean automatic = cursor.skip(MoveText.AUTO);
        cursor.skipBlanks();
        return automatic;
    }

    private static Board readTints(Cursor cursor, Board plain) {
        Board board = plain;
        if (!cursor.skip(MoveText.TINT)) {
            return board;
        }
        do {
            int start = cursor.offset();
            int row = Text.readDigit(cursor, "tint-row");
            int column = Text.readDigit(cursor, "tint-column");
            int cell = Houses.GRID.cell(row - 1, column - 1);
            if (board.tint(cell) != 0) {
                throw cursor.error(start, ModelMessages.coloredTwice(Houses.GRID.place(cell)));
            }
            int at = cursor.offset();
            int tint = Text.readDigit(cursor, "tint");
            if (tint > Tint.COUNT) {
                throw cursor.error(at, ModelMessages.wrongTint(Tint.COUNT, tint));
            }
            board = board.withTint(cell, tint);
        } while (cursor.skip('/'));
        cursor.skipBlanks();
        return board;
    }

    /**
     * Takes the clues out of the player's part, which may repeat them, but not change them.
     *
     * @param place of a cell of the player's part
     */
    public static void dropClues(Cursor cursor, IntUnaryOperator place, int[] clues, int[] entries) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (clues[cell] != 0 && entries[cell] != 0) {
                if (clues[cell] != entries[cell]) {
                    throw cursor.error(
                            place.applyAsInt(cell),
                            ModelMessages.changedClue(
                                    Houses.GRID.place(cell),
                                    new Value.Digit(clues[cell]),
                                    new Value.Digit(entries[cell])));
                }
                entries[cell] = 0;
            }
        }
    }

    private static void readNotes(Cursor cursor, int[] clues, int[] notes) {
        do {
            int cell = readCell(cursor, clues, notes, "note");
            if (cursor.peek() != CENTER && cursor.peek() != REMOVED) {
                notes[cell] = Note.CORNER.in(0, Text.readSet(cursor));
            }
            if (cursor.skip(CENTER)) {
                notes[cell] = Note.CENTER.in(notes[cell], Text.readSet(cursor));
            }
            if (cursor.skip(REMOVED)) {
                notes[cell] = Note.REMOVED.in(notes[cell], Text.readSet(cursor));
            }
        } while (cursor.skip('/'));
    }

    @Override
    public void write(Board board, StringBuilder out) {
        out.append(Text.cells(board.clues(), '.'));
        if (board.givesCandidates()) {
            writeCandidates(board, out);
        }
        if (board.hasEntries() || board.hasLayers()) {
            out.append(' ').append(Text.cells(board.entries(), '.'));
        }
        if (board.hasLayers()) {
            writeNotes(board, out);
        }
        out.append(board.automatic() && !board.givesCandidates() ? " " + MoveText.AUTO : "");
        if (board.hasTints()) {
            writeTints(board, out);
        }
    }

    private static void writeCandidates(Board board, StringBuilder out) {
        String before = " " + Text.ONLY + " ";
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.candidates(cell) != Digits.ALL) {
                out.append(before).append(Houses.row(cell) + 1).append(Houses.column(cell) + 1);
                writeSet("", board.candidates(cell), out);
                before = "/";
            }
        }
    }

    private static void writeNotes(Board board, StringBuilder out) {
        char separator = ' ';
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.layers(cell) != 0) {
                out.append(separator).append(Houses.row(cell) + 1).append(Houses.column(cell) + 1);
                writeSet("", board.notes(cell, Note.CORNER), out);
                writeSet("c", board.notes(cell, Note.CENTER), out);
                writeSet("x", board.notes(cell, Note.REMOVED), out);
                separator = '/';
            }
        }
    }

    private static void writeTints(Board board, StringBuilder out) {
        String before = " " + MoveText.TINT;
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.tint(cell) != 0) {
                out.append(before).append(Houses.row(cell) + 1).append(Houses.column(cell) + 1);
                out.append(board.tint(cell));
                before = "/";
            }
        }
    }

    private static void writeSet(String before, int set, StringBuilder out) {
        out.append(set == 0 ? "" : before).append(Digits.text(set, ""));
    }
}

package tilewright.sudoku.game;

import tilewright.message.Message;
import tilewright.puzzle.Cells;
import tilewright.sudoku.exchange.VariantTexts;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Move;
import tilewright.sudoku.model.MoveText;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.Tint;
import tilewright.sudoku.rules.GivenText;
import tilewright.sudoku.rules.Variant;
import tilewright.sudoku.rules.VariantError;
import tilewright.sudoku.rules.VariantText;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.Format;

/**
 * The text of a position: the puzzle in one line as {@link VariantText} has it, and what the player did, with blanks between:
 *
 * <ol>
 *   <li>the player's digits: as many characters as the givens;
 *   <li>the notes: for each cell that has some {@code r1c3} and {@code n} with the digits in its corners, {@code c} with those in its
 *       center, {@code x} with those taken away from automatic notes, cells joined by {@code /}: {@code r1c3n14/r2c1n7c12};
 *   <li>{@code auto} when notes are automatic;
 *   <li>the colors behind {@code ~}: {@code ~r1c1=4/r2c3=5}.
 * </ol>
 *
 * <p>Texts of other programs are read, too, as far as they are of puzzles that nobody has begun.
 */
public record VariantBoardText() implements Format<VariantBoard> {

    /** The form of all positions. */
    public static final Format<VariantBoard> POSITIONS = new VariantBoardText();

    /** The format of moves: that of classic Sudoku, with capital letters for digits from 10 on. */
    public static final Format<Move> MOVES = new MoveText(
            VariantBoard.LARGEST, GameMessages.moveForm(), VariantBoardText::readDigit, VariantBoardText::readDigits);

    /** The letters before the notes of each kind. */
    private static final String LETTERS = "ncx";

    /** Reads a digit as a letter or as a number. */
    private static int readDigit(Cursor cursor) {
        if (Ascii.isDigit(cursor.peek())) {
            return cursor.number(GameMessages.theDigit(), 1, Variant.MOST_SIDE);
        }
        int digit = Digits.digit(cursor.peek());
        if (digit == 0) {
            throw cursor.error(GameMessages.expectedDigit(cursor.found()));
        }
        cursor.next();
        return digit;
    }

    /** Reads one digit or more, each once. */
    private static int readDigits(Cursor cursor) {
        int set = 0;
        do {
            int at = cursor.offset();
            int digit = Digits.digit(cursor.peek());
            if (digit == 0) {
                throw cursor.error(GameMessages.expectedDigit(cursor.found()));
            }
            if (Digits.holds(set, digit)) {
                throw cursor.error(at, GameMessages.repeatedNote());
            }
            cursor.next();
            set |= Digits.bit(digit);
        } while (Digits.digit(cursor.peek()) != 0);
        return set;
    }

    @Override
    public Message shape() {
        return GameMessages.shapeOfPosition();
    }

    @Override
    public VariantBoard read(Cursor cursor) {
        if (!VariantText.isMeant(cursor.rest())) {
            return ofOtherPrograms(cursor);
        }
        VariantBoard board = VariantBoard.of(VariantText.PUZZLES.read(cursor));
        cursor.skipBlanks();
        if (GivenText.isCell(cursor.peek())) {
            board = readEntries(cursor, board);
            cursor.skipBlanks();
        }
        if (cursor.peek() == 'r') {
            do {
                board = readNotes(cursor, board);
            } while (cursor.skip('/'));
            cursor.skipBlanks();
        }
        if (cursor.skip(MoveText.AUTO)) {
            board = board.withAutomatic(true);
            cursor.skipBlanks();
        }
        if (cursor.skip(MoveText.TINT)) {
            do {
                board = readTint(cursor, board);
            } while (cursor.skip('/'));
        }
        return board;
    }

    /** Reads a text of another program; what its rules cannot be is found at its end, when all of it was understood. */
    private static VariantBoard ofOtherPrograms(Cursor cursor) {
        int end = cursor.offset() + cursor.rest().length();
        try {
            VariantBoard board = VariantTexts.read(cursor)
                    .map(VariantBoard::of)
                    .orElseThrow(() -> cursor.error(GameMessages.noPuzzle()));
            cursor.skip(cursor.rest().length());
            return board;
        } catch (VariantError error) {
            throw cursor.error(end, error.message());
        }
    }

    private static VariantBoard readEntries(Cursor cursor, VariantBoard puzzle) {
        int from = cursor.offset();
        VariantBoard board = puzzle;
        int cell = 0;
        for (int digit : GivenText.read(cursor, puzzle.side())) {
            if (digit != 0 && board.clue(cell) != 0 && board.clue(cell) != digit) {
                throw cursor.error(
                        from + cell, GameMessages.changedGiven(board.grid().place(cell)));
            }
            board = digit == 0 || board.clue(cell) != 0 ? board : board.withEntry(cell, digit);
            cell++;
        }
        return board;
    }

    private static VariantBoard readNotes(Cursor cursor, VariantBoard before) {
        int at = cursor.offset();
        int cell = Cells.read(cursor, before.grid());
        if (before.clue(cell) != 0) {
            throw cursor.error(at, GameMessages.noteOnGiven(before.grid().place(cell)));
        }
        VariantBoard board = before;
        for (Note kind : Note.values()) {
            if (board.notes(cell, kind) != 0) {
                throw cursor.error(at, GameMessages.notedTwice(board.grid().place(cell)));
            }
            if (cursor.skip(LETTERS.charAt(kind.ordinal()))) {
                board = board.withNotes(cell, kind, readSet(cursor, board));
            }
        }
        if (board.equals(before)) {
            throw cursor.error(GameMessages.expectedNotes(cursor.found()));
        }
        return board;
    }

    private static int readSet(Cursor cursor, VariantBoard board) {
        int at = cursor.offset();
        int set = readDigits(cursor);
        if ((set & ~Digits.upTo(board.side())) != 0) {
            throw cursor.error(at, GameMessages.largeDigit(board.side()));
        }
        return set;
    }

    private static VariantBoard readTint(Cursor cursor, VariantBoard board) {
        int at = cursor.offset();
        int cell = Cells.read(cursor, board.grid());
        if (board.tint(cell) != 0) {
            throw cursor.error(at, GameMessages.coloredTwice(board.grid().place(cell)));
        }
        cursor.expect('=');
        return board.withTint(cell, cursor.number(GameMessages.theColor(), 1, Tint.COUNT));
    }

    @Override
    public void write(VariantBoard board, StringBuilder out) {
        VariantText.PUZZLES.write(board.puzzle(), out);
        boolean begun = !board.equals(board.fresh());
        if (begun && board.puzzle().countGivens() == 0) {
            GivenText.write(board.puzzle().givens(), out.append(' '));
        }
        if (board.hasEntries()) {
            GivenText.write(board.entries(), out.append(' '));
        }
        char separator = ' ';
        for (int cell = 0; cell < board.cells(); cell++) {
            String notes = notes(board, cell);
            if (!notes.isEmpty()) {
                out.append(separator).append(board.grid().name(cell)).append(notes);
                separator = '/';
            }
        }
        out.append(board.automatic() ? " " + MoveText.AUTO : "");
        String before = " " + MoveText.TINT;
        for (int cell = 0; cell < board.cells(); cell++) {
            if (board.tint(cell) != 0) {
                out.append(before).append(board.grid().name(cell)).append('=').append(board.tint(cell));
                before = "/";
            }
        }
    }

    private static String notes(VariantBoard board, int cell) {
        StringBuilder out = new StringBuilder();
        for (Note kind : Note.values()) {
            int set = board.notes(cell, kind);
            if (set != 0) {
                out.append(LETTERS.charAt(kind.ordinal())).append(Digits.text(set, ""));
            }
        }
        return out.toString();
    }
}

package tilewright.sudoku.model;

import java.util.Arrays;
import tilewright.text.Cursor;
import tilewright.text.Format;

/** The texts of positions and moves, and what they share: cells and sets of digits. */
public final class Text {

    /** The native form alone. */
    public static final Format<Board> POSITIONS = new PositionText();

    public static final Format<Move> MOVES =
            new MoveText(Houses.GRID, ModelMessages.moveForm(), cursor -> readDigit(cursor, ""), Text::readSet);

    /** The word before candidates that are clues. */
    static final String ONLY = "only";

    /** The digit of each character up to the last that is a cell: 0 when it is empty, and -1 when it is no cell. */
    private static final byte[] CELL = new byte['_' + 1];

    static {
        Arrays.fill(CELL, (byte) -1);
        for (char c : "0123456789.*_".toCharArray()) {
            CELL[c] = (byte) (c >= '0' && c <= '9' ? c - '0' : 0);
        }
    }

    private Text() {}

    /** Writes 81 characters: digits, and something else for 0. */
    public static String cells(int[] digits, char empty) {
        char[] cells = new char[digits.length];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = digits[i] == 0 ? empty : (char) ('0' + digits[i]);
        }
        return new String(cells);
    }

    /** Reads 81 cells, 0 for an empty one. */
    public static int[] readCells(Cursor cursor) {
        int[] digits = new int[Houses.CELLS];
        int cells = readCells(cursor.rest(), digits);
        cursor.skip(cells);
        if (cells < Houses.CELLS) {
            throw cursor.error(ModelMessages.shortGrid(cells, cursor.found()));
        }
        if (isCell(cursor.peek())) {
            throw cursor.error(ModelMessages.longGrid(cursor.found()));
        }
        return digits;
    }

    /** Reads the cells that a text begins with, 0 for an empty one; returns how many. */
    static int readCells(String text, int[] digits) {
        char[] characters = text.toCharArray();
        int most = Math.min(Houses.CELLS, characters.length);
        for (int cell = 0; cell < most; cell++) {
            char c = characters[cell];
            int digit = c < CELL.length ? CELL[c] : -1;
            if (digit < 0) {
                return cell;
            }
            digits[cell] = digit;
        }
        return most;
    }

    /** Whether a character is a digit or stands for an empty cell. */
    public static boolean isCell(char c) {
        return c < CELL.length && CELL[c] >= 0; // short enough for any compiler to put it into its callers
    }

    /** Reads a set of one digit or more, each once. */
    static int readSet(Cursor cursor) {
        int set = 0;
        do {
            int at = cursor.offset();
            int bit = Digits.bit(readDigit(cursor, "note"));
            if ((set & bit) != 0) {
                throw cursor.error(at, ModelMessages.repeatedNote());
            }
            set |= bit;
        } while (isCell(cursor.peek()));
        return set;
    }

    /** @param what is expected, as its message chooses by */
    static int readDigit(Cursor cursor, String what) {
        char c = cursor.peek();
        if (c < '1' || c > '9') {
            throw cursor.error(ModelMessages.expectedDigit(what, cursor.found()));
        }
        return cursor.next(what) - '0';
    }
}

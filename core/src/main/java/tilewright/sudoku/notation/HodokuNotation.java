package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.Text;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * A line of a library of HoDoKu: {@code :CODE:CANDIDATES:CELLS:DELETED CANDIDATES:ELIMINATIONS:COMMENT}.
 *
 * <p>A digit behind {@code +} was set by solving. A candidate is its digit, row, and column. The code is a technique's; it may be
 * missing, with the candidates or without, and so may all that stands behind the cells.
 */
final class HodokuNotation implements Notation {

    private static final char SEPARATOR = ':';
    private static final char SET = '+';

    /** Maximum number of characters of a field before the cells. */
    private static final int LONGEST_FIELD = 24;

    /** The beginning of a line without a technique and candidates. */
    private static final String NO_STEP = ":0000:x:";

    @Override
    public String id() {
        return "hodoku";
    }

    @Override
    public Message about() {
        return NotationMessages.hodoku();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    /**
     * Returns whether a text is a line of HoDoKu: with one of its fields before the cells, with a digit that was set,
     * or with candidates behind the cells.
     */
    @Override
    public boolean knows(String text) {
        return isLine(text);
    }

    /** Whether a line looks so. */
    static boolean isLine(String line) {
        int start = start(line);
        int end = start;
        boolean set = false;
        while (end < line.length() && (Text.isCell(line.charAt(end)) || line.charAt(end) == SET)) {
            set |= line.charAt(end) == SET;
            end++;
        }
        boolean whole = end - start >= Houses.CELLS / 2;
        boolean ends = end == line.length() || line.charAt(end) == SEPARATOR;
        return line.startsWith(":")
                ? whole
                : whole && ends && (start > 0 || set || end < line.length() && candidatesAt(line, end + 1));
    }

    /** The place of the cells: behind up to three short fields. */
    private static int start(String line) {
        int start = 0;
        for (int fields = 0; fields < 3; fields++) {
            int end = line.indexOf(SEPARATOR, start);
            if (end < 0 || end - start > LONGEST_FIELD) {
                break;
            }
            start = end + 1;
        }
        return start;
    }

    /** Whether a field is some candidates, or none. */
    private static boolean candidatesAt(String line, int from) {
        int at = from;
        while (at + 3 <= line.length()
                && isDigit(line.charAt(at))
                && isDigit(line.charAt(at + 1))
                && isDigit(line.charAt(at + 2))) {
            at += at + 3 < line.length() && line.charAt(at + 3) == ' ' ? 4 : 3;
        }
        return at == line.length() || line.charAt(at) == SEPARATOR;
    }

    private static boolean isDigit(char c) {
        return c >= '1' && c <= '9';
    }

    @Override
    public Board read(Cursor cursor) {
        cursor.skip(start(cursor.rest()));
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            boolean set = cursor.skip(SET);
            char c = cursor.peek();
            if (!Text.isCell(c) || set && !isDigit(c)) {
                throw cursor.error(NotationMessages.hodokuCell(cell, cursor.found()));
            }
            cursor.skip(1);
            (set ? entries : clues)[cell] = Math.max(0, Ascii.digit(c, 10));
        }
        if (!cursor.atEnd()) {
            cursor.expect(SEPARATOR);
        }
        int[] notes = new int[Houses.CELLS];
        boolean deleted = false;
        cursor.skipBlanks();
        while (!cursor.atEnd() && !cursor.sees(SEPARATOR)) {
            int digit = digit(cursor);
            int cell = Houses.GRID.cell(digit(cursor) - 1, digit(cursor) - 1);
            if (clues[cell] + entries[cell] == 0) {
                notes[cell] = notes[cell] | Note.REMOVED.in(0, Digits.bit(digit));
                deleted = true;
            }
            cursor.skipBlanks();
        }
        cursor.skip(cursor.rest());
        return Board.of(clues, entries, notes, deleted);
    }

    private static int digit(Cursor cursor) {
        if (!isDigit(cursor.peek())) {
            throw cursor.error(NotationMessages.hodokuCandidate(cursor.found()));
        }
        return cursor.next() - '0';
    }

    @Override
    public String write(Board position) {
        StringBuilder out = new StringBuilder(NO_STEP);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = position.digit(cell);
            out.append(position.entry(cell) == 0 ? "" : "+").append(digit == 0 ? '.' : (char) ('0' + digit));
        }
        out.append(SEPARATOR);
        String before = "";
        for (int digit = 1; digit <= 9; digit++) {
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                if (Digits.holds(deleted(position, cell), digit)) {
                    out.append(before)
                            .append(digit)
                            .append(Houses.row(cell) + 1)
                            .append(Houses.column(cell) + 1);
                    before = " ";
                }
            }
        }
        return out.append("::").toString();
    }

    /** The candidates that the player removed, or did not note where there are notes. */
    private static int deleted(Board position, int cell) {
        if (position.digit(cell) != 0) {
            return 0;
        }
        int shown = position.marked(cell);
        int unnoted = shown == 0 || position.automatic() ? 0 : position.possible(cell) & ~shown;
        return unnoted | (position.automatic() ? position.notes(cell, Note.REMOVED) : 0);
    }
}

package tilewright.sudoku.notation;

import java.util.Set;
import tilewright.sudoku.model.Houses;
import tilewright.text.Whitespace;

/** The cells of a list as bytes: 0 to 9 for digits, and others for empty cells. */
final class ValueCells {

    private static final byte NONE = 10;
    private static final byte MINUS = 11;
    private static final byte BLANK = 12;

    /** No cell. */
    static final byte FOREIGN = 13;

    private static final byte SIGNS = 16;

    private static final Set<String> EMPTY = Set.of(
            "null",
            "None",
            "nil",
            "NULL",
            "undefined",
            "NaN",
            "nan",
            "NA",
            "none",
            "Null",
            "Nothing",
            "nullopt",
            "nullptr");

    private ValueCells() {}

    /** An empty cell with nothing in it. */
    static byte[] blank() {
        return new byte[] {BLANK};
    }

    /** The cell that a word or a quoted text is. */
    static byte of(String text) {
        if (Whitespace.only(text)) {
            return BLANK;
        }
        if (EMPTY.contains(text)) {
            return NONE;
        }
        int point = text.indexOf('.');
        String whole = point > 0 && text.substring(point + 1).chars().allMatch(c -> c == '0')
                ? text.substring(0, point)
                : text;
        return whole.equals("-1") ? MINUS : whole.length() == 1 ? of(whole.charAt(0)) : FOREIGN;
    }

    private static byte of(char c) {
        int sign = BlankCells.ALL.signs().indexOf(c);
        return c >= '0' && c <= '9' ? (byte) (c - '0') : c == ' ' ? BLANK : sign >= 0 ? (byte) (SIGNS + sign) : FOREIGN;
    }

    /** A cell a character; empty when one is none. */
    static byte[] all(String text) {
        byte[] cells = new byte[text.length()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = of(text.charAt(i));
            if (cells[i] == FOREIGN) {
                return new byte[0];
            }
        }
        return cells;
    }

    /** The number of cells that are none. */
    static int foreign(byte[] cells) {
        int count = 0;
        for (byte cell : cells) {
            count += cell == FOREIGN ? 1 : 0;
        }
        return count;
    }

    /**
     * 81 cells as digits, with {@code .} for an empty one. A list with {@code null} or -1 and 0 counts its digits from 0, if
     * it has no 9.
     *
     * @param odd a word that is no cell, if there is one
     */
    static String grid(byte[] cells, String odd) throws FPuzzles.Foreign {
        boolean zero = false;
        boolean nine = false;
        boolean none = false;
        byte sign = -1;
        for (int i = 0; i < cells.length; i++) {
            byte cell = cells[i];
            if (cell == FOREIGN) {
                throw new FPuzzles.Foreign(NotationMessages.listCell(Houses.GRID.place(i), BlankCells.shown(odd)));
            }
            zero |= cell == 0;
            nine |= cell == 9;
            none |= cell == NONE || cell == MINUS;
            boolean empty = cell > 9 && cell != NONE && cell != MINUS;
            boolean mixed = cell >= SIGNS
                    && BlankCells.MIXED.digit(BlankCells.ALL.signs().charAt(cell - SIGNS)) == 0;
            byte kind = mixed ? 0 : cell;
            if (empty && (sign >= 0 && sign != kind) || none && sign >= 0) {
                throw new FPuzzles.Foreign(NotationMessages.listSigns());
            }
            sign = empty ? kind : sign;
        }
        if (zero && none && nine) {
            throw new FPuzzles.Foreign(NotationMessages.listFromZero());
        }
        if (none && sign >= 0 || zero && sign > 0) {
            throw new FPuzzles.Foreign(NotationMessages.listSigns());
        }
        return text(cells, zero && none ? 1 : 0);
    }

    private static String text(byte[] cells, int more) {
        StringBuilder text = new StringBuilder(cells.length);
        for (byte cell : cells) {
            int digit = cell > 9 ? 0 : cell + more;
            text.append(digit == 0 ? '.' : (char) ('0' + digit));
        }
        return text.toString();
    }
}

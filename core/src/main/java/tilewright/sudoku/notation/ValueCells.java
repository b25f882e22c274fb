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

    /** Numbers of two digits, and letters, of grids of other sizes: no cells of 9×9. */
    private static final byte NUMBERS = 48;

    private static final byte LETTERS = 80;

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

    /** The cell that a word would be in a grid with more digits; {@link #FOREIGN} for nothing. */
    static byte large(String word) {
        if (word.length() == 1) {
            int letter = (word.charAt(0) | 0x20) - 'a';
            return letter >= 0 && letter < 26 ? (byte) (LETTERS + letter) : FOREIGN;
        }
        int number = LooseJson.small(word);
        return number >= 10 && number < LETTERS - NUMBERS ? (byte) (NUMBERS + number) : FOREIGN;
    }

    static boolean isLetter(byte cell) {
        return cell >= LETTERS;
    }

    /** The number of a letter, from 0. */
    static int letter(byte cell) {
        return cell - LETTERS;
    }

    /** The number of a cell that is no letter; -1 for an empty one. */
    static int number(byte cell) {
        return cell <= 9 ? cell : cell >= NUMBERS ? cell - NUMBERS : -1;
    }

    private static boolean isForeign(byte cell) {
        return cell == FOREIGN || cell >= NUMBERS;
    }

    /** A row of a grid of another size, a cell a character; empty when one is none. */
    static byte[] row(String text) {
        byte[] cells = new byte[text.length()];
        for (int i = 0; i < cells.length; i++) {
            byte large = large(text.substring(i, i + 1));
            cells[i] = large == FOREIGN || text.length() < 10 ? of(text.charAt(i)) : large;
            if (cells[i] == FOREIGN) {
                return new byte[0];
            }
        }
        return cells;
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
            count += isForeign(cell) ? 1 : 0;
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
            if (isForeign(cell)) {
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

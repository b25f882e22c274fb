package tilewright.sudoku.rules;

import java.util.ArrayList;
import java.util.List;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * The digits of a grid, row by row: a character for each cell, {@code .} for an empty one; digits from 10 on are capital letters from
 * {@code A} on. Lists with commas are read as well, and {@code 0} for an empty cell.
 */
public final class GivenText {

    private GivenText() {}

    /** Reads the digits of all cells, 0 for an empty one. */
    public static List<Integer> read(Cursor cursor, int side) {
        int cells = side * side;
        String rest = cursor.rest();
        int comma = rest.indexOf(',');
        boolean list = comma > 0 && comma <= 2;
        List<Integer> digits = new ArrayList<>(cells);
        while (digits.size() < cells) {
            if (list && !digits.isEmpty()) {
                cursor.expect(',');
            }
            digits.add(list ? readListed(cursor, side) : readSingle(cursor, side, cells, digits.size()));
        }
        return digits;
    }

    private static int readListed(Cursor cursor, int side) {
        return cursor.skip('.') ? 0 : cursor.number(RulesMessages.digit(), 0, side);
    }

    private static int readSingle(Cursor cursor, int side, int cells, int before) {
        char c = cursor.peek();
        int digit = c == '.' ? 0 : isCell(c) ? Ascii.digit(c, 36) : -1;
        if (digit < 0 || digit > side) {
            throw cursor.error(RulesMessages.shortGrid(cells, text(side), before, cursor.found()));
        }
        cursor.next();
        return digit;
    }

    /** Returns whether a character is a digit, or stands for an empty cell. */
    public static boolean isCell(char c) {
        return c == '.' || c >= 'A' && c <= 'Z' || Ascii.isDigit(c);
    }

    /** Writes a character for each cell. */
    public static void write(List<Integer> digits, StringBuilder out) {
        digits.forEach(digit -> out.append(text(digit)));
    }

    /** Returns a character for each cell. */
    public static String text(List<Integer> digits) {
        StringBuilder out = new StringBuilder(digits.size());
        write(digits, out);
        return out.toString();
    }

    /** Returns the character of a digit; {@code .} for 0. */
    public static String text(int digit) {
        return digit == 0 ? "." : String.valueOf((char) (digit < 10 ? '0' + digit : 'A' + digit - 10));
    }
}

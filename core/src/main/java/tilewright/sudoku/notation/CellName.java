package tilewright.sudoku.notation;

import tilewright.text.Ascii;

/**
 * The place of a cell as names of programs tell it: {@code A1}, {@code r1c1}, {@code 0,0}, {@code cell_0_0}, {@code x1y1}.
 *
 * @param row as written; of a letter its number from 1
 * @param column as written
 * @param lettered whether the row is a letter
 * @param named whether words say which number is which
 */
record CellName(int row, int column, boolean lettered, boolean named) {

    /** No place. */
    static final CellName NONE = new CellName(-1, -1, false, false);

    private static final int LONGEST = 16;

    boolean isPlace() {
        return row >= 0;
    }

    static CellName of(String name) {
        if (name.length() < 2 || name.length() > LONGEST) {
            return NONE;
        }
        if (name.length() == 2) {
            int letter = (name.charAt(0) | 0x20) - 'a';
            int digit = name.charAt(1) - '0';
            return letter >= 0 && letter < 9 && digit > 0 && digit <= 9
                    ? new CellName(letter + 1, digit, true, true)
                    : NONE;
        }
        int first = digit(name, 0);
        int second = first < 0 ? -1 : digit(name, first + 1);
        if (second <= first + 1 || digit(name, second + 1) >= 0 || !isClosed(name, second + 1)) {
            return NONE;
        }
        char before = letterBefore(name, first);
        char between = letterBefore(name, second);
        boolean swapped = before == 'x' || before == 'c' && between == 'r';
        int row = name.charAt(swapped ? second : first) - '0';
        int column = name.charAt(swapped ? first : second) - '0';
        return new CellName(row, column, false, between != '\0');
    }

    /** The place of the next digit; -1 when there is none. */
    private static int digit(String name, int from) {
        for (int i = from; i < name.length(); i++) {
            if (Ascii.isDigit(name.charAt(i))) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isClosed(String name, int from) {
        for (int i = from; i < name.length(); i++) {
            if (")] ".indexOf(name.charAt(i)) < 0) {
                return false;
            }
        }
        return true;
    }

    /** The first letter of the word that ends before a digit, in lower case; 0 for none. */
    private static char letterBefore(String name, int digit) {
        int from = digit;
        while (from > 0 && Ascii.isLetter(name.charAt(from - 1))) {
            from--;
        }
        return from == digit ? '\0' : (char) (name.charAt(from) | 0x20);
    }
}

package tilewright.sudoku.notation;

import tilewright.text.LineGrouping.LinesAhead;

/**
 * Lines of a grid without what stands before each of its rows in a program: the sign of a remark, or a name with the number of the row
 * and {@code =} or {@code :}. Blanks stand in their places.
 *
 * @param sign of a remark; empty for names
 */
record PrefixedLines(LinesAhead ahead, String sign) implements LinesAhead {

    private static final String[] SIGNS = {"///", "//", "#", "*", "--", ";", "%"};

    private static final int LONGEST_NAME = 40;

    /** The lines without the prefix that the first one has; these lines when it has none. */
    static LinesAhead of(LinesAhead ahead) {
        String first = ahead.line(0);
        int at = blanks(first, 0);
        for (String sign : SIGNS) {
            if (first.startsWith(sign, at)) {
                return new PrefixedLines(ahead, sign);
            }
        }
        return named(first) > 0 ? new PrefixedLines(ahead, "") : ahead;
    }

    @Override
    public boolean has(int index) {
        return ahead.has(index);
    }

    @Override
    public String line(int index) {
        String line = ahead.line(index);
        int end = end(line);
        return end == 0 ? line : " ".repeat(end) + line.substring(end);
    }

    /**
     * Whether a line has the prefix, and the number that belongs to a row.
     *
     * @param row from 0
     */
    boolean isPrefixed(int index, int row) {
        String line = ahead.line(index);
        int end = end(line);
        if (end == 0 || !sign.isEmpty()) {
            return end > 0;
        }
        int digit = end - 1;
        while (digit > 0 && (line.charAt(digit) < '0' || line.charAt(digit) > '9')) {
            digit--;
        }
        int number = line.charAt(digit) - '0';
        return number == row || number == row + 1;
    }

    /** The end of the prefix; 0 when a line has none. */
    private int end(String line) {
        int at = blanks(line, 0);
        return sign.isEmpty() ? named(line) : line.startsWith(sign, at) ? at + sign.length() : 0;
    }

    /** The end of a name with a digit at its end, and of the sign behind it; 0 for none. */
    private static int named(String line) {
        int at = blanks(line, 0);
        int letters = 0;
        int digits = 0;
        while (at < Math.min(LONGEST_NAME, line.length()) && "=:".indexOf(line.charAt(at)) < 0) {
            char c = line.charAt(at++);
            boolean digit = c >= '0' && c <= '9';
            if (!digit && !BlankCells.isLetter(c) && "_-[]() \t".indexOf(c) < 0) {
                return 0;
            }
            digits = digit ? digits + 1 : digits;
            letters += BlankCells.isLetter(c) ? 1 : 0;
        }
        boolean named = letters > 0 && digits == 1 && at < line.length() && "=:".indexOf(line.charAt(at)) >= 0;
        return named ? at + 1 : 0;
    }

    private static int blanks(String line, int from) {
        int at = from;
        while (at < line.length() && BlankCells.isBlank(line.charAt(at))) {
            at++;
        }
        return at;
    }
}

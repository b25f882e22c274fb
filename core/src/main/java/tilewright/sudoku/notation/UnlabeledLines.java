package tilewright.sudoku.notation;

import tilewright.text.LineGrouping.LinesAhead;
import tilewright.text.Whitespace;

/**
 * Lines of a grid without the names of its rows and columns: {@code A} to {@code I}, {@code 1} to {@code 9}, or {@code R1} to
 * {@code R9} before each row, and the same above the columns. Blanks stand in their places.
 */
record UnlabeledLines(LinesAhead ahead) implements LinesAhead {

    private static final String BEHIND = "|:)\u2502\u2503\u2551";
    private static final int MOST_ABOVE = 6;

    @Override
    public boolean has(int index) {
        return ahead.has(index);
    }

    @Override
    public String line(int index) {
        String line = ahead.line(index);
        if (isHead(line)) {
            return "";
        }
        int end = labelEnd(line);
        return end == 0 ? line : " ".repeat(end) + line.substring(end);
    }

    /** Whether the first row, which is not far, has the first name. */
    boolean begins() {
        for (int i = 0; i < MOST_ABOVE && ahead.has(i); i++) {
            String line = ahead.line(i);
            if (!Whitespace.only(line) && !isHead(line) && !BlankCells.isFrame(line)) {
                return isLabeled(i, 0);
            }
        }
        return false;
    }

    /**
     * Whether a line has the name of a row.
     *
     * @param row from 0
     */
    boolean isLabeled(int index, int row) {
        String line = ahead.line(index);
        int end = labelEnd(line);
        char label = end == 0 ? '\0' : line.charAt(end - 1);
        return label == 'A' + row || label == 'a' + row || label == '1' + row;
    }

    /** The end of the name that a line begins with; 0 for none. */
    private static int labelEnd(String line) {
        int at = 0;
        while (at < line.length() && BlankCells.isBlank(line.charAt(at))) {
            at++;
        }
        boolean row = at + 1 < line.length() && (line.charAt(at) == 'R' || line.charAt(at) == 'r');
        at += row ? 1 : 0;
        if (at + 1 >= line.length()) {
            return 0;
        }
        char c = line.charAt(at);
        boolean digit = c >= '1' && c <= '9';
        boolean letter = c >= 'A' && c <= 'I' || c >= 'a' && c <= 'i';
        int next = at + 1;
        while (next < line.length() && BlankCells.isBlank(line.charAt(next))) {
            next++;
        }
        boolean apart = next < line.length() && BEHIND.indexOf(line.charAt(next)) >= 0;
        return digit && (row || apart) || letter && !row && (apart || next > at + 1) ? at + 1 : 0;
    }

    /** Whether a line has the names of the columns and nothing else. */
    private static boolean isHead(String line) {
        int count = 0;
        char first = '\0';
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (BlankCells.isBlank(c)
                    || BEHIND.indexOf(c) >= 0
                    || c == 'C' && first != 'A'
                    || c == 'c' && first != 'a') {
                continue;
            }
            first = count == 0 ? c : first;
            if (c != first + count || first != '1' && first != 'A' && first != 'a') {
                return false;
            }
            count++;
        }
        return count == 9;
    }
}

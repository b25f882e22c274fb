package tilewright.sudoku.notation;

import tilewright.text.Ascii;
import tilewright.text.Whitespace;

/** The first line of a table: the names of its columns. */
final class TableHead {

    private static final String SEPARATORS = ",;\t|";

    private TableHead() {}

    /** Whether a line is the head of a table, whatever follows. */
    static boolean isKnown(String line) {
        String names = "," + Ascii.lower(Whitespace.strip(line)).replace("\"", "") + ",";
        return names.contains(",puzzle,") || names.contains(",quizzes,");
    }

    /** Whether a line is the head of a table that begins with the next one. */
    static boolean is(String line, String next) {
        if (!WholeLine.is(next) || WholeLine.find(next).isEmpty()) {
            return false;
        }
        boolean letters = false;
        int separators = 0;
        char separator = ' ';
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            letters |= BlankCells.isLetter(c);
            if (SEPARATORS.indexOf(c) >= 0) {
                separator = separator == ' ' ? c : separator;
                separators += c == separator ? 1 : 0;
            }
        }
        if (!letters) {
            return false;
        }
        if (separators > 0) {
            return next.indexOf(separator) >= 0;
        }
        return ValueNames.isPuzzle(
                Ascii.lower(Whitespace.strip(line).replace("\"", "").replace("'", "")));
    }
}

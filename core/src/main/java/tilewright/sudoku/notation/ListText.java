package tilewright.sudoku.notation;

import java.util.Arrays;
import java.util.Optional;
import tilewright.sudoku.model.Houses;
import tilewright.text.LineGrouping;
import tilewright.text.LineGrouping.LinesAhead;

/**
 * A grid in the brackets of a programming language, in one line or several: a list of 81 values, of nine lists, or of nine
 * strings. The first brackets with just 81 cells inside are the grid, or nine brackets with nine cells in one line.
 */
final class ListText {

    private static final int DEEPEST = 8;
    private static final int MOST_CELLS = 400;
    private static final String[] EMPTY = {"null", "None", "nil", "NULL", "undefined", "NaN", "x", "X", "_"};

    private int[] digits = new int[8];
    private int[] lines = new int[8];
    private int[] columns = new int[8];
    private int cells;

    private final int[] starts = new int[DEEPEST];
    private final boolean[] other = new boolean[DEEPEST];
    private int depth;
    private boolean value;
    private int found = -1;

    /**
     * A grid.
     *
     * @param lines to its last bracket
     * @param digits 81
     * @param rows the line of each cell
     * @param columns the place of each cell in its line
     */
    record Found(int lines, int[] digits, int[] rows, int[] columns) {}

    private ListText() {}

    /** The grid whose brackets are opened in the first line. */
    static Optional<Found> at(LinesAhead ahead) {
        if (!ahead.has(0) || !opens(ahead.line(0))) {
            return Optional.empty();
        }
        ListText list = new ListText();
        for (int i = 0; i < LineGrouping.MOST && ahead.has(i); i++) {
            String line = ahead.line(i);
            if (i > 0 && WholeLine.is(line) || SdkNotation.isSection(line) || !list.read(line, i)) {
                return Optional.empty();
            }
            if (list.depth == 0) {
                list.found = list.found < 0 && i == 0 && list.cells == Houses.CELLS ? 0 : list.found;
                return list.found < 0 ? Optional.empty() : Optional.of(list.found(i + 1));
            }
        }
        return Optional.empty();
    }

    /** Whether a line begins with an opening bracket. */
    static boolean begins(String line) {
        int at = 0;
        while (at < line.length() && BlankCells.isBlank(line.charAt(at))) {
            at++;
        }
        return at < line.length() && (line.charAt(at) == '[' || line.charAt(at) == '{');
    }

    private static boolean opens(String line) {
        return line.indexOf('[') >= 0 || line.indexOf('{') >= 0 || line.indexOf('(') >= 0;
    }

    private Found found(int count) {
        int[] grid = new int[Houses.CELLS];
        int[] rows = new int[Houses.CELLS];
        int[] places = new int[Houses.CELLS];
        System.arraycopy(digits, found, grid, 0, Houses.CELLS);
        System.arraycopy(lines, found, rows, 0, Houses.CELLS);
        System.arraycopy(columns, found, places, 0, Houses.CELLS);
        return new Found(count, grid, rows, places);
    }

    /** Reads a line; false when it cannot be part of a grid. */
    private boolean read(String line, int number) {
        int i = 0;
        while (i < line.length()) {
            char c = line.charAt(i);
            int next = i + 1;
            if (c == '[' || c == '{' || c == '(') {
                if (depth == DEEPEST) {
                    return false;
                }
                starts[depth] = cells;
                other[depth++] = false;
                value = false;
            } else if (c == ']' || c == '}' || c == ')') {
                if (depth == 0) {
                    return false;
                }
                depth--;
                if (found < 0 && !other[depth] && cells - starts[depth] == Houses.CELLS) {
                    found = starts[depth];
                }
                value = true;
                boolean row = !other[depth] && cells - starts[depth] == 9;
                cells = depth == 0 && found < 0 && !row ? 0 : cells;
            } else if (c == ',') {
                if (!value && depth > 0) {
                    add(0, number, i);
                }
                value = false;
            } else if (c == '#' || c == '/' && next < line.length() && line.charAt(next) == '/') {
                return true;
            } else if (c == '"' || c == '\'') {
                int end = line.indexOf(c, next);
                if (end < 0) {
                    return depth == 0;
                }
                string(line, next, end, number);
                next = end + 1;
            } else if (isWord(c)) {
                while (next < line.length() && isWord(line.charAt(next))) {
                    next++;
                }
                word(line, i, next, number);
            }
            if (cells > MOST_CELLS - Houses.CELLS) {
                return false;
            }
            i = next;
        }
        return true;
    }

    private static boolean isWord(char c) {
        return c >= '0' && c <= '9'
                || BlankCells.isLetter(c)
                || c == '.'
                || c == '_'
                || c == '-'
                || c == '?'
                || c == '*';
    }

    private void word(String line, int from, int to, int number) {
        if (depth == 0 || isKey(line, to)) {
            return;
        }
        for (String empty : EMPTY) {
            if (empty.length() == to - from && line.startsWith(empty, from)) {
                add(0, number, from);
                return;
            }
        }
        string(line, from, to, number);
    }

    private static boolean isKey(String line, int end) {
        int at = end;
        while (at < line.length() && BlankCells.isBlank(line.charAt(at))) {
            at++;
        }
        return at < line.length() && line.charAt(at) == ':';
    }

    private void string(String line, int from, int to, int number) {
        int length = to - from;
        if (depth == 0 || to < line.length() && isKey(line, to + 1) && !isWord(line.charAt(to))) {
            return;
        }
        boolean blanks = length == 1 || length == 9 || length == Houses.CELLS;
        boolean good = blanks || length == 0;
        for (int i = from; i < to && good; i++) {
            char c = line.charAt(i);
            good = BlankCells.ALL.digit(c) >= 0 || c == ' ';
        }
        if (!good) {
            for (int i = 0; i < depth; i++) {
                other[i] = true;
            }
            value = true;
            return;
        }
        if (length == 0) {
            add(0, number, from);
        }
        for (int i = from; i < to; i++) {
            add(Math.max(0, BlankCells.ALL.digit(line.charAt(i))), number, i);
        }
    }

    private void add(int digit, int line, int column) {
        value = true;
        if (cells == digits.length) {
            digits = Arrays.copyOf(digits, 2 * cells);
            lines = Arrays.copyOf(lines, 2 * cells);
            columns = Arrays.copyOf(columns, 2 * cells);
        }
        if (cells < MOST_CELLS) {
            digits[cells] = digit;
            lines[cells] = line;
            columns[cells++] = column;
        }
    }
}

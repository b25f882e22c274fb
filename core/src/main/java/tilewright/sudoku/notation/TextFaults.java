package tilewright.sudoku.notation;

import tilewright.sudoku.model.Houses;
import tilewright.text.Cursor;
import tilewright.text.TextError;
import tilewright.text.TextLines;

/** What is wrong with a text that is no position, as what it looks like most. */
final class TextFaults {

    /** So many cells in a row are meant as a puzzle. */
    private static final int MEANT = 20;

    private TextFaults() {}

    /** The first line that is neither blank nor a comment. */
    static int firstContent(TextLines lines) {
        int first = 0;
        while (first < lines.size() && (lines.line(first).isBlank() || LineKind.isComment(lines.line(first)))) {
            first++;
        }
        return first;
    }

    static TextError ofLine(Cursor cursor, String text) {
        int from = 0;
        int bestFrom = 0;
        int best = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || BlankCells.ALL.digit(text.charAt(i)) < 0) {
                bestFrom = i - from > best ? from : bestFrom;
                best = Math.max(best, i - from);
                from = i + 1;
            }
        }
        int start = cursor.offset();
        if (best < MEANT) {
            int cells = cellsAlone(text);
            if (cells == 9) {
                return cursor.error(start + text.length(), NotationMessages.fewRows(1));
            }
            return cells < MEANT
                    ? cursor.error(start + firstSign(text), NotationMessages.noPuzzle())
                    : cursor.error(start + text.length(), NotationMessages.wrongCount(cells));
        }
        int end = bestFrom + best;
        boolean sign = end < text.length() && !BlankCells.isBlank(text.charAt(end)) && best < Houses.CELLS;
        if (sign && ",;|/".indexOf(text.charAt(end)) < 0) {
            return cursor.error(start + end, NotationMessages.wrongCell(text.substring(end, end + 1)));
        }
        int odd = best == Houses.CELLS ? BlankCells.odd(text, bestFrom, end) : -1;
        if (odd >= 0) {
            return cursor.error(start + odd, NotationMessages.wrongCell(text.substring(odd, odd + 1)));
        }
        int at = best > Houses.CELLS ? bestFrom + Houses.CELLS : end;
        return cursor.error(start + at, NotationMessages.wrongCount(best));
    }

    /** Number of cells in a text that has nothing else but what may stand between them; else 0. */
    private static int cellsAlone(String text) {
        int cells = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean cell = BlankCells.MIXED.digit(c) >= 0;
            if (!cell && !GridText.isBetween(c) && !GridText.isComma(c)) {
                return 0;
            }
            cells += cell ? 1 : 0;
        }
        return cells;
    }

    private static int firstSign(String text) {
        int at = 0;
        while (at < text.length() && BlankCells.isBlank(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /** Of several lines: the first row that has not nine cells, or a row too many or too few. */
    static TextError ofLines(Cursor cursor, TextLines lines) {
        int rows = 0;
        boolean fields = false;
        boolean points = false;
        for (int i = 0; i < lines.size(); i++) {
            LineKind kind = LineKind.of(lines.line(i));
            rows += kind == LineKind.ROW ? 1 : 0;
            fields |= kind == LineKind.ROW && hasComma(lines.line(i));
            points |= kind == LineKind.ROW && BlankCells.hasMixed(lines.line(i));
        }
        if (rows == 0) {
            int first = firstContent(lines);
            return first < lines.size() && LineKind.of(lines.line(first)) == LineKind.WHOLE
                    ? ofLine(cursor, lines, first)
                    : cursor.error(NotationMessages.noPuzzle());
        }
        GridText grid = GridText.of(cursor);
        BlankCells blanks = points ? BlankCells.MIXED : BlankCells.ALL;
        try {
            grid.grid(fields ? GridText::fields : GridText::characters, token -> grid.digit(token, blanks));
        } catch (TextError error) {
            return error;
        }
        return cursor.error(NotationMessages.noPuzzle());
    }

    private static TextError ofLine(Cursor cursor, TextLines lines, int line) {
        TextError error = ofLine(new Cursor(lines.line(line)), lines.line(line));
        return cursor.error(cursor.offset() + lines.start(line) + error.offset(), error.problem());
    }

    private static boolean hasComma(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (GridText.isComma(line.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** @throws TextError when a further row comes */
    static void expectNoMore(Cursor cursor, TextLines lines, int from) {
        for (int i = from; i < lines.size(); i++) {
            LineKind kind = LineKind.of(lines.line(i));
            if (kind == LineKind.ROW || kind == LineKind.WHOLE || kind == LineKind.SECTION) {
                int column = firstSign(lines.line(i));
                throw cursor.error(cursor.offset() + lines.start(i) + column, NotationMessages.manyRows());
            }
        }
    }
}

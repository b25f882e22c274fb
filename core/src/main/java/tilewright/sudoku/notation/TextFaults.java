package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Houses;
import tilewright.text.Ascii;
import tilewright.text.Cursor;
import tilewright.text.TextError;
import tilewright.text.TextLines;
import tilewright.text.Whitespace;

/**
 * Faults of texts that are no positions: what is wrong with a text is told for the notation that it looks like most.
 */
final class TextFaults {

    /** The fewest cells in a row that are taken for a puzzle. */
    private static final int MEANT = 20;

    private static final int SHORTEST_WORD = 3;

    private TextFaults() {}

    /** The first line that is neither blank nor a comment. */
    static int firstContent(TextLines lines) {
        int first = 0;
        while (first < lines.size() && (Whitespace.only(lines.line(first)) || LineKind.isComment(lines.line(first)))) {
            first++;
        }
        return first;
    }

    /** Whether a line that looks like a row has about nine cells, or about nine groups of them. */
    static boolean isNearlyRow(String line) {
        int cells = 0;
        int groups = 0;
        boolean within = false;
        for (int i = 0; i < line.length(); i++) {
            boolean cell = BlankCells.ALL.digit(line.charAt(i)) >= 0;
            cells += cell ? 1 : 0;
            groups += cell && !within ? 1 : 0;
            within = cell;
        }
        return Math.abs(cells - 9) <= 1 && groups != 2 || Math.abs(groups - 9) <= 1;
    }

    /** Whether there is nothing in a line that may be meant as cells. */
    static boolean isNothing(String line) {
        int run = 0;
        for (int i = 0; i < line.length() && run < MEANT; i++) {
            run = BlankCells.ALL.digit(line.charAt(i)) < 0 ? 0 : run + 1;
        }
        int cells = cellsAlone(line);
        return run < MEANT && (cells == 0 || cells < MEANT && !isNearlyRow(line));
    }

    /** Whether a line may stand above a puzzle in one line: a remark, or a word with a number or before a colon. */
    static boolean isTitle(String line) {
        String text = Whitespace.strip(line);
        boolean remark = text.startsWith("<?")
                || text.startsWith("//")
                || text.startsWith("--")
                || text.startsWith(";")
                || text.startsWith("%");
        if (text.isEmpty() || remark) {
            return true;
        }
        int letters = 0;
        boolean word = false;
        boolean digit = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            letters = BlankCells.isLetter(c) && BlankCells.ALL.digit(c) < 0 ? letters + 1 : 0;
            word |= letters == SHORTEST_WORD;
            digit |= c >= '0' && c <= '9';
        }
        return word && (digit || text.endsWith(":")) && isNothing(text);
    }

    static TextError ofLine(Cursor cursor, String text) {
        int side = Math.max(OtherSizes.sideOfLine(text), OtherGrid.named(text));
        if (side > 0) {
            return cursor.error(NotationMessages.otherSize(side));
        }
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
                    ? cursor.error(start + firstSign(text), none(text))
                    : cursor.error(start + text.length(), NotationMessages.wrongCount(cells));
        }
        int end = bestFrom + best;
        boolean sign = end < text.length() && !BlankCells.isBlank(text.charAt(end)) && best < Houses.CELLS;
        if (sign && ",;|/".indexOf(text.charAt(end)) < 0) {
            return cursor.error(
                    start + end, NotationMessages.wrongCell(BlankCells.shown(text.substring(end, end + 1))));
        }
        int odd = best == Houses.CELLS ? BlankCells.odd(text, bestFrom, end) : -1;
        if (odd >= 0) {
            return cursor.error(
                    start + odd, NotationMessages.wrongCell(BlankCells.shown(text.substring(odd, odd + 1))));
        }
        int at = best > Houses.CELLS ? bestFrom + Houses.CELLS : end;
        return cursor.error(start + at, NotationMessages.wrongCount(best));
    }

    private static Message none(TextLines lines) {
        Message none = NotationMessages.noPuzzle();
        for (int i = 0; i < lines.size(); i++) {
            Message here = none(lines.line(i));
            if (!here.equals(none)) {
                return here;
            }
        }
        return none;
    }

    /** The reason why there is no puzzle: a spreadsheet may have made a number of it. */
    private static Message none(String text) {
        int sign = text.indexOf("E+");
        int from = sign;
        while (from > 0 && (text.charAt(from - 1) == '.' || Ascii.isDigit(text.charAt(from - 1)))) {
            from--;
        }
        boolean rounded = from < sign
                && sign + 4 <= text.length()
                && Ascii.isDigit(text.charAt(sign + 2))
                && Ascii.isDigit(text.charAt(sign + 3))
                && text.charAt(sign + 2) >= '6';
        return rounded ? NotationMessages.rounded(text.substring(from, sign + 4)) : NotationMessages.noPuzzle();
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

    /** The fault of several lines: the first row that does not have nine cells, or a row too many or too few. */
    static TextError ofLines(Cursor cursor, TextLines lines) {
        int from = firstContent(lines);
        int side = from < lines.size() ? OtherSizes.side(lines.behind(from)) : 0;
        if (side > 0) {
            return cursor.error(NotationMessages.otherSize(side));
        }
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
                    : cursor.error(none(lines));
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

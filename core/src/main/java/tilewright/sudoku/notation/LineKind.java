package tilewright.sudoku.notation;

import tilewright.sudoku.model.Text;
import tilewright.text.ShareIds;
import tilewright.text.Whitespace;

/** The look of a line by itself. */
enum LineKind {
    /** Or a comment. */
    BLANK,
    /** Part of a frame, or of the lines within. */
    FRAME,
    /** A name in brackets. */
    SECTION,
    /** Could be meant as a row of a grid. */
    ROW,
    /** The names of a table's columns, or markup without a puzzle. */
    HEAD,
    /** Has a whole puzzle, or is too long for anything else. */
    WHOLE,
    OTHER;

    private static final int FEWEST = 5;
    private static final int MOST = 13;
    private static final String NAME = "sudoku:";

    static LineKind of(String line) {
        if (Whitespace.only(line) || isComment(line)) {
            return BLANK;
        }
        if (isWhole(line)) {
            return WHOLE;
        }
        if (OpenSudokuNotation.isMarkup(line)) {
            return HEAD;
        }
        if (GridText.isFrame(line) || isBrackets(line)) {
            return FRAME;
        }
        if (SdkNotation.isSection(line)) {
            return SECTION;
        }
        if (isRow(line)) {
            return ROW;
        }
        return TableHead.isKnown(line) ? HEAD : OTHER;
    }

    /**
     * Whether a line is {@link #WHOLE}.
     *
     * @param line neither blank nor a comment
     */
    static boolean isWhole(String line) {
        return OpenSudokuNotation.isMarkup(line)
                ? OpenSudokuNotation.hasGame(line)
                : isShareId(line)
                        || WholeLine.is(line)
                        || LinkReader.isLink(line)
                        || HodokuNotation.isLine(line)
                        || GnomeNotation.isCode(line);
    }

    /** Whether a line begins a share ID, right or wrong. */
    private static boolean isShareId(String line) {
        int from = Math.max(0, line.indexOf(NAME));
        int cells = from + NAME.length();
        return line.startsWith(NAME, from)
                && Whitespace.only(line.substring(0, from))
                && cells < line.length()
                && (Text.isCell(line.charAt(cells)) || line.charAt(cells) == ShareIds.MARK);
    }

    /** Whether a line is a remark, and not part of a grid whose frame is of the same sign. */
    static boolean isComment(String line) {
        if (!line.startsWith("#") || GnomeNotation.isCode(line) || isFramed(line)) {
            return false;
        }
        boolean cells = false;
        for (int i = 1; i < line.length(); i++) {
            char c = line.charAt(i);
            cells |= BlankCells.isBlank(c) || BlankCells.ALL.digit(c) >= 0;
            if (BlankCells.isLetter(c) && BlankCells.ALL.digit(c) < 0) {
                return true;
            }
        }
        return !cells || line.length() < 11 || !line.endsWith("#");
    }

    /** Whether a remark is part of a grid in a frame: it begins and ends with a bar or a corner. */
    private static boolean isFramed(String line) {
        int from = 1;
        int to = line.length();
        while (from < to && BlankCells.isBlank(line.charAt(from))) {
            from++;
        }
        while (to > from && BlankCells.isBlank(line.charAt(to - 1))) {
            to--;
        }
        boolean framed = to - from > FEWEST && isSide(line.charAt(from)) && isSide(line.charAt(to - 1));
        for (int i = from; i < to && framed; i++) {
            framed = BlankCells.ALL.digit(line.charAt(i)) >= 0 || !BlankCells.isLetter(line.charAt(i));
        }
        return framed;
    }

    private static boolean isSide(char c) {
        return c == '|' || c == '+' || c >= '\u2500' && c <= '\u257f';
    }

    private static boolean isBrackets(String line) {
        for (int i = 0; i < line.length(); i++) {
            if ("[]{}(),;".indexOf(line.charAt(i)) < 0 && !BlankCells.isBlank(line.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isRow(String line) {
        int cells = 0;
        int words = 0;
        int commas = 0;
        boolean within = false;
        boolean clue = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            boolean cell = BlankCells.ALL.digit(c) >= 0 || c == SdxNotation.USER;
            if (!cell && !GridText.isBetween(c) && !GridText.isComma(c) && "[]{}()\"':".indexOf(c) < 0) {
                return false;
            }
            cells += cell ? 1 : 0;
            words += cell && !within ? 1 : 0;
            commas += GridText.isComma(c) ? 1 : 0;
            within = cell;
            clue |= cell;
        }
        return clue && (some(cells) || some(words)) || some(commas + 1);
    }

    private static boolean some(int cells) {
        return cells >= FEWEST && cells <= MOST;
    }
}

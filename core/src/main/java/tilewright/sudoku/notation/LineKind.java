package tilewright.sudoku.notation;

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

    static LineKind of(String line) {
        if (line.isBlank() || isComment(line)) {
            return BLANK;
        }
        if (OpenSudokuNotation.isMarkup(line)) {
            return OpenSudokuNotation.hasGame(line) ? WHOLE : HEAD;
        }
        if (WholeLine.is(line) || LinkReader.isLink(line) || HodokuNotation.isLine(line)) {
            return WHOLE;
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

    /** Whether a line is a remark, and not part of a grid whose frame is of the same sign. */
    static boolean isComment(String line) {
        if (!line.startsWith("#")) {
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

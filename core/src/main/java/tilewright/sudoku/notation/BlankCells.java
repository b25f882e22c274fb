package tilewright.sudoku.notation;

/**
 * The characters that stand for an empty cell, besides {@code 0}: those of one text.
 *
 * @param signs all of them
 */
record BlankCells(String signs) {

    private static final String SIGNS = ".*_-xX?\u00b7";

    /** Those that one text may mix, with 0. */
    static final BlankCells MIXED = new BlankCells(".*_");

    /** Any of them. */
    static final BlankCells ALL = new BlankCells(SIGNS);

    /** None, each alone, for a text may use another of them in its frame; then those that may be mixed. */
    static final BlankCells[] CHOICES = choices();

    private static BlankCells[] choices() {
        BlankCells[] choices = new BlankCells[SIGNS.length() + 2];
        choices[0] = new BlankCells("");
        for (int i = 0; i < SIGNS.length(); i++) {
            choices[i + 1] = new BlankCells(SIGNS.substring(i, i + 1));
        }
        choices[choices.length - 1] = MIXED;
        return choices;
    }

    /** The digit of a cell, 0 when it is empty; -1 for a character that is no cell. */
    int digit(char c) {
        if (c >= '0' && c <= '9') {
            return c - '0';
        }
        return signs.indexOf(c) >= 0 ? 0 : -1;
    }

    /**
     * Returns where a sign for an empty cell stands that goes not with the others before it; -1 when all of them may stand
     * together.
     *
     * @param from the first of the cells
     * @param to exclusive
     */
    static int odd(String line, int from, int to) {
        char first = '\0';
        for (int i = from; i < to; i++) {
            char c = line.charAt(i);
            if (c >= '1' && c <= '9') {
                continue;
            }
            first = first == '\0' ? c : first;
            if (c != first && (MIXED.digit(c) < 0 || MIXED.digit(first) < 0)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether there is a sign for an empty cell that others may stand beside. */
    static boolean hasMixed(String line) {
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == '0' || MIXED.signs.indexOf(line.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether a character is a letter, of any script. */
    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '\u00c0' && !isDrawn(c);
    }

    /** Whether a character draws boxes, or is a blank beyond ASCII. */
    static boolean isDrawn(char c) {
        return c >= '\u2500' && c <= '\u259f' || c >= '\u2000' && c <= '\u206f' || c == '\u3000';
    }

    static boolean isBlank(char c) {
        return c == ' ' || c == '\t' || c == '\r' || c == '\u00a0' || c >= '\u2000' && c <= '\u200b' || c == '\u3000';
    }

    /** Whether there are no letters and digits in a line: part of a frame, or an empty row. */
    static boolean isFrame(String line) {
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (isLetter(c) || c >= '0' && c <= '9') {
                return false;
            }
        }
        return true;
    }

    /** Whether a line without letters and digits cannot be a row, for it has corners or crossings. */
    boolean isCrossed(String line) {
        String corners = signs.equals("-") || signs.equals("_") ? "+=#~.:'`*" : "+=#~";
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (corners.indexOf(c) >= 0 || c == '\u2500' || c == '\u2501' || c == '\u2550') {
                return true;
            }
        }
        return false;
    }
}

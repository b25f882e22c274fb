package tilewright.sudoku.notation;

/**
 * The characters that stand for an empty cell, besides {@code 0}: those of one text.
 *
 * @param signs all of them
 */
record BlankCells(String signs) {

    private static final String SIGNS = ".*_-xX?\u00b7";

    /** Squares, circles, and points of East Asian texts and emoji for an empty cell. */
    private static final String SQUARES =
            "\u25a1\u25a2\u25fb\u25fd\u2610\u2b1c\u2b1a\u25cb\u25ef\u3007\u30fb\uff65\uff0e";

    /** The characters that turn the sign before them into a keycap, or a picture. */
    private static final String KEYCAPS = "\ufe0f\u20e3";

    /** Characters before it are digits of no other script. */
    private static final char OTHER_SCRIPTS = '\u0600';

    /** The signs that one text may mix, with 0. */
    static final BlankCells MIXED = new BlankCells(".*_");

    /** All signs. */
    static final BlankCells ALL = new BlankCells(SIGNS);

    /**
     * The sets of signs that one text may have: none, each alone, for a text may use another of them in its frame, and
     * those that may be mixed.
     */
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

    /**
     * Whether a number below zero begins at a place: a minus sign behind a blank or a separator, and a digit that nothing
     * follows.
     */
    static boolean isNegative(String line, int at) {
        boolean minus = line.charAt(at) == '-' && at + 1 < line.length() && isDigit(line.charAt(at + 1));
        boolean begins = at == 0 || isApart(line.charAt(at - 1));
        return minus && begins && (at + 2 == line.length() || isApart(line.charAt(at + 2)));
    }

    private static boolean isApart(char c) {
        return ALL.digit(c) < 0 && !isLetter(c);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** A line with the digits of all scripts as 0 to 9, and with . for the squares and points that stand for an empty cell. */
    static String plain(String line) {
        int at = 0;
        while (at < line.length() && line.charAt(at) < OTHER_SCRIPTS) {
            at++;
        }
        if (at == line.length()) {
            return line;
        }
        StringBuilder plain = new StringBuilder(line.length());
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            int digit = c < OTHER_SCRIPTS ? -1 : Character.digit(c, 10);
            if (digit >= 0 || SQUARES.indexOf(c) >= 0) {
                plain.append(digit >= 0 ? (char) ('0' + digit) : '.');
            } else if (KEYCAPS.indexOf(c) < 0) {
                plain.append(c);
            }
        }
        return plain.toString();
    }

    /** A sign to be put into a sentence: with its number in Unicode, if it may not be seen. */
    static String shown(String sign) {
        if (sign.chars().allMatch(c -> c < 0x7f)) {
            return sign;
        }
        StringBuilder number = new StringBuilder();
        for (int digits = sign.codePointAt(0); digits > 0 || number.length() < 4; digits >>= 4) {
            number.insert(0, "0123456789ABCDEF".charAt(digits & 15));
        }
        return "%s, U+%s".formatted(sign, number);
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

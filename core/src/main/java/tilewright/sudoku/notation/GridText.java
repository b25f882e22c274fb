package tilewright.sudoku.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Cursor;
import tilewright.text.Whitespace;

/**
 * The rows of a grid in a text of several lines, without what stands around them.
 *
 * @param cursor at the beginning of the text, for the place of an error
 * @param rows in their order, blank lines and frames left out
 * @param end of the text, where a missing row is missed
 */
record GridText(Cursor cursor, List<Row> rows, int end) {

    /**
     * A line.
     *
     * @param at its place in the text, from 0
     */
    record Row(int at, String text) {

        int end() {
            return at + text.length();
        }
    }

    /**
     * The text of a cell.
     *
     * @param at its place in the text, from 0
     */
    record Token(int at, String text) {}

    GridText {
        rows = List.copyOf(rows);
    }

    /** All that is left of a text. */
    static GridText of(Cursor cursor) {
        String text = cursor.rest();
        List<Row> rows = new ArrayList<>();
        int from = 0;
        while (from <= text.length()) {
            int stop = text.indexOf('\n', from);
            int to = stop < 0 ? text.length() : stop;
            String line = text.substring(from, to);
            if (!Whitespace.only(line) && !LineKind.isComment(line) && !isFrame(line)) {
                rows.add(new Row(cursor.offset() + from, Whitespace.stripTrailing(line)));
            }
            from = to + 1;
        }
        return new GridText(cursor, rows, cursor.offset() + text.length());
    }

    /** Whether a line is part of the frame around a grid, or of the lines within. */
    static boolean isFrame(String line) {
        boolean drawn = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if ("-+=*|.:' #~_/\\\r\t".indexOf(c) < 0 && !BlankCells.isDrawn(c)) {
                return false;
            }
            drawn |= c == '-' || c == '=' || c >= '\u2500' && !BlankCells.isBlank(c);
        }
        return drawn;
    }

    /** The rows from one to before another. */
    GridText part(int from, int to) {
        return new GridText(
                cursor, rows.subList(from, to), to < rows.size() ? rows.get(to).at() : end);
    }

    /** Returns the places of a grid's cells in the text. */
    int[] places(Function<Row, List<Token>> cut) {
        return grid(cut, Token::at);
    }

    /** 81 values, when there are nine rows with nine cells. */
    int[] grid(Function<Row, List<Token>> cut, ToIntFunction<Token> reading) {
        int[] values = new int[Houses.CELLS];
        for (int r = 0; r < rows.size(); r++) {
            Row row = rows.get(r);
            if (r == 9) {
                throw cursor.error(row.at(), NotationMessages.manyRows());
            }
            List<Token> tokens = cut.apply(row);
            for (int c = 0; c < tokens.size(); c++) {
                Token token = tokens.get(c);
                if (c == 9) {
                    throw cursor.error(token.at(), NotationMessages.longRow(tokens.size(), token.text()));
                }
                values[9 * r + c] = reading.applyAsInt(token);
            }
            if (tokens.size() < 9) {
                throw cursor.error(row.end(), NotationMessages.shortRow(tokens.size()));
            }
        }
        if (rows.size() < 9) {
            throw cursor.error(end, NotationMessages.fewRows(rows.size()));
        }
        return values;
    }

    /** 81 digits, 0 for none, a character each, with bars and blanks between. */
    int[] digits() {
        return grid(GridText::characters, this::digit);
    }

    /** Cuts into single characters, without bars and blanks. */
    static List<Token> characters(Row row) {
        List<Token> tokens = new ArrayList<>();
        for (int i = 0; i < row.text().length(); i++) {
            if (!isBetween(row.text().charAt(i))) {
                tokens.add(new Token(row.at() + i, row.text().substring(i, i + 1)));
            }
        }
        return tokens;
    }

    /** Cuts at bars and blanks. */
    static List<Token> words(Row row) {
        List<Token> tokens = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= row.text().length(); i++) {
            if (i == row.text().length() || isBetween(row.text().charAt(i))) {
                if (from < i) {
                    tokens.add(new Token(row.at() + from, row.text().substring(from, i)));
                }
                from = i + 1;
            }
        }
        return tokens;
    }

    /** Cuts at commas or semicolons; what stands between two of them may be empty. */
    static List<Token> fields(Row row) {
        List<Token> tokens = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= row.text().length(); i++) {
            if (i == row.text().length() || isComma(row.text().charAt(i))) {
                tokens.add(new Token(row.at() + from, row.text().substring(from, i)));
                from = i + 1;
            }
        }
        return tokens;
    }

    static boolean isBetween(char c) {
        return BlankCells.isBlank(c) || BlankCells.isDrawn(c) || c == '|' || c == '!';
    }

    static boolean isComma(char c) {
        return c == ',' || c == ';';
    }

    /** A digit, or 0 for what stands for an empty cell. */
    int digit(Token token) {
        return digit(token, BlankCells.MIXED);
    }

    int digit(Token token, BlankCells blanks) {
        String text = Whitespace.strip(token.text());
        if (text.isEmpty()) {
            return 0;
        }
        if (text.length() > 1 || blanks.digit(text.charAt(0)) < 0) {
            throw cursor.error(token.at(), NotationMessages.wrongCell(BlankCells.shown(text)));
        }
        return blanks.digit(text.charAt(0));
    }

    /** A set of digits, written one after the other; empty for nothing. */
    int set(Token token) {
        int set = 0;
        String text = Whitespace.strip(token.text());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '1' || c > '9' || Digits.holds(set, c - '0')) {
                throw cursor.error(token.at(), NotationMessages.wrongSet(text));
            }
            set |= Digits.bit(c - '0');
        }
        return set;
    }
}

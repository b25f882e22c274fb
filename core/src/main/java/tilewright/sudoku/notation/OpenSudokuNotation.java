package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Note;
import tilewright.sudoku.model.Text;
import tilewright.text.Ascii;
import tilewright.text.Cursor;

/**
 * A game in the XML of OpenSudoku: the attribute {@code data} is 81 cells, or {@code version: 1} to {@code 5} and for each cell
 * its digit, its notes, and whether the player may change it, with {@code |} behind each.
 *
 * <p>Notes are digits with commas in version 1; then bits, from version 4 on two kinds, from 5 on with a color, which is not
 * kept.
 */
final class OpenSudokuNotation implements Notation {

    private static final String VERSION = "version:";
    private static final int NEWEST = 5;

    private static final String[] BREAKS = {" ", "\n", "\r", "\t", "&#10;", "&#xA;", "&#xa;", "&#13;"};

    /** Attributes in which games are kept. */
    private static final String[] DATA = {"data", "cells_data"};

    @Override
    public String id() {
        return "opensudoku";
    }

    @Override
    public Message about() {
        return NotationMessages.opensudoku();
    }

    @Override
    public boolean faithful() {
        return true;
    }

    @Override
    public boolean knows(String text) {
        return isMarkup(text) && (hasGame(text) || text.contains("<game") || text.contains("<opensudoku"));
    }

    /** Whether a line begins with a tag, the end of one, or an attribute. */
    static boolean isMarkup(String line) {
        int at = 0;
        while (at < line.length() && line.charAt(at) <= ' ') {
            at++;
        }
        int end = at;
        while (end < line.length() && (Ascii.isLetter(line.charAt(end)) || line.charAt(end) == '_')) {
            end++;
        }
        boolean attribute = end > at && (line.startsWith("=\"", end) || line.startsWith("='", end));
        return attribute || line.startsWith("<", at) || line.startsWith("/>", at);
    }

    /** Whether a line has the cells of a game. */
    static boolean hasGame(String line) {
        return isMarkup(line) && value(line, 0) >= 0;
    }

    /** The place behind the quotation mark of an attribute with cells, from a place on; -1 when there is none. */
    private static int value(String text, int from) {
        int first = -1;
        for (String name : DATA) {
            int at = text.indexOf(name, from);
            while (at >= 0) {
                int end = at + name.length();
                boolean quoted = text.startsWith("=\"", end) || text.startsWith("='", end);
                if (quoted && (at == 0 || text.charAt(at - 1) <= ' ')) {
                    first = first < 0 ? end + 2 : Math.min(first, end + 2);
                    break;
                }
                at = text.indexOf(name, end);
            }
        }
        return first;
    }

    @Override
    public Board read(Cursor cursor) {
        String text = cursor.rest();
        int value = value(text, 0);
        if (value < 0) {
            throw cursor.error(NotationMessages.noGame());
        }
        int end = text.indexOf(text.charAt(value - 1), value);
        if (end < 0) {
            throw cursor.error(cursor.offset() + text.length(), NotationMessages.openQuote());
        }
        int next = value(text, end);
        if (next >= 0) {
            throw cursor.error(cursor.offset() + next, NotationMessages.severalGames());
        }
        cursor.skip(value);
        skipBreaks(cursor);
        Board board = cursor.skip(VERSION) ? versioned(cursor) : Board.of(Text.readCells(cursor));
        skipBreaks(cursor);
        cursor.expect(text.charAt(value - 1));
        cursor.skip(cursor.rest());
        return board;
    }

    private static Board versioned(Cursor cursor) {
        cursor.skipBlanks();
        int version = cursor.number(NotationMessages.version(), 1, NEWEST);
        skipBreaks(cursor);
        int[] clues = new int[Houses.CELLS];
        int[] entries = new int[Houses.CELLS];
        int[] notes = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = cursor.number(NotationMessages.digit(), 0, 9);
            bar(cursor);
            int corner = version == 1 ? digits(cursor) : cursor.number(NotationMessages.notes(), 0, Digits.ALL);
            bar(cursor);
            int center = 0;
            if (version >= 4) {
                center = cursor.number(NotationMessages.notes(), 0, Digits.ALL);
                bar(cursor);
            }
            if (version >= 5) {
                cursor.number(NotationMessages.color(), 0, Integer.MAX_VALUE - 1);
                bar(cursor);
            }
            boolean editable = cursor.number(NotationMessages.editable(), 0, 1) == 1;
            bar(cursor);
            clues[cell] = editable ? 0 : digit;
            entries[cell] = editable ? digit : 0;
            notes[cell] = clues[cell] == 0 ? Note.CENTER.in(corner, center) : 0;
        }
        return Board.of(clues, entries, notes);
    }

    /** Takes digits with a comma behind each, or {@code -} for none. */
    private static int digits(Cursor cursor) {
        int set = 0;
        if (!cursor.skip('-')) {
            while (!cursor.sees('|')) {
                set |= Digits.bit(cursor.number(NotationMessages.notes(), 1, 9));
                cursor.skip(',');
            }
        }
        return set;
    }

    /** Takes what separates two values: some files of version 2 have it twice. */
    private static void bar(Cursor cursor) {
        cursor.expect('|');
        cursor.skip('|');
    }

    /** Takes blanks and line breaks, as they are or as a number. */
    private static void skipBreaks(Cursor cursor) {
        boolean skipped;
        do {
            int before = cursor.offset();
            for (String sign : BREAKS) {
                cursor.skip(sign);
            }
            skipped = cursor.offset() > before;
        } while (skipped);
    }

    @Override
    public String write(Board position) {
        return "<opensudoku><game data=\"" + Text.cells(position.fresh().digits(), '0') + "\" /></opensudoku>";
    }
}

package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.model.Text;
import tilewright.text.Cursor;

/** The candidates in one line: nine characters a cell, digit d at place d, or something that stands for nothing. */
final class CandidateNotation implements Notation {

    private static final int LENGTH = 9 * Houses.CELLS;

    /** A longer row of cells is no puzzle with the player's digits behind it. */
    private static final int SHORTEST = 2 * Houses.CELLS;

    @Override
    public String id() {
        return "candidates";
    }

    @Override
    public Message about() {
        return NotationMessages.candidates();
    }

    @Override
    public boolean faithful() {
        return false;
    }

    @Override
    public boolean holdsCandidates() {
        return true;
    }

    @Override
    public boolean knows(String text) {
        if (text.length() <= SHORTEST) {
            return false;
        }
        int length = 0;
        while (length < text.length() && Text.isCell(text.charAt(length))) {
            length++;
        }
        return length > SHORTEST;
    }

    @Override
    public Board read(Cursor cursor) {
        int start = cursor.offset();
        int[] sets = new int[Houses.CELLS];
        for (int i = 0; i < LENGTH; i++) {
            int digit = i % 9 + 1;
            char c = cursor.next(NotationMessages.onlyCandidates(i));
            if (c == '0' + digit) {
                sets[i / 9] |= Digits.bit(digit);
            } else if (!Text.isCell(c) || c >= '1' && c <= '9') {
                throw cursor.error(
                        start + i,
                        NotationMessages.wrongCandidate(
                                new Value.Digit(digit), Houses.GRID.place(i / 9), String.valueOf(c)));
            }
        }
        if (Text.isCell(cursor.peek())) {
            throw cursor.error(NotationMessages.manyCandidates(cursor.found()));
        }
        return Candidates.board(sets, cursor, cell -> start + 9 * cell);
    }

    @Override
    public String write(Board position) {
        StringBuilder out = new StringBuilder(LENGTH);
        for (int set : Candidates.of(position)) {
            for (int digit = 1; digit <= 9; digit++) {
                out.append(Digits.holds(set, digit) ? (char) ('0' + digit) : '.');
            }
        }
        return out.toString();
    }
}

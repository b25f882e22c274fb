package tilewright.sudoku.notation;

import java.util.function.IntUnaryOperator;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.BoardCandidates;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Cursor;

/** Positions as other programs hand them on: for each cell the digits that are left, one for a cell that is filled. */
final class Candidates {

    private Candidates() {}

    /**
     * The position of 81 sets, as {@link Board#ofCandidates} makes it.
     *
     * @param place of a cell in the text
     * @throws tilewright.text.TextError when a cell has no digit left
     */
    static Board board(int[] sets, Cursor cursor, IntUnaryOperator place) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (sets[cell] == 0) {
                throw cursor.error(place.applyAsInt(cell), NotationMessages.noCandidate(Houses.GRID.place(cell)));
            }
        }
        return Board.ofCandidates(sets);
    }

    /**
     * 81 sets: a digit alone where one stands, else what the player sees.
     *
     * @throws Study.Refused when that leaves nothing
     */
    static int[] of(Board position) {
        int[] sets = BoardCandidates.shown(position);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int digit = position.digit(cell);
            sets[cell] = digit == 0 ? sets[cell] : Digits.bit(digit);
            if (sets[cell] == 0) {
                throw new Study.Refused(NotationMessages.noCandidate(Houses.GRID.place(cell)));
            }
        }
        return sets;
    }
}

package tilewright.sudoku.rating;

import tilewright.puzzle.Study;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.BoardCandidates;

/**
 * Digits and candidates from which a person goes on.
 *
 * @param digits 81 digits, 0 for an empty cell
 * @param candidates 81 sets of digits; a digit in sight of the cell may be in it
 */
@SuppressWarnings("ArrayRecordComponent") // only read
public record Position(int[] digits, int[] candidates) {

    /**
     * A puzzle as it is set: its clues, and its candidates if each empty cell has some and the player wrote no digit.
     *
     * @throws Study.Refused when it has no solution or several
     */
    static Position ofPuzzle(Board board, Stop stop) {
        Board puzzle = isPuzzle(board) ? board.fresh() : board;
        Position position = of(puzzle);
        int solutions = new CandidateSolutions().count(position.digits, position.candidates, stop);
        if (solutions != 1) {
            throw new Study.Refused(solutions == 0 ? RatingMessages.noSolution() : RatingMessages.severalSolutions());
        }
        return position;
    }

    /** Whether a board is a puzzle that a player may have begun: not one whose notes are the puzzle. */
    static boolean isPuzzle(Board board) {
        return board.hasEntries() || !BoardCandidates.noted(board);
    }

    /** All digits of a board, and cell by cell its notes. Digits in sight are not taken away: the rater leaves them out. */
    public static Position of(Board board) {
        return new Position(board.digits(), BoardCandidates.ofCells(board));
    }
}

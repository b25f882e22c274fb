package tilewright.sudoku.rating;

import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.BoardCandidates;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.solve.Completions;
import tilewright.sudoku.solve.EqualDigits;
import tilewright.sudoku.solve.UniqueSolution;

/**
 * Digits and candidates from which a person goes on.
 *
 * @param digits 81 digits, 0 for an empty cell
 * @param candidates 81 sets of digits; a digit in sight of the cell may be in it
 */
@SuppressWarnings("ArrayRecordComponent") // only read
public record Position(int[] digits, int[] candidates) {

    /**
     * The {@link #puzzle} of a board, with its candidates.
     *
     * @throws Study.Refused when it has no solution or several
     */
    static Position ofPuzzle(Board board, Stop stop) {
        Board puzzle = puzzle(board);
        Position position = of(puzzle);
        int solutions = new Completions().upToTwo(position.digits, position.candidates, stop);
        if (solutions != 1) {
            throw new Study.Refused(solutions == 0 ? noSolution(puzzle) : RatingMessages.severalSolutions());
        }
        return position;
    }

    private static Message noSolution(Board puzzle) {
        Message why = EqualDigits.words(puzzle);
        return why.isEmpty() ? RatingMessages.noSolution() : RatingMessages.noSolutionBecause(why);
    }

    /**
     * The puzzle that is rated, and solved step by step: the clues, with the candidates that the puzzle gives. Notes
     * count if the player wrote no digit, all empty cells have some, and the one solution of the clues is among them:
     * someone goes on from there.
     */
    public static Board puzzle(Board board) {
        return !board.givesCandidates() && !board.hasEntries() && BoardCandidates.noted(board) && right(board)
                ? board
                : board.fresh();
    }

    /** Whether the clues have one solution, of which the notes lack no digit. */
    private static boolean right(Board board) {
        try {
            int[] solution = new UniqueSolution().of(board.fresh(), RatingMessages.ratingWanted());
            boolean right = true;
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                right &= board.digit(cell) != 0 || Digits.holds(board.marked(cell), solution[cell]);
            }
            return right;
        } catch (Study.Refused refused) {
            return false;
        }
    }

    /** All digits of a board, and cell by cell its notes. Digits in sight are not taken away: the rater leaves them out. */
    public static Position of(Board board) {
        return new Position(board.digits(), BoardCandidates.ofCells(board));
    }
}

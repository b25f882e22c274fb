package tilewright.sudoku.solve;

import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/** Candidates that a puzzle gives as clues, for the fast solver. */
final class GivenCandidates {

    private GivenCandidates() {}

    /**
     * Keeps a solver that has begun with the digits of a board to the candidates that it gives.
     *
     * @return false when a digit is none of them: there is no solution
     */
    static boolean keep(Board board, BandSolver solver) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int set = board.candidates(cell);
            int held = board.digit(cell);
            if (held != 0 && !Digits.holds(set, held)) {
                return false;
            }
            for (int left = held == 0 ? Digits.ALL & ~set : 0; left != 0; left &= left - 1) {
                solver.forbid(cell, Digits.first(left));
            }
        }
        return true;
    }
}

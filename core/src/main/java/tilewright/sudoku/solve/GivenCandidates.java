package tilewright.sudoku.solve;

import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Json;

/** Candidates that a puzzle gives as clues: what the fast solver, and answers, make of them. */
public final class GivenCandidates {

    private GivenCandidates() {}

    /** The fields of an answer that say that candidates were clues; none for a puzzle of digits. */
    public static Json.Obj about(Board board) {
        return board.givesCandidates() ? Json.obj().with("candidates", "clues") : Json.obj();
    }

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

package tilewright.sudoku.solve;

import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.text.Json;

/** The candidates that a puzzle gives in place of clues, for the fast solver and for answers. */
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
        int[] candidates = new int[Houses.CELLS];
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            candidates[cell] = board.candidates(cell);
            if (board.digit(cell) != 0 && !Digits.holds(candidates[cell], board.digit(cell))) {
                return false;
            }
        }
        keep(board.digits(), candidates, solver);
        return true;
    }

    /** Keeps a solver that has begun with these digits to the candidates of empty cells. */
    static void keep(int[] digits, int[] candidates, BandSolver solver) {
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            for (int left = digits[cell] == 0 ? Digits.ALL & ~candidates[cell] : 0; left != 0; left &= left - 1) {
                solver.forbid(cell, Digits.first(left));
            }
        }
    }
}

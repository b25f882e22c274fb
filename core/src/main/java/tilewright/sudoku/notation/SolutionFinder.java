package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;

/** Finds the only solution of a puzzle, for notations that include it. */
public interface SolutionFinder {

    /**
     * Returns the solution of a puzzle as 81 digits.
     *
     * @param wanted what the solution is for, at the beginning of a sentence
     * @throws Study.Refused when there is none, or another one, or when it cannot be found at once
     */
    int[] solution(Board puzzle, Message wanted);
}

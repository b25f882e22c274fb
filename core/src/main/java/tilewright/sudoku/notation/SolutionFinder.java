package tilewright.sudoku.notation;

import tilewright.message.Message;
import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;

/** Finds the one solution of a puzzle, for notations that hold it. */
public interface SolutionFinder {

    /**
     * 81 digits.
     *
     * @param wanted what the solution is for, at the beginning of a sentence
     * @throws Study.Refused when there is none, or another one, or when it cannot be found at once
     */
    int[] solution(Board puzzle, Message wanted);
}

package tilewright.sudoku.notation;

import tilewright.puzzle.Study;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;

/**
 * Decides whether the candidates of a text are clues or a player's notes.
 *
 * <p>They are notes when the puzzle does not need them: its digits alone have exactly one solution, and that is among the
 * candidates. Else they are clues.
 */
record CandidateRule(SolutionFinder solutions) {

    /** The position with its candidates as clues, or as notes. */
    Board decided(Board read) {
        return read.givesCandidates() && needless(read) ? noted(read) : read;
    }

    private boolean needless(Board read) {
        try {
            int[] solution = solutions.solution(read.withoutCandidates(), NotationMessages.digitsAlone());
            boolean within = true;
            for (int cell = 0; cell < Houses.CELLS; cell++) {
                within &= Digits.holds(read.candidates(cell), solution[cell]);
            }
            return within;
        } catch (Study.Refused refused) {
            return false; // without a solution of the digits alone, the candidates belong to the puzzle
        }
    }

    private static Board noted(Board read) {
        Board board = read.withoutCandidates();
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            if (board.clue(cell) == 0) {
                board = board.withNotes(cell, read.possible(cell));
            }
        }
        return board;
    }
}

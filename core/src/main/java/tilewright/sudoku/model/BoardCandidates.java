package tilewright.sudoku.model;

import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * The candidates of a board, as 81 sets of {@link Digits}; the sets of filled cells have no meaning.
 *
 * <p>There are three rules, which differ where some cells have no notes and where a note stands beside its digit: each answer
 * depends on its own.
 */
public final class BoardCandidates {

    private BoardCandidates() {}

    /** Whether each empty cell shows notes. */
    public static boolean noted(Board board) {
        return IntStream.range(0, Houses.CELLS).allMatch(cell -> board.digit(cell) != 0 || board.marked(cell) != 0);
    }

    /** The notes that are shown, if each empty cell shows some; else all that the puzzle allows. One cell without notes discards all others. */
    public static int[] notedOrAll(Board board) {
        return noted(board) ? sets(board::marked) : sets(board::candidates);
    }

    /**
     * The notes that each cell shows; where there are none, the digits that the puzzle allows and that were not removed
     * from automatic notes.
     */
    public static int[] ofCells(Board board) {
        return sets(cell -> board.marked(cell) == 0
                ? board.candidates(cell) & ~board.notes(cell, Note.REMOVED)
                : board.marked(cell));
    }

    /**
     * The notes that each cell shows, as the player sees them; where there are none, the digits that the cells in sight
     * leave.
     */
    public static int[] shown(Board board) {
        return sets(cell -> board.marked(cell) == 0 ? board.possible(cell) : board.marked(cell));
    }

    private static int[] sets(IntUnaryOperator ofCell) {
        return IntStream.range(0, Houses.CELLS).map(ofCell).toArray();
    }
}

package tilewright.sudoku.generate;

import java.util.Optional;
import java.util.OptionalInt;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.step.StepKind;

/** The difficulty of puzzles. Threads may share one. */
public interface Grader {

    /**
     * Returns whether a puzzle is of a level.
     *
     * @param clues 81 digits, 0 for none, of a puzzle with one solution
     * @param stop asked at least every 10 ms
     */
    boolean hasLevel(Level level, int[] clues, Stop stop);

    /**
     * Returns whether the hardest step that a puzzle needs is of a kind.
     *
     * @param clues 81 digits, 0 for none, of a puzzle with one solution
     * @param stop asked at least every 10 ms
     */
    boolean needs(StepKind kind, int[] clues, Stop stop);

    /**
     * The rating of a puzzle on Sudoku Explainer's scale, in tenths; empty when it is above a bound.
     *
     * @param clues 81 digits, 0 for none, of a puzzle with one solution
     * @param stop asked at least every 10 ms
     */
    OptionalInt rating(int[] clues, int most, Stop stop);

    /**
     * The position of a puzzle in which the next step is of a kind; empty when the way to its solution has no such step, or
     * when a hint would name another technique.
     *
     * @param clues 81 digits, 0 for none, of a puzzle that needs it
     * @param stop asked at least every 10 ms
     */
    Optional<Board> before(StepKind kind, int[] clues, Stop stop);
}

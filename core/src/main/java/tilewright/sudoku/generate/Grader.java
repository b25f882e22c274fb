package tilewright.sudoku.generate;

import java.util.Optional;
import java.util.OptionalInt;
import tilewright.search.Stop;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.model.Setup;

/** Says how difficult a puzzle is. Threads may share one. */
public interface Grader {

    /**
     * Whether it is.
     *
     * @param clues 81 digits, 0 for none, of a puzzle with one solution
     * @param stop asked at least every 10 ms
     */
    boolean fits(Setup.Graded wanted, int[] clues, Stop stop);

    /**
     * The rating of a puzzle on Sudoku Explainer's scale, in tenths; empty when it is above a bound.
     *
     * @param clues 81 digits, 0 for none, of a puzzle with one solution
     * @param stop asked at least every 10 ms
     */
    OptionalInt rating(int[] clues, int most, Stop stop);

    /**
     * The position of a puzzle in which a technique is the next step; empty when the way to its solution has no such step, or
     * when a hint would name another one.
     *
     * @param technique one of those of a setup
     * @param clues 81 digits, 0 for none, of a puzzle that needs it
     */
    Optional<Board> before(String technique, int[] clues, Stop stop);
}

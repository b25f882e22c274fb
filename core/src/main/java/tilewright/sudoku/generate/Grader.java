package tilewright.sudoku.generate;

import tilewright.search.Stop;
import tilewright.sudoku.model.Setup;

/** Says whether a puzzle is as difficult as it shall be. Threads may share one. */
@FunctionalInterface
public interface Grader {

    /**
     * Whether it is.
     *
     * @param clues 81 digits, 0 for none, of a puzzle with one solution
     * @param stop asked at least every 10 ms
     */
    boolean fits(Setup.Graded wanted, int[] clues, Stop stop);
}

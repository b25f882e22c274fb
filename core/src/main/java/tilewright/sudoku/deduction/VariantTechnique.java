package tilewright.sudoku.deduction;

import java.util.Set;
import java.util.function.Predicate;
import tilewright.search.Stop;

/** A way to reason. Has no state; threads share it. */
interface VariantTechnique {

    /** Returns the assumptions that it makes about the rules. */
    Set<Fact> facts();

    /** Returns the place of its steps in the order of techniques. */
    int tenths();

    /**
     * Gives each step that the grid allows to a taker, in an order that depends on the grid alone, until the taker says that it has
     * enough. A step that changes nothing is not given.
     *
     * @param grid is not changed
     * @param stop asked at least every 10 ms
     * @param enough takes a step, and answers whether to end
     * @return whether it was ended by the taker
     * @throws tilewright.search.Stopped when it was stopped
     */
    boolean find(CandidateGrid grid, Stop stop, Predicate<Deduction> enough);
}

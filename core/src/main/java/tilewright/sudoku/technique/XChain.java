package tilewright.sudoku.technique;

import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** A chain of places of one digit, alternately linked strongly (two places in a house) and weakly. */
final class XChain implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        int[][] strong = SimpleChains.sameDigit(grid, CellSet.ALL, true);
        int[][] weak = SimpleChains.sameDigit(grid, CellSet.ALL, false);
        return FoundChain.give(new SimpleChains(StepKind.X_CHAIN, grid, strong, weak).all(stop), enough);
    }
}

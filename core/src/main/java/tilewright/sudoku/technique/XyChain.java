package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.model.Houses;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** A chain of cells of two candidates, each of which shares one with the next. */
final class XyChain implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        CellSet cells = CellSet.NONE;
        int[][] strong = new int[729][];
        Arrays.fill(strong, new int[0]);
        for (int cell = 0; cell < Houses.CELLS; cell++) {
            int candidates = grid.candidates(cell);
            if (Digits.size(candidates) == 2) {
                cells = cells.with(cell);
                int one = Digits.first(candidates) - 1;
                int other = Digits.first(candidates & candidates - 1) - 1;
                strong[cell * 9 + one] = new int[] {cell * 9 + other};
                strong[cell * 9 + other] = new int[] {cell * 9 + one};
            }
        }
        int[][] weak = SimpleChains.sameDigit(grid, cells, false);
        return FoundChain.give(new SimpleChains(StepKind.XY_CHAIN, grid, strong, weak).all(stop), enough);
    }
}

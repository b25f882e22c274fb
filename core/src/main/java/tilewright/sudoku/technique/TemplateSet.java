package tilewright.sudoku.technique;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Candidate;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** Places a digit in the cells that it takes in all ways to place it in the whole grid. */
final class TemplateSet implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        DigitPatterns patterns = new DigitPatterns(grid, stop);
        for (int number = 1; number <= 9; number++) {
            int digit = number;
            CellSet cells = patterns.always(digit).and(grid.places(digit));
            if (!cells.isEmpty()) {
                List<Candidate> placements = Arrays.stream(cells.cells())
                        .mapToObj(cell -> new Candidate(cell, digit))
                        .toList();
                List<Premise> premises = List.of(new Premise.Cells(patterns.sometimes(digit), Digits.bit(digit)));
                Step step = new Step(StepKind.TEMPLATE_SET, Digits.bit(digit), placements, List.of(), 0, premises);
                if (enough.test(step)) {
                    return true;
                }
            }
        }
        return false;
    }
}

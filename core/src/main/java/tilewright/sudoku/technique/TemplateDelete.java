package tilewright.sudoku.technique;

import java.util.List;
import java.util.function.Predicate;
import tilewright.search.Stop;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** Removes a digit from the cells that it takes in no way to place it in the whole grid. */
final class TemplateDelete implements Technique {

    @Override
    public boolean find(CandidateGrid grid, Stop stop, Predicate<Step> enough) {
        DigitPatterns patterns = new DigitPatterns(grid, stop);
        Eliminations eliminations = new Eliminations();
        for (int digit = 1; digit <= 9; digit++) {
            eliminations.add(digit, grid.places(digit).minus(patterns.sometimes(digit)));
            if (!eliminations.isEmpty()) {
                List<Premise> premises = List.of(new Premise.Cells(patterns.sometimes(digit), Digits.bit(digit)));
                Step step = new Step(
                        StepKind.TEMPLATE_DELETE, Digits.bit(digit), List.of(), eliminations.list(), 0, premises);
                if (enough.test(step)) {
                    return true;
                }
                eliminations.clear();
            }
        }
        return false;
    }
}

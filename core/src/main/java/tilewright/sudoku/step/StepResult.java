package tilewright.sudoku.step;

import java.util.List;
import java.util.function.Function;
import tilewright.puzzle.Rated;
import tilewright.text.Json;

/**
 * The placements and eliminations of a step.
 *
 * @param tenths its rating as Sudoku Explainer's; 0 where that has no such step
 * @param grade the place of its {@link Level}, from 1; 0 where it is no step of a technique
 */
public record StepResult(int tenths, int grade, List<Candidate> placements, List<Candidate> eliminations)
        implements Rated {

    /** The result that places and removes nothing, and is not rated. */
    public static final StepResult NOTHING = new StepResult(0, 0, List.of(), List.of());

    @Override
    public Json.Obj toJson() {
        return Json.obj()
                .with("se", tenths == 0 ? Json.NULL : Json.tenths(tenths))
                .with("placements", names(placements, Candidate::placed))
                .with("eliminations", names(eliminations, Candidate::removed));
    }

    private static Json names(List<Candidate> candidates, Function<Candidate, String> name) {
        return Json.strings(candidates.stream().map(name).toList());
    }
}

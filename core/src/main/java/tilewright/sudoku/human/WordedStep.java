package tilewright.sudoku.human;

import java.util.stream.Stream;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.rating.ExplainerStep;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;
import tilewright.sudoku.technique.StepWords;

/**
 * A step and its sentences.
 *
 * @param text the reason, and what follows
 */
public record WordedStep(Step step, String text) {

    static WordedStep of(Step step) {
        return new WordedStep(step, StepWords.of(step).text());
    }

    /** A forcing chain or net as a step of a kind. */
    static WordedStep of(StepKind kind, ExplainerStep step) {
        int digits = Stream.concat(step.placements().stream(), step.eliminations().stream())
                .mapToInt(candidate -> Digits.bit(candidate.digit()))
                .reduce(0, (one, other) -> one | other);
        return new WordedStep(
                new Step(
                        kind,
                        digits,
                        step.placements(),
                        step.eliminations(),
                        step.premises().size(),
                        step.premises()),
                step.words());
    }
}

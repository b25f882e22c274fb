package tilewright.sudoku.human;

import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/**
 * A step, named as HoDoKu does: forcing chains and nets, which Sudoku Explainer's techniques find, have other names there.
 *
 * @param kind one of HoDoKu's
 */
public record NamedStep(StepKind kind, Step step) {

    static NamedStep of(Step step) {
        return new NamedStep(step.kind(), step);
    }

    /** Whether another step is of the same technique and changes the same. */
    boolean same(NamedStep other) {
        return kind == other.kind
                && step.placements().equals(other.step.placements())
                && step.eliminations().equals(other.step.eliminations());
    }
}

package tilewright.sudoku.technique;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.Digits;
import tilewright.sudoku.step.Premise;
import tilewright.sudoku.step.Step;
import tilewright.sudoku.step.StepKind;

/** Helpers of all techniques of almost locked sets. */
final class AlsSteps {

    private AlsSteps() {}

    /** Removes digits of two sets, of which one must hold each, from the cells that see it in both. */
    static void removeCommon(AlmostLockedSets sets, int one, int other, int except, Eliminations out) {
        for (int rest = sets.digits(one) & sets.digits(other) & ~except; rest != 0; rest &= rest - 1) {
            int digit = Digits.first(rest);
            out.add(digit, sets.seen(one, digit).and(sets.seen(other, digit)));
        }
    }

    /** Two sets and the digits that are in one of them only, as links. */
    static List<Premise> links(AlmostLockedSets sets, int one, int other, int digits) {
        List<Premise> links = new ArrayList<>();
        for (int rest = digits; rest != 0; rest &= rest - 1) {
            int digit = Digits.first(rest);
            links.add(new Premise.Link(sets.places(one, digit), digit, sets.places(other, digit), digit, false));
        }
        return links;
    }

    static Step step(StepKind kind, Eliminations eliminations, List<Premise> premises) {
        return new Step(kind, eliminations.digits(), List.of(), eliminations.list(), 0, premises);
    }
}

package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.List;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.model.Digits;

/** The reasons of colorings, chains, almost locked sets, Sue de Coq and templates in words. */
final class ChainReasons {

    private ChainReasons() {}

    /** The reason why a step is right; for other kinds, the one that {@link HodokuSentences} makes of the premises. */
    static Message why(Step step) {
        List<Value.Digit> digits = Digits.values(step.digits());
        return switch (step.kind()) {
            case SIMPLE_COLORS_TRAP -> StepMessages.whyColorTrap(colors(step), digits);
            case SIMPLE_COLORS_WRAP -> StepMessages.whyColorWrap(colors(step));
            case MULTI_COLORS_1 -> StepMessages.whyTwoColorings(colors(step));
            case MULTI_COLORS_2 -> StepMessages.whyOneColoring(colors(step));
            case MEDUSA -> StepMessages.whyMedusa(colored(step));
            case X_CHAIN, XY_CHAIN, AIC, GROUPED_AIC -> StepMessages.whyChain(chain(step));
            case CONTINUOUS_NICE_LOOP, GROUPED_CONTINUOUS_NICE_LOOP -> StepMessages.whyLoop(chain(step));
            case DISCONTINUOUS_NICE_LOOP, GROUPED_DISCONTINUOUS_NICE_LOOP -> chain(step);
            case ALS_XZ -> pair(step);
            case ALS_XY_WING, ALS_CHAIN -> StepMessages.whySets(sets(step), shared(step));
            case DEATH_BLOSSOM -> blossom(step);
            case SUE_DE_COQ ->
                StepMessages.whySueDeCoq(step.groups().stream()
                        .map(group -> StepMessages.group(group.cells().places(), Digits.values(group.digits())))
                        .toList());
            case TEMPLATE_SET -> StepMessages.always(digits);
            case TEMPLATE_DELETE -> StepMessages.never(digits);
            default -> HodokuSentences.byPremises(step);
        };
    }

    private static Message chain(Step step) {
        Message chain = HodokuSentences.chain(step);
        return step.premises(Premise.AlmostLocked.class).isEmpty()
                ? chain
                : StepMessages.sentences(List.of(sets(step), chain));
    }

    /** {@code 3 is either in all of r1c1 and r2c5 or in all of r1c7 and r4c5.} Two sentences for two clusters. */
    private static Message colors(Step step) {
        List<Message> sentences = new ArrayList<>();
        CellSet first = CellSet.NONE;
        for (Premise.Color color : step.premises(Premise.Color.class)) {
            if (color.first()) {
                first = color.cells();
            } else {
                sentences.add(StepMessages.either(new Value.Digit(color.digit()), all(first), all(color.cells())));
            }
        }
        return StepMessages.sentences(sentences);
    }

    private static Message all(CellSet cells) {
        return StepMessages.allOf(cells.size(), cells.places());
    }

    private static List<Value.Digit> colored(Step step) {
        int digits = 0;
        for (Premise.Color color : step.premises(Premise.Color.class)) {
            digits |= Digits.bit(color.digit());
        }
        return Digits.values(digits);
    }

    private static Message pair(Step step) {
        int digits = 0;
        for (Premise.Link link : step.premises(Premise.Link.class)) {
            digits |= Digits.bit(link.fromDigit());
        }
        return StepMessages.whyTwoSets(sets(step), Digits.size(digits), Digits.values(digits));
    }

    private static Message blossom(Step step) {
        Premise.Cells stem = step.groups().getFirst();
        return StepMessages.whyBlossom(
                sets(step), Digits.values(stem.digits()), stem.cells().places());
    }

    /** {@code r1c1 and r1c2 hold all but one of 1, 2, 3; r5c5 holds all but one of 3, 4.} */
    private static Message sets(Step step) {
        return StepMessages.almostLockedSets(step.premises(Premise.AlmostLocked.class).stream()
                .map(set -> StepMessages.almostLocked(
                        set.cells().places(), set.cells().size(), Digits.values(set.digits())))
                .toList());
    }

    /** The digits between neighbors, in their order. */
    private static Message shared(Step step) {
        return step.premises(Premise.Link.class).stream()
                .map(link -> StepMessages.digit(new Value.Digit(link.fromDigit())))
                .reduce(StepMessages::then)
                .orElseThrow();
    }
}

package tilewright.sudoku.step;

import java.util.List;
import tilewright.message.Message;
import tilewright.message.Value;
import tilewright.sudoku.model.Houses;

/** Chains of inferences in words, each assertion after those that it follows from. */
final class ChainWords {

    private ChainWords() {}

    /** {@code If R1C1 is 3: R1C5 is not 3, R2C5 is 3 (nowhere else in column 5), and R2C4 is not 3.} */
    static Message of(Chain chain) {
        return StepMessages.chain(
                assertion(chain.start()),
                chain.inferences().stream().map(ChainWords::because).toList());
    }

    private static Message assertion(int assertion) {
        return StepMessages.assertion(
                String.valueOf(Chain.isTrue(assertion)),
                Houses.GRID.place(Chain.cell(assertion)),
                new Value.Digit(Chain.digit(assertion)));
    }

    /** An assertion, with what cannot be seen at once; one candidate plainly excludes the other. */
    private static Message because(Chain.Inference inference) {
        Message result = assertion(inference.result());
        if (Chain.isTrue(inference.result())) {
            return inference.house() == Chain.IN_CELL
                    ? StepMessages.nothingElse(result)
                    : StepMessages.nowhereElse(result, Houses.value(inference.house()));
        }
        if (Chain.isTrue(inference.causes().getFirst())) {
            return result;
        }
        List<Message> gone =
                inference.causes().stream().map(ChainWords::assertion).toList();
        return StepMessages.asOthers(result, gone, inference.nested());
    }
}

package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.Houses;
import tilewright.text.Words;

/** Chains of inferences in words, each assertion after those that it follows from. */
final class ChainWords {

    private ChainWords() {}

    /** {@code If R1C1 is 3: R1C5 is not 3, R2C5 is 3 (nowhere else in column 5), and R2C4 is not 3.} */
    static String of(Chain chain) {
        List<String> parts = new ArrayList<>();
        for (Chain.Inference inference : chain.inferences()) {
            parts.add(assertion(inference.result()) + because(inference));
        }
        return "If " + assertion(chain.start()) + ": " + Words.list(parts, "and") + ".";
    }

    private static String assertion(int assertion) {
        return StepSentences.name(Chain.cell(assertion))
                + (Chain.isTrue(assertion) ? " is " : " is not ")
                + Chain.digit(assertion);
    }

    /** In brackets what cannot be seen at once; empty where one candidate plainly excludes the other. */
    private static String because(Chain.Inference inference) {
        if (Chain.isTrue(inference.result())) {
            return inference.house() == Chain.IN_CELL
                    ? " (nothing else left there)"
                    : " (nowhere else in " + Houses.words(inference.house()) + ")";
        }
        if (Chain.isTrue(inference.causes().getFirst())) {
            return "";
        }
        String how = inference.nested() == 0 ? "" : " by a chain of " + inference.nested();
        List<String> gone =
                inference.causes().stream().map(ChainWords::assertion).toList();
        return " (as " + Words.list(gone, ", ", " and ") + how + ")";
    }
}

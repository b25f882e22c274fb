package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.Houses;
import tilewright.text.Words;

/** Chains in words, each assertion after those that it follows from. */
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
        int cell = (assertion >> 1) / 9;
        return "R" + (Houses.row(cell) + 1) + "C" + (Houses.column(cell) + 1)
                + ((assertion & 1) != 0 ? " is " : " is not ")
                + ((assertion >> 1) % 9 + 1);
    }

    /** In brackets what cannot be seen at once; empty where one candidate plainly excludes the other. */
    private static String because(Chain.Inference inference) {
        int result = inference.result();
        if ((result & 1) == 0) {
            if ((inference.causes().getFirst() & 1) != 0) {
                return "";
            }
            String how = inference.nested() == 0 ? "" : " by a chain of " + inference.nested();
            return " (as " + gone(inference.causes()) + how + ")";
        }
        return inference.cause() == Branch.IN_CELL
                ? " (nothing else left there)"
                : " (nowhere else in " + house(result, inference.cause()) + ")";
    }

    private static String house(int assertion, int kind) {
        return Houses.words(Layout.modelHouse(Layout.HOUSE[(assertion >> 1) / 9 * 3 + kind]));
    }

    private static String gone(List<Integer> causes) {
        return Words.list(causes.stream().map(ChainWords::assertion).toList(), ", ", " and ");
    }
}

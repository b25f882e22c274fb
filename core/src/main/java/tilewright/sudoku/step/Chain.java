package tilewright.sudoku.step;

import java.util.ArrayList;
import java.util.List;
import tilewright.sudoku.model.CellSet;

/**
 * The consequences of one assertion that a step needs, each after those from which it follows.
 *
 * <p>An assertion is a number: 2 * candidate + 1 for a candidate that is true, 2 * candidate for one that is false. A
 * candidate is 9 * cell + digit, with digits from 0.
 *
 * @param start the assertion that is supposed
 * @param inferences in the order in which they follow, the conclusion last
 */
public record Chain(int start, List<Inference> inferences) {

    /** The number in place of a house for a link within a cell. */
    public static final int IN_CELL = -1;

    /**
     * An assertion that follows from others.
     *
     * @param causes one or more
     * @param house of a true one, the house in which no other place is left, or {@link #IN_CELL}
     * @param nested the number of assertions of the chain that shows it; 0 if no such chain is needed
     */
    public record Inference(int result, List<Integer> causes, int house, int nested) {}

    public Chain {
        inferences = List.copyOf(inferences);
    }

    /** The conclusion; one of the two, if they contradict each other. */
    public int end() {
        return inferences.isEmpty() ? start : inferences.getLast().result;
    }

    /** The links of the chain as parts of a reason. */
    public List<Premise> premises() {
        List<Premise> premises = new ArrayList<>();
        for (Inference inference : inferences) {
            for (int cause : inference.causes) {
                premises.add(premise(cause, inference.result));
            }
        }
        return premises;
    }

    private static Premise premise(int from, int to) {
        CellSet fromCell = CellSet.of(cell(from));
        CellSet toCell = CellSet.of(cell(to));
        return isTrue(from) == isTrue(to)
                ? new Premise.Removal(fromCell, digit(from), toCell, digit(to))
                : new Premise.Link(fromCell, digit(from), toCell, digit(to), isTrue(to));
    }

    static int cell(int assertion) {
        return (assertion >> 1) / 9;
    }

    /** The digit of an assertion, from 1. */
    static int digit(int assertion) {
        return (assertion >> 1) % 9 + 1;
    }

    /** Whether an assertion is that its candidate is true. */
    static boolean isTrue(int assertion) {
        return (assertion & 1) != 0;
    }
}

package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.model.CellSet;
import tilewright.sudoku.step.Premise;

/**
 * What follows from one assertion, as far as a step needs it: assertions in an order in which each comes after those that
 * it follows from. Assertions are numbered as in {@link Branch}.
 *
 * @param start the assertion that is supposed
 * @param inferences what follows, the conclusion last
 */
record Chain(int start, List<Inference> inferences) {

    /**
     * An assertion that follows from others.
     *
     * @param causes one or more
     * @param cause of those of {@link Branch}: the kind of house, or the cell, that leaves nothing else; a technique
     * @param nested how many assertions the chain consists of that shows it; 0 if no such chain is needed
     */
    record Inference(int result, List<Integer> causes, byte cause, int nested) {}

    Chain {
        inferences = List.copyOf(inferences);
    }

    /** The chain to one assertion of a branch, or to two that contradict each other. */
    static Chain of(Branch branch, int start, int... targets) {
        boolean[] needed = new boolean[Branch.ASSERTIONS];
        Ancestry ancestry = new Ancestry();
        for (int target : targets) {
            int size = ancestry.walk(branch, target);
            for (int i = 0; i < size; i++) {
                needed[ancestry.visited[i]] = true;
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int assertion = 0; assertion < needed.length; assertion++) {
            if (needed[assertion] && assertion != start) {
                order.add(assertion);
            }
        }
        order.sort((one, other) -> Integer.compare(branch.parentsAt[one], branch.parentsAt[other]));
        List<Inference> inferences = new ArrayList<>();
        for (int assertion : order) {
            inferences.add(inference(branch, assertion));
        }
        return new Chain(start, inferences);
    }

    /**
     * A chain that goes on from each assertion to the next.
     *
     * @param marks those in which it was found
     */
    static Chain of(short[] pathFromEnd, Marks marks) {
        List<Inference> inferences = new ArrayList<>();
        int last = pathFromEnd.length - 1;
        for (int i = last; i > 0; i--) {
            int cause = pathFromEnd[i];
            int result = pathFromEnd[i - 1];
            inferences.add(new Inference(result, List.of(cause), link(cause, result, marks), 0));
        }
        return new Chain(pathFromEnd[last], inferences);
    }

    /** The house, or the cell, in which an assertion excludes another one or leaves nothing else. */
    private static byte link(int cause, int result, Marks marks) {
        int from = (cause >> 1) / 9;
        int to = (result >> 1) / 9;
        for (byte kind = 0; kind < 3 && from != to; kind++) {
            int house = Layout.HOUSE[to * 3 + kind];
            boolean shared = Layout.HOUSE[from * 3 + kind] == house;
            if (shared && ((result & 1) == 0 || Integer.bitCount(marks.places[house * 9 + (result >> 1) % 9]) == 2)) {
                return kind;
            }
        }
        return Branch.IN_CELL;
    }

    private static Inference inference(Branch branch, int assertion) {
        int at = branch.parentsAt[assertion];
        List<Integer> causes = new ArrayList<>();
        for (int parent : Arrays.copyOfRange(branch.pool, at + 1, at + 1 + branch.pool[at])) {
            causes.add(parent);
        }
        Nested chain = branch.nested == null ? null : branch.nested[assertion];
        return new Inference(assertion, causes, branch.causes[assertion], chain == null ? 0 : chain.complexity);
    }

    /** Its links as parts of a reason. */
    List<Premise> premises() {
        List<Premise> premises = new ArrayList<>();
        for (Inference inference : inferences) {
            for (int cause : inference.causes) {
                premises.add(premise(cause, inference.result));
            }
        }
        return premises;
    }

    private static Premise premise(int from, int to) {
        CellSet fromCell = CellSet.of((from >> 1) / 9);
        CellSet toCell = CellSet.of((to >> 1) / 9);
        int fromDigit = (from >> 1) % 9 + 1;
        int toDigit = (to >> 1) % 9 + 1;
        return (from & 1) == (to & 1)
                ? new Premise.Removal(fromCell, fromDigit, toCell, toDigit)
                : new Premise.Link(fromCell, fromDigit, toCell, toDigit, (from & 1) == 0);
    }
}

package tilewright.sudoku.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tilewright.sudoku.step.Chain;

/** Makes the chains of steps from the result of a search. */
final class Chains {

    private Chains() {}

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
        List<Chain.Inference> inferences = new ArrayList<>();
        for (int assertion : order) {
            inferences.add(inference(branch, assertion));
        }
        return new Chain(start, inferences);
    }

    /**
     * A chain that goes on from each assertion to the next.
     *
     * @param state the one in which it was found
     */
    static Chain of(short[] pathFromEnd, CandidateState state) {
        List<Chain.Inference> inferences = new ArrayList<>();
        int last = pathFromEnd.length - 1;
        for (int i = last; i > 0; i--) {
            int cause = pathFromEnd[i];
            int result = pathFromEnd[i - 1];
            inferences.add(new Chain.Inference(result, List.of(cause), link(cause, result, state), 0));
        }
        return new Chain(pathFromEnd[last], inferences);
    }

    /** The house, or the cell, in which an assertion excludes another one or leaves nothing else. */
    private static int link(int cause, int result, CandidateState state) {
        int from = (cause >> 1) / 9;
        int to = (result >> 1) / 9;
        for (int kind = 0; kind < 3 && from != to; kind++) {
            int house = Layout.HOUSE[to * 3 + kind];
            boolean shared = Layout.HOUSE[from * 3 + kind] == house;
            if (shared && ((result & 1) == 0 || Integer.bitCount(state.places[house * 9 + (result >> 1) % 9]) == 2)) {
                return Layout.modelHouse(house);
            }
        }
        return Chain.IN_CELL;
    }

    private static Chain.Inference inference(Branch branch, int assertion) {
        int at = branch.parentsAt[assertion];
        List<Integer> causes = new ArrayList<>();
        for (int parent : Arrays.copyOfRange(branch.pool, at + 1, at + 1 + branch.pool[at])) {
            causes.add(parent);
        }
        Nested chain = branch.nested == null ? null : branch.nested[assertion];
        int cause = branch.causes[assertion];
        int house = cause < 3 ? Layout.modelHouse(Layout.HOUSE[(assertion >> 1) / 9 * 3 + cause]) : Chain.IN_CELL;
        return new Chain.Inference(assertion, causes, house, chain == null ? 0 : chain.complexity);
    }
}

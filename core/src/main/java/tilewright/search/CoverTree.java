package tilewright.search;

import java.util.Arrays;

/**
 * A cover problem as a plain tree: the first uncovered primary item, its options in order, each checked for conflicts.
 */
final class CoverTree implements Tree {

    private final CoverProblem problem;
    private final CoverState state;
    private final boolean possible;
    private final int[][] optionsOf;
    private int[] taken = new int[16];
    private int depth;

    CoverTree(CoverProblem problem, int... taken) {
        this.problem = problem;
        state = new CoverState(problem);
        possible = state.takeAll(taken);
        optionsOf = new int[problem.items()][];
        for (int item = 0; item < optionsOf.length; item++) {
            optionsOf[item] = new int[problem.size(item)];
        }
        int[] filled = new int[problem.items()];
        for (int option = 0; option < problem.options(); option++) {
            for (int item : problem.itemsOf(option)) {
                optionsOf[item][filled[item]++] = option;
            }
        }
    }

    /** The first primary item that is not covered, or -1. */
    private int item() {
        for (int item = 0; item < problem.items(); item++) {
            if (problem.primary[item] && !state.covered(item)) {
                return item;
            }
        }
        return -1;
    }

    @Override
    public boolean complete() {
        return possible && item() < 0;
    }

    @Override
    public int width() {
        int item = item();
        return possible && item >= 0 ? optionsOf[item].length : 0;
    }

    @Override
    public boolean take(int option) {
        int number = optionsOf[item()][option];
        if (!state.take(number)) {
            return false;
        }
        if (depth == taken.length) {
            taken = Arrays.copyOf(taken, 2 * depth);
        }
        taken[depth++] = number;
        return true;
    }

    @Override
    public void back() {
        state.back(taken[--depth]);
    }

    /** The numbers of the options that are taken, from the first to the last; without those taken beforehand. */
    int[] options() {
        return Arrays.copyOf(taken, depth);
    }
}

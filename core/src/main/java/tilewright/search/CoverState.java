package tilewright.search;

import java.util.Arrays;

/**
 * The state of each item of a cover problem, kept in the simplest way: {@code mark[item]} is FREE, WHOLE, or the color that
 * it has got. The reference for {@link LiveOptions}.
 *
 * <p>Mutable; one thread at a time.
 */
final class CoverState {

    static final int FREE = -1;
    /** Covered for good. This is the color 0 of the options. */
    static final int WHOLE = 0;

    private final CoverProblem problem;
    private final int[] mark;
    private final int[] sharers;

    CoverState(CoverProblem problem) {
        this.problem = problem;
        mark = new int[problem.items()];
        sharers = new int[problem.items()];
        Arrays.fill(mark, FREE);
    }

    boolean covered(int item) {
        return mark[item] != FREE;
    }

    /** Takes all these options, or stops at the first that conflicts with those before it. */
    boolean takeAll(int... options) {
        for (int option : options) {
            if (!take(option)) {
                return false;
            }
        }
        return true;
    }

    /** Takes an option, or does nothing if it conflicts with those that are taken. */
    boolean take(int option) {
        if (option < 0 || option >= problem.options()) {
            throw new IllegalArgumentException("option (%d) must be 0 to %d".formatted(option, problem.options() - 1));
        }
        int end = problem.start[option + 1];
        for (int e = problem.start[option]; e < end; e++) {
            int had = mark[problem.item[e]];
            if (had != FREE && (had == WHOLE || had != problem.color[e])) {
                return false;
            }
        }
        for (int e = problem.start[option]; e < end; e++) {
            mark[problem.item[e]] = problem.color[e];
            sharers[problem.item[e]]++;
        }
        return true;
    }

    /** Takes back an option that is taken. */
    void back(int option) {
        for (int item : problem.itemsOf(option)) {
            if (--sharers[item] == 0) {
                mark[item] = FREE;
            }
        }
    }
}

package tilewright.search;

import java.util.Arrays;

/**
 * Finds the exact covers of a problem. Branches on the item with the fewest options left, among equals on the one that
 * was added first, and tries its options in the order in which they were added.
 *
 * <p>The events are those of {@link Search}. Mutable; one thread at a time.
 */
public final class CoverSearch implements Search {

    /*
     * Knuth's exact covering with colors [1], turned into a machine that halts between its steps. What is left of each
     * item's options is in LiveOptions. Level l branches on item[l]; its options are choices[from[l]] to
     * choices[from[l + 1] - 1], of which choices[chosen[l]] is taken or to be taken next. Two moments are kept for each
     * level: 2 l before its item was covered, 2 l + 1 after.
     *
     * [1] The Art of Computer Programming, vol. 4B, section 7.2.2.1, 2022.
     */

    private static final int LOOK = 0;
    private static final int TRY = 1;
    private static final int LEAVE = 2;
    private static final int DONE = 3;

    private final CoverProblem problem;
    private final LiveOptions live;
    private final int[] item;
    private final int[] from;
    private final int[] chosen;
    private int[] choices = new int[64];
    private int state;
    private int depth;
    private long nodes;

    /**
     * A search at its beginning.
     *
     * @param taken options taken beforehand; they count neither as nodes nor as depth. If two of them conflict, nothing
     *     is searched and the search is finished at once.
     */
    public CoverSearch(CoverProblem problem, int... taken) {
        this.problem = problem;
        live = new LiveOptions(problem);
        state = new CoverState(problem).takeAll(taken) ? LOOK : DONE;
        if (state == LOOK) {
            for (int option : taken) {
                live.commit(option);
            }
        }
        int levels = live.open() + 1;
        item = new int[levels];
        from = new int[levels + 1];
        chosen = new int[levels];
    }

    @Override
    public int run(int haltAt, long nodes) {
        long spent = 0;
        while (true) {
            int event;
            switch (state) {
                case LOOK -> event = look();
                case TRY -> {
                    if (chosen[depth] == from[depth + 1]) {
                        live.restore(2 * depth);
                        state = LEAVE;
                        continue;
                    }
                    if (spent >= nodes) {
                        return 0;
                    }
                    spent++;
                    this.nodes++;
                    live.commit(choices[chosen[depth]]);
                    depth++;
                    state = LOOK;
                    event = DESCEND;
                }
                case LEAVE -> {
                    if (depth == 0) {
                        state = DONE;
                        return FINISHED;
                    }
                    depth--;
                    chosen[depth]++;
                    if (chosen[depth] < from[depth + 1]) {
                        live.restore(2 * depth + 1);
                    }
                    state = TRY;
                    event = RETREAT;
                }
                default -> {
                    return FINISHED;
                }
            }
            if ((event & haltAt) != 0) {
                return event;
            }
        }
    }

    /** Examines a node that was just reached, and returns its event, or 0 when there is an option to try. */
    private int look() {
        int best = live.mostConstrained();
        item[depth] = best;
        state = LEAVE;
        if (best < 0) {
            return SOLUTION;
        }
        int size = live.size(best);
        if (size == 0) {
            return DEAD_END;
        }
        int begin = from[depth];
        if (begin + size > choices.length) {
            choices = Arrays.copyOf(choices, 2 * (begin + size));
        }
        live.options(best, choices, begin);
        from[depth + 1] = begin + size;
        chosen[depth] = begin;
        live.save(2 * depth);
        live.cover(best);
        live.save(2 * depth + 1);
        state = TRY;
        return 0;
    }

    @Override
    public long nodes() {
        return nodes;
    }

    @Override
    public int depth() {
        return depth;
    }

    @Override
    public int width(int level) {
        return from[level + 1] - from[level];
    }

    @Override
    public int explored(int level) {
        return chosen[level] - from[level];
    }

    /**
     * The number of the option that is taken at a level.
     *
     * @param level 0 to {@link #depth} - 1
     */
    public int option(int level) {
        checkLevel(level, depth);
        return choices[chosen[level]];
    }

    /**
     * The numbers of the options that the search has taken, in order, without those that were taken before it began.
     */
    public int[] options() {
        int[] numbers = new int[depth];
        Arrays.setAll(numbers, this::option);
        return numbers;
    }

    /**
     * The name of the item for which a level chose its option.
     *
     * @param level 0 to {@link #depth} - 1; at a dead end also {@link #depth}: the item that has no option left
     */
    public String item(int level) {
        checkLevel(level, item.length);
        if (item[level] < 0) {
            throw new IllegalArgumentException("level (%d) has no item: all are covered".formatted(level));
        }
        return problem.name(item[level]);
    }

    private static void checkLevel(int level, int levels) {
        if (level < 0 || level >= levels) {
            throw new IllegalArgumentException("level (%d) must be 0 to %d".formatted(level, levels - 1));
        }
    }
}

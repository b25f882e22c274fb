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
     * Algorithm C of Knuth [1], exact covering with colors, turned into a machine that halts between its steps. The
     * lists are in CoverLinks.
     *
     *   x_l -> chosen[l], the entry by which level l's option covers item[l]     l -> depth
     *   C2, C3 -> LOOK     C4 -> look     C5, C6 (forward) -> TRY     C6 (back), C8 -> LEAVE     C7 -> uncover in TRY
     *
     * Between calls the items of the levels above depth are covered and their options committed. The item of depth
     * itself is covered only while the state is TRY: never at a solution or a dead end.
     *
     * [1] The Art of Computer Programming, vol. 4B, section 7.2.2.1, 2022.
     */

    private static final int LOOK = 0;
    private static final int TRY = 1;
    private static final int LEAVE = 2;
    private static final int DONE = 3;

    private final CoverProblem problem;
    private final CoverLinks links;
    private final int[] chosen;
    private final int[] item;
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
        links = new CoverLinks(problem);
        state = new CoverState(problem).takeAll(taken) ? LOOK : DONE;
        if (state == LOOK) {
            for (int option : taken) {
                takeBeforehand(problem.first[option]);
            }
        }
        int levels = links.items() + 1;
        chosen = new int[levels];
        item = new int[levels];
    }

    private void takeBeforehand(int from) {
        int node = from;
        while (!problem.primary[problem.top[node] - 1]) {
            node++;
        }
        links.cover(problem.top[node]);
        links.commitOthers(node);
    }

    @Override
    public int pump(int haltAt, long nodes) {
        long spent = 0;
        while (true) {
            int event;
            switch (state) {
                case LOOK -> event = look();
                case TRY -> {
                    int entry = chosen[depth];
                    if (entry == item[depth]) {
                        links.uncover(entry);
                        state = LEAVE;
                        continue;
                    }
                    if (spent >= nodes) {
                        return 0;
                    }
                    spent++;
                    this.nodes++;
                    links.commitOthers(entry);
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
                    links.uncommitOthers(chosen[depth]);
                    chosen[depth] = links.below(chosen[depth]);
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

    /** Looks at a node that was just reached; gives the event, or 0 when there is an option to try. */
    private int look() {
        int best = links.tightest();
        item[depth] = best;
        state = LEAVE;
        if (best == 0) {
            return SOLUTION;
        }
        if (links.size(best) == 0) {
            return DEAD_END;
        }
        links.cover(best);
        chosen[depth] = links.below(best);
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

    /**
     * The number of the option that is taken at a level.
     *
     * @param level 0 to {@link #depth} - 1
     */
    public int option(int level) {
        checkLevel(level, depth);
        return links.option(chosen[level]);
    }

    /** The numbers of the options that are taken, from the first to the last; without those taken beforehand. */
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
        if (item[level] == 0) {
            throw new IllegalArgumentException("level (%d) has no item: all are covered".formatted(level));
        }
        return problem.name(item[level] - 1);
    }

    private static void checkLevel(int level, int levels) {
        if (level < 0 || level >= levels) {
            throw new IllegalArgumentException("level (%d) must be 0 to %d".formatted(level, levels - 1));
        }
    }
}

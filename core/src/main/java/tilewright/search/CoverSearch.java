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
     * Algorithm C of Knuth [1], exact covering with colors by dancing links, turned into a machine that halts between
     * its steps. The layout of nodes is told in CoverProblem.
     *
     *   LLINK, RLINK -> left, right    ULINK, DLINK -> up, down    TOP -> top    LEN -> size    COLOR -> color
     *   x_l -> chosen[l], the entry by which level l's option covers its item     l -> depth
     *   C2, C3 -> LOOK     C5, C6 (forward) -> TRY     C6 (back), C8 -> LEAVE     C4, C7 -> cover, uncover
     *
     * Between calls each list that is reachable from the root is circular, and size[i] is the length of list i. A
     * color of -1 marks an entry whose color is the one that its item has got: it no longer matters.
     * An option's entry in the list of the item that it covers is hidden last, so the entry that purifies is not
     * itself in the list that is purified, and keeps its color until it is undone.
     *
     * No list is covered at a dead end or a solution; otherwise item[depth] is covered while the state is TRY.
     *
     * [1] The Art of Computer Programming, vol. 4B, section 7.2.2.1, 2022.
     */

    private static final int LOOK = 0;
    private static final int TRY = 1;
    private static final int LEAVE = 2;
    private static final int DONE = 3;

    private final CoverProblem problem;
    private final int[] top;
    private final int[] up;
    private final int[] down;
    private final int[] color;
    private final int[] left;
    private final int[] right;
    private final int[] size;
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
        top = problem.top;
        up = problem.up.clone();
        down = problem.down.clone();
        color = problem.colored ? problem.color.clone() : problem.color;
        left = problem.left.clone();
        right = problem.right.clone();
        size = problem.size.clone();
        state = new CoverState(problem).takeAll(taken) ? LOOK : DONE;
        if (state == LOOK) {
            for (int option : taken) {
                takeBeforehand(problem.first[option]);
            }
        }
        int levels = 1;
        for (int i = right[0]; i != 0; i = right[i]) {
            levels++;
        }
        chosen = new int[levels];
        item = new int[levels];
    }

    private void takeBeforehand(int from) {
        int node = from;
        while (!problem.primary[top[node] - 1]) {
            node++;
        }
        cover(top[node]);
        commitOthers(node);
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
                        uncover(entry);
                        state = LEAVE;
                        continue;
                    }
                    if (spent >= nodes) {
                        return 0;
                    }
                    spent++;
                    this.nodes++;
                    commitOthers(entry);
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
                    uncommitOthers(chosen[depth]);
                    chosen[depth] = down[chosen[depth]];
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
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int i = right[0]; i != 0; i = right[i]) {
            if (size[i] < fewest) {
                fewest = size[i];
                best = i;
                if (fewest == 0) {
                    break;
                }
            }
        }
        item[depth] = best;
        state = LEAVE;
        if (best == 0) {
            return SOLUTION;
        }
        if (fewest == 0) {
            return DEAD_END;
        }
        cover(best);
        chosen[depth] = down[best];
        state = TRY;
        return 0;
    }

    private void commitOthers(int entry) {
        int p = entry + 1;
        while (p != entry) {
            int i = top[p];
            if (i <= 0) {
                p = up[p];
                continue;
            }
            if (color[p] == 0) {
                cover(i);
            } else if (color[p] > 0) {
                purify(p, i);
            }
            p++;
        }
    }

    private void uncommitOthers(int entry) {
        int p = entry - 1;
        while (p != entry) {
            int i = top[p];
            if (i <= 0) {
                p = down[p];
                continue;
            }
            if (color[p] == 0) {
                uncover(i);
            } else if (color[p] > 0) {
                unpurify(p, i);
            }
            p--;
        }
    }

    private void cover(int i) {
        for (int p = down[i]; p != i; p = down[p]) {
            hide(p);
        }
        right[left[i]] = right[i];
        left[right[i]] = left[i];
    }

    private void uncover(int i) {
        right[left[i]] = i;
        left[right[i]] = i;
        for (int p = up[i]; p != i; p = up[p]) {
            unhide(p);
        }
    }

    /** Gives the item the color of this entry: options that want another one go. */
    private void purify(int entry, int i) {
        int c = color[entry];
        for (int p = down[i]; p != i; p = down[p]) {
            if (color[p] == c) {
                color[p] = -1;
            } else {
                hide(p);
            }
        }
    }

    private void unpurify(int entry, int i) {
        int c = color[entry];
        for (int p = up[i]; p != i; p = up[p]) {
            if (color[p] < 0) {
                color[p] = c;
            } else {
                unhide(p);
            }
        }
    }

    private void hide(int entry) {
        int q = entry + 1;
        while (q != entry) {
            int i = top[q];
            if (i <= 0) {
                q = up[q];
                continue;
            }
            if (color[q] >= 0) {
                int above = up[q];
                int below = down[q];
                down[above] = below;
                up[below] = above;
                size[i]--;
            }
            q++;
        }
    }

    private void unhide(int entry) {
        int q = entry - 1;
        while (q != entry) {
            int i = top[q];
            if (i <= 0) {
                q = down[q];
                continue;
            }
            if (color[q] >= 0) {
                down[up[q]] = q;
                up[down[q]] = q;
                size[i]++;
            }
            q--;
        }
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
        int p = chosen[level];
        while (top[p] > 0) {
            p++;
        }
        return -top[p] - 1;
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

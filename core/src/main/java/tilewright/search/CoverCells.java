package tilewright.search;

import java.util.Arrays;

/**
 * What is left of each item's options while a search goes on.
 *
 * <p>Mutable; one thread at a time.
 */
final class CoverCells {

    /*
     * Dancing cells, after Knuth's programs of 2023 [1]: the options of an item are a sparse set [2]. The entries of item
     * i are cells[base[i]] to cells[base[i + 1] - 1]; the first size[i] of them are alive. An entry is hidden by changing
     * places with the last that is alive and making the set smaller by one; so all entries that were hidden since some
     * moment come back at once when the old size does. The same holds for the list of items to cover.
     *
     * An item is open, covered, or has a color. An option is alive as long as it is alive in the sets of all its open
     * items. The sets of items that are not open any more stay as they are: nobody looks at them until they are open
     * again. When an open primary item runs dry while an option is committed, the rest of that work is left undone, for
     * the search goes back anyway: of the nodes of a box of pentominoes two in three end so. Items that the option covers
     * itself may run dry before their turn; they are pending, which is open but for that.
     *
     * save() and restore() keep the sizes, a copy of one array; what was covered or colored in between is on a trail.
     *
     * [1] SSXCC, cs.stanford.edu/~knuth/programs.html, 2023. [2] Briggs, Torczon: An efficient representation for sparse
     * sets, ACM Letters on Programming Languages and Systems 2, 1993.
     */

    private static final int OPEN = 0;
    private static final int COVERED = -1;
    /** Open still, but to be covered or colored next. */
    private static final int PENDING = Integer.MIN_VALUE;

    private final int items;
    private final int[] item;
    private final int[] option;
    private final int[] color;
    private final int[] start;
    private final boolean[] primary;
    private final int[] base;
    private final int[] cells;
    /** Of each entry: its index in cells. */
    private final int[] place;

    private final int[] size;
    /** Of each item: {@link #OPEN}, {@link #COVERED} or its color. */
    private final int[] state;

    /** The open primary items in any order, and behind them the others. */
    private final int[] active;

    private final int[] activePlace;
    private int activeCount;
    private final int[] trail;
    private int trailLength;

    /** An open primary item that has no option left, if the work stopped there; else -1. */
    private int dry = -1;

    /** Of each saved moment: the sizes, and behind them the lengths of the active list and the trail. */
    private int[] saved;

    CoverCells(CoverProblem problem) {
        items = problem.items();
        item = problem.item;
        option = problem.option;
        color = problem.color;
        start = problem.start;
        primary = problem.primary;
        base = problem.base;
        cells = problem.cells.clone();
        place = problem.place.clone();
        size = new int[items];
        state = new int[items];
        active = new int[items];
        activePlace = new int[items];
        trail = new int[items];
        saved = new int[16 * (items + 2)];
        for (int i = 0; i < items; i++) {
            size[i] = base[i + 1] - base[i];
            if (primary[i]) {
                activePlace[i] = activeCount;
                active[activeCount++] = i;
            }
        }
    }

    /** How many primary items are to be covered. */
    int open() {
        return activeCount;
    }

    /**
     * The open primary item with the fewest options left, -1 when all are covered: among equals the first added, but of
     * items without options the one that ran dry first.
     */
    int tightest() {
        if (dry >= 0) {
            return dry;
        }
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int k = 0; k < activeCount; k++) {
            int i = active[k];
            if (size[i] < fewest || size[i] == fewest && i < best) {
                fewest = size[i];
                best = i;
            }
        }
        return best;
    }

    /** How many options an item has left. */
    int size(int i) {
        return size[i];
    }

    /**
     * Writes the options that an item has left, in order of number.
     *
     * @param into from index {@code at} on
     */
    void options(int i, int[] into, int at) {
        for (int k = 0; k < size[i]; k++) {
            into[at + k] = option[cells[base[i] + k]];
        }
        Arrays.sort(into, at, at + size[i]);
    }

    /** Keeps this moment under a number: 0 or more. */
    void save(int moment) {
        int at = moment * (items + 2);
        if (at + items + 2 > saved.length) {
            saved = Arrays.copyOf(saved, 2 * (at + items + 2));
        }
        System.arraycopy(size, 0, saved, at, items);
        saved[at + items] = activeCount;
        saved[at + items + 1] = trailLength;
    }

    /** Goes back to the moment kept under a number. */
    void restore(int moment) {
        int at = moment * (items + 2);
        System.arraycopy(saved, at, size, 0, items);
        dry = -1;
        activeCount = saved[at + items];
        int length = saved[at + items + 1];
        while (trailLength > length) {
            state[trail[--trailLength]] = OPEN;
        }
    }

    /** Covers an open item: its options go. */
    void cover(int i) {
        close(i, COVERED);
        int end = base[i] + size[i];
        for (int k = base[i]; k < end; k++) {
            hide(option[cells[k]]);
        }
        dry = -1; // an option that covers this item may cover the dry one as well
    }

    /** Covers or colors the items of an option that are still open. */
    void commit(int taken) {
        int begin = start[taken];
        int end = start[taken + 1];
        for (int e = begin; e < end; e++) {
            if (state[item[e]] == OPEN) {
                state[item[e]] = PENDING;
            }
        }
        for (int e = begin; e < end; e++) {
            int i = item[e];
            if (state[i] == PENDING) {
                int given = color[e];
                close(i, given == 0 ? COVERED : given);
                int last = base[i] + size[i];
                for (int k = base[i]; k < last && dry < 0; k++) {
                    if (given == 0 || color[cells[k]] != given) {
                        hide(option[cells[k]]);
                    }
                }
            }
        }
    }

    private void close(int i, int to) {
        state[i] = to;
        trail[trailLength++] = i;
        if (primary[i]) {
            int last = active[--activeCount];
            int at = activePlace[i];
            active[at] = last;
            activePlace[last] = at;
            active[activeCount] = i;
            activePlace[i] = activeCount;
        }
    }

    /** Takes an option out of the sets of its open items. */
    private void hide(int gone) {
        int end = start[gone + 1];
        for (int e = start[gone]; e < end; e++) {
            int i = item[e];
            int kind = state[i];
            if ((kind & Integer.MAX_VALUE) != 0) {
                continue;
            }
            int last = base[i] + --size[i];
            int at = place[e];
            int other = cells[last];
            cells[at] = other;
            place[other] = at;
            cells[last] = e;
            place[e] = last;
            if (last == base[i] && kind == OPEN && primary[i]) {
                dry = i;
            }
        }
    }
}

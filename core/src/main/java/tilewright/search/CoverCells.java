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
     * An item is open, covered, or has a color. An option is alive in the sets of all its items or of none, also of those
     * that are not open any more, though nobody looks at these: asking for each whether it is open takes longer than
     * hiding. A set is cleared from its end, where an entry that is hidden changes places with itself. Of the items that
     * an option covers, those with few options come first: that finds soonest what runs dry. When an open primary item
     * runs dry while an option is committed, the rest of that work is left undone, for the search goes back anyway: of
     * the nodes of a box of pentominoes two in three end so. Items that the option covers itself may run dry before their
     * turn; they are pending, which is open but for that.
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
    /** The entries of an option in the order in which their items are covered. */
    private final int[] order;

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
        order = new int[items];
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
        int first = base[i];
        for (int k = first + size[i] - 1; k >= first; k--) {
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
        int pending = arrange(begin, end);
        for (int k = 0; k < pending; k++) {
            int i = item[order[k]];
            int given = color[order[k]];
            close(i, given == 0 ? COVERED : given);
            if (given == 0) {
                clear(i);
            } else {
                clearBut(given, i);
            }
        }
    }

    /** Puts the entries of pending items into {@link #order}, the item with the fewest options first; how many there are. */
    private int arrange(int begin, int end) {
        int pending = 0;
        for (int e = begin; e < end; e++) {
            if (state[item[e]] == PENDING) {
                int few = size[item[e]];
                int at = pending++;
                while (at > 0 && size[item[order[at - 1]]] > few) {
                    order[at] = order[--at];
                }
                order[at] = e;
            }
        }
        return pending;
    }

    /** Hides the options of an item, or some of them when another item runs dry. */
    private void clear(int i) {
        int first = base[i];
        for (int k = first + size[i] - 1; k >= first && dry < 0; k--) {
            hide(option[cells[k]]);
        }
    }

    /** The same, but for the options that give the item this color. */
    private void clearBut(int given, int i) {
        int first = base[i];
        for (int k = first + size[i] - 1; k >= first && dry < 0; k--) {
            if (color[cells[k]] != given) {
                hide(option[cells[k]]);
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

    /** Takes an option out of the sets of its items. */
    private void hide(int gone) {
        int end = start[gone + 1];
        for (int e = start[gone]; e < end; e++) {
            int i = item[e];
            int left = --size[i];
            int last = base[i] + left;
            int at = place[e];
            int other = cells[last];
            cells[at] = other;
            place[other] = at;
            cells[last] = e;
            place[e] = last;
            if (left == 0 && state[i] == OPEN && primary[i]) {
                dry = i;
            }
        }
    }
}

package tilewright.search;

import java.util.Arrays;

/**
 * The remaining options of each item during a search.
 *
 * <p>Mutable; one thread at a time.
 */
final class LiveOptions {

    /*
     * Each option is a bit (see OptionBits), set while the option is alive; the options left of an item are its own bits
     * among them. Their number, size[i], is kept up to date: an option that is hidden counts down the sizes of all its
     * items, also of those that are not open any more, for nobody looks at these, and asking would take longer. A closed
     * item has the bit CLOSED in its size and a secondary one the bit SECONDARY, so neither is ever the smallest nor
     * runs dry. save() and restore() copy two arrays; nothing else changes.
     *
     * To hide the options of an item its words are gathered first, those that are not 0, and then their bits are taken one
     * by one, both without a branch that depends on where the bits are: the processor could not foresee it. The sizes are
     * counted down in pairs; an odd option has as its last item one that does not exist.
     *
     * Of the items that an option covers, those with few options come first: that finds soonest what runs dry. When an
     * open primary item runs dry while an option is committed, the rest of that work is left undone, for the search goes
     * back anyway: of the nodes of a box of pentominoes two in three end so. Items that the option covers itself may run
     * dry before their turn; so all of them are closed first.
     *
     * Knuth's dancing cells [1] and linked lists keep the options of each item apart, so that each item of a hidden option
     * takes some ten reads and writes; here it takes two. In return the words of an item stay as many when few options
     * are left.
     *
     * [1] SSXCC, cs.stanford.edu/~knuth/programs.html, 2023.
     */

    private static final int CLOSED = 1 << 30;
    private static final int SECONDARY = 1 << 29;

    private final int[] item;
    private final int[] color;
    private final int[] start;
    private final OptionBits bits;

    private final long[] alive;
    /** The number of options of each item, and of the one that does not exist. */
    private final int[] size;

    /** An open primary item that has no option left, if the work stopped there; else -1. */
    private int dry = -1;

    /** The entries of an option in the order in which their items are covered. */
    private final int[] order;

    /** The words that were gathered, and behind them a 0; and 64 times their numbers. */
    private final long[] gathered;

    private final int[] gatheredAt;

    /** The state at each saved moment. */
    private long[] savedAlive;

    private int[] savedSizes;

    LiveOptions(CoverProblem problem) {
        item = problem.item;
        color = problem.color;
        start = problem.start;
        bits = problem.bits;
        alive = new long[bits.count];
        for (int bit = 0; bit < problem.options(); bit++) {
            alive[bit >> 6] |= 1L << bit;
        }
        size = new int[problem.items() + 1];
        for (int i = 0; i < problem.items(); i++) {
            size[i] = problem.size(i) | (problem.primary[i] ? 0 : SECONDARY);
        }
        size[problem.items()] = CLOSED | SECONDARY;
        order = new int[problem.items()];
        gathered = new long[bits.count + 1];
        gatheredAt = new int[bits.count + 1];
        savedAlive = new long[16 * alive.length];
        savedSizes = new int[16 * size.length];
    }

    /** Returns the number of primary items that are not covered. */
    int open() {
        int open = 0;
        for (int each : size) {
            open += each < SECONDARY ? 1 : 0;
        }
        return open;
    }

    /**
     * The open primary item with the fewest options left, -1 when all are covered: among equals the first added, but of
     * items without options the one that ran dry first.
     */
    int mostConstrained() {
        if (dry >= 0) {
            return dry;
        }
        int fewest = SECONDARY;
        int best = -1;
        for (int i = 0; i < size.length; i++) {
            if (size[i] < fewest) {
                fewest = size[i];
                best = i;
            }
        }
        return best;
    }

    /** Returns the number of options that an open primary item has left. */
    int size(int i) {
        return size[i];
    }

    /**
     * Writes the options that an item has left, in order of number.
     *
     * @param into from index {@code at} on
     */
    void options(int i, int[] into, int at) {
        int end = at;
        for (int k = bits.from[i]; k < bits.from[i + 1]; k++) {
            int w = bits.word[k];
            for (long left = alive[w] & bits.mask[k]; left != 0; left &= left - 1) {
                into[end++] = bits.option[64 * w + Long.numberOfTrailingZeros(left)];
            }
        }
        Arrays.sort(into, at, end);
    }

    /** Keeps this moment under a number: 0 or more. */
    void save(int moment) {
        if ((moment + 1) * size.length > savedSizes.length) {
            savedAlive = Arrays.copyOf(savedAlive, 2 * (moment + 1) * alive.length);
            savedSizes = Arrays.copyOf(savedSizes, 2 * (moment + 1) * size.length);
        }
        System.arraycopy(alive, 0, savedAlive, moment * alive.length, alive.length);
        System.arraycopy(size, 0, savedSizes, moment * size.length, size.length);
    }

    /** Restores the moment kept under a number. */
    void restore(int moment) {
        System.arraycopy(savedAlive, moment * alive.length, alive, 0, alive.length);
        System.arraycopy(savedSizes, moment * size.length, size, 0, size.length);
        dry = -1;
    }

    /** Covers an open item: its options go. */
    void cover(int i) {
        size[i] |= CLOSED;
        gather(i);
        hide(false);
        dry = -1; // an option that covers this item may cover the dry one as well
    }

    /** Covers or colors the items of an option that are still open. */
    void commit(int taken) {
        int pending = close(start[taken], start[taken + 1]);
        for (int k = 0; k < pending && dry < 0; k++) {
            int given = color[order[k]];
            if (given == 0) {
                gather(item[order[k]]);
            } else {
                gatherBut(given, item[order[k]]);
            }
            hide(true);
        }
    }

    /** Closes the open items of entries, and puts the entries into {@link #order}, that with the fewest options first. */
    private int close(int begin, int end) {
        int pending = 0;
        for (int e = begin; e < end; e++) {
            int few = size[item[e]] | CLOSED;
            if (few != size[item[e]]) {
                size[item[e]] = few;
                int at = pending++;
                while (at > 0 && size[item[order[at - 1]]] > few) {
                    order[at] = order[--at];
                }
                order[at] = e;
            }
        }
        return pending;
    }

    /** Gathers the remaining options of an item, to be hidden. */
    private void gather(int i) {
        int end = bits.from[i + 1];
        int count = 0;
        for (int k = bits.from[i]; k < end; k++) {
            int w = bits.word[k];
            long gone = alive[w] & bits.mask[k];
            alive[w] ^= gone;
            gathered[count] = gone;
            gatheredAt[count] = 64 * w;
            count += one(gone);
        }
        gathered[count] = 0;
    }

    /** Gathers the options of an item, but for those that give it this color. */
    private void gatherBut(int given, int i) {
        int count = 0;
        for (int k = bits.from[i]; k < bits.from[i + 1]; k++) {
            int w = bits.word[k];
            long gone = 0;
            for (long left = alive[w] & bits.mask[k]; left != 0; left &= left - 1) {
                int e = start[bits.option[64 * w + Long.numberOfTrailingZeros(left)]];
                while (item[e] != i) {
                    e++;
                }
                gone |= color[e] == given ? 0 : left & -left;
            }
            alive[w] ^= gone;
            gathered[count] = gone;
            gatheredAt[count] = 64 * w;
            count += one(gone);
        }
        gathered[count] = 0;
    }

    /** Counts the gathered options off at their items, all of them or until an item runs dry. */
    private void hide(boolean untilDry) {
        int[] first = bits.first;
        int[] list = bits.list;
        int at = 0;
        for (long gone = gathered[0]; gone != 0; gone = gathered[at]) {
            int e = first[gatheredAt[at] + Long.numberOfTrailingZeros(gone)];
            gone &= gone - 1;
            gathered[at] = gone;
            at += 1 - one(gone);
            for (int i = list[e]; i >= 0; i = list[e]) {
                int j = list[e + 1];
                e += 2;
                int left = --size[i];
                int right = --size[j];
                if (left == 0 || right == 0) {
                    dry = left == 0 ? i : j;
                }
            }
            if (untilDry && dry >= 0) {
                return;
            }
        }
    }

    /** 1, or 0 for 0. */
    private static int one(long bits) {
        return (int) ((bits | -bits) >>> 63);
    }
}

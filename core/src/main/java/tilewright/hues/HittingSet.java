package tilewright.hues;

import java.util.Arrays;
import tilewright.search.Stop;

/**
 * Sets of cells, as bits, and a search for few cells that hit all of them: at least one of each.
 *
 * <p>Mutable; one thread at a time.
 */
final class HittingSet {

    /*
     * Depth first: take a set that is not hit yet, the smallest; try each of its cells, the one in the most other sets
     * first; what was tried is not tried again beside it. Sets without a cell in common need a cell each, which bounds the
     * rest. No set is kept that contains another one, and the small ones come first.
     */

    /** Steps between two looks at the stop: less than a millisecond. */
    private static final int SLICE = 256;

    private final Stop stop;
    private long[] sets = new long[64];
    private int size;
    private long steps;
    private long limit;
    private long found;

    /** @param stop asked at least every 10 ms */
    HittingSet(Stop stop) {
        this.stop = stop;
    }

    /** Adds a set to hit, which is not empty. */
    void add(long set) {
        for (int i = 0; i < size; i++) {
            if ((sets[i] & ~set) == 0) {
                return;
            }
        }
        int kept = 0;
        for (int i = 0; i < size; i++) {
            if ((set & ~sets[i]) != 0) {
                sets[kept++] = sets[i];
            }
        }
        sets = kept == sets.length ? Arrays.copyOf(sets, 2 * kept) : sets;
        int place = kept;
        for (; place > 0 && Long.bitCount(sets[place - 1]) > Long.bitCount(set); place--) {
            sets[place] = sets[place - 1];
        }
        sets[place] = set;
        size = kept + 1;
    }

    /**
     * Looks for cells that hit all sets.
     *
     * @param cells maximum number of cells
     * @param limit steps of all calls together after which the search is given up
     * @return whether there are such cells; false, too, when it was given up
     * @throws tilewright.search.Stopped when it was stopped
     */
    boolean find(int cells, long limit) {
        this.limit = limit;
        return hit(0, 0, cells);
    }

    /** The cells that were found last, as bits. */
    long found() {
        return found;
    }

    /** Whether the last search was given up. */
    boolean givenUp() {
        return steps > limit;
    }

    /** Hits the sets that are left; at most 64 calls deep, as each takes a cell. */
    private boolean hit(long taken, long excluded, int more) {
        if (steps++ % SLICE == 0) {
            stop.check();
        }
        if (steps > limit) {
            return false;
        }
        long fewest = 0;
        long apart = 0;
        int needed = 0;
        for (int i = 0; i < size; i++) {
            long set = sets[i];
            if ((set & taken) != 0) {
                continue;
            }
            set &= ~excluded;
            if (set == 0) {
                return false;
            }
            if (fewest == 0 || Long.bitCount(set) < Long.bitCount(fewest)) {
                fewest = set;
            }
            if ((set & apart) == 0) {
                apart |= set;
                if (++needed > more) {
                    return false;
                }
            }
        }
        if (fewest == 0) {
            found = taken;
            return true;
        }
        long tried = 0;
        while (fewest != tried) {
            long cell = busiest(fewest & ~tried, taken);
            if (hit(taken | cell, excluded | tried, more - 1)) {
                return true;
            }
            tried |= cell;
        }
        return false;
    }

    /** The one of these cells that is in the most sets that are not hit yet. */
    private long busiest(long cells, long taken) {
        long busiest = 0;
        int most = -1;
        for (long rest = cells; rest != 0; rest &= rest - 1) {
            long cell = rest & -rest;
            int number = 0;
            for (int i = 0; i < size; i++) {
                number += (sets[i] & taken) == 0 && (sets[i] & cell) != 0 ? 1 : 0;
            }
            if (number > most) {
                most = number;
                busiest = cell;
            }
        }
        return busiest;
    }
}

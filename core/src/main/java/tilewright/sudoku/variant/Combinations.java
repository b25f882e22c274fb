package tilewright.sudoku.variant;

import java.util.ArrayList;
import java.util.List;

/**
 * Cells that differ, and whose digits together are one of some sets: the combinations of a cage, or the runs of a renban.
 *
 * @param sets of as many digits as cells, as bits
 */
record Combinations(int[] cells, int[] sets) implements Propagator {

    /** The sets of digits with a sum; a few more than {@code most} when there are more. */
    static int[] withSum(int side, int count, int sum, int most) {
        List<Integer> found = new ArrayList<>();
        collect(side, count, sum, 0, most, found);
        return found.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Collects the sets of digits up to {@code highest}, at most one more than {@code most}. */
    private static void collect(int highest, int count, int sum, int set, int most, List<Integer> found) {
        int least = count * (count + 1) / 2;
        int largest = count * (2 * highest - count + 1) / 2;
        if (count > highest || sum < least || sum > largest || found.size() > most) {
            return;
        }
        if (count == 0) {
            found.add(set);
            return;
        }
        collect(highest - 1, count - 1, sum - highest, set | 1 << highest - 1, most, found);
        collect(highest - 1, count, sum, set, most, found);
    }

    /** The sets of consecutive digits. */
    static int[] runs(int side, int count) {
        int[] runs = new int[side - count + 1];
        for (int first = 0; first < runs.length; first++) {
            runs[first] = (1 << count) - 1 << first;
        }
        return runs;
    }

    @Override
    public int cost() {
        return 2;
    }

    @Override
    public boolean propagate(Candidates candidates) {
        int fixed = 0;
        int union = 0;
        for (int cell : cells) {
            int mask = candidates.mask(cell);
            union |= mask;
            fixed |= (mask & mask - 1) == 0 ? mask : 0;
        }
        int possible = 0;
        int needed = -1;
        for (int set : sets) {
            if ((fixed & ~set) == 0 && (set & ~union) == 0 && meetsEach(candidates, set)) {
                possible |= set;
                needed &= set;
            }
        }
        if (possible == 0) {
            return false;
        }
        for (int cell : cells) {
            if (!candidates.keep(cell, possible)) {
                return false;
            }
        }
        return (needed & ~fixed) == 0 || keepSingles(candidates, needed);
    }

    private boolean meetsEach(Candidates candidates, int set) {
        for (int cell : cells) {
            if ((candidates.mask(cell) & set) == 0) {
                return false;
            }
        }
        return true;
    }

    /** Digits that every set has go where they have one place. */
    private boolean keepSingles(Candidates candidates, int needed) {
        int once = 0;
        int twice = 0;
        for (int cell : cells) {
            int mask = candidates.mask(cell);
            twice |= once & mask;
            once |= mask;
        }
        int single = needed & ~twice;
        if ((needed & ~once) != 0) {
            return false;
        }
        for (int i = 0; single != 0 && i < cells.length; i++) {
            int here = candidates.mask(cells[i]) & single;
            if (here != 0) {
                if ((here & here - 1) != 0 || !candidates.keep(cells[i], here)) {
                    return false;
                }
                single &= ~here;
            }
        }
        return true;
    }
}

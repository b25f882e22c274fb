package tilewright.paletto.start;

import java.util.Arrays;
import tilewright.rng.SeededRandom;

/**
 * Small sets of choices with whole numbers as weights: draws from each set exactly by weight, at the same cost for all.
 *
 * <p>Choices are numbered through all sets, in the order in which they were added. Immutable once all sets are added; then
 * threads may share it.
 */
final class AliasTable {

    /*
     * The alias method of Walker [1]: a set of k choices with the sum T of weights is cut into k columns of equal size. A
     * column holds its own choice with the share s / T, 0 <= s <= T, and one other choice. So a drawing takes a column and
     * compares a fraction with s / T.
     *
     * Exact: the shares are whole, since all weights are multiplied by k first. The column is bounded as SeededRandom does
     * it. The fraction is drawn digit by digit: 31 binary digits almost always decide; if they equal those of s / T, which
     * is seldom, the shares are worked out again and further digits are drawn.
     *
     * [1] An efficient method for generating discrete random variables with general distributions, ACM Transactions on
     *     Mathematical Software 3(3), 1977.
     */

    private static final int DIGITS = 31;

    /** Maximum sum of weights, so that it can be multiplied. */
    private static final long GREATEST = 1L << 44;

    private final int digits;
    private final int mask;
    private int[] first = {0};
    private int sets;
    private long[] weights = {};
    /** The first digits of each column's own share, all ones if it is the whole. */
    private int[] cuts = {};

    private int[] others = {};

    AliasTable() {
        this(DIGITS);
    }

    /** @param digits how many binary digits are looked at before the rest, 1 to 31 */
    AliasTable(int digits) {
        this.digits = digits;
        mask = (int) ((1L << digits) - 1);
    }

    /** Adds a set; weights are 0 or more. A set that adds up to 0 must not be drawn from. */
    void add(long[] set, int size) {
        int begin = first[sets];
        int end = begin + size;
        if (end > weights.length) {
            int length = Math.max(16, 2 * end);
            weights = Arrays.copyOf(weights, length);
            cuts = Arrays.copyOf(cuts, length);
            others = Arrays.copyOf(others, length);
        }
        System.arraycopy(set, 0, weights, begin, size);
        if (++sets == first.length) {
            first = Arrays.copyOf(first, 2 * sets);
        }
        first[sets] = end;
        long total = total(sets - 1);
        if (total > GREATEST) {
            throw new IllegalArgumentException("total (%d) must be %d or less".formatted(total, GREATEST));
        }
        if (total > 0) {
            long[] shares = shares(begin, end, total, others);
            for (int i = 0; i < size; i++) {
                cuts[begin + i] = (int) Math.min(mask, leading(shares[i], total));
            }
        }
    }

    /** Gives back the room that was kept for further sets. */
    void trim() {
        first = Arrays.copyOf(first, sets + 1);
        weights = Arrays.copyOf(weights, first[sets]);
        cuts = Arrays.copyOf(cuts, first[sets]);
        others = Arrays.copyOf(others, first[sets]);
    }

    /** The first choice of a set; also the end of the set before it. */
    int first(int set) {
        return first[set];
    }

    int size(int set) {
        return first[set + 1] - first[set];
    }

    /** @param index of a choice in its set, from 0 */
    long weight(int set, int index) {
        return weights[first[set] + index];
    }

    long total(int set) {
        long total = 0;
        for (int at = first[set]; at < first[set + 1]; at++) {
            total += weights[at];
        }
        return total;
    }

    /** A column that has too little takes the rest from one that has more than enough. */
    private long[] shares(int begin, int end, long total, int[] toOthers) {
        int size = end - begin;
        long[] shares = new long[size];
        boolean[] done = new boolean[size];
        for (int i = 0; i < size; i++) {
            shares[i] = weights[begin + i] * size;
        }
        for (int round = 0; round < size; round++) {
            int poor = -1;
            int rich = 0;
            for (int i = 0; i < size; i++) {
                poor = !done[i] && (poor < 0 || shares[i] < shares[poor]) ? i : poor;
                rich = !done[i] && (done[rich] || shares[i] > shares[rich]) ? i : rich;
            }
            toOthers[begin + poor] = begin + rich;
            shares[rich] -= rich == poor ? 0 : total - shares[poor];
            done[poor] = true;
        }
        return shares;
    }

    /** The first binary digits of a fraction, as a number; 2 to the power of their number if it is 1. */
    private long leading(long share, long total) {
        int high = digits / 2;
        int low = digits - high;
        long shifted = share << high;
        return (shifted / total << low) + (shifted % total << low) / total;
    }

    /** The number of a choice. */
    int draw(int set, SeededRandom random) {
        int begin = first[set];
        int size = first[set + 1] - begin;
        long word = random.bits();
        long column = (word >>> 32) * size;
        if ((column & 0xffff_ffffL) < size) {
            while ((column & 0xffff_ffffL) < (1L << 32) % size) {
                word = random.bits();
                column = (word >>> 32) * size;
            }
        }
        int at = begin + (int) (column >>> 32);
        int fraction = (int) word & mask;
        int cut = cuts[at];
        int other = others[at];
        if (fraction == cut) {
            return own(set, at, fraction, random) ? at : other;
        }
        return fraction < cut ? at : other;
    }

    /** Whether a fraction that begins with these digits is less than the column's own share. */
    private boolean own(int set, int at, int fraction, SeededRandom random) {
        long total = total(set);
        long share = shares(first[set], first[set + 1], total, new int[first[set + 1]])[at - first[set]];
        long leading = leading(share, total);
        long digit = fraction;
        while (digit == leading) {
            // The rest of the share behind these digits.
            share = rest(share, total);
            leading = leading(share, total);
            digit = random.bits() & mask;
        }
        return digit < leading;
    }

    private long rest(long share, long total) {
        int high = digits / 2;
        return ((share << high) % total << digits - high) % total;
    }
}

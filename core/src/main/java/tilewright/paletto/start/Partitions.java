package tilewright.paletto.start;

import java.util.ArrayList;
import java.util.List;

/**
 * The ways to write a number as a sum of n parts from 0 to n, the greatest first: how often each of n colors appears, up to
 * the names of the colors.
 *
 * <p>Numbered from 0. Immutable; threads may share them.
 */
final class Partitions {

    /*
     * Parts in any order are looked up by their histogram: four bits for each value, how many parts have it. It is found
     * by open addressing, the first place by the high bits of a product.
     */

    private static final long MIXER = 0x9e3779b97f4a7c15L;

    private final int n;
    private final List<int[]> parts = new ArrayList<>();
    private final int shift;
    private final long[] histograms;
    private final int[] numbers;

    /**
     * Constructs all ways to write a sum.
     *
     * @param sum 0 or more
     * @param n 1 to 8
     */
    Partitions(int sum, int n) {
        this.n = n;
        add(new int[n], 0, sum);
        shift = Long.numberOfLeadingZeros(parts.size()) - 1;
        histograms = new long[1 << 64 - shift];
        numbers = new int[histograms.length];
        for (int number = 0; number < parts.size(); number++) {
            long histogram = histogram(parts.get(number));
            int at = place(histogram);
            histograms[at] = histogram;
            numbers[at] = number;
        }
    }

    private void add(int[] chosen, int at, int left) {
        if (at == n) {
            if (left == 0) {
                parts.add(chosen.clone());
            }
            return;
        }
        int most = Math.min(left, at == 0 ? n : chosen[at - 1]);
        for (int part = most; part * (n - at) >= left; part--) {
            chosen[at] = part;
            add(chosen, at + 1, left - part);
            if (part == 0) {
                return;
            }
        }
    }

    int size() {
        return parts.size();
    }

    int part(int number, int index) {
        return parts.get(number)[index];
    }

    /** A copy of all parts. */
    int[] parts(int number) {
        return parts.get(number).clone();
    }

    /** The number of the partition with these parts, in any order. */
    int number(long histogram) {
        return numbers[place(histogram)];
    }

    static long histogram(int[] parts) {
        long histogram = 0;
        for (int part : parts) {
            histogram += 1L << 4 * part;
        }
        return histogram;
    }

    private int place(long histogram) {
        int at = (int) (histogram * MIXER >>> shift);
        while (histograms[at] != 0 && histograms[at] != histogram) {
            at = at + 1 & histograms.length - 1;
        }
        return at;
    }

    /** The number of ways in which the parts can be given to n colors. */
    long arrangements(int number) {
        long ways = 1;
        int alike = 0;
        for (int i = 0; i < n; i++) {
            alike = i > 0 && part(number, i) == part(number, i - 1) ? alike + 1 : 1;
            ways = ways * (i + 1) / alike;
        }
        return ways;
    }
}

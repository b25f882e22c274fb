package tilewright.paletto.start;

import java.math.BigInteger;
import tilewright.rng.SeededRandom;

/**
 * Draws an index by its weight, exactly, however long the weights are.
 *
 * <p>Immutable; threads may share one.
 */
final class WeightedSampler {

    /*
     * Think of a uniform real number x from 0 to 1, whose binary digits are drawn as they are needed. Wanted is the first
     * index i with x < c(i), where c(i) is the share of the weights up to and with i. The first digits of x almost always
     * differ from those of every c(i), and then they decide; if not, more digits are drawn. The longer x is, the fewer
     * c(i) agree with it, and a drawing that never ends has probability 0.
     */

    private static final int DIGITS = 62;

    private final int digits;
    private final BigInteger[] sums;
    private final long[] starts;

    /** @param weights 0 or more each, not all 0 */
    WeightedSampler(BigInteger[] weights) {
        this(weights, DIGITS);
    }

    /** @param digits how many binary digits are drawn at a time, 1 to 62 */
    WeightedSampler(BigInteger[] weights, int digits) {
        this.digits = digits;
        sums = new BigInteger[weights.length];
        BigInteger sum = BigInteger.ZERO;
        for (int i = 0; i < weights.length; i++) {
            sum = sum.add(weights[i]);
            sums[i] = sum;
        }
        starts = new long[weights.length];
        for (int i = 0; i < weights.length; i++) {
            starts[i] = start(i, digits).longValue();
        }
    }

    /** The first digits of c(i). */
    private BigInteger start(int index, int length) {
        return sums[index].shiftLeft(length).divide(sums[sums.length - 1]);
    }

    int draw(SeededRandom random) {
        long drawn = random.bits() >>> 64 - digits;
        int low = 0;
        int high = starts.length - 1;
        while (low < high) {
            int middle = low + high >>> 1;
            if (drawn <= starts[middle]) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return drawn < starts[low] ? low : longDraw(drawn, random);
    }

    private int longDraw(long begun, SeededRandom random) {
        BigInteger drawn = BigInteger.valueOf(begun);
        for (int length = 2 * digits; ; length += digits) {
            drawn = drawn.shiftLeft(digits).add(BigInteger.valueOf(random.bits() >>> 64 - digits));
            int index = 0;
            while (drawn.compareTo(start(index, length)) > 0) {
                index++;
            }
            if (drawn.compareTo(start(index, length)) < 0) {
                return index;
            }
        }
    }
}

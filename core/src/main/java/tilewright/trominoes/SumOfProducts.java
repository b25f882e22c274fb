package tilewright.trominoes;

import java.math.BigInteger;

/** A sum of products of natural numbers. Mutable; one thread at a time. */
final class SumOfProducts {

    /** Small products wait here, 64 bits in each, for as long as one more surely fits. */
    private static final long FULL = 1L << 62;

    private static final long HALF = 0xffff_ffffL;

    private BigInteger total = BigInteger.ZERO;
    private long high;
    private long low;

    /** Adds a product of numbers below 2^62. */
    void add(long one, long two) {
        long product = one * two;
        low += product;
        high += highHalf(one, two) + (Long.compareUnsigned(low, product) < 0 ? 1 : 0);
        if (high >= FULL) {
            collect();
        }
    }

    /** As {@link Math#multiplyHigh}, which is not there in the browser. */
    private static long highHalf(long one, long two) {
        long low = (one & HALF) * (two & HALF);
        long middle = (one >>> 32) * (two & HALF) + (one & HALF) * (two >>> 32) + (low >>> 32);
        return (one >>> 32) * (two >>> 32) + (middle >>> 32);
    }

    void add(BigInteger one, BigInteger two) {
        total = total.add(one.multiply(two));
    }

    private void collect() {
        BigInteger lower = BigInteger.valueOf(low >>> 1).shiftLeft(1).add(BigInteger.valueOf(low & 1));
        total = total.add(BigInteger.valueOf(high).shiftLeft(Long.SIZE)).add(lower);
        high = 0;
        low = 0;
    }

    BigInteger value() {
        collect();
        return total;
    }
}

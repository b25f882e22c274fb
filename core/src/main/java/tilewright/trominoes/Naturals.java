package tilewright.trominoes;

import java.math.BigInteger;
import java.util.Arrays;

/** An array of natural numbers of a fixed width, all 0 at first. Mutable; one thread at a time. */
final class Naturals {

    /* Number i has limbs i * limbs to (i + 1) * limbs - 1, of 62 bits each, the lowest first, so a sum keeps its carry. */

    private static final int LIMB_BITS = 62;
    private static final long LIMB = (1L << LIMB_BITS) - 1;

    private final int limbs;
    private long[] all;

    /** @param bits that every number must fit in; 1 or more */
    Naturals(int bits, int size) {
        limbs = (bits + LIMB_BITS - 1) / LIMB_BITS;
        all = new long[limbs * size];
    }

    /** Bytes that each takes. */
    static int bytes(int bits) {
        return (bits + LIMB_BITS - 1) / LIMB_BITS * Long.BYTES;
    }

    /** Makes room, twice as much as is needed. */
    void reserve(int size) {
        if (limbs * size > all.length) {
            all = Arrays.copyOf(all, 2 * limbs * size);
        }
    }

    void setOne(int index) {
        all[index * limbs] = 1;
    }

    void add(int index, Naturals other, int otherIndex) {
        long carry = 0;
        for (int limb = 0; limb < limbs; limb++) {
            long sum = all[index * limbs + limb] + other.all[otherIndex * limbs + limb] + carry;
            all[index * limbs + limb] = sum & LIMB;
            carry = sum >>> LIMB_BITS;
        }
    }

    boolean zero(int index) {
        for (int limb = 0; limb < limbs; limb++) {
            if (all[index * limbs + limb] != 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether every number fits in a long. */
    boolean small() {
        return limbs == 1;
    }

    /** A number, if they are {@link #small}. */
    long number(int index) {
        return all[index];
    }

    BigInteger value(int index) {
        BigInteger value = BigInteger.ZERO;
        for (int limb = limbs - 1; limb >= 0; limb--) {
            value = value.shiftLeft(LIMB_BITS).add(BigInteger.valueOf(all[index * limbs + limb]));
        }
        return value;
    }
}

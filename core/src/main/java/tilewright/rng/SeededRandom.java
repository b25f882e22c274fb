package tilewright.rng;

/**
 * Random numbers from a seed: the same on every machine, in every release, on the JVM and in the browser.
 *
 * <p>Mutable; one thread at a time. Golden numbers in the tests hold the sequence still.
 */
public final class SeededRandom {

    /*
     * xoshiro256** of Blackman and Vigna [1], its four words filled by SplitMix64 from the seed, as they advise.
     * Bounded numbers take the high bits of a product and reject the few that would be too frequent, after Lemire [2],
     * in 32 bits, so that no 128-bit product is needed.
     *
     * [1] Scrambled linear pseudorandom number generators, ACM Transactions on Mathematical Software 47(4), 2021.
     * [2] Fast random integer generation in an interval, ACM Transactions on Modeling and Computer Simulation 29(1), 2019.
     */

    private static final long GOLDEN = 0x9e3779b97f4a7c15L;

    private final long seed;
    private long s0;
    private long s1;
    private long s2;
    private long s3;

    public SeededRandom(long seed) {
        this.seed = seed;
        long weyl = seed;
        s0 = mixed(weyl += GOLDEN);
        s1 = mixed(weyl += GOLDEN);
        s2 = mixed(weyl += GOLDEN);
        s3 = mixed(weyl += GOLDEN);
    }

    /** The numbers of item {@code index} of a job with this seed, however the job is cut into parts. */
    public static SeededRandom ofItem(long seed, long index) {
        return new SeededRandom(mixed(mixed(seed) + (index + 1) * GOLDEN));
    }

    /**
     * A stream of its own for one purpose: a function of this stream's seed and the label alone, whatever was drawn
     * before.
     */
    public SeededRandom fork(String label) {
        long hash = 0xcbf29ce484222325L; // FNV-1a
        for (int i = 0; i < label.length(); i++) {
            hash = (hash ^ label.charAt(i)) * 0x100000001b3L;
        }
        return new SeededRandom(mixed(seed ^ mixed(hash)));
    }

    /** 64 random bits. */
    public long bits() {
        long result = Long.rotateLeft(s1 * 5, 7) * 9;
        long shifted = s1 << 17;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= shifted;
        s3 = Long.rotateLeft(s3, 45);
        return result;
    }

    /**
     * A uniform number from 0 to {@code bound - 1}.
     *
     * @param bound 1 or more
     */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound (%d) must be 1 or more".formatted(bound));
        }
        long product = (bits() >>> 32) * bound;
        long low = product & 0xffffffffL;
        if (low < bound) {
            long threshold = (1L << 32) % bound;
            while (low < threshold) {
                product = (bits() >>> 32) * bound;
                low = product & 0xffffffffL;
            }
        }
        return (int) (product >>> 32);
    }

    /**
     * A uniform number from 0 to {@code bound - 1}.
     *
     * @param bound 1 or more
     */
    public long below(long bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound (%d) must be 1 or more".formatted(bound));
        }
        if (bound <= Integer.MAX_VALUE) {
            return below((int) bound);
        }
        long mask = -1L >>> Long.numberOfLeadingZeros(bound - 1);
        long value = bits() & mask;
        while (value >= bound) {
            value = bits() & mask;
        }
        return value;
    }

    /** A uniform number from 0 up to but without 1, in steps of 2 to the power of -53. */
    public double unit() {
        return (bits() >>> 11) * 0x1.0p-53;
    }

    /** Puts an array into a uniformly random order (Fisher and Yates; Durstenfeld 1964). */
    public void shuffle(int[] items) {
        shuffle(items, items.length);
    }

    /** Puts the first {@code length} entries of an array into a uniformly random order. */
    public void shuffle(int[] items, int length) {
        for (int last = length - 1; last > 0; last--) {
            int chosen = below(last + 1);
            int held = items[chosen];
            items[chosen] = items[last];
            items[last] = held;
        }
    }

    /** The numbers 0 to {@code length - 1} in a uniformly random order. */
    public int[] permutation(int length) {
        int[] items = new int[length];
        for (int i = 0; i < length; i++) {
            items[i] = i;
        }
        shuffle(items);
        return items;
    }

    private static long mixed(long value) {
        long z = value;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }
}

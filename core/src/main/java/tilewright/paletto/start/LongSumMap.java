package tilewright.paletto.start;

import java.util.Arrays;

/** Sums by key: a hash table of longs without removal. Mutable; one thread at a time. */
final class LongSumMap {

    /*
     * Open addressing; the first place by the high bits of a product. At most two thirds of the places are taken.
     */

    /** The memory of a place: its key and its sum. */
    static final int BYTES = 16;

    private static final int SMALLEST = 1 << 10;
    private static final long MIXER = 0x9e3779b97f4a7c15L;

    private long[] keys = new long[SMALLEST];
    private long[] sums = new long[SMALLEST];
    private int size;

    /** Returns the number of places; not all are taken. */
    int places() {
        return keys.length;
    }

    /** The key at a place; 0 where none is. */
    long key(int place) {
        return keys[place];
    }

    long sum(int place) {
        return sums[place];
    }

    /** The sum of a key, or 0. */
    long of(long key) {
        return sums[place(key)];
    }

    /** Whether the next new key makes the table grow; it takes three times its bytes while it does. */
    boolean isFull() {
        return 3L * (size + 1) > 2L * keys.length;
    }

    /**
     * Adds to a key's sum.
     *
     * @param key not 0
     * @param number more than 0; no sum may pass the greatest long
     */
    void add(long key, long number) {
        int place = place(key);
        if (keys[place] == 0) {
            if (isFull()) {
                grow();
                place = place(key);
            }
            keys[place] = key;
            size++;
        }
        sums[place] = Math.addExact(sums[place], number);
    }

    void clear() {
        Arrays.fill(keys, 0);
        Arrays.fill(sums, 0);
        size = 0;
    }

    private int place(long key) {
        int place = (int) (key * MIXER >>> Long.numberOfLeadingZeros(keys.length - 1L));
        while (keys[place] != 0 && keys[place] != key) {
            place = place + 1 & keys.length - 1;
        }
        return place;
    }

    private void grow() {
        long[] oldKeys = keys;
        long[] oldSums = sums;
        keys = new long[2 * oldKeys.length];
        sums = new long[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int place = place(oldKeys[i]);
                keys[place] = oldKeys[i];
                sums[place] = oldSums[i];
            }
        }
    }
}

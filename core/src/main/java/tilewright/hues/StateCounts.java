package tilewright.hues;

import java.util.Arrays;

/** States of a {@link MergedCount} after equally many cells, each with a number above 0. Mutable; one thread at a time. */
final class StateCounts {

    /*
     * A state is eight words of some bits, packed into as few longs as hold whole words. Open addressing, at most two thirds
     * full; an entry has those longs and its number, which is 0 where the slot is free.
     */

    private static final int WORDS = Peers.COLORS;

    private final int bits;
    private final int perLong;
    private final int longs;
    private final long[] key;
    private long[] entries;
    private int slots = 64;
    private int size;

    /** @param bits of each word, 4 to 64 */
    StateCounts(int bits) {
        this.bits = bits;
        perLong = Math.min(WORDS, Long.SIZE / bits);
        longs = (WORDS + perLong - 1) / perLong;
        key = new long[longs];
        entries = new long[slots * (longs + 1)];
    }

    int size() {
        return size;
    }

    int slots() {
        return slots;
    }

    /** Bytes that it takes while it grows for one state more. */
    long bytes() {
        return (long) Long.BYTES * entries.length * (3L * size >= 2L * slots ? 3 : 1);
    }

    /** The number of the state in a slot; 0 if there is none. */
    long number(int slot) {
        return entries[slot * (longs + 1) + longs];
    }

    /** Copies the words of the state in a slot. */
    void words(int slot, long[] words) {
        long mask = bits == Long.SIZE ? -1 : (1L << bits) - 1;
        int at = slot * (longs + 1);
        for (int word = 0; word < WORDS; word++) {
            words[word] = entries[at + word / perLong] >>> word % perLong * bits & mask;
        }
    }

    /**
     * Adds to the number of a state.
     *
     * @return the sum, negative when it is too large
     */
    long add(long[] words, long number) {
        if (3 * size >= 2 * slots) {
            enlarge();
        }
        Arrays.fill(key, 0);
        for (int word = 0; word < WORDS; word++) {
            key[word / perLong] |= words[word] << word % perLong * bits;
        }
        int at = find();
        if (entries[at + longs] == 0) {
            System.arraycopy(key, 0, entries, at, longs);
            size++;
        }
        entries[at + longs] += number;
        return entries[at + longs];
    }

    /** The place of the key, or the free one where it would be. */
    private int find() {
        long mixed = 0;
        for (long each : key) {
            mixed = (mixed ^ each) * 0x9e3779b97f4a7c15L;
            mixed ^= mixed >>> 29;
        }
        int slot = (int) (mixed * 0xbf58476d1ce4e5b9L >>> 32) & slots - 1;
        while (true) {
            int at = slot * (longs + 1);
            if (entries[at + longs] == 0 || same(at)) {
                return at;
            }
            slot = slot + 1 & slots - 1;
        }
    }

    private boolean same(int at) {
        for (int i = 0; i < longs; i++) {
            if (entries[at + i] != key[i]) {
                return false;
            }
        }
        return true;
    }

    private void enlarge() {
        long[] old = entries;
        slots *= 2;
        entries = new long[slots * (longs + 1)];
        for (int at = 0; at < old.length; at += longs + 1) {
            if (old[at + longs] != 0) {
                System.arraycopy(old, at, key, 0, longs);
                System.arraycopy(old, at, entries, find(), longs + 1);
            }
        }
    }
}

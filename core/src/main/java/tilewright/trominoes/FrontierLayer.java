package tilewright.trominoes;

import java.util.Arrays;

/** The different states of a {@link Frontier} after equally many tiles, numbered as they come. Mutable; one thread at a time. */
final class FrontierLayer {

    /** A table with open addressing, at most half full; 0 is free, else the number plus 1. */
    private int[] table = new int[32];

    private int[] places = new int[16];
    private long[] windows = new long[16];
    private int size;

    int size() {
        return size;
    }

    int place(int number) {
        return places[number];
    }

    long window(int number) {
        return windows[number];
    }

    void clear() {
        Arrays.fill(table, 0);
        size = 0;
    }

    /** The number of a state; a new one if it is not there yet. */
    int number(int place, long window) {
        int mask = table.length - 1;
        int slot = hash(place, window) & mask;
        while (table[slot] != 0) {
            int number = table[slot] - 1;
            if (windows[number] == window && places[number] == place) {
                return number;
            }
            slot = slot + 1 & mask;
        }
        if (size == places.length) {
            enlarge();
            return number(place, window);
        }
        places[size] = place;
        windows[size] = window;
        table[slot] = ++size;
        return size - 1;
    }

    private void enlarge() {
        places = Arrays.copyOf(places, 2 * size);
        windows = Arrays.copyOf(windows, 2 * size);
        table = new int[2 * places.length];
        int mask = table.length - 1;
        for (int number = 0; number < size; number++) {
            int slot = hash(places[number], windows[number]) & mask;
            while (table[slot] != 0) {
                slot = slot + 1 & mask;
            }
            table[slot] = number + 1;
        }
    }

    private static int hash(int place, long window) {
        long mixed = (window ^ (long) place << 52) * 0x9e3779b97f4a7c15L;
        return (int) (mixed >>> 32 ^ mixed >>> 47);
    }
}

package tilewright.paletto.proof;

import java.util.Arrays;

/**
 * The layout of the ways to own the living colors as one bit each, and the effect of moves on such vectors.
 *
 * <p>Many vectors, "rows", lie one behind the other in an array. Immutable; threads may share one.
 */
final class OwnershipBits {

    /*
     * Each living color is a ternary digit: 0 nobody can win it any more ("dead"), 1 only the player to move has pieces of
     * it ("mine"), 2 only the other has ("theirs"). Colors 0, 1, 2 choose one of 27 bits of a word, the others one of
     * 3^(living - 3) words. Color c < 3 moves the bit by 3^c, color c >= 3 the word by 3^(c-3).
     *
     * A long holds a word and the one with the digits 1 and 2 swapped, as upper half that whose first digit other than 0 is
     * a 2. Word 0 is its own opposite and stands in both halves. So seeing a row from the other side is turning all longs
     * by half, and swapping the digits of the first three colors by masks: whole arrays at once, in vector code.
     */

    private static final int LOW = 3;
    private static final int[] WEIGHT = {1, 3, 9};
    /** The bits where the digit of color 0, 1, 2 is 0, in both halves of a long. */
    private static final long DEAD_0 = dead(1);

    private static final long DEAD_1 = dead(3);
    private static final long DEAD_2 = dead(9);
    private static final long[] DEAD = {DEAD_0, DEAD_1, DEAD_2};

    private static final long LOWER = 0xffff_ffffL;
    private static final long ALL = DEAD_0 | DEAD_0 << 1 | DEAD_0 << 2;

    private final int living;
    private final int longs;
    /** Twice the long of each word, and 1 more for the upper half. */
    private final int[] half;
    /** The words whose digit c is 0, at c - 3, for each color c >= 3. */
    private final int[][] deadWords;

    OwnershipBits(int living) {
        this.living = living;
        longs = longs(living);
        half = new int[words(living)];
        int next = 1;
        for (int word = 1; word < half.length; word++) {
            int opposite = opposite(word);
            if (opposite > word) {
                half[word] = 2 * next;
                half[opposite] = 2 * next + 1;
                next++;
            }
        }
        deadWords = new int[Math.max(0, living - LOW)][];
        for (int color = LOW; color < living; color++) {
            int[] words = new int[half.length];
            int count = 0;
            for (int word = 0; word < half.length; word++) {
                if (word / weight(color) % 3 == 0) {
                    words[count++] = word;
                }
            }
            deadWords[color - LOW] = Arrays.copyOf(words, count);
        }
    }

    /** The word with digits 1 and 2 swapped. */
    private static int opposite(int word) {
        int opposite = 0;
        int weight = 1;
        for (int rest = word; rest != 0; rest /= 3) {
            opposite += (3 - rest % 3) % 3 * weight;
            weight *= 3;
        }
        return opposite;
    }

    private static int words(int living) {
        return living > LOW ? weight(living) : 1;
    }

    /** Longs in a row. */
    static int longs(int living) {
        return (words(living) + 1) / 2;
    }

    private static long dead(int weight) {
        long mask = 0;
        for (int bit = 0; bit < 27; bit++) {
            mask |= bit / weight % 3 == 0 ? 1L << bit | 1L << bit + 32 : 0;
        }
        return mask;
    }

    /** Returns the number of words by which a high color's digit moves. */
    private static int weight(int color) {
        int weight = 1;
        for (int i = LOW; i < color; i++) {
            weight *= 3;
        }
        return weight;
    }

    int living() {
        return living;
    }

    int longs() {
        return longs;
    }

    /** All bits of a long that stand for something. */
    static long all() {
        return ALL;
    }

    /**
     * Returns one bit of a row.
     *
     * @param digits of each living color
     */
    boolean get(long[] rows, int at, int[] digits) {
        int bit = 0;
        int word = 0;
        for (int color = living - 1; color >= 0; color--) {
            if (color < LOW) {
                bit = 3 * bit + digits[color];
            } else {
                word = 3 * word + digits[color];
            }
        }
        return (word(rows, at, word) >>> bit & 1) != 0;
    }

    /** A row with all bits set where a color is mine. */
    long[] mine(int color) {
        long[] row = new long[longs];
        if (color < LOW) {
            Arrays.fill(row, DEAD[color] << WEIGHT[color]);
        } else {
            for (int dead : deadWords[color - LOW]) {
                put(row, 0, dead + weight(color), ALL);
            }
        }
        return row;
    }

    /** Makes a row that moves of a color lead to good where none of it was taken before: after a move it is mine. */
    void touch(int color, long[] rows, int at) {
        if (color < LOW) {
            long dead = DEAD[color];
            int weight = WEIGHT[color];
            for (int i = at; i < at + longs; i++) {
                long mine = rows[i] >>> weight & dead;
                rows[i] = mine | mine << weight;
            }
        } else {
            for (int dead : deadWords[color - LOW]) {
                put(rows, at, dead, word(rows, at, dead + weight(color)));
            }
        }
    }

    /** A word, and something above it. */
    private long word(long[] rows, int at, int word) {
        int place = half[word];
        return rows[at + (place >> 1)] >>> (place << 5); // Java shifts by the low six bits
    }

    private void put(long[] rows, int at, int word, long value) {
        int place = half[word];
        int i = at + (place >> 1);
        int shift = place << 5;
        long both = value & LOWER;
        rows[i] = word == 0 ? both | both << 32 : rows[i] & ~(LOWER << shift) | both << shift;
    }

    /**
     * Adds to the wins of some rows what is reached by a living color's moves, after which theirs is dead.
     *
     * <p>Who wins where a color is theirs wins as well where it is dead, for the other can do less. So what was reached
     * with the color still theirs adds nothing wrong and need not be cut out.
     */
    void add(int color, long[] reached, long[] wins, int length) {
        if (color < LOW) {
            long dead = DEAD[color];
            int shift = 2 * WEIGHT[color];
            for (int i = 0; i < length; i++) {
                wins[i] |= reached[i] | (reached[i] & dead) << shift;
            }
            return;
        }
        for (int i = 0; i < length; i++) {
            wins[i] |= reached[i];
        }
        for (int dead : deadWords[color - LOW]) {
            int from = half[dead];
            int to = half[dead + 2 * weight(color)];
            int turn = dead == 0 ? 0 : from - to << 5;
            long kept = LOWER << (to << 5);
            int source = from >> 1;
            for (int i = to >> 1; source < length; i += longs) {
                wins[i] |= Long.rotateLeft(reached[source], turn) & kept;
                source += longs;
            }
        }
    }

    /**
     * Turns rows of wins into rows of losses, as the other player sees them.
     *
     * @param result takes the rows
     */
    void opposite(long[] wins, long[] result, int length) {
        for (int i = 0; i < length; i++) {
            long value = wins[i];
            value = value & DEAD_0 | (value & DEAD_0 << 1) << 1 | value >>> 1 & DEAD_0 << 1;
            value = value & DEAD_1 | (value & DEAD_1 << 3) << 3 | value >>> 3 & DEAD_1 << 3;
            value = value & DEAD_2 | (value & DEAD_2 << 9) << 9 | value >>> 9 & DEAD_2 << 9;
            result[i] = ~(value << 32 | value >>> 32) & ALL;
        }
    }
}

package tilewright.paletto;

/**
 * How the ways to own the living colors are laid out as one bit each, and what moves do to such vectors.
 *
 * <p>Many vectors, "rows", lie one behind the other in an array. Immutable; threads may share one.
 */
final class OwnerBits {

    /*
     * Each living color is a ternary digit: 0 nobody can win it any more ("dead"), 1 only the player to move has pieces of
     * it ("mine"), 2 only the other has ("theirs"). Colors 0, 1, 2 choose one of 27 bits of a word, the others one of
     * 3^(living - 3) words; two words share a long, the even one below. Color c < 3 moves the bit by 3^c, color c >= 3 the
     * word by 3^(c-3).
     *
     * Weights are odd, so a word with a digit of 2 lies in the same half as the one with 0, just "weight" longs on. The
     * inner loops go through all rows with the same word, or through whole arrays; the JVM makes long loops of both.
     */

    private static final int LOW = 3;
    private static final int[] WEIGHT = {1, 3, 9};
    /** Where digit c of a bit's number is 0, in both halves of a long. */
    private static final long[] DEAD = {dead(1), dead(3), dead(9)};

    private static final long LOWER = 0xffff_ffffL;
    private static final long ALL = DEAD[0] | DEAD[0] << 1 | DEAD[0] << 2;

    private final int living;
    private final int words;
    private final int longs;
    /** Of each word: the one with digits 1 and 2 swapped. */
    private final int[] swapped;

    OwnerBits(int living) {
        this.living = living;
        words = words(living);
        longs = longs(living);
        swapped = new int[words];
        for (int word = 0; word < words; word++) {
            int weight = 1;
            for (int rest = word; rest != 0; rest /= 3) {
                swapped[word] += (3 - rest % 3) % 3 * weight;
                weight *= 3;
            }
        }
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

    /** By how many words a high color's digit moves. */
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

    /** Every bit of a long that stands for something. */
    static long all() {
        return ALL;
    }

    /**
     * One bit of a row.
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
        return (rows[at + word / 2] >>> bit + word % 2 * 32 & 1) != 0;
    }

    /**
     * Makes a row that moves of a color lead to good for two special cases.
     *
     * @param complete a move takes all that is left: sets all bits where the color is mine
     * @param fresh none of it was taken before: after a move it is mine
     */
    void settle(int color, long[] rows, int at, boolean complete, boolean fresh) {
        if (color < LOW) {
            long dead = DEAD[color];
            int weight = WEIGHT[color];
            for (int i = at; i < at + longs; i++) {
                long mine = complete ? dead : rows[i] >>> weight & dead;
                rows[i] = (fresh ? mine : rows[i] & dead) | mine << weight;
            }
            return;
        }
        int weight = weight(color);
        for (int high = 0; high < words; high += 3 * weight) {
            for (int dead = high; dead < high + weight; dead++) {
                if (complete) {
                    put(rows, at, dead + weight, ALL);
                }
                if (fresh) {
                    put(rows, at, dead, word(rows, at, dead + weight));
                }
            }
        }
    }

    private static long word(long[] rows, int at, int word) {
        return rows[at + (word >> 1)] >>> (word << 5); // Java shifts by the low six bits
    }

    private static void put(long[] rows, int at, int word, long value) {
        int shift = word << 5;
        int i = at + (word >> 1);
        rows[i] = rows[i] & ~(LOWER << shift) | (value & LOWER) << shift;
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
        addAll(reached, wins, length);
        int weight = weight(color);
        for (int at = 0; at < longs; at++) {
            boolean lower = 2 * at / weight % 3 == 0;
            boolean upper = (2 * at + 1) / weight % 3 == 0 && 2 * at + 1 < words;
            if (lower || upper) {
                long dead = (lower ? LOWER : 0) | (upper ? ~LOWER : 0);
                for (int i = at; i < length; i += longs) {
                    wins[i + weight] |= reached[i] & dead;
                }
            }
        }
    }

    /** Adds what is reached by moves of a color that was dead from the beginning. */
    static void addAll(long[] reached, long[] wins, int length) {
        for (int i = 0; i < length; i++) {
            wins[i] |= reached[i];
        }
    }

    /**
     * Says of rows the opposite, seen by the other player.
     *
     * @param wins is used up
     * @param result takes the rows
     */
    void opposite(long[] wins, long[] result, int length) {
        for (int color = 0; color < Math.min(LOW, living); color++) {
            long dead = DEAD[color];
            int weight = WEIGHT[color];
            for (int i = 0; i < length; i++) {
                long value = wins[i];
                wins[i] = value & dead | (value & dead << weight) << weight | value >>> weight & dead << weight;
            }
        }
        for (int at = 0; at < longs; at++) {
            int lower = swapped[2 * at];
            boolean two = 2 * at + 1 < words;
            int upper = two ? swapped[2 * at + 1] : lower;
            int shift = lower << 5;
            int turn = upper + 1 << 5;
            long kept = two ? ALL : ALL & LOWER;
            for (int i = 0; i < length; i += longs) {
                long value = wins[i + (lower >> 1)] >>> shift & LOWER
                        | Long.rotateLeft(wins[i + (upper >> 1)], turn) & ~LOWER;
                result[i + at] = ~value & kept;
            }
        }
    }
}

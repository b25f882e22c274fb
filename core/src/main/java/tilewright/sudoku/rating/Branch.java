package tilewright.sudoku.rating;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The conclusions from one assertion: the assertions in the order in which they were found, and the parents of each.
 *
 * <p>An assertion says that a candidate is true (on) or false (off): its number is 2 * candidate + 1 or 2 * candidate, a
 * candidate's number is 9 * cell + digit. Mutable and used again and again.
 */
final class Branch {

    static final int ASSERTIONS = 2 * 9 * Layout.CELLS;

    /** Causes of an assertion beside the kinds of houses: none, for the start; the cell; a technique. */
    static final byte START = 3;

    static final byte IN_CELL = 4;
    static final byte TECHNIQUE = 5;

    private final long[] known = new long[(ASSERTIONS + 63) / 64];

    /** Candidates that are on and off, in order. */
    final short[] ons = new short[9 * Layout.CELLS];

    int onCount;
    final short[] offs = new short[9 * Layout.CELLS];
    int offCount;

    /** The place of each assertion's parents in the pool: their number, then they. */
    final int[] parentsAt = new int[ASSERTIONS];

    short[] pool = new short[4096];
    int used;

    final byte[] causes = new byte[ASSERTIONS];

    /** The chain that gave an assertion. */
    @Nullable
    Nested @Nullable [] nested;

    /** An assertion that contradicts a known one and is not known itself; -1 when there is none. */
    int clash;

    void start(int assertion) {
        Arrays.fill(known, 0);
        onCount = 0;
        offCount = 0;
        used = 0;
        clash = -1;
        open(assertion, START);
        close();
        add(assertion);
    }

    boolean knows(int assertion) {
        return (known[assertion >> 6] >>> assertion & 1) != 0;
    }

    void add(int assertion) {
        known[assertion >> 6] |= 1L << assertion;
        if ((assertion & 1) != 0) {
            ons[onCount++] = (short) (assertion >> 1);
        } else {
            offs[offCount++] = (short) (assertion >> 1);
        }
    }

    /** Begins the list of an assertion's parents. */
    void open(int assertion, byte cause) {
        if (used + 800 > pool.length) {
            pool = Arrays.copyOf(pool, pool.length * 2);
        }
        causes[assertion] = cause;
        parentsAt[assertion] = used;
        opened = used++;
        if (nested != null) {
            nested[assertion] = null;
        }
    }

    private int opened;

    void parent(int assertion) {
        pool[used++] = (short) assertion;
    }

    void close() {
        pool[opened] = (short) (used - opened - 1);
    }

    void chain(int assertion, @Nullable Nested chain) {
        if (chain != null && nested == null) {
            nested = new Nested[ASSERTIONS];
        }
        if (nested != null) {
            nested[assertion] = chain;
        }
    }

    /** The known set itself, not to be written to. */
    long[] known() {
        return known;
    }
}

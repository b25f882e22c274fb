package tilewright.paletto.start;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All fillings of a strip, some rows high and as wide as a board, in which no two neighbors are equal: their number for
 * each count of cells by color, and the tables from which a {@link StripSampler} draws one of them.
 *
 * <p>Immutable; threads may share one.
 */
final class StripTable {

    /*
     * A transfer table. The strip is filled column by column, each from the top. What the rest of it can be depends on
     * the colors of the last cells, as many as there are rows (the window), and on how many cells each color is still to
     * get; but not on the names of the colors. So the n colors stand in slots in this order:
     *
     *   first those in the window, the one used last in slot 0; then all others, by how often they are still to come,
     *   the most frequent first.
     *
     * A state is the cell to fill next, the window in terms of slots, and how often the color of each slot is to come.
     * An option of a state is a slot of the window, or a run of other slots that are equally frequent. A step takes the
     * color of the slot to the front, and puts the color that falls out of the window, if it does, among the others.
     *
     * ways(s), the number of fillings from state s on, is the sum of size * ways(next) over its options, 1 at the end.
     * Walking from s, taking an option by its share of that sum and a slot of its run by chance, each of the ways(s)
     * fillings has probability 1 / ways(s), for the product of the shares telescopes.
     *
     * A step in 32 bits: next state, then from bit 20 in 3 bits each: first slot of the run, its size less 1, where the
     * color that leaves the window stands then, where it goes to (the same if none leaves).
     */

    static final int STATE = (1 << 20) - 1;
    static final int RUN = 20;
    static final int SIZE = 23;
    static final int LEAVES = 26;
    static final int GOES = 29;

    /** Mask of a step's field, after shifting. */
    static final int FIELD = 7;

    final int rows;
    final Partitions counts;
    /** A set for each state but those at the end: its options, weighted by the ways that begin so. */
    final AliasTable options;
    /** The steps of each option. */
    final int[] steps;

    StripTable(int rows, int columns) {
        this(rows, columns, new AliasTable());
    }

    /**
     * Works out the table.
     *
     * @param rows 1 to 3
     * @param columns also the number of colors, 3 to 8, and the most cells that one color may have
     * @param options empty
     */
    StripTable(int rows, int columns, AliasTable options) {
        this.rows = rows;
        this.options = options;
        counts = new Partitions(rows * columns, columns);
        Growing growing = new Growing(rows, columns, counts);
        growing.grow(rows * columns);
        int last = growing.stepsOf.size();
        long[] ways = new long[growing.states.size()];
        Arrays.fill(ways, last, ways.length, 1);
        for (int state = last - 1; state >= 0; state--) {
            for (int step : growing.stepsOf.get(state)) {
                ways[state] += ways(step, ways);
            }
        }
        int[] found = new int[growing.steps];
        long[] weights = new long[columns];
        int length = 0;
        for (int state = 0; state < last; state++) {
            int size = 0;
            for (int step : growing.stepsOf.get(state)) {
                if (ways(step, ways) > 0) {
                    weights[size++] = ways(step, ways);
                    found[length++] = step;
                }
            }
            options.add(weights, size);
        }
        options.trim();
        steps = Arrays.copyOf(found, length);
    }

    private static long ways(int step, long[] ways) {
        return ((step >>> SIZE & FIELD) + 1) * ways[step & STATE];
    }

    /** Returns the number of fillings with these counts: a number of {@link #counts}, which is also the first state. */
    long ways(int number) {
        return options.total(number);
    }

    /** Four bits each: takes the one in a slot to slot 0. */
    static int toFront(int slots, int slot) {
        int shift = 4 * slot;
        int before = (1 << shift) - 1;
        return slots & ~before << 4 & ~(0xf << shift) | (slots & before) << 4 | slots >>> shift & 0xf;
    }

    /** Four bits each: takes the one in a slot to a slot behind it. */
    static int back(int slots, int from, int to) {
        int behind = -1 << 4 * to << 4;
        int before = (1 << 4 * from) - 1;
        int between = ~behind & ~before;
        return slots & (behind | before)
                | (slots & between & ~(0xf << 4 * from)) >>> 4
                | (slots >>> 4 * from & 0xf) << 4 * to;
    }

    /** The states while they are being found, layer by layer: the number of filled cells. */
    private static final class Growing {
        final int rows;
        final int colors;
        /** The states, four bits per slot: how often its color is still to come; from bit 32 two bits a cell of the window, newest first. */
        final List<Long> states = new ArrayList<>();

        final List<int[]> stepsOf = new ArrayList<>();
        int steps;
        private final int[] found = new int[8];

        Growing(int rows, int colors, Partitions counts) {
            this.rows = rows;
            this.colors = colors;
            for (int number = 0; number < counts.size(); number++) {
                long remaining = 0;
                for (int slot = 0; slot < colors; slot++) {
                    remaining |= (long) counts.part(number, slot) << 4 * slot;
                }
                states.add(remaining);
            }
        }

        void grow(int cells) {
            int begin = 0;
            for (int cell = 0; cell < cells; cell++) {
                int end = states.size();
                Map<Long, Integer> numbers = new HashMap<>();
                for (int state = begin; state < end; state++) {
                    stepsOf.add(steps(states.get(state), cell, numbers));
                }
                begin = end;
            }
        }

        private int[] steps(long state, int cell, Map<Long, Integer> numbers) {
            int remaining = (int) state;
            int window = (int) (state >>> 32);
            int length = Math.min(cell, rows);
            int distinct = distinct(window, length);
            int above = cell % rows > 0 ? 0 : -1;
            int left = cell >= rows ? window >>> 2 * (rows - 1) & 3 : -1;
            int count = 0;
            for (int slot = 0; slot < colors; slot++) {
                int times = remaining >>> 4 * slot & 0xf;
                int size = 1;
                while (slot >= distinct && slot + size < colors && (remaining >>> 4 * (slot + size) & 0xf) == times) {
                    size++;
                }
                if (times > 0 && slot != above && slot != left) {
                    found[count++] = step(remaining, window, length, slot, size, numbers);
                }
                slot += size - 1;
            }
            steps += count;
            return Arrays.copyOf(found, count);
        }

        private int step(int remaining, int window, int length, int slot, int size, Map<Long, Integer> numbers) {
            int renamed = 0;
            for (int i = 0; i < length; i++) {
                int old = window >>> 2 * i & 3;
                renamed |= (old == slot ? 0 : old < slot ? old + 1 : old) << 2 * (i + 1);
            }
            int kept = Math.min(length + 1, rows);
            int distinct = distinct(renamed, kept);
            boolean leaves = distinct(renamed, length + 1) > distinct;
            int next = toFront(remaining - (1 << 4 * slot), slot);
            int to = distinct;
            if (leaves) {
                int times = next >>> 4 * distinct & 0xf;
                while (to + 1 < colors && (next >>> 4 * (to + 1) & 0xf) > times) {
                    to++;
                }
                next = back(next, distinct, to);
            } else {
                to = 0;
                distinct = 0;
            }
            long key = (long) (renamed & (1 << 2 * kept) - 1) << 32 | next & 0xffff_ffffL;
            int number = numbers.computeIfAbsent(key, unseen -> {
                states.add(unseen);
                return states.size() - 1;
            });
            return number | slot << RUN | size - 1 << SIZE | distinct << LEAVES | to << GOES;
        }

        /** The slots of a window are 0, 1, ... in the order of their first cells, so the highest says how many. */
        private static int distinct(int window, int length) {
            int most = 0;
            for (int i = 0; i < length; i++) {
                most = Math.max(most, (window >>> 2 * i & 3) + 1);
            }
            return most;
        }
    }
}

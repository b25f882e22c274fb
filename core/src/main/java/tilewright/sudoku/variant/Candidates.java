package tilewright.sudoku.variant;

import java.util.Arrays;
import tilewright.sudoku.rules.Variant;

/**
 * The candidates of all cells, with a trail by which they are taken back, and the propagators that are to look at them again.
 *
 * <p>Bit d-1 of a mask stands for digit d. Mutable; one thread at a time.
 */
final class Candidates {

    private final Network network;
    private final int[] masks;

    /** The last changes: a cell and its mask before, in turn. */
    private final int[] trail;

    private int changes;

    /** Cells that came down to one candidate, and whose peers do not know it yet. */
    private final int[] singles;

    private int newSingles;

    /** Bits of propagators, in the order in which they are asked. */
    private final long[] waiting;

    private int open;

    /** The number of contradictions in which each cell had a part. */
    private final int[] weights;

    /** Room for what a propagator works out. */
    final int[] scratch = new int[Variant.MOST_SIDE];

    /** Room for sets of sums, as bits. */
    final long[] sums;

    /** The same, of each group alone. */
    final long[] groupSums;

    Candidates(Network network) {
        this.network = network;
        masks = new int[network.cells()];
        Arrays.fill(masks, network.all());
        trail = new int[2 * network.cells() * network.side()];
        singles = new int[network.cells()];
        waiting = new long[(network.propagators().length + Long.SIZE - 1) / Long.SIZE];
        open = network.cells();
        weights = new int[network.cells()];
        sums = new long[network.cells() + 1];
        groupSums = new long[network.cells()];
        wakeAll();
    }

    /** Gives all cells all candidates again. The weights stay. */
    void reset() {
        undo(0);
        wakeAll();
    }

    private void wakeAll() {
        for (int propagator = 0; propagator < network.propagators().length; propagator++) {
            waiting[propagator >> 6] |= 1L << propagator;
        }
    }

    int mask(int cell) {
        return masks[cell];
    }

    /** The digit of a cell with one candidate. */
    int digit(int cell) {
        return Integer.numberOfTrailingZeros(masks[cell]) + 1;
    }

    /** The number of contradictions in which a cell had a part: it is worthwhile to decide on it early. */
    int weight(int cell) {
        return weights[cell];
    }

    /** The number of cells with several candidates. */
    int open() {
        return open;
    }

    /**
     * Keeps some candidates of a cell alone.
     *
     * @return false when none is left: there is a contradiction
     */
    boolean keep(int cell, int allowed) {
        int before = masks[cell];
        int after = before & allowed;
        if (after == before) {
            return true;
        }
        if (after == 0) {
            return false;
        }
        trail[changes++] = cell;
        trail[changes++] = before;
        masks[cell] = after;
        if ((after & after - 1) == 0) {
            open--;
            singles[newSingles++] = cell;
        }
        long[] watchers = network.watchers(cell);
        for (int word = 0; word < watchers.length; word++) {
            waiting[word] |= watchers[word];
        }
        return true;
    }

    /** Returns the present end of the trail, for {@link #undo}. */
    int mark() {
        return changes;
    }

    /** Takes back all changes since a mark. */
    void undo(int mark) {
        while (changes > mark) {
            int before = trail[--changes];
            int cell = trail[--changes];
            if ((masks[cell] & masks[cell] - 1) == 0) {
                open++;
            }
            masks[cell] = before;
        }
        newSingles = 0;
        Arrays.fill(waiting, 0);
    }

    /**
     * Removes candidates until nothing more follows.
     *
     * @return false when there is a contradiction
     */
    boolean propagate() {
        while (true) {
            if (!tellPeers()) {
                return false;
            }
            int word = 0;
            while (word < waiting.length && waiting[word] == 0) {
                word++;
            }
            if (word == waiting.length) {
                return true;
            }
            int next = Long.numberOfTrailingZeros(waiting[word]);
            waiting[word] &= waiting[word] - 1;
            Propagator asked = network.propagators()[(word << 6) + next];
            if (!asked.propagate(this)) {
                for (int cell : asked.cells()) {
                    weights[cell]++;
                }
                return false;
            }
        }
    }

    private boolean tellPeers() {
        while (newSingles > 0) {
            int cell = singles[--newSingles];
            int others = ~masks[cell];
            for (int peer : network.peers(cell)) {
                if ((masks[peer] & ~others) != 0 && !keep(peer, others)) {
                    weights[peer]++;
                    weights[cell]++;
                    return false;
                }
            }
        }
        return true;
    }
}

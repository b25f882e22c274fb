package tilewright.paletto.start;

import tilewright.rng.SeededRandom;

/** Fills a strip, cell by cell, with given numbers of each color; all fillings are equally likely. Mutable. */
final class StripSampler {

    /** Number of cells of each color: to be set before a filling begins. */
    final int[] counts;

    private final StripTable table;
    private int state;
    /** Four bits each: the color in each slot of the table's state. */
    private int slots;

    StripSampler(StripTable table) {
        this.table = table;
        counts = new int[table.counts.parts(0).length];
    }

    int rows() {
        return table.rows;
    }

    /** Begins a filling with these counts; gives their number in the table. */
    int begin() {
        long histogram = Partitions.histogram(counts);
        state = table.counts.number(histogram);
        // Four bits a value: how many colors have this one or a smaller one, less those that have got their slot.
        long upTo = histogram * 0x1_1111_1111L;
        slots = 0;
        for (int color = 0; color < counts.length; color++) {
            int value = 4 * counts[color];
            int slot = counts.length - (int) (upTo >>> value & 0xf);
            slots |= color << 4 * slot;
            upTo -= 1L << value;
        }
        return state;
    }

    /** The color of the next cell: column by column, each from the top. */
    int next(SeededRandom random) {
        int step = table.steps[table.options.draw(state, random)];
        int slot = step >>> StripTable.RUN & StripTable.FIELD;
        slot += random.below((step >>> StripTable.SIZE & StripTable.FIELD) + 1);
        int moved = StripTable.toFront(slots, slot);
        slots = StripTable.back(moved, step >>> StripTable.LEAVES & StripTable.FIELD, step >>> StripTable.GOES);
        state = step & StripTable.STATE;
        return moved & 0xf;
    }
}

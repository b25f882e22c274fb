package tilewright.trominoes;

import java.util.ArrayList;
import java.util.List;

/** Memory for {@link WindowCounts}, in blocks that are used again. Mutable; one thread at a time. */
final class WindowBlocks {

    /** Entries of a block. */
    static final int ENTRIES = 1 << 8;

    /** The blocks that nobody uses, by the longs of an entry. */
    private final List<List<long[]>> free = new ArrayList<>();

    private long bytes;

    /** Returns the bytes of all blocks that were ever made. */
    long bytes() {
        return bytes;
    }

    /** A block whose content is anything. */
    long[] take(int stride) {
        while (free.size() <= stride) {
            free.add(new ArrayList<>());
        }
        List<long[]> blocks = free.get(stride);
        if (!blocks.isEmpty()) {
            return blocks.removeLast();
        }
        bytes += (long) Long.BYTES * stride * ENTRIES;
        return new long[stride * ENTRIES];
    }

    void give(long[] block) {
        free.get(block.length / ENTRIES).add(block);
    }
}

package tilewright.trominoes;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Windows of a {@link Frontier} at one place, ascending, each with a natural number. Mutable; one thread at a time. */
final class WindowCounts {

    /*
     * Entries lie in blocks. One has stride longs: the window, and the limbs of its number, of 62 bits each, the lowest
     * first. Most numbers need one. The last block is filled up to end. Who reads to the end gives the blocks back.
     */

    private static final int LIMB_BITS = 62;
    private static final long LIMB = (1L << LIMB_BITS) - 1;
    private static final int ENTRIES = WindowBlocks.ENTRIES;

    private final WindowBlocks memory;
    private final List<long[]> blocks = new ArrayList<>();
    private final int stride;
    private long[] last = new long[0];
    private int end;
    /** The bits that any number has in its last limb. */
    private long high;

    private WindowCounts(WindowBlocks memory, int stride) {
        this.memory = memory;
        this.stride = stride;
    }

    static WindowCounts none(WindowBlocks memory) {
        return new WindowCounts(memory, 2);
    }

    /** One window with the number 1. */
    static WindowCounts one(long window, WindowBlocks memory) {
        WindowCounts one = none(memory);
        one.append(window, new long[] {0, 1}, 0);
        return one;
    }

    /** An empty table for numbers as large as those here. */
    WindowCounts alike() {
        return new WindowCounts(memory, stride);
    }

    int size() {
        return blocks.isEmpty() ? 0 : (blocks.size() - 1) * ENTRIES + end / stride;
    }

    int stride() {
        return stride;
    }

    int blocks() {
        return blocks.size();
    }

    /** A block of entries, which has those before {@link #end}. */
    long[] block(int index) {
        return blocks.get(index);
    }

    int end(int index) {
        return index == blocks.size() - 1 ? end : stride * ENTRIES;
    }

    /** Gives a block back that nobody reads any more. */
    void give(int index) {
        memory.give(blocks.get(index));
    }

    /** Appends a window, greater than all here, with the number of an entry of the same stride. */
    void append(long window, long[] block, int at) {
        int to = next();
        last[to] = window;
        for (int i = 1; i < stride; i++) {
            last[to + i] = block[at + i];
        }
        high |= last[to + stride - 1];
    }

    /** Room for an entry in the last block. */
    private int next() {
        if (end == last.length) {
            last = memory.take(stride);
            blocks.add(last);
            end = 0;
        }
        end += stride;
        return end - stride;
    }

    /** The windows of both, which are given back; numbers of the same window are added. */
    WindowCounts merged(WindowCounts other) {
        int widest = Math.max(stride, other.stride);
        WindowCounts sum = new WindowCounts(memory, (high | other.high) >>> LIMB_BITS - 1 == 0 ? widest : widest + 1);
        Reader one = new Reader(this);
        Reader two = new Reader(other);
        while (one.more() && two.more()) {
            if (sum.stride == 2) {
                sum.mergeShort(one, two);
            } else {
                sum.mergeLong(one, two);
            }
        }
        while (one.more()) {
            sum.copy(one);
        }
        while (two.more()) {
            sum.copy(two);
        }
        return sum;
    }

    /** A place in a table that is read once. */
    private static final class Reader {

        private final WindowCounts table;
        private final int stride;
        private int number = -1;
        private long[] block = new long[0];
        private int at;
        private int end;

        Reader(WindowCounts table) {
            this.table = table;
            stride = table.stride;
        }

        /** Whether there is an entry; goes on to the next block. */
        boolean more() {
            if (at == end && number < table.blocks()) {
                if (number >= 0) {
                    table.give(number);
                }
                number++;
                if (number < table.blocks()) {
                    block = table.block(number);
                    at = 0;
                    end = table.end(number);
                }
            }
            return at < end;
        }
    }

    /** Merges up to the end of a block, where numbers have one limb. */
    private void mergeShort(Reader one, Reader two) {
        long[] first = one.block;
        long[] second = two.block;
        int i = one.at;
        int j = two.at;
        while (i < one.end && j < two.end) {
            int to = next();
            // Which is smaller is as good as random: masks in place of branches, all ones where the number is taken.
            long difference = first[i] - second[j];
            long left = difference - 1 >> 63;
            long right = -difference - 1 >> 63;
            long number = (first[i + 1] & left) + (second[j + 1] & right);
            last[to] = first[i] & left | second[j] & right;
            last[to + 1] = number;
            high |= number;
            i += (int) left & 2;
            j += (int) right & 2;
        }
        one.at = i;
        two.at = j;
    }

    private void mergeLong(Reader one, Reader two) {
        while (one.at < one.end && two.at < two.end) {
            long difference = one.block[one.at] - two.block[two.at];
            int to = next();
            last[to] = difference <= 0 ? one.block[one.at] : two.block[two.at];
            long carry = 0;
            for (int i = 1; i < stride; i++) {
                long left = difference <= 0 && i < one.stride ? one.block[one.at + i] : 0;
                long right = difference >= 0 && i < two.stride ? two.block[two.at + i] : 0;
                long number = left + right + carry;
                last[to + i] = number & LIMB;
                carry = number >>> LIMB_BITS;
            }
            high |= last[to + stride - 1];
            one.at += difference <= 0 ? one.stride : 0;
            two.at += difference >= 0 ? two.stride : 0;
        }
    }

    /** Copies the rest of a block. */
    private void copy(Reader rest) {
        for (; rest.at < rest.end; rest.at += rest.stride) {
            int to = next();
            for (int i = 0; i < stride; i++) {
                last[to + i] = i < rest.stride ? rest.block[rest.at + i] : 0;
            }
            high |= last[to + stride - 1];
        }
    }

    /** The index of a window, or -1. */
    int find(long window) {
        int from = 0;
        int to = size();
        while (from < to) {
            int middle = from + to >>> 1;
            if (window(middle) < window) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from < size() && window(from) == window ? from : -1;
    }

    long window(int index) {
        return blocks.get(index / ENTRIES)[index % ENTRIES * stride];
    }

    /** Adds the number of a window times that of another one. */
    void addProduct(int index, WindowCounts other, int otherIndex, SumOfProducts sum) {
        if (stride == 2 && other.stride == 2) {
            sum.add(number(index, 1), other.number(otherIndex, 1));
        } else {
            sum.add(number(index), other.number(otherIndex));
        }
    }

    private long number(int index, int limb) {
        return blocks.get(index / ENTRIES)[index % ENTRIES * stride + limb];
    }

    private BigInteger number(int index) {
        BigInteger number = BigInteger.ZERO;
        for (int limb = stride - 1; limb > 0; limb--) {
            number = number.shiftLeft(LIMB_BITS).add(BigInteger.valueOf(number(index, limb)));
        }
        return number;
    }
}

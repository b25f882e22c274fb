package tilewright.paletto;

import java.util.Arrays;
import tilewright.search.Stop;

/**
 * All sets of cells that can be occupied in a game on one size of board, whatever the colors, and how taking one piece
 * leads from one to the next.
 *
 * <p>Shapes are numbered by falling number of pieces: 0 is the full board, the last is the empty one. Immutable once
 * built; threads may share one.
 */
final class ShapeGraph {

    /*
     * Taking several pieces of a color is taking them one by one in any order, so a graph of single takes holds all moves,
     * and since same-colored pieces never touch, it holds for all colorings. Breadth first, a layer for each number of
     * pieces; a layer's shapes are found again by a table with open addressing. They stay in the order in which they were
     * found: shapes next to each other mostly lead to shapes next to each other.
     *
     * The takes of shape s are the set bits of its removable cells in rising order; the take of cell c leads to
     * child[first[s] + (number of removable cells below c)]. So no cell numbers are stored.
     *
     * Known numbers of shapes without the empty one: 167, 2685, 47105, 839603, 14902099 for 3 to 7.
     */

    private final long[] shapes;
    private final int[] first;
    private final int[] child;
    private final int size;

    private ShapeGraph(long[] shapes, int[] first, int[] child, int size) {
        this.shapes = shapes;
        this.first = first;
        this.child = child;
        this.size = size;
    }

    /**
     * The shapes that can be reached from one.
     *
     * @param start row- and column-convex and connected, as all reachable shapes are
     * @param most give up beyond so many shapes
     * @param stop asked now and then
     * @throws TooLarge when there are more shapes, or when asked to stop
     */
    static ShapeGraph below(long start, int most, Stop stop) {
        return new Growth(most, stop).grow(start);
    }

    /** Shapes, the empty one included. */
    int size() {
        return size;
    }

    /** The occupied cells of a shape. */
    long shape(int index) {
        return shapes[index];
    }

    /** The first shape with as many pieces as this one. */
    int layer(int index) {
        int pieces = Long.bitCount(shapes[index]);
        int low = 0;
        int high = index;
        while (low < high) {
            int middle = low + high >>> 1;
            if (Long.bitCount(shapes[middle]) > pieces) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Where the takes of a shape begin: see {@link #child}. */
    int first(int index) {
        return first[index];
    }

    /** What the take at this place leads to. */
    int child(int place) {
        return child[place];
    }

    /** The shape after a take of one removable cell. */
    int after(int index, int cell) {
        long below = Shape.removableIfConvex(shapes[index]) & ((1L << cell) - 1);
        return child[first[index] + Long.bitCount(below)];
    }

    /** The number of a shape that is reachable from the first; -1 if it is not. */
    int find(long occupied) {
        int index = 0;
        while (shapes[index] != occupied) {
            long free = Shape.removableIfConvex(shapes[index]) & ~occupied;
            if ((occupied & ~shapes[index]) != 0 || free == 0) {
                return -1;
            }
            index = after(index, Long.numberOfTrailingZeros(free));
        }
        return index;
    }

    /** More shapes than were allowed, or asked to stop. */
    static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLarge(String reason) {
            super(reason, null, false, false);
        }
    }

    /** A graph in the making. */
    private static final class Growth {

        private final int most;
        private final Stop stop;
        private long[] shapes = new long[1 << 12];
        private int[] first = new int[1 << 12];
        private int[] child = new int[1 << 14];
        private int size;
        private int takes;
        private int[] table = new int[1 << 10];
        private int layer;

        Growth(int most, Stop stop) {
            this.most = most;
            this.stop = stop;
        }

        ShapeGraph grow(long start) {
            shapes[size++] = start;
            int from = 0;
            while (from < size) {
                int to = size;
                layer = to;
                Arrays.fill(table, -1);
                for (int parent = from; parent < to; parent++) {
                    if ((parent & 0xfff) == 0 && stop.asked()) {
                        throw new TooLarge("stopped after " + size + " shapes");
                    }
                    take(parent);
                }
                from = to;
            }
            return new ShapeGraph(
                    Arrays.copyOf(shapes, size), Arrays.copyOf(first, size), Arrays.copyOf(child, takes), size);
        }

        private void take(int parent) {
            long occupied = shapes[parent];
            first[parent] = takes;
            for (long rest = Shape.removableIfConvex(occupied); rest != 0; rest &= rest - 1) {
                if (takes == child.length) {
                    child = Arrays.copyOf(child, takes + (takes >> 1));
                }
                child[takes++] = number(occupied & ~Long.lowestOneBit(rest));
            }
        }

        private int number(long occupied) {
            int mask = table.length - 1;
            int slot = hash(occupied) & mask;
            while (table[slot] >= 0) {
                if (shapes[table[slot]] == occupied) {
                    return table[slot];
                }
                slot = slot + 1 & mask;
            }
            return add(occupied, slot);
        }

        private int add(long occupied, int slot) {
            if (size == most) {
                throw new TooLarge("more than " + most + " shapes");
            }
            if (size == shapes.length) {
                shapes = Arrays.copyOf(shapes, size + (size >> 1));
                first = Arrays.copyOf(first, size + (size >> 1));
            }
            shapes[size] = occupied;
            table[slot] = size;
            size++;
            if (2 * (size - layer) > table.length) {
                enlarge();
            }
            return size - 1;
        }

        private void enlarge() {
            table = new int[table.length * 4];
            Arrays.fill(table, -1);
            int mask = table.length - 1;
            for (int index = layer; index < size; index++) {
                int slot = hash(shapes[index]) & mask;
                while (table[slot] >= 0) {
                    slot = slot + 1 & mask;
                }
                table[slot] = index;
            }
        }

        private static int hash(long occupied) {
            return (int) ((occupied * 0x9e3779b97f4a7c15L) >>> 32);
        }
    }
}

package tilewright.paletto.proof;

import java.util.Arrays;
import tilewright.paletto.model.Shape;
import tilewright.search.Stop;

/**
 * All convex, connected sets of cells inside one, and the empty one, and how taking one cell leads from one to the next.
 *
 * <p>They are numbered by falling number of cells: 0 is the first, the last is the empty one. Immutable once built; threads
 * may share one.
 */
final class ShapeGraph {

    /*
     * Breadth first, a layer for each number of cells, in which the sets are sorted.
     *
     * The takes of set s are the set bits of its removable cells in rising order; the take of cell c leads to
     * child[first[s] + (number of removable cells below c)]. So no cell numbers are stored.
     *
     * A game can have shapes by the hundred million, so this serves for their parts (Shapes). Known numbers of shapes of
     * a board, without the empty one: 167, 2685, 47105, 839603, 14902099 for 3 to 7.
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
     * @param most maximum number of shapes
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

    /** Returns the place where the takes of a shape begin: see {@link #child}. */
    int first(int index) {
        return first[index];
    }

    /** Returns the shape after the take at this place. */
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

    /** Thrown when there are more shapes than allowed, or a stop is asked for. */
    static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLarge(String reason) {
            super(reason, null, false, false);
        }
    }

    /** A graph in the making. */
    private static final class Growth {

        private static final int LOOKS = 0xfff;

        private final int most;
        private final Stop stop;
        private long[] shapes = new long[1 << 8];
        private int size;
        private int[] first = new int[1 << 8];
        private int[] child = new int[1 << 10];
        private int takes;
        /** The cells that remain after the takes of a layer. */
        private long[] left = new long[1 << 8];

        Growth(int most, Stop stop) {
            this.most = most;
            this.stop = stop;
        }

        ShapeGraph grow(long start) {
            shapes[size++] = start;
            int from = 0;
            while (from < size) {
                int to = size;
                int begin = takes;
                for (int parent = from; parent < to; parent++) {
                    if ((parent & LOOKS) == 0 && stop.asked()) {
                        throw new TooLarge("stopped after " + size + " shapes");
                    }
                    take(parent, begin);
                }
                addLayer(Arrays.copyOf(left, takes - begin));
                for (int i = begin; i < takes; i++) {
                    child[i] = Arrays.binarySearch(shapes, to, size, left[i - begin]);
                }
                from = to;
            }
            return new ShapeGraph(
                    Arrays.copyOf(shapes, size), Arrays.copyOf(first, size), Arrays.copyOf(child, takes), size);
        }

        private void take(int parent, int begin) {
            long occupied = shapes[parent];
            first[parent] = takes;
            for (long rest = Shape.removableIfConvex(occupied); rest != 0; rest &= rest - 1) {
                if (takes == child.length) {
                    child = Arrays.copyOf(child, 2 * takes);
                }
                if (takes - begin == left.length) {
                    left = Arrays.copyOf(left, 2 * left.length);
                }
                left[takes++ - begin] = occupied & ~Long.lowestOneBit(rest);
            }
        }

        private void addLayer(long[] found) {
            Arrays.sort(found);
            for (int i = 0; i < found.length; i++) {
                if (i > 0 && found[i] == found[i - 1]) {
                    continue;
                }
                if (size == most) {
                    throw new TooLarge("more than " + most + " shapes");
                }
                if (size == shapes.length) {
                    shapes = Arrays.copyOf(shapes, 2 * size);
                    first = Arrays.copyOf(first, 2 * size);
                }
                shapes[size++] = found[i];
            }
        }
    }
}

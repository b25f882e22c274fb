package tilewright.paletto.proof;

import java.util.Arrays;
import tilewright.paletto.model.Shape;

/**
 * The possible remainders of each part of a graph of parts after taking pieces of one color, first of all the part
 * itself.
 *
 * <p>Immutable; threads may share one.
 */
final class PartRemainders {

    private final ShapeGraph parts;
    private final long color;
    private final int[] first;
    private int[] left = new int[1 << 8];
    private int count;
    /** The part without the color that is left of each part; -1 before it is known. */
    private final int[] cleared;

    /** @param color its cells */
    PartRemainders(ShapeGraph parts, long color) {
        this.parts = parts;
        this.color = color;
        first = new int[parts.size() + 1];
        cleared = new int[parts.size()];
        for (int part = 0; part < parts.size(); part++) {
            cleared[part] = (parts.shape(part) & color) == 0 ? part : -1;
            add(part);
            walk(part, part, color);
            first[part + 1] = count;
        }
        left = Arrays.copyOf(left, count);
    }

    /** Takes each of these cells, where that is allowed, and then others behind it. */
    private void walk(int part, int from, long cells) {
        long free = Shape.removableIfConvex(parts.shape(from));
        for (long rest = free & cells; rest != 0; rest &= rest - 1) {
            int next = parts.child(parts.first(from) + Long.bitCount(free & (rest & -rest) - 1));
            add(next);
            if ((parts.shape(next) & color) == 0) {
                cleared[part] = next;
            }
            walk(part, next, cells & ~(rest ^ rest - 1));
        }
    }

    private void add(int part) {
        if (count == left.length) {
            left = Arrays.copyOf(left, 2 * count);
        }
        left[count++] = part;
    }

    /**
     * Returns the place where the takes of a part begin, with that which takes nothing, and those of the part before end.
     */
    int first(int part) {
        return first[part];
    }

    /** Whether there is something to take of a part. */
    boolean any(int part) {
        return first[part + 1] - first[part] > 1;
    }

    /** Returns the part that remains after this take. */
    int left(int take) {
        return left[take];
    }

    /**
     * Returns the part that remains when all pieces of the color are taken, the part itself where there are none; -1 when
     * that is not allowed.
     */
    int cleared(int part) {
        return cleared[part];
    }
}

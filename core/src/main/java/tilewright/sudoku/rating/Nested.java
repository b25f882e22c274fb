package tilewright.sudoku.rating;

import java.util.Arrays;

/** A chain inside a chain: its complexity, and the conclusions by which it differs from another one. */
final class Nested {

    /** The conclusions, and of each its ancestors in order. */
    private final short[] assertions;

    final int complexity;

    Nested(short[] assertions, int complexity) {
        this.assertions = assertions;
        this.complexity = complexity;
    }

    boolean same(Nested other) {
        return this == other || Arrays.equals(assertions, other.assertions);
    }
}

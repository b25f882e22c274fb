package tilewright.sudoku.step;

import tilewright.sudoku.model.CellSet;

/** A part of the reason of a step: what a hint draws and tells. */
public sealed interface Premise {

    /** A house in which something is looked for: the base of a fish, the house of a set. */
    record Base(int house) implements Premise {}

    /** A house from which something is removed: the cover of a fish, the house that a pointing pair points along. */
    record Cover(int house) implements Premise {}

    /** Cells that together hold the digits of a pattern: a naked pair, the corners of a rectangle, a pivot. */
    record Cells(CellSet cells, int digits) implements Premise {}

    /** A pivot and two cells that it sees, one of which is a digit, or the pivot is: an XY-Wing or XYZ-Wing. */
    record Wing(int pivot, int first, int second, int digit) implements Premise {

        public CellSet cells() {
            return CellSet.of(pivot, first, second);
        }
    }

    /** Filled cells that exclude all but a single, which needs no notes. */
    record Seen(CellSet cells) implements Premise {}

    /** Cells with one digit more than cells: an almost locked set. */
    record AlmostLocked(CellSet cells, int digits) implements Premise {}

    /** Places of a digit outside the cover: fins. */
    record Fins(CellSet cells, int digit) implements Premise {}

    /** Candidates of one of the two colors of a coloring. */
    record Color(CellSet cells, int digit, boolean first) implements Premise {}

    /**
     * A link of a chain between candidates, each a digit in a cell or, in a group or an almost locked set, in several.
     *
     * @param strong if the one end is false, the other is true; else if the one is true, the other is false
     */
    record Link(CellSet from, int fromDigit, CellSet to, int toDigit, boolean strong) implements Premise {

        /** Whether a chain goes on with another link. */
        public boolean leadsTo(Link next) {
            return to.equals(next.from) && toDigit == next.fromDigit;
        }
    }

    /** A candidate that is false because another one is: a technique removes it once the other is gone. */
    record Removal(CellSet from, int fromDigit, CellSet to, int toDigit) implements Premise {}
}

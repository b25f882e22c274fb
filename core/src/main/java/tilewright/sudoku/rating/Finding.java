package tilewright.sudoku.rating;

import org.jspecify.annotations.Nullable;
import tilewright.sudoku.step.StepKind;

/** A step while it is found: written over by the next one, so that looking for steps allocates nothing. */
final class Finding {

    private static final short[] NO_PATH = new short[0];

    StepKind technique = StepKind.HIDDEN_SINGLE;
    double rating;

    /** The cell and digit (from 0) that are placed; cell -1 when nothing is. */
    int cell;

    int digit;

    /** The number of cells in which candidates are removed, those cells, and what is removed there. */
    int removals;

    final int[] removalCells = new int[Layout.CELLS];
    final int[] removalMasks = new int[Layout.CELLS];

    /** The digits of the pattern, and its cells as a list. */
    int digits;

    int cells;
    final int[] patternCells = new int[Layout.CELLS];

    /** The houses in which the pattern lies, and those from which it removes. */
    int bases;

    final int[] base = new int[4];
    int covers;
    final int[] cover = new int[4];

    /** What forcing chains start from, and their common conclusion or one of the two that contradict each other. */
    int origin;

    int target;

    /** What can tell the chains of a step that consists of several. */
    @Nullable
    ForcingChains chains;

    /** The assertions of a chain, from its end to its start. */
    short[] path = NO_PATH;

    void start(StepKind found, double itsRating) {
        technique = found;
        rating = itsRating;
        cell = -1;
        removals = 0;
        digits = 0;
        cells = 0;
        bases = 0;
        covers = 0;
        chains = null;
    }

    /** A step that places a digit, from 0. */
    void place(int itsCell, int itsDigit) {
        cell = itsCell;
        digit = itsDigit;
    }

    /** Notes candidates of a cell to be removed, if there are any. */
    void remove(int itsCell, int mask) {
        if (mask != 0) {
            removalCells[removals] = itsCell;
            removalMasks[removals++] = mask;
        }
    }

    void patternCell(int itsCell) {
        patternCells[cells++] = itsCell;
    }

    void apply(Marks marks) {
        for (int i = 0; i < removals; i++) {
            marks.removeAll(removalCells[i], removalMasks[i]);
        }
        if (cell >= 0) {
            marks.place(cell, digit);
        }
    }
}

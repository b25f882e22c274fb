package tilewright.sudoku.game;

import tilewright.grid.Grid;
import tilewright.sudoku.rules.Variant;

/**
 * One change of a cell, or of the whole board. Only tints are for givens, too. A move does not know the size of its board: cells are
 * numbered as those of the largest grid.
 */
public sealed interface VariantMove {

    /** The largest grid, whose cells moves name. */
    Grid LARGEST = Grid.square(Variant.MOST_SIDE);

    /** A cell of the largest grid; -1 for the whole board. */
    int cell();

    /** Sets a digit, in place of the one that the cell holds; notes stay beneath it. */
    record Place(int cell, int digit) implements VariantMove {}

    /** Takes away the digit; if there is none, the notes that are shown. */
    record Erase(int cell) implements VariantMove {}

    /**
     * Adds notes to an empty cell, or takes those away that are there.
     *
     * @param set of {@link DigitSet}, not empty
     */
    record Mark(int cell, NoteKind kind, int set) implements VariantMove {}

    /**
     * Colors a cell.
     *
     * @param tint the number of a tint; 0 takes the color away
     */
    record Color(int cell, int tint) implements VariantMove {}

    /** Turns automatic notes on or off. */
    record Automatic(boolean on) implements VariantMove {
        @Override
        public int cell() {
            return -1;
        }
    }
}

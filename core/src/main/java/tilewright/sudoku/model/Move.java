package tilewright.sudoku.model;

/**
 * One change of a cell, or of the whole board. Only tints are for clues, too. A move does not know the size of its board: cells are
 * numbered as {@link DigitBoard#named} says, on classic grids 0 to 80.
 */
public sealed interface Move {

    /** -1 for the whole board. */
    int cell();

    /** Sets a digit, in place of the one that the cell holds; notes stay beneath it. */
    record Place(int cell, int digit) implements Move {}

    /** Takes away the digit; if there is none, the notes that are shown. */
    record Erase(int cell) implements Move {}

    /**
     * Adds notes to an empty cell, or takes those away that are there.
     *
     * @param set of {@link Digits}, not empty
     */
    record Mark(int cell, Note kind, int set) implements Move {}

    /**
     * Colors a cell.
     *
     * @param tint the number of a {@link Tint}; 0 takes the color away
     */
    record Color(int cell, int tint) implements Move {}

    /** Turns automatic notes on or off. */
    record Automatic(boolean on) implements Move {
        @Override
        public int cell() {
            return -1;
        }
    }
}

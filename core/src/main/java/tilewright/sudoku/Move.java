package tilewright.sudoku;

/** One change of a cell that is no clue. Cells are 0 to 80, digits 1 to 9. */
sealed interface Move {

    int cell();

    /** Sets a digit, in place of what the cell holds. */
    record Place(int cell, int digit) implements Move {}

    /** Takes away the digit or the notes. */
    record Erase(int cell) implements Move {}

    /** Adds a note to an empty cell, or takes it away if it is there. */
    record Note(int cell, int digit) implements Move {}
}

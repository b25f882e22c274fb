package tilewright.hues;

/** One change of the board. Cells are 0 to 63, colors 0 to 7. */
sealed interface Move {

    /** Puts a tile from its pile on a free cell. */
    record Put(int color, int cell) implements Move {}

    /** Moves a tile to a free cell. */
    record Shift(int from, int to) implements Move {}

    /** Puts a tile back on its pile. */
    record Return(int cell) implements Move {}

    /**
     * Notes colors on a free cell, or takes away those that are noted.
     *
     * @param set bit c is color c; not 0
     */
    record Note(int cell, int set) implements Move {}
}

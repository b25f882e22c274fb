package tilewright.trominoes;

/** One change of the board. Rows and columns count from 0. */
sealed interface Move {

    int row();

    int column();

    /** Sets the green tile, or moves it here. */
    record SetGreen(int row, int column) implements Move {}

    /** Lays a tile of three whose left or upper end is here. */
    record Lay(int row, int column, boolean across) implements Move {}

    /** Takes off the tile of three whose left or upper end is here. */
    record Lift(int row, int column) implements Move {}
}

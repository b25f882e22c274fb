package tilewright.sudoku.rules;

import java.util.List;

/**
 * A set of cells that holds each digit of the grid once.
 *
 * @param number counted from 0 within the kind
 * @param cells in reading order; those of a diagonal from its top
 */
public record House(Kind kind, int number, List<Integer> cells) {

    /** The kinds of houses, in the order of {@link Variant#houses}. */
    public enum Kind {
        ROW,
        COLUMN,
        BOX,
        DIAGONAL,
        WINDOW,
        GROUP,
        EXTRA
    }

    public House {
        cells = List.copyOf(cells);
    }
}

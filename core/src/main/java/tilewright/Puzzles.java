package tilewright;

import java.util.List;
import tilewright.puzzle.Catalog;
import tilewright.sudoku.SudokuPuzzle;

/** The one list of all puzzles. */
public final class Puzzles {

    /** In the order in which they are shown. */
    public static final Catalog CATALOG = new Catalog(List.of(new SudokuPuzzle()));

    private Puzzles() {}
}

package tilewright;

import java.util.List;
import tilewright.hues.HuesPuzzle;
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Catalog;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.trominoes.TrominoesPuzzle;

/** The one list of all puzzles. */
public final class Puzzles {

    /** In the order in which they are shown. */
    public static final Catalog CATALOG =
            new Catalog(List.of(new PalettoPuzzle(), new HuesPuzzle(), new SudokuPuzzle(), new TrominoesPuzzle()));

    private Puzzles() {}
}

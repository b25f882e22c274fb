package tilewright;

import java.util.List;
import tilewright.hues.HuesPuzzle;
import tilewright.paletto.PalettoPuzzle;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.sudoku.SudokuPuzzle;
import tilewright.trominoes.TrominoesPuzzle;

/** The one list of all puzzles. */
public final class Puzzles {

    /** All puzzles, in the order in which they are shown. */
    public static final Catalog CATALOG =
            new Catalog(List.of(new PalettoPuzzle(), new HuesPuzzle(), new SudokuPuzzle(), new TrominoesPuzzle()));

    /**
     * The classes of the puzzles of which the page has a smaller engine, too: a static method {@code forPlay} of the class
     * makes the puzzle without hints and studies.
     */
    public static final List<Class<? extends Puzzle<?, ?, ?>>> FOR_PLAY =
            List.of(PalettoPuzzle.class, HuesPuzzle.class, SudokuPuzzle.class, TrominoesPuzzle.class);

    private Puzzles() {}
}

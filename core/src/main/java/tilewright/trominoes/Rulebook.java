package tilewright.trominoes;

import java.util.List;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Guide.Section;

/** The rules of trominoes with pictures. */
final class Rulebook {

    static final Guide GUIDE = new Guide(
            "Press a cell and drag over the next two to lay a tile. Tap a tile to remove it. The green one "
                    + "stays, unless you placed it: then drag it to another cell.",
            List.of(
                    new Section(
                            "The tiles",
                            "A yellow tile covers three cells in a line, across or down. The green one covers the cell "
                                    + "that remains.",
                            "ghhh/v.../v.../v...",
                            "",
                            ""),
                    new Section(
                            "No bends",
                            "A tile does not bend, leave the board, or overlap another. In the third row, no tile across "
                                    + "fits.",
                            "g.../.v../.v../.v..",
                            "",
                            "r3c1 r3c3 r3c4"),
                    new Section(
                            "Where the green tile can go",
                            "The green tile may go on any cell, but not every cell lets the rest be covered. On this "
                                    + "board it must be in a corner.",
                            "..../..../..../....",
                            "r1c1 r1c4 r4c1 r4c4",
                            "r1c2 r1c3 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c2 r4c3"),
                    new Section(
                            "A dead end",
                            "Both neighbors of the marked cell are taken, so nothing can cover it. Remove a tile, or move "
                                    + "the green one.",
                            ".hhh/g.../..../....",
                            "",
                            "r1c1")));

    private Rulebook() {}
}

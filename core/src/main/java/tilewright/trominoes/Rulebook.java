package tilewright.trominoes;

import java.util.List;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Guide.Section;

/** The rules of trominoes with pictures. */
final class Rulebook {

    static final Guide GUIDE = new Guide(
            "Press on a cell and move over the next two: a tile lies there. Touch a tile to take it off again, and drag "
                    + "the green one to another cell.",
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
                            "A tile does not bend, does not leave the board and does not lie on another. In the third row "
                                    + "no tile across fits any more.",
                            "g.../.v../.v../.v..",
                            "",
                            "r3c1 r3c3 r3c4"),
                    new Section(
                            "Where the green tile can be",
                            "The green tile may be put on any cell, but not from everywhere can the rest be covered. On "
                                    + "this board it must be in a corner.",
                            "..../..../..../....",
                            "r1c1 r1c4 r4c1 r4c4",
                            "r1c2 r1c3 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c2 r4c3"),
                    new Section(
                            "A dead end",
                            "The marked cell has two neighbors, and both are taken: nothing can cover it. Take a tile "
                                    + "off, or move the green one.",
                            ".hhh/g.../..../....",
                            "",
                            "r1c1")));

    private Rulebook() {}
}

package tilewright.hues;

import java.util.List;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Guide.Section;

/** The rules of hues with pictures. */
final class Rulebook {

    static final Guide GUIDE = new Guide(
            "Drag a tile from its pile to a cell. Drag it again to move it or to return it to its pile.",
            List.of(
                    new Section(
                            "The tiles",
                            "Eight tiles in each of eight colors fill the board. Each pile shows how many are left.",
                            "12312312/34564563/21721721/43643648/......../......../......../........",
                            "",
                            ""),
                    new Section(
                            "Not too close",
                            "Tiles of one color must not touch, not even at a corner, or be two apart in a straight line. "
                                    + "So every tile differs from its neighbors, and they differ from each other. A knight's move "
                                    + "away is far enough.",
                            "......../......../......../...1..../......../......../......../........",
                            "r2c3 r2c5 r3c2 r3c6 r5c2 r5c6 r6c3 r6c5",
                            "r2c4 r3c3 r3c4 r3c5 r4c2 r4c3 r4c5 r4c6 r5c3 r5c4 r5c5 r6c4"),
                    new Section(
                            "Four corners",
                            "The four corners of the board have different colors. With color 1 in one corner, the other "
                                    + "three cannot have it.",
                            "1......./......../......../......../......../......../......../........",
                            "",
                            "r1c8 r8c1 r8c8"),
                    new Section(
                            "A dead end",
                            "All eight colors surround the marked cell, so no tile fits there. No rule is broken, but a "
                                    + "tile must be removed.",
                            "......../......../..516.../..3.4.../..728.../......../......../........",
                            "",
                            "r4c4")));

    private Rulebook() {}
}

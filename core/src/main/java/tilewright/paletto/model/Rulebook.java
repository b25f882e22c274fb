package tilewright.paletto.model;

import java.util.List;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Guide.Section;

/** The rules of Paletto with pictures. */
public final class Rulebook {

    /** All of its sections. */
    public static final Guide GUIDE = new Guide(
            "Press the pieces that you take, all of one color, then end your turn.",
            List.of(
                    new Section(
                            "Which pieces are free",
                            "A piece can be taken if at least two of its four sides are open: to an empty cell or to the "
                                    + "edge of the board. At the beginning these are the corners.",
                            "DCAB/CDBC/ABAD/DACB",
                            "r1c1 r1c4 r4c1 r4c4",
                            "r1c2 r2c2"),
                    new Section(
                            "Together",
                            "The remaining pieces must stay connected, side by side. The marked piece has two open "
                                    + "sides, but without it there would be two groups.",
                            "AB../.C../.AB./....",
                            "r1c1 r3c3",
                            "r2c2"),
                    new Section(
                            "A turn",
                            "Take one or more pieces of one color, as many as you like. The corner at R1C1 was taken here: one "
                                    + "of its color at R4C1 may follow in the same turn, other colors may not.",
                            "dCAB/CDBC/ABAD/DACB 2 0 0001,0000",
                            "r4c1",
                            "r1c4 r4c4"),
                    new Section(
                            "Who wins",
                            "You win with all pieces of one color, or with the last piece of the board. The second player "
                                    + "takes the last piece of a color at R3C4 here, and owns all four.",
                            "..../..BC/..AD/.... 2 1 3120,0213",
                            "r3c4",
                            "")));

    private Rulebook() {}
}

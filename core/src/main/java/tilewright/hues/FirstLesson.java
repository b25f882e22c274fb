package tilewright.hues;

import java.util.List;
import tilewright.puzzle.Lesson;
import tilewright.puzzle.Lesson.Slip;
import tilewright.puzzle.Lesson.Step;
import tilewright.puzzle.Lesson.Task.Moves;
import tilewright.puzzle.Lesson.Task.Refused;

/** The first lesson in hues. */
final class FirstLesson {

    private static final String ONE = "......../......../......../...1..../......../......../......../........";

    static final Lesson LESSON = new Lesson(List.of(
            new Step(
                    "A tile",
                    "The piles hold eight tiles in each of eight colors. Drag any tile to the ringed cell, or choose the "
                            + "cell and type the number of a pile.",
                    "......../......../......../......../......../......../......../........",
                    "r4c4",
                    "",
                    new Moves("p1=r4c4", "p2=r4c4", "p3=r4c4", "p4=r4c4", "p5=r4c4", "p6=r4c4", "p7=r4c4", "p8=r4c4"),
                    "Its pile shows that seven are left.",
                    List.of(),
                    "Lay it on the ringed cell."),
            new Step(
                    "Not too close",
                    "Tiles of one color must not touch, not even at a corner. Try it: lay another tile of the same color, from pile "
                            + "1, on the ringed cell.",
                    ONE,
                    "r5c5",
                    "",
                    new Refused("drag:pile1:r5c5", "type:r5c5:1"),
                    "It is refused, and you are told why. Nothing wrong can be laid.",
                    List.of(),
                    "Try the same color on the ringed cell, to see what happens."),
            new Step(
                    "Two apart",
                    "In a straight line, one cell between two equal tiles is not enough; a knight’s move away is. Lay the same color, "
                            + "pile 1, on the ringed cell that is far enough.",
                    ONE,
                    "r4c6 r6c5",
                    "",
                    new Moves("p1=r6c5"),
                    "So a tile and its four neighbors always have five different colors.",
                    List.of(
                            new Slip(
                                    "drag:pile1:r4c6",
                                    "This one is two apart in a straight line. The other one is right."),
                            new Slip(
                                    "type:r4c6:1",
                                    "This one is two apart in a straight line. The other one is right.")),
                    "Lay a tile of pile 1 on one of the two ringed cells."),
            new Step(
                    "Four corners",
                    "The four corners of the board have four different colors. Lay a tile on the last one.",
                    "1......2/......../......../......../......../......../......../3.......",
                    "r8c8",
                    "",
                    new Moves("p4=r8c8", "p5=r8c8", "p6=r8c8", "p7=r8c8", "p8=r8c8"),
                    "Four corners, four colors.",
                    List.of(
                            new Slip(
                                    "drag:pile1:r8c8",
                                    "Another corner has this color already. Take one of piles 4 to 8."),
                            new Slip(
                                    "drag:pile2:r8c8",
                                    "Another corner has this color already. Take one of piles 4 to 8."),
                            new Slip(
                                    "drag:pile3:r8c8",
                                    "Another corner has this color already. Take one of piles 4 to 8.")),
                    "Lay a color on the ringed corner that no other corner has: piles 4 to 8."),
            new Step(
                    "Only one color",
                    "Seven colors are around the ringed cell. Which one is left? Lay it.",
                    "......../......../..516.../..3.4.../..72..../......../......../........",
                    "r4c4",
                    "",
                    new Moves("p8=r4c4"),
                    "That is how most cells are found.",
                    List.of(),
                    "Look at the cells around it: the colors of piles 1 to 7 are there."),
            new Step(
                    "Back to the pile",
                    "All eight colors are around the ringed cell: nothing fits there any more. Take one of these tiles back: "
                            + "drag it to its pile, or choose it and press Delete.",
                    "......../......../..516.../..3.4.../..728.../......../......../........",
                    "r4c4",
                    "",
                    new Moves("x=r3c3", "x=r3c4", "x=r3c5", "x=r4c3", "x=r4c5", "x=r5c3", "x=r5c4", "x=r5c5"),
                    "Now its color fits on the ringed cell. You know all rules.",
                    List.of(),
                    "Take back a tile beside the ringed cell.")));

    private FirstLesson() {}
}

package tilewright.trominoes;

import java.util.List;
import tilewright.puzzle.Lesson;
import tilewright.puzzle.Lesson.Slip;
import tilewright.puzzle.Lesson.Step;
import tilewright.puzzle.Lesson.Task.Moves;
import tilewright.puzzle.Lesson.Task.Refused;

/** The first lesson in trominoes. */
final class FirstLesson {

    private static final String EMPTY = "g.../..../..../....";

    static final Lesson LESSON = new Lesson(List.of(
            new Step(
                    "Across",
                    "A tile covers three cells in a line. Press a cell and drag over the next two, or press the two ends one "
                            + "after the other. Lay a tile across.",
                    EMPTY,
                    "r2c2 r2c4",
                    "",
                    new Moves("h=r1c2", "h=r2c1", "h=r2c2", "h=r3c1", "h=r3c2", "h=r4c1", "h=r4c2"),
                    "Press a tile to take it off again.",
                    List.of(new Slip("drag:r2c2:r4c2", "This one lies down. Lay one from left to right.")),
                    "Lay a tile from left to right."),
            new Step(
                    "Down",
                    "Tiles lie down as well. Lay one from top to bottom.",
                    EMPTY,
                    "r2c1 r4c1",
                    "",
                    new Moves("v=r1c2", "v=r1c3", "v=r1c4", "v=r2c1", "v=r2c2", "v=r2c3", "v=r2c4"),
                    "Across or down: there are no other tiles.",
                    List.of(new Slip("drag:r4c1:r4c3", "This one lies across. Lay one from top to bottom.")),
                    "Lay a tile from top to bottom."),
            new Step(
                    "No bends",
                    "A tile does not bend, and it does not lie on another one. Try it: press the ringed cell on the left, then the "
                            + "other one.",
                    "..../.gv./..v./..v.",
                    "r2c1 r3c2",
                    "",
                    new Refused("drag:r3c2:r2c1", "drag:r2c1:r3c2"),
                    "It is refused, and you are told why.",
                    List.of(),
                    "Press the two ringed cells one after the other."),
            new Step(
                    "Where the green tile can be",
                    "The green tile covers the cell that remains. The dots are three colors, and each tile covers one of each: "
                            + "so equally many must be left of all three. Here they are not. Drag the green tile to a ringed cell.",
                    ".g../..../..../....",
                    "",
                    "coloring",
                    new Moves("g=r1c1", "g=r1c4", "g=r4c1", "g=r4c4"),
                    "Now there are five cells of each color. In a second coloring, mirrored, it is the same.",
                    List.of(new Slip(
                            "drag:r1c2:r2c2",
                            "Here the mirrored coloring does not come out even. Only the corners do.")),
                    "Drag the green tile to a corner."),
            new Step(
                    "A dead end",
                    "Both neighbors of the ringed cell are taken: no tile fits there. Press the yellow tile to take it off.",
                    ".hhh/g.../..../....",
                    "r1c1",
                    "",
                    new Moves("x=r1c2", "g=r1c1"),
                    "Watch for such cells: they cannot be covered any more.",
                    List.of(),
                    "Take off the yellow tile, or drag the green one into the corner."),
            new Step(
                    "A whole board",
                    "Now cover this board. Five tiles do it, in four different ways. A tile that is in the way can be taken off.",
                    EMPTY,
                    "",
                    "",
                    new Moves(
                            "h=r1c2 h=r2c1 h=r3c1 h=r4c1 v=r2c4",
                            "h=r1c2 v=r2c1 h=r2c2 h=r3c2 h=r4c2",
                            "h=r1c2 v=r2c1 v=r2c2 v=r2c3 v=r2c4",
                            "v=r1c2 v=r1c3 v=r1c4 v=r2c1 h=r4c2"),
                    "Every cell is covered. Larger boards are waiting.",
                    List.of(new Slip(
                            "drag:r2c2:r2c4 drag:r1c2:r1c4 drag:r3c1:r3c3",
                            "A cell at the edge has no neighbor left.")),
                    "With this tile the rest cannot be covered any more.")));

    private FirstLesson() {}
}

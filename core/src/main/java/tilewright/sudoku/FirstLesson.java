package tilewright.sudoku;

import java.util.List;
import tilewright.puzzle.Lesson;
import tilewright.puzzle.Lesson.Slip;
import tilewright.puzzle.Lesson.Step;
import tilewright.puzzle.Lesson.Task.Hinted;
import tilewright.puzzle.Lesson.Task.Moves;

/** The first lesson in Sudoku. */
final class FirstLesson {

    private static final String EMPTY = ".........";

    /** A puzzle with four cells left. */
    private static final String NEARLY =
            "53467891267219534819834256785976142342685379171392485696153728428.41963.34528.1.9";

    static final Lesson LESSON = new Lesson(List.of(
            new Step(
                    "The last of its row",
                    "Every row, every column, and every box of three by three holds each of the digits 1 to 9 once. One is "
                            + "missing in the first row. Choose the ringed cell and press that digit.",
                    "12345678." + EMPTY.repeat(8),
                    "r1c9",
                    "",
                    new Moves("r1c9=9"),
                    "Columns and boxes are finished in the same way.",
                    List.of(new Slip("type:r1c9:8", "There is an 8 in this row already. Which digit is not?")),
                    "Write the digit that is missing in the first row, in the ringed cell."),
            new Step(
                    "Only one place",
                    "Where can the 5 of the upper left box be? The 5s in rows 2 and 3 rule out these rows. Write it.",
                    ".12......" + "...5....." + "......5.." + EMPTY.repeat(6),
                    "",
                    "",
                    new Moves("r1c1=5"),
                    "A hidden single: one place is left for a digit.",
                    List.of(
                            new Slip("type:r2c1:5", "Row 2 has a 5 already. What is left of the box?"),
                            new Slip("type:r3c1:5", "Row 3 has a 5 already. What is left of the box?")),
                    "The upper left box has one cell that is neither filled nor in row 2 or 3."),
            new Step(
                    "Only one digit",
                    "Now look at a cell. The ringed one sees its row, its column, and its box. Which digit is left for it?",
                    "....4...." + "....5...." + EMPTY + "...7....." + "123......" + ".....8..." + EMPTY + "....6...."
                            + EMPTY,
                    "r5c5",
                    "",
                    new Moves("r5c5=9"),
                    "A naked single: one digit is left for a cell.",
                    List.of(new Slip("type:r5c5:7", "There is a 7 in the same box.")),
                    "The cell sees 1, 2, 3 in its row, 4, 5, 6 in its column, and 7, 8 in its box."),
            new Step(
                    "Notes",
                    "Two digits are left for this cell: 2 and 7. Note both: press Notes before the digits, or hold Shift.",
                    "1345689.." + EMPTY.repeat(8),
                    "r1c8",
                    "",
                    new Moves("r1c8?2 r1c8?7", "r1c8!2 r1c8!7"),
                    "Notes are for you: nothing is refused because of them.",
                    List.of(
                            new Slip("type:r1c8:2", "That is the digit itself. Press Notes first, then it is a note."),
                            new Slip("type:r1c8:7", "That is the digit itself. Press Notes first, then it is a note.")),
                    "Note a 2 and a 7 in the ringed cell."),
            new Step(
                    "A hint",
                    "A hint says where to look. Ask for more of it, and it names the technique, then says why, then what to do. Press Hint, "
                            + "and go on to its end.",
                    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                    "",
                    "",
                    new Hinted(),
                    "Take as little of a hint as you need.",
                    List.of(),
                    "Press Hint."),
            new Step(
                    "The end",
                    "Four cells are left. Fill them.",
                    NEARLY,
                    "r8c3 r8c9 r9c6 r9c8",
                    "",
                    new Moves("r8c3=7 r8c9=5 r9c6=6 r9c8=7"),
                    "Solved. From here on it is only a matter of looking.",
                    List.of(new Slip("type:r8c3:5", "There is a 5 in the same box.")),
                    "Look at the row, the column, and the box of the cell.")));

    private FirstLesson() {}
}

package tilewright.sudoku.model;

import java.util.List;
import tilewright.puzzle.Guide;
import tilewright.puzzle.Guide.Section;

/** The rules of Sudoku with pictures. */
public final class Rulebook {

    public static final Guide GUIDE = new Guide(
            "Choose a cell and press a digit; another digit takes its place, and Delete takes it away.",
            List.of(
                    new Section(
                            "The grid",
                            "Each row, each column and each box of three by three cells holds each of the digits 1 to 9 "
                                    + "once. The digits that are there at the beginning are clues, and stay.",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
                            "",
                            ""),
                    new Section(
                            "No repeats",
                            "The same digit must not appear twice in a row, a column or a box. Here the two 7s share a "
                                    + "row.",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 ........7........................................................................",
                            "",
                            "r1c5 r1c9"),
                    new Section(
                            "The last of its row",
                            "Eight digits of this row are there, so the ninth is known. Columns and boxes are finished in "
                                    + "the same way.",
                            "12345678.........................................................................",
                            "r1c9",
                            ""),
                    new Section(
                            "The only place",
                            "The 5 of the upper left box cannot be in the second or third row, because both have one. "
                                    + "Only the marked cell is left.",
                            ".12.........5...........5........................................................",
                            "r1c1",
                            ""),
                    new Section(
                            "Notes",
                            "Small digits are your own remarks: what might still go there. They are right or wrong for "
                                    + "you alone, and nothing is refused because of them.",
                            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 ................................................................................. 13124/1426/161248",
                            "r1c3 r1c4 r1c6",
                            "")));

    private Rulebook() {}
}

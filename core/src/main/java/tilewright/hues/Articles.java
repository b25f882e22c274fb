package tilewright.hues;

import java.util.List;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Handbook.Picture;
import tilewright.puzzle.Handbook.Row;

/** What there is to read about hues beyond its rules. */
final class Articles {

    private static final String PLAY = "To solve it";

    private static final String BOARD = "65234168/87417247/16523852/38145638/452687../76371.../821536../34782534";

    static final Handbook HANDBOOK = new Handbook(List.of(
            new Article(
                    "steps",
                    PLAY,
                    "Which tile is next",
                    "A cell with one color left, or a color with one place left.",
                    List.of(
                            "Every cell has up to twelve others that must differ from it: its eight neighbors and those two apart "
                                    + "in a straight line. Where seven colors are among them, the eighth is the answer.",
                            "Or look at a color: eight tiles have to find room. Where all rooms but one are closed, a tile goes "
                                    + "there. The hint shows such a step and its reason."),
                    new Picture.Hinted(BOARD)),
            new Article(
                    "levels",
                    PLAY,
                    "Levels",
                    "Easy, medium, and hard: what it takes to find each tile.",
                    List.of(
                            "A board to be solved has exactly one completion, and its level says what it takes to find it."),
                    List.of(
                            new Row("Easy", "Again and again one color alone fits into some cell."),
                            new Row(
                                    "Medium",
                                    "Some cells need a color because its tiles would not find room otherwise."),
                            new Row("Hard", "Some colors have to be tried out."),
                            new Row(
                                    "Tiles given",
                                    "Such boards, and the empty one, have many completions: any will do.")),
                    new Picture.None()),
            new Article(
                    "lamp",
                    PLAY,
                    "Can it still be completed?",
                    "What the lamp beside the board says, and when it does not know.",
                    List.of(
                            "Switch on the lamp to be told after each tile. A solid disc with a check mark: it can be completed, proven. A "
                                    + "square with a cross: it cannot, proven; it says how many tiles to undo. A ring with a question mark: not "
                                    + "known yet."),
                    new Picture.Studied(
                            "......../......../..516.../..3.4.../..728.../......../......../........", "lamp"))));

    private Articles() {}
}

package tilewright.trominoes;

import java.util.List;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Handbook.Picture;

/** What there is to read about trominoes beyond their rules. */
final class Articles {

    private static final String PLAY = "To cover it";

    static final Handbook HANDBOOK = new Handbook(List.of(
            new Article(
                    "coloring",
                    PLAY,
                    "Why some cells cannot hold the green tile",
                    "Three colors along the diagonals prove it: every tile covers one cell of each.",
                    List.of(
                            "Color the cells with three colors along the diagonals. A tile of three, across or down, then covers one "
                                    + "cell of each color. So the cells that are to be covered must be equally many of all three colors, and "
                                    + "the green tile must lie on the color that has one more.",
                            "The same holds for the mirrored coloring. Only cells that pass both can hold the green tile; rings mark them. "
                                    + "On this board they are in rows and columns 1, 4, and 7."),
                    new Picture.Studied(".g...../......./......./......./......./......./.......", "coloring")),
            new Article(
                    "dead-ends",
                    PLAY,
                    "Dead ends",
                    "Look at corners and edges first, and at cells whose neighbors are taken.",
                    List.of(
                            "A cell in a corner can be covered in two ways at most, one with taken neighbors in fewer. Begin where "
                                    + "there is least choice. The hint shows a cell that can be covered in only one way."),
                    new Picture.Hinted("g..hhh./......./......./......./......./......./.......")),
            new Article(
                    "coverings",
                    PLAY,
                    "How many coverings are left",
                    "An exact count after each tile, and a map of how tiles lie in most of them.",
                    List.of(
                            "Switch on the count beside the board to see how many coverings are left. It is exact, not an estimate.",
                            "The heat map shows for each cell how tiles lie on it more often: across or down, in so many of a hundred "
                                    + "coverings. A cell with 100 is decided.",
                            "Forced bars rings the tiles that every covering has: laying one of them cannot be a mistake."),
                    new Picture.Studied("ghhh.../......./......./......./......./......./.......", "candidates"))));

    private Articles() {}
}

package tilewright.paletto;

import java.util.List;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Handbook.Picture;
import tilewright.puzzle.Handbook.Row;

/** What there is to read about Paletto beyond its rules. */
final class Articles {

    private static final String PLAY = "To play well";

    static final Handbook HANDBOOK = new Handbook(List.of(
            new Article(
                    "looking-ahead",
                    PLAY,
                    "Looking ahead",
                    "Each piece that goes opens sides of its neighbors, for the other player first.",
                    List.of(
                            "Each piece that you take opens sides of its neighbors, and it is the other player who takes next. "
                                    + "Before you take a piece, look at what becomes free: the last two pieces of a color that "
                                    + "the other player collects must not.",
                            "A color of which two players own pieces can no longer be completed by anyone. One piece is enough "
                                    + "to spoil the other’s color.",
                            "When no color can be completed any more, the last piece decides. Then the number of turns that "
                                    + "are left counts: take one piece or two, so that it comes out in your favor."),
                    new Picture.Hinted("..A./.DBD/ABC./.CB. 2 0 0022,2100")),
            new Article(
                    "computer-players",
                    PLAY,
                    "The computer’s levels",
                    "Eight levels, from one that a child can beat to one that plays perfectly.",
                    List.of(
                            "Each level wins clearly against the one below it: about three games of four, or more. The best level is "
                                    + "perfect for two players on boards up to 6 × 6. The first player wins nearly all boards there, so "
                                    + "let it begin if you like to see how."),
                    List.of(
                            new Row("Level 1", "Wins at once if it can, else plays at random."),
                            new Row(
                                    "Level 2",
                                    "Looks one turn ahead, and does not let you win at once if it can avoid it."),
                            new Row("Level 3", "Looks three turns ahead."),
                            new Row(
                                    "Levels 4 to 7",
                                    "Play 40, 150, 600, and 2,000 random games to the end before each turn, and know "
                                            + "exactly who wins when 6, 8, 10, or 13 pieces are left."),
                            new Row(
                                    "Level 8",
                                    "Perfect for two players up to 6 × 6; on larger boards from 40 pieces on.")),
                    new Picture.None()),
            new Article(
                    "analysis",
                    PLAY,
                    "Proven and estimated",
                    "What the bar beside the board knows, and what it only expects.",
                    List.of(
                            "Switch on Analysis to see who wins. With a seal and a full bar it is proven: with the right turns that player "
                                    + "wins, whatever the other does. With ≈ and a hatched bar it is an estimate from many games played "
                                    + "out.",
                            "The turns below are marked as well: one that wins, one that loses. Review game, in More, lists the "
                                    + "turns that gave a won game away."),
                    new Picture.None())));

    private Articles() {}
}

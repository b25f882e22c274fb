package tilewright.sudoku;

import java.util.ArrayList;
import java.util.List;
import tilewright.puzzle.Handbook;
import tilewright.puzzle.Handbook.Article;
import tilewright.puzzle.Handbook.Picture;
import tilewright.puzzle.Handbook.Row;

/** What there is to read about Sudoku beyond its rules. */
final class Articles {

    private static final String PLAY = "To solve it";

    static final Handbook HANDBOOK = new Handbook(all());

    private Articles() {}

    private static List<Article> all() {
        List<Article> all = new ArrayList<>(List.of(hints(), notes(), levels(), rating()));
        all.addAll(TechniqueArticles.ALL);
        return all;
    }

    private static Article hints() {
        return new Article(
                "hints",
                PLAY,
                "Hints",
                "A hint comes in four strengths: take as little as you need.",
                List.of(
                        "Each press tells more of the same step, and the board shows it: tinted rows, columns, and boxes to look at, ringed "
                                + "cells of the pattern, candidates on a round ground, and struck out what goes.",
                        "Arrows are the links of a chain. A whole one leads from a candidate that is false to one that must then be "
                                + "true, a dotted one from a true candidate to one that is then false.",
                        "The notes need not be filled in for a hint. If a digit is wrong, the hint says so first."),
                List.of(
                        new Row("Where", "Which row, column, box, or digit to look at."),
                        new Row("Technique", "Its name, and what it is."),
                        new Row("Why", "The reason in this position."),
                        new Row("Do it", "What follows. The button carries it out.")),
                new Picture.Hinted(
                        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
    }

    private static Article notes() {
        return new Article(
                "notes",
                PLAY,
                "Notes",
                "Small digits in the corners or in the center: yours, or kept by the studio.",
                List.of(
                        "Corner notes say where a digit can go in a row, a column, or a box; center notes say which digits are left for "
                                + "a cell. Use them as you like: nothing is refused because of them.",
                        "Automatic notes, in More, follow the digits, and remember what you took away: a dot stands in its place. Other tools there fill in all notes, "
                                + "remove wrong ones, or note one digit everywhere."),
                List.of(
                        new Row("Corner", "The button Notes or Corner, or Shift and a digit."),
                        new Row("Center", "The button Center, or Ctrl and a digit.")),
                new Picture.None());
    }

    private static Article levels() {
        return new Article(
                "levels",
                PLAY,
                "Levels",
                "Easy, medium, hard, unfair, extreme: what the hardest step asks for.",
                List.of(
                        "The levels are those of HoDoKu. Every step of its way to the solution costs something: 4 for a naked single, 140 for "
                                + "an X-Wing, 10,000 where it would have to guess. The level is the highest of any step, or the next one when the "
                                + "sum is too high for it."),
                List.of(
                        new Row("Easy", "Singles are enough."),
                        new Row("Medium", "Pointing and claiming, pairs and triples."),
                        new Row("Hard", "Fish, wings, rectangles, coloring."),
                        new Row("Unfair", "Chains, larger fish, almost locked sets."),
                        new Row("Extreme", "Steps people rarely find by hand.")),
                new Picture.None());
    }

    private static Article rating() {
        return new Article(
                "rating",
                PLAY,
                "The rating: ER",
                "One number that Sudoku players know: how hard the hardest step is.",
                List.of(
                        "ER is the explainer rating, on the scale of Sudoku Explainer. The studio solves the puzzle as a person would, always "
                                + "with the easiest technique that goes on, and the hardest of these steps is the rating. EP is the hardest step "
                                + "up to the first digit, ED the very first step.",
                        "The order in which cells are looked at matters a little: turned round, a hard puzzle can be rated 0.1 higher or lower. "
                                + "A puzzle is rated if it has one solution.",
                        "Of random puzzles a quarter is rated 1.2 to 1.5, a quarter 1.7 to 2.3, a fifth 2.5 to 4.8, nearly a third 6.6 and more, "
                                + "and two in a thousand 9.0 and more."),
                List.of(
                        new Row("1.0 to 1.5", "Full houses and hidden singles: for beginners."),
                        new Row("1.7 to 2.8", "Pointing, claiming, naked singles: most newspapers."),
                        new Row("3.0 to 4.4", "Pairs, triples, X-Wing, swordfish, XY-Wing: with notes."),
                        new Row("4.5 to 6.2", "Unique rectangles and loops, quads, jellyfish, BUG: experts."),
                        new Row("6.5 to 7.5", "Cycles and forcing chains: experts with patience."),
                        new Row("7.6 to 8.9", "Chains from all candidates of a cell or all places of a digit: few."),
                        new Row("9.0 to 11.9", "Chains within chains: programs.")),
                new Picture.None());
    }
}

package tilewright.sudoku.rating;

import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.model.Board;
import tilewright.text.Json;

/** Rates a puzzle by the steps that solve it. Threads may share it. */
public final class Difficulty implements Study<Board> {

    private final Raters raters;

    public Difficulty(Raters raters) {
        this.raters = raters;
    }

    @Override
    public String verb() {
        return "rate";
    }

    @Override
    public String title() {
        return "How hard is it?";
    }

    @Override
    public String about() {
        return "ER, EP, and ED as Sudoku Explainer rates a puzzle, and the hardest technique";
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.solved()) {
            throw new Refused("nothing is left to solve");
        }
        try {
            ExplainerRating rating = rating(board, limits.stop());
            String line = rating.text() + " " + rating.hardest().title();
            return new Report(line, fields(rating), true);
        } catch (Stopped stopped) {
            return new Report("not rated within the limits", Json.obj(), false);
        }
    }

    /**
     * The rating of a puzzle.
     *
     * @throws Refused when it has no solution or several
     * @throws Stopped when it was stopped
     */
    public ExplainerRating rating(Board board, Stop stop) {
        Position position = Position.ofPuzzle(board, stop);
        return raters.ask(rater -> rater.rate(position.digits(), position.candidates(), stop));
    }

    private static Json.Obj fields(ExplainerRating rating) {
        return Json.obj()
                .with("er", Json.tenths(rating.er()))
                .with("ep", Json.tenths(rating.ep()))
                .with("ed", Json.tenths(rating.ed()))
                .with("hardest", rating.hardest().title());
    }
}

package tilewright.sudoku.rating;

import java.util.Optional;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.sudoku.technique.HodokuSolver;
import tilewright.text.Ascii;
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
    public boolean reveals() {
        return false;
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        if (board.solved()) {
            throw new Refused("nothing is left to solve");
        }
        try {
            ExplainerRating rating = rating(board, limits.stop());
            String line = rating.text() + " " + rating.hardest().title();
            Optional<HodokuSolver.Rating> hodoku = hodoku(board, limits.stop());
            return new Report(line, fields(rating, hodoku), true).said(sentences(rating, hodoku));
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

    /** HoDoKu's rating of a puzzle; empty for candidates, which HoDoKu does not rate. */
    private static Optional<HodokuSolver.Rating> hodoku(Board board, Stop stop) {
        if (!Position.isPuzzle(board)) {
            return Optional.empty();
        }
        Board puzzle = board.fresh();
        return Optional.of(
                HodokuSolver.rate(puzzle.digits(), UniqueSolution.of(puzzle, "a rating needs a solution"), stop));
    }

    private static String sentences(ExplainerRating rating, Optional<HodokuSolver.Rating> hodoku) {
        String level = hodoku.map(one -> one.level().title() + ". ").orElse("");
        return "%sRated %s on the scale of Sudoku Explainer. The hardest step: %s."
                .formatted(
                        level,
                        Json.tenths(rating.er()),
                        Ascii.lower(rating.hardest().title()));
    }

    private static Json.Obj fields(ExplainerRating rating, Optional<HodokuSolver.Rating> hodoku) {
        Json.Obj fields = Json.obj()
                .with("er", Json.tenths(rating.er()))
                .with("ep", Json.tenths(rating.ep()))
                .with("ed", Json.tenths(rating.ed()));
        if (hodoku.isPresent()) {
            fields = fields.with("level", hodoku.get().level().title())
                    .with("score", hodoku.get().score());
        }
        return fields.with("hardest", rating.hardest().title());
    }
}

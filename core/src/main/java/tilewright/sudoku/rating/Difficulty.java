package tilewright.sudoku.rating;

import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tilewright.message.Message;
import tilewright.puzzle.Columns;
import tilewright.puzzle.Rated;
import tilewright.puzzle.Result;
import tilewright.puzzle.Study;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.search.Stopped;
import tilewright.sudoku.model.Board;
import tilewright.sudoku.solve.GivenCandidates;
import tilewright.sudoku.solve.UniqueSolution;
import tilewright.sudoku.step.Level;
import tilewright.sudoku.technique.HodokuSolver;
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
    public Message title() {
        return RatingMessages.rateTitle();
    }

    @Override
    public Message about() {
        return RatingMessages.rateAbout();
    }

    @Override
    public boolean reveals() {
        return false;
    }

    @Override
    public boolean varies() {
        return true;
    }

    @Override
    public Columns columns() {
        return Columns.NONE
                .decimal("er", "ep", "ed")
                .words("level", Stream.of(Level.values()).map(Level::title).toList())
                .whole("score")
                .text("hardest");
    }

    @Override
    public Report study(Board board, int depth, Limits limits) {
        return report(board, limits.stop(), rating -> {
            Rating both = new Rating(rating, hodoku(board, limits.stop()), GivenCandidates.about(board));
            return new Report(line(rating), both, true).said(both.sentences());
        });
    }

    /** Returns the report without HoDoKu's rating, which takes most of the time. */
    @Override
    public Report brief(Board board, int depth, Limits limits) {
        return report(board, limits.stop(), rating -> new Report(line(rating), Result.none(), true));
    }

    private Report report(Board board, Stop stop, Function<ExplainerRating, Report> rated) {
        if (board.solved()) {
            throw new Refused(RatingMessages.solved());
        }
        try {
            return rated.apply(rating(board, stop));
        } catch (Stopped stopped) {
            return new Report(RatingMessages.notRated(), Json.obj(), false);
        }
    }

    private static Message line(ExplainerRating rating) {
        return RatingMessages.ratingLine(rating.text(), rating.hardest().words());
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

    /** HoDoKu's rating: the level, and the sum of the scores of its steps. */
    public record Hodoku(Level level, int score) {}

    /**
     * HoDoKu's rating of a puzzle; empty for candidates, which HoDoKu does not rate.
     *
     * @throws Refused when it has no solution or several
     * @throws Stopped when it was stopped
     */
    public static Optional<Hodoku> hodoku(Board board, Stop stop) {
        Board puzzle = Position.puzzle(board);
        if (puzzle.hasNotes()) {
            return Optional.empty();
        }
        int[] solution = new UniqueSolution().of(puzzle, RatingMessages.ratingWanted());
        HodokuSolver.Rating rating = HodokuSolver.rate(puzzle.digits(), solution, stop);
        return Optional.of(new Hodoku(rating.level(), rating.score()));
    }

    /**
     * The ratings of a puzzle.
     *
     * @param hodoku empty for candidates
     * @param about how the puzzle was understood
     */
    private record Rating(ExplainerRating explainer, Optional<Hodoku> hodoku, Json.Obj about) implements Rated {

        @Override
        public int tenths() {
            return explainer.er();
        }

        @Override
        public Message words() {
            return RatingMessages.ratingInWords(level(), decimal());
        }

        /** HoDoKu's level of the puzzle; of candidates, that of the hardest step. */
        @Override
        public Message level() {
            return levelIfKnown()
                    .orElseGet(() ->
                            RatingMessages.level(explainer.hardest().level().title()));
        }

        @Override
        public int grade() {
            return 1
                    + hodoku.map(Hodoku::level)
                            .orElseGet(() -> explainer.hardest().level())
                            .ordinal();
        }

        private Message sentences() {
            Message rating =
                    RatingMessages.rating(decimal(), explainer.hardest().words());
            return levelIfKnown()
                    .map(level -> RatingMessages.rated(level, rating))
                    .orElse(rating);
        }

        private Optional<Message> levelIfKnown() {
            return hodoku.map(one -> RatingMessages.level(one.level().title()));
        }

        private String decimal() {
            return ExplainerRating.decimal(tenths());
        }

        @Override
        public Json.Obj toJson() {
            Json.Obj fields = Json.obj()
                    .with("er", Json.tenths(explainer.er()))
                    .with("ep", Json.tenths(explainer.ep()))
                    .with("ed", Json.tenths(explainer.ed()));
            return hodoku.map(one -> fields.with("level", one.level().title()).with("score", one.score()))
                    .orElse(fields)
                    .with("hardest", explainer.hardest().title())
                    .withAll(about);
        }
    }
}

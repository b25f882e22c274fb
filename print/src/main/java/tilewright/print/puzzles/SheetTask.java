package tilewright.print.puzzles;

import java.util.List;
import java.util.Optional;
import tilewright.message.Message;
import tilewright.print.Labels.Ratings;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Rated;
import tilewright.puzzle.Result;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Solver.Solutions;
import tilewright.puzzle.WithVariants;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.task.Answer;
import tilewright.task.PositionTask;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Cursor;
import tilewright.text.Reason;

/**
 * A maker of the printed form of a line: the puzzle, its rating, and its solution. Answers with a puzzle have a
 * {@link SheetPuzzle}.
 *
 * @param solving whether solutions are wanted
 * @param ratings what is wanted of how hard puzzles are
 * @param <S> the position
 */
public record SheetTask<S>(
        Puzzle<?, S, ?> puzzle, Workspace workspace, Limits limits, boolean solving, Ratings ratings) {

    /** The stars of the hardest level. */
    private static final int MOST_STARS = 5;

    /** The task: a line is a position or a share ID. */
    public Task task() {
        Task own = ownTask();
        if (!(puzzle instanceof WithVariants with)) {
            return own;
        }
        Task variants = new SheetTask<>(with.variantPuzzle(), workspace, limits, solving, ratings).ownTask();
        return (item, line) ->
                WithVariants.ofLine(puzzle, line).equals(puzzle) ? own.answer(item, line) : variants.answer(item, line);
    }

    private Task ownTask() {
        Optional<Solver<S>> solver = solving ? puzzle.abilities(workspace).solver() : Optional.empty();
        Optional<PositionTask<S>> rater = rater();
        int solutions = hasOneSolution(puzzle, workspace) ? 2 : 1;
        return (item, line) -> {
            Cursor cursor = new Cursor(line);
            return Answer.of(() -> answer(item, Tasks.position(puzzle, cursor), solver, rater, solutions))
                    .warned(cursor.warning());
        };
    }

    private Answer answer(
            long item, S position, Optional<Solver<S>> solver, Optional<PositionTask<S>> rater, int solutions) {
        Message words = rater.map(task -> words(task.answer(position), ratings)).orElse(Message.NONE);
        SheetPuzzle<S> sheet = new SheetPuzzle<>(item + 1, puzzle, position, words, Optional.empty());
        if (solver.isEmpty()) {
            return new Answer.Done("", sheet);
        }
        Solutions<S> solved = solver.get().solve(position, limits.withSolutions(solutions));
        List<S> found = solved.found();
        if (found.isEmpty()) {
            return unsolved(solved.outcome(), sheet);
        }
        SheetPuzzle<S> all = sheet.with(Optional.of(found.getFirst()));
        Message several = PuzzlesMessages.severalOnePrinted();
        return found.size() > 1 ? new Answer.NoResult(Reason.NOT_UNIQUE, several, all) : new Answer.Done("", all);
    }

    /** Whether a puzzle of this kind is to have one solution: those are that are rated. */
    static boolean hasOneSolution(Puzzle<?, ?, ?> puzzle, Workspace workspace) {
        return !puzzle.abilities(workspace).rating().isEmpty();
    }

    static Answer unsolved(Outcome outcome, Result puzzle) {
        return switch (outcome) {
            case Outcome.Complete _ -> new Answer.NoResult(Reason.UNSOLVABLE, PuzzlesMessages.unsolvable(), puzzle);
            case Outcome.Limited _ -> new Answer.NoResult(Reason.OVER_BUDGET, PuzzlesMessages.overBudget(), puzzle);
        };
    }

    private Optional<PositionTask<S>> rater() {
        String verb = puzzle.abilities(workspace).rating();
        return ratings != Ratings.NONE && !verb.isEmpty()
                ? new Tasks<>(puzzle, workspace).study(verb, 0, limits)
                : Optional.empty();
    }

    /** The level and the rating where there are such, else the answer itself; nothing where there is no answer. */
    static Message words(Answer answer, Ratings ratings) {
        if (!(answer instanceof Answer.Done done)) {
            return Message.NONE;
        }
        if (!(done.result() instanceof Rated rated) || rated.words().isEmpty()) {
            return done.line();
        }
        return switch (ratings) {
            case LEVEL -> rated.level().isEmpty() ? rated.words() : rated.level();
            case NUMBER -> rated.tenths() == 0 ? rated.words() : Message.verbatim(number(rated.tenths()));
            case STARS -> rated.grade() == 0 ? rated.words() : Message.verbatim(stars(rated.grade()));
            case NONE, BOTH -> rated.words();
        };
    }

    private static String stars(int grade) {
        return "★".repeat(grade) + "☆".repeat(Math.max(0, MOST_STARS - grade));
    }

    /** A rating on its scale. */
    static String number(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }
}

package tilewright.cli.commands;

import java.util.Optional;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Solver;
import tilewright.puzzle.Solver.Solutions;
import tilewright.puzzle.Workspace;
import tilewright.search.Limits;
import tilewright.search.Outcome;
import tilewright.task.Answer;
import tilewright.task.PositionTask;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Format;
import tilewright.text.Json;

/**
 * What is printed of a line: the puzzle, its rating, and its solution.
 *
 * @param solving whether solutions are wanted
 * @param rating whether ratings are wanted
 * @param <S> the position
 */
record SheetTask<S>(Puzzle<?, S, ?> puzzle, Workspace workspace, Limits limits, boolean solving, boolean rating) {

    static final String PUZZLE = "puzzle";
    static final String RATING = "rating";
    static final String SOLUTION = "solution";

    Task task() {
        Optional<Solver<S>> solver = solving ? puzzle.abilities(workspace).solver() : Optional.empty();
        Optional<PositionTask<S>> rater = rater();
        Format<S> format = puzzle.texts().positions();
        return new PositionTask<>(puzzle, position -> {
            Json.Obj fields = Json.obj()
                    .with(PUZZLE, format.format(position))
                    .with(
                            RATING,
                            rater.map(task -> words(task.answer(position))).orElse(""));
            if (solver.isEmpty()) {
                return new Answer.Done("", fields);
            }
            Solutions<S> solved = solver.get().solve(position, limits.withSolutions(1));
            return solved.found().stream()
                    .findFirst()
                    .<Answer>map(found -> new Answer.Done("", fields.with(SOLUTION, format.format(found))))
                    .orElseGet(() -> new Answer.NoResult(unsolved(solved.outcome()), fields));
        });
    }

    private static String unsolved(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Complete _ -> "has no solution; printed without one";
            case Outcome.Limited _ -> "over budget: no solution found; printed without one";
        };
    }

    private Optional<PositionTask<S>> rater() {
        String verb = puzzle.abilities(workspace).rating();
        return rating && !verb.isEmpty() ? new Tasks<>(puzzle, workspace).study(verb, 0, limits) : Optional.empty();
    }

    /** The level and the rating where there are such, else the answer itself; nothing where there is no answer. */
    private static String words(Answer answer) {
        if (!(answer instanceof Answer.Done done)) {
            return "";
        }
        Json.Obj fields = done.fields();
        Optional<String> level =
                fields.field("level").filter(Json.Str.class::isInstance).map(it -> ((Json.Str) it).value());
        Optional<String> rate = fields.field("er").map(Json::toString);
        return level.map(word -> rate.map(number -> word + " · " + number).orElse(word))
                .orElse(done.line());
    }
}

package tilewright.print.puzzles;

import java.util.Optional;
import tilewright.draw.Scene;
import tilewright.print.Printable;
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
import tilewright.text.Reason;

/**
 * What is printed of a line: the puzzle, its rating, and its solution.
 *
 * @param solving whether solutions are wanted
 * @param rating whether ratings are wanted
 * @param <S> the position
 */
public record SheetTask<S>(
        Puzzle<?, S, ?> puzzle, Workspace workspace, Limits limits, boolean solving, boolean rating) {

    static final String SEVERAL = "has several solutions; one of them is printed";

    public static final String PUZZLE = "puzzle";
    static final String RATING = "rating";
    static final String SOLUTION = "solution";

    /** The task: a line is a position or a share ID. */
    public Task task() {
        Optional<Solver<S>> solver = solving ? puzzle.abilities(workspace).solver() : Optional.empty();
        Optional<PositionTask<S>> rater = rater();
        Format<S> format = puzzle.texts().positions();
        int solutions = hasOneSolution(puzzle, workspace) ? 2 : 1;
        return new PositionTask<>(puzzle, position -> {
            Json.Obj fields = Json.obj()
                    .with(PUZZLE, format.format(position))
                    .with(
                            RATING,
                            rater.map(task -> words(task.answer(position))).orElse(""));
            if (solver.isEmpty()) {
                return new Answer.Done("", fields);
            }
            Solutions<S> solved = solver.get().solve(position, limits.withSolutions(solutions));
            if (solved.found().isEmpty()) {
                return unsolved(solved.outcome(), fields);
            }
            Json.Obj all = fields.with(SOLUTION, format.format(solved.found().getFirst()));
            return solved.found().size() > 1
                    ? new Answer.NoResult(Reason.NOT_UNIQUE, SEVERAL, all)
                    : new Answer.Done("", all);
        });
    }

    /** Whether a puzzle of this kind is to have one solution: those are that are rated. */
    static boolean hasOneSolution(Puzzle<?, ?, ?> puzzle, Workspace workspace) {
        return !puzzle.abilities(workspace).rating().isEmpty();
    }

    static Answer unsolved(Outcome outcome, Json.Obj fields) {
        return switch (outcome) {
            case Outcome.Complete _ ->
                new Answer.NoResult(Reason.UNSOLVABLE, "has no solution; printed without one", fields);
            case Outcome.Limited _ ->
                new Answer.NoResult(Reason.OVER_BUDGET, "over budget: no solution found; printed without one", fields);
        };
    }

    /** What its answer says, to be printed. */
    public static <S> Printable printable(Puzzle<?, S, ?> puzzle, Json.Obj answer) {
        String text = field(answer, PUZZLE).orElseThrow();
        Optional<Scene> solution = field(answer, SOLUTION).map(found -> scene(puzzle, found));
        String rating = field(answer, RATING).orElse("");
        return new Printable(puzzle.id() + ":" + text, rating, scene(puzzle, text), solution);
    }

    static <S> Scene scene(Puzzle<?, S, ?> puzzle, String text) {
        return puzzle.draw(puzzle.texts().positions().parse(text));
    }

    static Optional<String> field(Json.Obj answer, String name) {
        return answer.field(name).filter(Json.Str.class::isInstance).map(it -> ((Json.Str) it).value());
    }

    private Optional<PositionTask<S>> rater() {
        String verb = puzzle.abilities(workspace).rating();
        return rating && !verb.isEmpty() ? new Tasks<>(puzzle, workspace).study(verb, 0, limits) : Optional.empty();
    }

    /** The level and the rating where there are such, else the answer itself; nothing where there is no answer. */
    static String words(Answer answer) {
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

package tilewright.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Asks a question that only some puzzles answer; its verb and what it is about come from them. */
@Command
final class StudyCommand implements Callable<Integer> {

    private final Context context;
    private final String verb;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Mixin
    private final RunOptions options = new RunOptions();

    @Mixin
    private final Budget budget = new Budget();

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "How far to look, where the question has a depth; by default 1.")
    private int depth = 1;

    StudyCommand(Context context, String verb) {
        this.context = context;
        this.verb = verb;
    }

    @Override
    public Integer call() {
        if (depth < 0) {
            throw Failure.usage("--depth goes from 0 upward, not (" + depth + ")");
        }
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = new LineRun(context, options);
        Task task = Tasks.study(puzzle, verb, depth, run.of(budget.limits()))
                .orElseThrow(() -> context.cannot(puzzle, verb));
        return run.run(input.lines(context), task);
    }
}

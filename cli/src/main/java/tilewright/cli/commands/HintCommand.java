package tilewright.cli.commands;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.search.Stop;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Gives the next step. */
public final class HintCommand implements Callable<Integer> {

    private final Context context;
    private final LineRun.Maker runs;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<Boolean> all;
    private final Supplier<Boolean> path;
    private final Supplier<Optional<String>> technique;

    HintCommand(Context context, LineRun.Maker runs, OptionsBuilder builder) {
        this.context = context;
        this.runs = runs;
        builder.help(
                "Gives the next step for each position and the reason, or all steps.",
                "",
                "Examples:",
                "  tilewright hint sudoku puzzles.txt",
                "  tilewright hint sudoku --json < puzzles.txt",
                "  tilewright hint sudoku --all --technique X-Wing --json puzzles.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.all = builder.flag("--all", "Give all steps that are possible now.");
        this.path = builder.flag("--path", "Give all steps to the solution, as solve --path does.");
        this.technique = builder.optional(
                "--technique", "CODE", String.class, "With --all: the steps of one technique, by its name or code.");
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = runs.of(options.get());
        if (all.get() && path.get()) {
            throw Failure.usage("--all and --path exclude each other");
        }
        if (all.get()) {
            return run.run(input.lines(context), steps(context.tasks(puzzle), puzzle, run.stop()));
        }
        if (technique.get().isPresent()) {
            throw Failure.usage("--technique needs --all");
        }
        if (path.get()) {
            Limits limits = Limits.NONE.withStop(run.stop());
            Task steps = context.tasks(puzzle)
                    .study("path", 0, limits)
                    .orElseThrow(() -> context.cannot(puzzle, "hint --path"));
            return run.run(input.lines(context), steps);
        }
        Task task = context.tasks(puzzle).hint(run.stop()).orElseThrow(() -> context.cannot(puzzle, "hint"));
        return run.run(input.lines(context), task);
    }

    private Task steps(Tasks<?, ?, ?> tasks, Puzzle<?, ?, ?> puzzle, Stop stop) {
        technique.get().flatMap(tasks::refusal).ifPresent(reason -> {
            throw Failure.usage(reason);
        });
        return tasks.steps(technique.get(), stop).orElseThrow(() -> context.cannot(puzzle, "hint --all"));
    }
}

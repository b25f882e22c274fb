package tilewright.cli.commands;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.task.Task;

/** Counts solutions. */
public final class CountCommand implements Callable<Integer> {

    private final Context context;
    private final LineRun.Maker runs;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Long> limit;
    private final Supplier<Optional<String>> starts;

    CountCommand(Context context, LineRun.Maker runs, OptionsBuilder builder) {
        this.context = context;
        this.runs = runs;
        builder.help(
                "Counts the solutions of each position, or the starting positions of a setup: exactly,"
                        + " unless a limit stops it.",
                "",
                "Examples:",
                "  tilewright count trominoes --text g.../..../..../....",
                "  tilewright count sudoku --limit 2 puzzles.txt",
                "  tilewright count paletto --starts 6",
                "",
                "A count equal to the limit means at least that many; with --json, exact is then false.");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
        this.limit = builder.option("--limit", "N", Long.MAX_VALUE, "Stop after N solutions.");
        this.starts = builder.optional(
                "--starts",
                "SETUP",
                String.class,
                "Count the different positions that new can generate for this setup.");
    }

    @Override
    public Integer call() {
        long most = limit.get();
        if (most < 1) {
            throw Failure.usage("--limit must be at least 1, not " + most);
        }
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = runs.of(options.get());
        Limits limits = run.of(budget.limits().withSolutions(most));
        Optional<String> setup = starts.get();
        if (setup.isEmpty()) {
            Task task = context.tasks(puzzle).count(limits).orElseThrow(() -> context.cannot(puzzle, "count"));
            return run.run(input.lines(context), task);
        }
        if (!input.isEmpty()) {
            throw Failure.usage("use either positions or --starts, not both");
        }
        Task task = context.tasks(puzzle).starts(limits).orElseThrow(() -> context.cannot(puzzle, "count --starts"));
        return run.run(new LineSource.Typed(List.of(SetupParser.text(puzzle, setup.get()))), task);
    }
}

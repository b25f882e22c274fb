package tilewright.cli.commands;

import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.task.Task;

/** Solves. */
public final class SolveCommand implements Callable<Integer> {

    private final Context context;
    private final LineRun.Maker runs;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Boolean> path;

    SolveCommand(Context context, LineRun.Maker runs, OptionsBuilder builder) {
        this.context = context;
        this.runs = runs;
        builder.help(
                "Finds one solution for each position.",
                "",
                "Examples:",
                "  tilewright solve sudoku puzzles.txt > solutions.txt",
                "  tilewright solve trominoes --text g.../..../..../....",
                "  tilewright new hues | tilewright solve hues --json",
                "  tilewright solve sudoku --path puzzles.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
        this.path =
                builder.flag("--path", "The steps that a person takes, each with its technique, where they are known.");
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = runs.of(options.get());
        Limits limits = run.of(budget.limits());
        Optional<? extends Task> solving = path.get()
                ? context.tasks(puzzle).study("path", 0, limits)
                : context.tasks(puzzle).solve(limits);
        Task task = solving.orElseThrow(() -> context.cannot(puzzle, path.get() ? "solve --path" : "solve"));
        return run.run(input.lines(context), task);
    }
}

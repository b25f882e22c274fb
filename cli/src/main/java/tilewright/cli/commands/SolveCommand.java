package tilewright.cli.commands;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;

/** Solves. */
public final class SolveCommand implements Callable<Integer> {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;

    SolveCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Finds one solution for each position.",
                "",
                "Examples:",
                "  tilewright solve sudoku puzzles.txt > solutions.txt",
                "  tilewright solve trominoes --text g.../..../..../....",
                "  tilewright new hues | tilewright solve hues --json");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = new LineRun(context, options.get());
        Task task =
                context.tasks(puzzle).solve(run.of(budget.limits())).orElseThrow(() -> context.cannot(puzzle, "solve"));
        return run.run(input.lines(context), task);
    }
}

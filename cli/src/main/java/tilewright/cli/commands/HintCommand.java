package tilewright.cli.commands;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;

/** Gives the next step. */
public final class HintCommand implements Callable<Integer> {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;

    HintCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Gives the next step for each position, and the reason.",
                "",
                "Examples:",
                "  tilewright hint sudoku puzzles.txt",
                "  tilewright hint sudoku --json < puzzles.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = new LineRun(context, options.get());
        Task task = context.tasks(puzzle).hint(run.stop()).orElseThrow(() -> context.cannot(puzzle, "hint"));
        return run.run(input.lines(context), task);
    }
}

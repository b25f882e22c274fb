package tilewright.cli.commands;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;
import tilewright.text.LineGrouping;

/** Looks back at plays. */
public final class ReviewCommand implements Callable<Integer> {

    private final Context context;
    private final LineRun.Maker runs;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;

    ReviewCommand(Context context, LineRun.Maker runs, OptionsBuilder builder) {
        this.context = context;
        this.runs = runs;
        builder.help(
                "Finds the mistakes in each saved game, and the better moves.",
                "",
                "A line is a saved game, as save in 'tilewright play' writes it: a position, |, and the moves.",
                "",
                "Examples:",
                "  tilewright review paletto games.txt",
                "  tilewright review paletto --text \"DCAB/CDBC/ABAD/DACB | r1c1 r4c1 end\"");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = runs.of(options.get());
        Task task = context.tasks(puzzle)
                .review(budget.limits().withStop(run.stop()))
                .orElseThrow(() -> context.cannot(puzzle, "review"));
        return run.run(input.lines(context, LineGrouping.LINES), task);
    }
}

package tilewright.cli.commands;

import java.util.function.Supplier;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;

/** Solves. */
public final class SolveCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Boolean> path;

    SolveCommand(Context context, OptionsBuilder builder) {
        this.context = context;
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
    public LineJob job() {
        boolean steps = path.get();
        Query query = steps ? new Query.Study("path", 0) : new Query.Solve();
        return budget.job(
                options.get(),
                input.puzzle(context),
                steps ? "solve --path" : "solve",
                query,
                Long.MAX_VALUE,
                input.lines(context));
    }
}

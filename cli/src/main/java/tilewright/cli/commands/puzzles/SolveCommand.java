package tilewright.cli.commands.puzzles;

import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.commands.input.UsageFaults;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;

/** The command that solves positions. */
public final class SolveCommand implements LineCommand {

    private static final int USUAL_SOLUTIONS = 1_000;
    /** They are kept until the line is done. */
    private static final int MOST_SOLUTIONS = 100_000;

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Boolean> path;
    private final Supplier<Boolean> all;
    private final Supplier<Optional<Integer>> limit;
    private final Supplier<Optional<String>> order;

    public SolveCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.solve());
        builder.examples(
                "tilewright solve sudoku puzzles.txt > solutions.txt",
                "tilewright solve trominoes --text g.../..../..../....",
                "tilewright new hues | tilewright solve hues --json",
                "tilewright solve sudoku --path puzzles.txt",
                "tilewright solve trominoes --all --text g.../..../..../....");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
        this.path = builder.flag("--path", HelpMessages.solvePath());
        this.all = builder.flag("--all", HelpMessages.solveAll());
        this.limit = builder.optional("--limit", "N", Integer.class, HelpMessages.solveLimit());
        this.order = builder.optional("--order", "ORDER", String.class, HelpMessages.solveOrder());
    }

    private Query query() {
        if (all.get() && path.get()) {
            throw UsageFaults.notBoth("--all", "--path");
        }
        if (limit.get().isPresent() && !all.get()) {
            throw Failure.usage(PuzzlesMessages.limitNeedsAll());
        }
        int most = limit.get().orElse(USUAL_SOLUTIONS);
        if (most < 1 || most > MOST_SOLUTIONS) {
            throw UsageFaults.between("--limit", 1, MOST_SOLUTIONS, most);
        }
        return all.get() ? new Query.SolveAll(most) : path.get() ? new Query.Study("path", 0) : new Query.Solve();
    }

    @Override
    public LineJob job() {
        boolean steps = path.get();
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        if (order.get().isPresent() && !steps) {
            throw Failure.usage(PuzzlesMessages.orderNeedsPath());
        }
        return budget.job(
                options.get(),
                puzzle,
                steps ? "solve --path" : "solve",
                input.asked(Query.InOrder.of(order.get(), query(), context.tasks(puzzle))),
                Long.MAX_VALUE,
                input.lines(context));
    }
}

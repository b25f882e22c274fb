package tilewright.cli.commands.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.commands.input.SetupParser;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;

/** The command that counts solutions. */
public final class CountCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Long> limit;
    private final Supplier<Optional<String>> starts;

    public CountCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.count());
        builder.examples(
                "tilewright count trominoes --text g.../..../..../....",
                "tilewright count sudoku --limit 2 puzzles.txt",
                "tilewright count paletto --starts 6");
        builder.paragraph(HelpMessages.countExact());
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
        this.limit = builder.option("--limit", "N", Long.MAX_VALUE, HelpMessages.countLimit());
        this.starts = builder.optional("--starts", "SETUP", String.class, HelpMessages.countStarts());
    }

    @Override
    public LineJob job() {
        long most = limit.get();
        if (most < 1) {
            throw Failure.usage(PuzzlesMessages.atLeast("--limit", 1, most));
        }
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        Optional<String> setup = starts.get();
        if (setup.isEmpty()) {
            return budget.job(
                    options.get(), puzzle, "count", input.asked(new Query.Count()), most, input.lines(context));
        }
        if (!input.isEmpty()) {
            throw Failure.usage(PuzzlesMessages.positionsOrStarts());
        }
        LineSource line = new LineSource.Typed(List.of(SetupParser.text(puzzle, setup.get())));
        return budget.job(options.get(), puzzle, "count --starts", new Query.Starts(), most, line);
    }
}

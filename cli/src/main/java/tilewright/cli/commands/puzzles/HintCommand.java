package tilewright.cli.commands.puzzles;

import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.Completions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Puzzle;

/** The command that gives the next step. */
public final class HintCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<Boolean> all;
    private final Supplier<Boolean> path;
    private final Supplier<Optional<String>> technique;
    private final Supplier<Optional<String>> order;

    public HintCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.hint());
        builder.examples(
                "tilewright hint sudoku puzzles.txt",
                "tilewright hint sudoku --json < puzzles.txt",
                "tilewright hint sudoku --all --technique X-Wing --json puzzles.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.all = builder.flag("--all", HelpMessages.hintAll());
        this.path = builder.flag("--path", HelpMessages.hintPath());
        this.technique =
                builder.optional("--technique", "CODE", HelpMessages.hintTechnique(), Completions.techniques(context));
        this.order = builder.optional("--order", "ORDER", String.class, HelpMessages.hintOrder());
    }

    @Override
    public LineJob job() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        if (all.get() && path.get()) {
            throw Failure.usage(PuzzlesMessages.allOrPath());
        }
        if (all.get()) {
            technique.get().flatMap(context.tasks(puzzle)::refusal).ifPresent(reason -> {
                throw Failure.usage(reason);
            });
            return job(puzzle, "hint --all", new Query.Steps(technique.get().orElse("")));
        }
        if (technique.get().isPresent()) {
            throw Failure.usage(PuzzlesMessages.techniqueNeedsAll());
        }
        return path.get()
                ? job(puzzle, "hint --path", new Query.Study("path", 0))
                : job(puzzle, "hint", new Query.Hint());
    }

    private LineJob job(Puzzle<?, ?, ?> puzzle, String typed, Query query) {
        Query ordered = Query.InOrder.of(order.get(), query, context.tasks(puzzle));
        return LineJob.of(options.get(), puzzle, typed, input.asked(ordered), input.lines(context));
    }
}

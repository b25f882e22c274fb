package tilewright.cli.commands;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Catalog.Verb;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;

/** Asks a question that only some puzzles answer; its verb and what it does come from the catalog. */
public final class StudyCommand implements Callable<Integer> {

    private final Context context;
    private final LineRun.Maker runs;
    private final String verb;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Integer> depth;

    StudyCommand(Context context, LineRun.Maker runs, OptionsBuilder builder, Verb verb) {
        this.context = context;
        this.runs = runs;
        this.verb = verb.name();
        builder.help(verb.about(), "", "Example:", "  tilewright " + verb.name() + " PUZZLE positions.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
        this.depth = builder.option("--depth", "D", 1, "Depth in moves, for studies that take one; by default 1.");
    }

    @Override
    public Integer call() {
        int far = depth.get();
        if (far < 0) {
            throw Failure.usage("--depth must be at least 0, not " + far);
        }
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = runs.of(options.get());
        Task task = context.tasks(puzzle)
                .study(verb, far, run.of(budget.limits()))
                .orElseThrow(() -> context.cannot(puzzle, verb));
        return run.run(input.lines(context), task);
    }
}

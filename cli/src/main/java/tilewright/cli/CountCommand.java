package tilewright.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilewright.puzzle.Puzzle;
import tilewright.search.Limits;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Counts solutions. */
@Command(
        name = "count",
        description = "Counts the solutions of each position, or the positions that a setup can begin with: exactly,"
                + " unless a limit stops it.",
        footer = {
            "",
            "Examples:",
            "  tilewright count trominoes --text g.../..../..../....",
            "  tilewright count sudoku --limit 2 puzzles.txt",
            "  tilewright count paletto --starts 6",
            "",
            "A count of as many as the limit means that there are so many or more; with --json, exact is false then."
        })
final class CountCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Mixin
    private final RunOptions options = new RunOptions();

    @Mixin
    private final Budget budget = new Budget();

    @Option(names = "--limit", paramLabel = "N", description = "Count no further than this.")
    private long limit = Long.MAX_VALUE;

    @Option(
            names = "--starts",
            paramLabel = "SETUP",
            description = "Count the different positions that (new) can make of this setup.")
    private Optional<String> starts = Optional.empty();

    CountCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        if (limit < 1) {
            throw Failure.usage("--limit goes from 1 upward, not (" + limit + ")");
        }
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = new LineRun(context, options);
        Limits limits = run.of(budget.limits().withSolutions(limit));
        if (starts.isEmpty()) {
            Task task = Tasks.count(puzzle, limits).orElseThrow(() -> context.cannot(puzzle, "count"));
            return run.run(input.lines(context), task);
        }
        if (!input.isEmpty()) {
            throw Failure.usage("either positions or --starts, not both");
        }
        Task task = Tasks.starts(puzzle, limits).orElseThrow(() -> context.cannot(puzzle, "count --starts"));
        return run.run(Lines.of(List.of(Setups.checked(puzzle, starts.get()))), task);
    }
}

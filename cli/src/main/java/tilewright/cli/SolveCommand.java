package tilewright.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Solves. */
@Command(
        name = "solve",
        description = "Gives one solution of each position.",
        footer = {
            "",
            "Examples:",
            "  tilewright solve sudoku puzzles.txt > solutions.txt",
            "  tilewright solve trominoes --text g.../..../..../....",
            "  tilewright new hues | tilewright solve hues --json"
        })
final class SolveCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Mixin
    private final RunOptions options = new RunOptions();

    @Mixin
    private final Budget budget = new Budget();

    SolveCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = new LineRun(context, options);
        Task task = Tasks.solve(puzzle, run.of(budget.limits())).orElseThrow(() -> context.cannot(puzzle, "solve"));
        return run.run(input.lines(context), task);
    }
}

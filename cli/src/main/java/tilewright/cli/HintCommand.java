package tilewright.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Gives the next step. */
@Command(
        name = "hint",
        description = "Gives the next step from each position, and its reason.",
        footer = {
            "",
            "Examples:",
            "  tilewright hint sudoku puzzles.txt",
            "  tilewright hint sudoku --json < puzzles.txt"
        })
final class HintCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Mixin
    private final RunOptions options = new RunOptions();

    HintCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = new LineRun(context, options);
        Task task = Tasks.hint(puzzle).orElseThrow(() -> context.cannot(puzzle, "hint"));
        return run.run(input.lines(context), task);
    }
}

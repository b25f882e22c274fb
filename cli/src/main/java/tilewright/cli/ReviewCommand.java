package tilewright.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import tilewright.puzzle.Puzzle;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Framing;

/** Looks back at plays. */
@Command(
        name = "review",
        description = "Says of each saved play where it went wrong, and what would have been right.",
        footer = {
            "",
            "A line is a saved play, as (save) writes it in (tilewright play): a position, |, and the moves.",
            "",
            "Examples:",
            "  tilewright review paletto games.txt",
            "  tilewright review paletto --text \"DCAB/CDBC/ABAD/DACB | r1c1 r4c1 end\""
        })
final class ReviewCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Mixin
    private final RunOptions options = new RunOptions();

    @Mixin
    private final Budget budget = new Budget();

    ReviewCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        LineRun run = new LineRun(context, options);
        Task task = Tasks.review(puzzle, budget.limits().withStop(run.stop()))
                .orElseThrow(() -> context.cannot(puzzle, "review"));
        return run.run(input.lines(context, Framing.LINES), task);
    }
}

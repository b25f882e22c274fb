package tilewright.cli.commands;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.TextForm;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Writes positions in another form. */
public final class ConvertCommand implements Callable<Integer> {

    private final Context context;
    private final LineRun.Maker runs;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<String> form;

    ConvertCommand(Context context, LineRun.Maker runs, OptionsBuilder builder) {
        this.context = context;
        this.runs = runs;
        builder.help(
                "Converts each position to another text form.",
                "",
                "Examples:",
                "  tilewright convert sudoku --to share puzzles.txt",
                "  tilewright convert sudoku --to sdk puzzles.sdm",
                "  tilewright convert sudoku --to canonical puzzles.txt | sort -u",
                "",
                "Every puzzle has the forms id (the position) and share (the puzzle's name and the position).",
                "A form of several lines ends with a blank line. Every command reads all forms.");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.form = builder.required("--to", "FORMAT", "Text form; see 'tilewright list'.");
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        String id = form.get();
        Task task = context.tasks(puzzle).convert(id).orElseThrow(() -> noForm(puzzle, id));
        return runs.of(options.get()).run(input.lines(context), task);
    }

    private static Failure noForm(Puzzle<?, ?, ?> puzzle, String form) {
        List<String> forms = Tasks.forms(puzzle).stream().map(TextForm::id).toList();
        return Failure.usage("unknown form '" + form + "' for " + puzzle.id() + "; expected " + String.join(", ", forms)
                + Nearest.suggestion(form, forms));
    }
}

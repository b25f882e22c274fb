package tilewright.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.TextForm;
import tilewright.task.Task;
import tilewright.task.Tasks;

/** Writes positions in another form. */
@Command(
        name = "convert",
        description = "Writes each position in another text form.",
        footer = {
            "",
            "Examples:",
            "  tilewright convert sudoku --to share puzzles.txt",
            "  tilewright convert sudoku --to sdk puzzles.sdm",
            "  tilewright convert sudoku --to canonical puzzles.txt | sort -u",
            "",
            "Every puzzle has the forms id, the position alone, and share, with the puzzle's name before it.",
            "A blank line follows a form that takes several lines. All forms are read wherever positions are."
        })
final class ConvertCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Mixin
    private final RunOptions options = new RunOptions();

    @Option(
            names = "--to",
            paramLabel = "FORMAT",
            required = true,
            description = "The form's name; (tilewright list) shows them.")
    private String form = "";

    ConvertCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        Task task = Tasks.convert(puzzle, form).orElseThrow(() -> noForm(puzzle));
        return new LineRun(context, options).run(input.lines(context), task);
    }

    private Failure noForm(Puzzle<?, ?, ?> puzzle) {
        List<String> forms = Tasks.forms(puzzle).stream().map(TextForm::id).toList();
        String guess = Nearest.of(form, forms)
                .map(near -> "; did you mean (" + near + ")?")
                .orElse("");
        return Failure.usage("there is no form (" + form + ") of " + puzzle.id() + ", there are "
                + String.join(", ", forms) + guess);
    }
}

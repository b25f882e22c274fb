package tilewright.cli.commands.puzzles;

import java.util.List;
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
import tilewright.message.Message;
import tilewright.puzzle.Nearest;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.TextForm;
import tilewright.task.Tasks;

/** The command that writes positions in another form. */
public final class ConvertCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<String> form;

    public ConvertCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.convert());
        builder.examples(
                "tilewright convert sudoku --to share puzzles.txt",
                "tilewright convert sudoku --to sdk puzzles.sdm",
                "tilewright convert sudoku --to canonical puzzles.txt | sort -u");
        builder.paragraph(HelpMessages.convertForms());
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.form = builder.required("--to", "FORMAT", HelpMessages.convertTo(), Completions.forms(context));
    }

    @Override
    public LineJob job() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        String id = form.get();
        if (context.tasks(puzzle).convert(id).isEmpty()) {
            throw noForm(puzzle, id);
        }
        return LineJob.of(options.get(), puzzle, "convert", input.asked(new Query.Convert(id)), input.lines(context));
    }

    private static Failure noForm(Puzzle<?, ?, ?> puzzle, String form) {
        List<String> forms = Tasks.forms(puzzle).stream().map(TextForm::id).toList();
        return Failure.usage(PuzzlesMessages.unknownForm(
                Message.verbatim(form), puzzle.id(), Message.verbatim(forms), Nearest.suggestion(form, forms)));
    }
}

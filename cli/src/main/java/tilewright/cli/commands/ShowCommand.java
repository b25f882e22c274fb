package tilewright.cli.commands;

import java.util.function.Supplier;
import picocli.CommandLine.Model.ArgGroupSpec;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Note;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.draw.TerminalDrawing.Style;

/** Draws positions. */
public final class ShowCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<Boolean> svg;
    private final Supplier<Boolean> plain;
    private final Supplier<Boolean> ascii;
    private final Supplier<Boolean> dark;

    ShowCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Draws each position in the terminal, or as SVG.",
                "",
                "Examples:",
                "  tilewright new paletto | tilewright show paletto",
                "  tilewright show trominoes --svg --text ghhh/vvv./vvv./vvv. > board.svg",
                "  tilewright show sudoku --ascii puzzles.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        ArgGroupSpec.Builder form = ArgGroupSpec.builder();
        this.svg = builder.flag(form, "--svg", "Draw as SVG.");
        this.plain = builder.flag(form, "--plain", "Draw with box-drawing characters, without colors.");
        this.ascii = builder.flag(form, "--ascii", "Draw with ASCII characters only.");
        builder.spec().addArgGroup(form.build());
        this.dark = builder.flag("--dark", "Draw the SVG for a dark background.");
    }

    @Override
    public LineJob job() {
        RunOptions chosen = options.get();
        Note note = chosen.out().map(_ -> Note.of("style " + style())).orElse(Note.NONE);
        Query drawing = new Query.Show(svg.get(), dark.get(), style());
        return LineJob.of(chosen, input.puzzle(context), "show", drawing, input.lines(context))
                .with(note);
    }

    private Style style() {
        if (ascii.get()) {
            return Style.ASCII;
        }
        boolean uncolored = plain.get() || options.get().out().isPresent() && context.style() == Style.COLOR;
        return uncolored ? Style.PLAIN : context.style();
    }
}

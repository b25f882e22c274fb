package tilewright.cli.commands.puzzles;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.LocalRun;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.Query.Picture;
import tilewright.cli.batch.RunConditions;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.commands.input.UsageFaults;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.WholeFile;
import tilewright.draw.TerminalDrawing.Style;

/** The command that draws positions. */
public final class ShowCommand implements LineCommand {

    /** A document of them has some tens of megabytes. */
    private static final int MOST_PICTURES = 1_000;

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<Boolean> svg;
    private final Supplier<Boolean> plain;
    private final Supplier<Boolean> ascii;
    private final Supplier<Boolean> dark;

    /** Refuses two forms of drawing. */
    private final Runnable form;

    public ShowCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.show());
        builder.examples(
                "tilewright new paletto | tilewright show paletto",
                "tilewright show trominoes --svg --text ghhh/vvv./vvv./vvv. > board.svg",
                "tilewright show sudoku --ascii puzzles.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.svg = builder.flag("--svg", HelpMessages.showSvg());
        this.plain = builder.flag("--plain", HelpMessages.showPlain());
        this.ascii = builder.flag("--ascii", HelpMessages.showAscii());
        this.form = () -> builder.atMostOne(List.of("--svg", "--plain", "--ascii"));
        this.dark = builder.flag("--dark", HelpMessages.showDark());
    }

    @Override
    public LineJob job() {
        form.run();
        RunOptions chosen = options.get();
        RunConditions note =
                chosen.out().map(_ -> RunConditions.of("style " + style())).orElse(RunConditions.NONE);
        Query drawing = new Query.Show(svg.get(), dark.get(), style());
        return LineJob.of(chosen, input.puzzle(context), "show", input.asked(drawing), input.lines(context))
                .with(note);
    }

    /** Runs the command; pictures in SVG become one document, which a viewer opens. */
    @Override
    public int run(Context here) {
        form.run();
        RunOptions chosen = options.get();
        if (!svg.get() || chosen.json || chosen.csv) {
            return LineCommand.super.run(here);
        }
        if (chosen.resume()) {
            throw UsageFaults.notBoth("--svg", "--resume");
        }
        LineJob job = job().in(context.words().language());
        LocalRun run = new LocalRun(context, chosen);
        Optional<String> out = chosen.out();
        try (WholeFile file = WholeFile.open(out.orElse("-"), job.source().files(), context.environment())) {
            List<Picture> pictures = new ArrayList<>();
            int exit = run.collect(job.source(), job.task(context, run.of(job.limits())), "line", answer -> {
                if (answer.result() instanceof Picture picture) {
                    add(pictures, picture);
                }
            });
            if (exit == Exit.LIMIT || exit == Exit.INTERRUPTED || pictures.isEmpty()) {
                return exit;
            }
            String document = SvgColumn.write(pictures) + "\n";
            if (out.isEmpty()) {
                context.results().print(document);
            } else {
                file.write(to -> to.write(document.getBytes(StandardCharsets.UTF_8)));
            }
            return exit;
        }
    }

    private static void add(List<Picture> pictures, Picture picture) {
        if (pictures.size() == MOST_PICTURES) {
            throw Failure.usage(PuzzlesMessages.manyPictures(MOST_PICTURES));
        }
        pictures.add(picture);
    }

    private Style style() {
        if (ascii.get()) {
            return Style.ASCII;
        }
        boolean uncolored = plain.get() || options.get().out().isPresent() && context.style() == Style.COLOR;
        return uncolored ? Style.PLAIN : context.style();
    }
}

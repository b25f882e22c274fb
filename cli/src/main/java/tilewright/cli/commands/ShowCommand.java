package tilewright.cli.commands;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.ArgGroupSpec;
import tilewright.cli.batch.LineRun;
import tilewright.cli.batch.Note;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.draw.Palette;
import tilewright.draw.Scene;
import tilewright.draw.Svg;
import tilewright.draw.TerminalDrawing;
import tilewright.draw.TerminalDrawing.Style;
import tilewright.puzzle.Puzzle;
import tilewright.task.Answer;
import tilewright.task.PositionTask;
import tilewright.task.Task;
import tilewright.text.Json;

/** Draws positions. */
public final class ShowCommand implements Callable<Integer> {

    private final Context context;
    private final LineRun.Maker runs;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Supplier<Boolean> svg;
    private final Supplier<Boolean> plain;
    private final Supplier<Boolean> ascii;
    private final Supplier<Boolean> dark;

    ShowCommand(Context context, LineRun.Maker runs, OptionsBuilder builder) {
        this.context = context;
        this.runs = runs;
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
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        RunOptions chosen = options.get();
        Note note = chosen.out().map(_ -> Note.of("style " + style())).orElse(Note.NONE);
        return runs.of(chosen).run(input.lines(context), drawing(puzzle), note);
    }

    private <S> Task drawing(Puzzle<?, S, ?> puzzle) {
        String field = svg.get() ? "svg" : "drawing";
        return new PositionTask<>(puzzle, position -> {
            Scene scene = puzzle.draw(position);
            String picture = picture(scene).lines().map(String::stripTrailing).collect(Collectors.joining("\n"));
            return new Answer.Done(
                    picture,
                    Json.obj()
                            .with("puzzle", puzzle.texts().positions().format(position))
                            .with("title", scene.title())
                            .with("status", puzzle.rules().status(position).words())
                            .with(field, picture));
        });
    }

    private String picture(Scene scene) {
        return svg.get()
                ? Svg.write(scene, dark.get() ? Palette.DARK : Palette.LIGHT)
                : TerminalDrawing.write(scene, style());
    }

    private Style style() {
        if (ascii.get()) {
            return Style.ASCII;
        }
        boolean uncolored = plain.get() || options.get().out().isPresent() && context.style() == Style.COLOR;
        return uncolored ? Style.PLAIN : context.style();
    }
}

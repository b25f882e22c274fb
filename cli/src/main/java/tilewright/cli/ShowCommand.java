package tilewright.cli;

import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tilewright.draw.Palette;
import tilewright.draw.Scene;
import tilewright.draw.Svg;
import tilewright.draw.TerminalDrawing;
import tilewright.draw.TerminalDrawing.Style;
import tilewright.puzzle.Puzzle;
import tilewright.task.Answer;
import tilewright.task.Task;
import tilewright.task.Tasks;
import tilewright.text.Json;

/** Draws positions. */
@Command(
        name = "show",
        description = "Draws each position in the terminal, or as SVG.",
        footer = {
            "",
            "Examples:",
            "  tilewright new paletto | tilewright show paletto",
            "  tilewright show trominoes --svg --text ghhh/vvv./vvv./vvv. > board.svg",
            "  tilewright show sudoku --ascii puzzles.txt"
        })
final class ShowCommand implements Callable<Integer> {

    private final Context context;

    @Mixin
    private final PuzzleInput input = new PuzzleInput();

    @Mixin
    private final RunOptions options = new RunOptions();

    @ArgGroup
    private Form form = new Form();

    @Option(names = "--dark", description = "Draw the SVG for a dark ground.")
    private boolean dark;

    /** One way to draw at most. */
    static final class Form {
        @Option(names = "--svg", description = "Draw as SVG.")
        boolean svg;

        @Option(names = "--plain", description = "Draw with letters and lines, without colors.")
        boolean plain;

        @Option(names = "--ascii", description = "Draw with the characters that every terminal has.")
        boolean ascii;
    }

    ShowCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        Puzzle<?, ?, ?> puzzle = input.puzzle(context);
        return new LineRun(context, options).run(input.lines(context), drawing(puzzle));
    }

    private <S> Task drawing(Puzzle<?, S, ?> puzzle) {
        String field = form.svg ? "svg" : "drawing";
        return Tasks.onPositions(puzzle, position -> {
            Scene scene = puzzle.draw(position);
            String picture = picture(scene).lines().map(String::stripTrailing).collect(Collectors.joining("\n"));
            return new Answer.Done(
                    picture,
                    Json.obj()
                            .with("puzzle", puzzle.positions().format(position))
                            .with("title", scene.title())
                            .with("status", puzzle.rules().status(position).words())
                            .with(field, picture));
        });
    }

    private String picture(Scene scene) {
        return form.svg ? Svg.write(scene, dark ? Palette.DARK : Palette.LIGHT) : TerminalDrawing.write(scene, style());
    }

    private Style style() {
        if (form.ascii) {
            return Style.ASCII;
        }
        return form.plain ? Style.PLAIN : context.style();
    }
}

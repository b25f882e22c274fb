package tilewright.cli.commands.puzzles;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Catalog;
import tilewright.puzzle.Puzzle;
import tilewright.studio.Studio;

/** The command that lists the puzzles. */
public final class ListCommand implements Callable<Integer> {

    private final Context context;
    private final Supplier<Optional<String>> puzzle;
    private final Supplier<Boolean> json;

    public ListCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.list());
        builder.examples("tilewright list", "tilewright list sudoku", "tilewright list --json");
        this.puzzle = builder.puzzleIfAny(context.catalog());
        this.json = builder.flag("--json", HelpMessages.listJson());
    }

    @Override
    public Integer call() {
        Optional<Puzzle<?, ?, ?>> one = puzzle.get().map(context::puzzle);
        if (json.get()) {
            printJson(one);
        } else if (one.isPresent()) {
            new PuzzleSheet(context).print(one.get());
        } else {
            PuzzleSheet sheet = new PuzzleSheet(context);
            context.catalog().puzzles().forEach(sheet::printShort);
        }
        return Exit.FINE;
    }

    /** Prints the puzzles as the objects that the protocol has. */
    private void printJson(Optional<Puzzle<?, ?, ?>> one) {
        Catalog shown = one.<Catalog>map(puzzle -> new Catalog(List.of(puzzle))).orElse(context.catalog());
        try (Studio studio = new Studio(shown)) {
            studio.puzzles().forEach(puzzle -> context.results().line(puzzle.toString()));
        }
    }
}

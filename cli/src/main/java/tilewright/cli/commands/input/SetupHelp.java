package tilewright.cli.commands.input;

import java.util.ArrayList;
import java.util.List;
import tilewright.cli.context.Context;
import tilewright.cli.context.Paragraph;
import tilewright.message.Message;
import tilewright.puzzle.Puzzle;

/** The setups in short, for the help of commands that take one. */
public final class SetupHelp {

    private SetupHelp() {}

    /**
     * Lines for the puzzle of this name, or for all.
     *
     * @param typed empty, or what stands in the puzzle's place
     */
    public static List<String> lines(Context context, String typed) {
        List<String> lines = new ArrayList<>(List.of(""));
        List<Puzzle<?, ?, ?>> puzzles = context.catalog()
                .find(typed)
                .<List<Puzzle<?, ?, ?>>>map(List::of)
                .orElse(context.catalog().puzzles());
        for (Puzzle<?, ?, ?> puzzle : puzzles) {
            lines.addAll(Paragraph.lines(
                    context.text(InputMessages.helpSetups(puzzle.id(), Message.verbatim(KnownSetups.forms(puzzle))))));
        }
        lines.add(context.text(
                puzzles.size() == 1 ? InputMessages.seeListOf(puzzles.getFirst().id()) : InputMessages.seeList()));
        return lines;
    }
}

package tilewright.cli.commands.puzzles;

import java.util.function.Supplier;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.context.Context;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.puzzle.Catalog.Verb;
import tilewright.puzzle.Puzzle;

/** A command that asks a question which only some puzzles answer; its verb and what it does come from the catalog. */
public final class StudyCommand implements LineCommand {

    private final Context context;
    private final String verb;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;
    private final Supplier<Integer> depth;
    private final Supplier<Boolean> canonical;

    public StudyCommand(Context context, OptionsBuilder builder, Verb verb) {
        this.context = context;
        this.verb = verb.name();
        builder.help(verb.about());
        builder.lateExample(() -> "tilewright " + verb.name() + " " + able() + " positions.txt");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
        this.depth = verb.deep() ? builder.option("--depth", "D", 1, HelpMessages.studyDepth()) : () -> 0;
        this.canonical = verb.varies() ? builder.flag("--canonical", HelpMessages.studyCanonical()) : () -> false;
    }

    /** The first puzzle that answers. */
    private String able() {
        return context.catalog().puzzles().stream()
                .filter(puzzle -> puzzle.abilities(context.workspace()).studies().stream()
                        .anyMatch(study -> study.verb().equals(verb)))
                .findFirst()
                .<String>map(Puzzle::id)
                .orElse("PUZZLE");
    }

    @Override
    public LineJob job() {
        int far = depth.get();
        if (far < 0) {
            throw Failure.usage(PuzzlesMessages.atLeast("--depth", 0, far));
        }
        Query query = new Query.Study(verb, far);
        return budget.job(
                options.get(),
                input.puzzle(context),
                canonical.get() ? verb + " --canonical" : verb,
                input.asked(canonical.get() ? new Query.OfCanonical(query) : query),
                Long.MAX_VALUE,
                input.lines(context));
    }
}

package tilewright.cli.commands.puzzles;

import java.util.function.Supplier;
import tilewright.cli.batch.Budget;
import tilewright.cli.batch.LineCommand;
import tilewright.cli.batch.LineJob;
import tilewright.cli.batch.LineSource;
import tilewright.cli.batch.Query;
import tilewright.cli.batch.RunOptions;
import tilewright.cli.commands.input.PuzzleInput;
import tilewright.cli.context.Context;
import tilewright.cli.context.OptionsBuilder;
import tilewright.text.LineGrouping;

/** The command that reviews plays. */
public final class ReviewCommand implements LineCommand {

    private final Context context;
    private final PuzzleInput input;
    private final Supplier<RunOptions> options;
    private final Budget budget;

    public ReviewCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.review());
        builder.paragraph(HelpMessages.reviewLine());
        builder.examples(
                "tilewright review paletto games.txt",
                "tilewright review paletto --text \"DCAB/CDBC/ABAD/DACB | r1c1 r4c1 end\"");
        this.input = new PuzzleInput(context.catalog(), builder);
        this.options = RunOptions.of(builder);
        this.budget = new Budget(builder);
    }

    @Override
    public LineJob job() {
        LineSource lines = input.lines(context, LineGrouping.LINES);
        Query query = input.asked(new Query.Review());
        return budget.job(options.get(), input.puzzle(context), "review", query, Long.MAX_VALUE, lines);
    }
}

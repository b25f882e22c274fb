package tilewright.cli.commands;

import java.util.concurrent.Callable;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.Results;

/** The command of jobs over files without a verb: shows how it is used. */
public final class BulkCommand implements Callable<Integer> {

    private final Results results;
    private final OptionsBuilder builder;

    BulkCommand(Results results, OptionsBuilder builder) {
        this.results = results;
        this.builder = builder;
        builder.help(HelpMessages.bulk());
        builder.examples(
                "tilewright bulk count sudoku puzzles.txt counts",
                "tilewright bulk rate sudoku corpus ratings --format parquet",
                "tilewright bulk new sudoku minimal corpus --count 1000000 --seed 7");
        builder.paragraph(HelpMessages.bulkOut());
        builder.paragraph(HelpMessages.bulkSpark());
        builder.spec()
                .usageMessage()
                .synopsisSubcommandLabel("VERB PUZZLE IN OUT")
                .commandListHeading(Commands.heading(builder, HelpMessages.verbList()));
    }

    @Override
    public Integer call() {
        builder.spec().commandLine().usage(results.writer());
        return Exit.FINE;
    }
}

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
        builder.help(
                "Does the same over files of any size, on all cores or on a cluster, with Apache Spark.",
                "",
                "Examples:",
                "  tilewright bulk count sudoku puzzles.txt counts",
                "  tilewright bulk rate sudoku corpus ratings --format parquet",
                "  tilewright bulk new sudoku minimal corpus --count 1000000 --seed 7",
                "",
                "OUT is a new folder. Its files part-*, joined by name, are the lines that the",
                "command alone prints with --json; _errors has the bad lines, _report.json the",
                "numbers. See 'tilewright bulk VERB --help'.",
                "",
                "'./build bulk' in Tilewright's folder brings Spark, once (280 MB).");
        builder.spec()
                .usageMessage()
                .synopsisSubcommandLabel("VERB PUZZLE IN OUT")
                .commandListHeading("%nVerbs:%n");
    }

    @Override
    public Integer call() {
        builder.spec().commandLine().usage(results.writer());
        return Exit.FINE;
    }
}

package tilewright.cli.commands;

import java.util.concurrent.Callable;
import tilewright.cli.context.Exit;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.Results;

/** The program without a command: shows how it is used. */
public final class Tilewright implements Callable<Integer> {

    private final Results results;
    private final OptionsBuilder builder;

    Tilewright(Results results, OptionsBuilder builder) {
        this.results = results;
        this.builder = builder;
        builder.help(
                "Tile puzzles: play, generate, solve and count them.",
                "",
                "Examples:",
                "  tilewright list",
                "  tilewright play sudoku",
                "  tilewright new hues | tilewright show hues",
                "  tilewright solve sudoku puzzles.txt > solutions.txt",
                "",
                "See 'tilewright COMMAND --help' for each command.",
                "",
                "Exit: 0 success, 1 some lines were bad, unsolvable or over budget, 2 usage,",
                "3 input or output failed, 4 stopped by a limit, 130 interrupted.");
        builder.spec()
                .versionProvider(new Version())
                .usageMessage()
                .synopsisSubcommandLabel("COMMAND")
                .commandListHeading("%nCommands:%n");
    }

    @Override
    public Integer call() {
        builder.spec().commandLine().usage(results.writer());
        return Exit.FINE;
    }
}

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
        builder.help(HelpMessages.program());
        builder.examples(
                "tilewright list",
                "tilewright play sudoku",
                "tilewright new hues | tilewright show hues",
                "tilewright solve sudoku puzzles.txt > solutions.txt");
        builder.paragraph(HelpMessages.seeCommands());
        builder.paragraph(HelpMessages.exits());
        builder.spec()
                .versionProvider(new Version())
                .usageMessage()
                .synopsisSubcommandLabel("COMMAND")
                .commandListHeading(Commands.heading(builder, HelpMessages.commandList()));
    }

    @Override
    public Integer call() {
        builder.spec().commandLine().usage(results.writer());
        return Exit.FINE;
    }
}

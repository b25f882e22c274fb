package tilewright.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The program without a command: shows how it is used. */
@Command(
        name = "tilewright",
        description = "Tile puzzles: play, generate, solve and count them.",
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Examples:",
            "  tilewright list",
            "  tilewright play sudoku",
            "  tilewright new hues | tilewright show hues",
            "  tilewright solve sudoku puzzles.txt > solutions.txt",
            "",
            "(tilewright COMMAND --help) tells more of each command.",
            "",
            "Exit: 0 all fine, 1 some lines were bad, unsolvable or over budget, 2 usage,",
            "3 input or output failed, 4 stopped by a limit, 130 interrupted."
        })
final class Tilewright implements Callable<Integer> {

    @Spec
    private CommandSpec spec = CommandSpec.create();

    private final Results results;

    Tilewright(Results results) {
        this.results = results;
    }

    @Override
    public Integer call() {
        spec.commandLine().usage(results.writer());
        return Exit.FINE;
    }
}

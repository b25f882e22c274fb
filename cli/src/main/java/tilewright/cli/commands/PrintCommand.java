package tilewright.cli.commands;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;

/** Takes the place of printing, which is still to come. */
public final class PrintCommand implements Callable<Integer> {

    PrintCommand(OptionsBuilder builder) {
        CommandSpec spec = builder.spec();
        spec.usageMessage().hidden(true);
        spec.parser().unmatchedArgumentsAllowed(true);
    }

    @Override
    public Integer call() {
        throw Failure.usage("print is not available yet; use 'tilewright show --svg'");
    }
}

package tilewright.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Takes the place of printing, which is still to come. */
@Command(name = "print", hidden = true)
final class PrintCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        throw Failure.usage("there is no printing yet; (tilewright show --svg) draws a board for a printing program");
    }
}

package tilewright.cli.commands;

import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.message.Message;
import tilewright.server.ServerCheck;

/** Says whether a server works for rooms, a line for each thing. */
final class ServerChecker {

    private static final Duration QUICK = Duration.ofSeconds(1);

    private final Context context;

    ServerChecker(Context context) {
        this.context = context;
    }

    /** Checks the server at an address; returns the exit code. */
    int run(String typed, boolean quick) throws InterruptedException {
        URI address = Addresses.web(typed)
                .orElseThrow(() -> Failure.usage(
                        CommandsMessages.webAddress(Message.verbatim("--check"), Message.oneLine(typed))));
        Duration quiet = quick ? QUICK : ServerCheck.QUIET;
        ServerCheck check = new ServerCheck(address, quiet, InstantSource.system(), line -> {
            Message word = line.ok() ? CommandsMessages.checkOk() : CommandsMessages.checkFailed();
            context.results().line(CommandsMessages.checkLine(word, line.sentence()));
            context.results().flush();
        });
        return check.run() ? Exit.FINE : Exit.LINES;
    }
}

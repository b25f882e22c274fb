package tilewright.cli;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Serves the studio in the browser. */
@Command(
        name = "serve",
        description = "Serves the studio: open its address in a browser.",
        footer = {
            "",
            "Examples:",
            "  tilewright serve --open",
            "  tilewright serve --port 0",
            "",
            "Ctrl-C ends it. Only this machine reaches it, unless --host says otherwise."
        })
final class ServeCommand implements Callable<Integer> {

    private static final long LOOK_MILLIS = 100;
    private static final int LAST_PORT = 65_535;

    private final Context context;

    @Option(names = "--port", paramLabel = "N", description = "The port; by default 8080, and 0 for any that is free.")
    private int port = 8080;

    @Option(names = "--host", paramLabel = "H", description = "The address to listen on; by default 127.0.0.1.")
    private String host = "127.0.0.1";

    @Option(names = "--open", description = "Open the studio in the browser.")
    private boolean open;

    ServeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (port < 0 || port > LAST_PORT) {
            throw Failure.usage("--port goes from 0 to " + LAST_PORT + ", not (" + port + ")");
        }
        try (Site.Running site = context.around().site().start(host, port)) {
            context.results().line("The studio is at " + site.address());
            context.results().flush();
            if (open) {
                open(site.address().toString());
            }
            while (!context.around().interrupted().asked()) {
                Thread.sleep(LOOK_MILLIS);
            }
            return Exit.INTERRUPTED;
        } catch (IOException error) {
            throw Failure.files(String.valueOf(error.getMessage()));
        }
    }

    /** By the system's own command, for the JDK's way needs a windowing system. */
    private void open(String address) {
        boolean mac = System.getProperty("os.name", "").startsWith("Mac");
        try {
            new ProcessBuilder(List.of(mac ? "open" : "xdg-open", address))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException missing) {
            context.messages().say("no browser can be opened from here; open " + address + " yourself");
        }
    }
}

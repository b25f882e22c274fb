package tilewright.cli.commands;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.ServerStarter;
import tilewright.message.Message;

/** Serves the studio in the browser. */
public final class ServeCommand implements Callable<Integer> {

    private static final long LOOK_MILLIS = 100;
    private static final int LAST_PORT = 65_535;
    private static final Set<String> FORMATS = Set.of("text", "json");

    private final Context context;
    private final Supplier<Integer> port;
    private final Supplier<String> host;
    private final Supplier<String> names;
    private final Supplier<String> proxies;
    private final Supplier<String> logFormat;
    private final Supplier<Boolean> open;

    ServeCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Serves the studio; open its address in a browser.",
                "",
                "Examples:",
                "  tilewright serve --open",
                "  tilewright serve --port 0",
                "",
                "Ctrl+C stops it. Without --host, only this machine can reach it.");
        this.port = builder.option("--port", "N", 8080, "Port; by default 8080; 0 picks a free one.");
        this.host = builder.option("--host", "H", "127.0.0.1", "Address to listen on; by default 127.0.0.1.");
        this.names = builder.option(
                "--allow-host", "NAME", "", "Name by which clients may call the server as well; several with commas.");
        this.proxies = builder.option(
                "--trusted-proxy",
                "ADDRESS",
                "",
                "Address or network of a proxy whose X-Forwarded-For or Forwarded is taken; several with commas.");
        this.logFormat =
                builder.option("--log-format", "FORMAT", "text", "How faults and refusals are logged: text or json.");
        this.open = builder.flag("--open", "Open the studio in the browser.");
    }

    @Override
    public Integer call() throws InterruptedException {
        int number = port.get();
        if (number < 0 || number > LAST_PORT) {
            throw Failure.usage(CommandsMessages.between("--port", 0, LAST_PORT, number));
        }
        check(host.get());
        try (ServerStarter.Running server = context.environment().server().start(options(number))) {
            String address = server.address().toString();
            context.results().line(CommandsMessages.studioAt(address).text());
            context.results().flush();
            if (server.reachable()) {
                context.messages().say(CommandsMessages.reachable());
            }
            if (open.get()) {
                open(address);
            }
            while (!context.environment().interrupted().asked()) {
                Thread.sleep(LOOK_MILLIS);
            }
            return Exit.INTERRUPTED;
        } catch (IllegalArgumentException wrong) {
            throw Failure.usage(CommandsMessages.proxies(Message.verbatim(proxies.get())));
        } catch (IOException error) {
            throw Failure.files(Failure.told(error));
        }
    }

    private ServerStarter.Options options(int number) {
        if (!FORMATS.contains(logFormat.get())) {
            throw Failure.usage(CommandsMessages.logFormat(Message.verbatim(logFormat.get())));
        }
        return new ServerStarter.Options(
                host.get(),
                number,
                listed(names.get()),
                listed(proxies.get()),
                logFormat.get().equals("json"),
                context.messages()::line);
    }

    private static void check(String host) {
        if (host.isBlank()) {
            throw Failure.usage(CommandsMessages.host());
        }
        try {
            InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw Failure.files(CommandsMessages.noHost(Message.verbatim(host)));
        }
    }

    private static Set<String> listed(String items) {
        return Stream.of(items.split(","))
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .collect(Collectors.toUnmodifiableSet());
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
            context.messages().say(CommandsMessages.noBrowser(address));
        }
    }
}

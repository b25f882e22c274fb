package tilewright.cli.commands;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.ServerStarter;
import tilewright.message.Message;
import tilewright.server.OpenApi;

/** Serves the studio in the browser. */
public final class ServeCommand implements Callable<Integer> {

    private static final long LOOK_MILLIS = 100;
    private static final int LAST_PORT = 65_535;
    private static final Set<String> FORMATS = Set.of("text", "json");

    private final Context context;
    private final ServerSettings settings;
    private final Supplier<Boolean> open;
    private final Supplier<Optional<String>> check;
    private final Supplier<Boolean> quick;
    private final Supplier<Boolean> openApi;
    private final Supplier<Optional<String>> backup;
    private final Supplier<Optional<String>> restore;

    ServeCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(
                "Serves the studio; open its address in a browser.",
                "",
                "Examples:",
                "  tilewright serve --open",
                "  tilewright serve --host 0.0.0.0 --data rooms",
                "  tilewright serve --check https://tiles.example/",
                "",
                "Ctrl+C stops it. Without --host, only this machine can reach it. Without --data or",
                "--database, it keeps no rooms. A setting that is not typed is taken from a variable",
                "such as TILEWRIGHT_PORT, or else from the file after --config.");
        this.settings = new ServerSettings(context.environment(), builder);
        settings.option(builder, "port", "N", "Port; by default 8080; 0 picks a free one.");
        settings.option(builder, "host", "H", "Address to listen on; by default 127.0.0.1.");
        settings.option(
                builder,
                "allow-host",
                "NAME",
                "Name by which clients may call the server as well; several with commas.");
        settings.option(
                builder,
                "trusted-proxy",
                "ADDRESS",
                "Address or network of a proxy whose X-Forwarded-For or Forwarded is taken; several with commas.");
        settings.option(builder, "log-format", "FORMAT", "How faults and refusals are logged: text or json.");
        settings.option(builder, "data", "DIR", "Folder in which rooms are kept; it is made if it is missing.");
        settings.option(
                builder,
                "database",
                "URL",
                "PostgreSQL in which rooms are kept, as postgresql://USER:PASSWORD@HOST:PORT/NAME.");
        settings.option(
                builder, "public-url", "URL", "Address that people open, for links; its name is allowed as well.");
        settings.option(
                builder,
                "metrics-from",
                "NETWORKS",
                "Who may read /metrics besides this machine: addresses or networks, with commas.");
        this.open = builder.flag("--open", "Open the studio in the browser.");
        this.check = builder.optional(
                "--check", "URL", String.class, "Say whether the server at this address works for rooms; start none.");
        this.backup = builder.optional(
                "--backup",
                "FILE",
                String.class,
                "Write the rooms of --data into a new file, also while a server runs.");
        this.restore = builder.optional(
                "--restore", "FILE", String.class, "Put the rooms of such a file into --data, while no server runs.");
        this.quick = builder.flag("--quick", "With --check: do not try whether a quiet connection lives for 75 s.");
        this.openApi = builder.flag("--openapi", "Print the description of the server as OpenAPI 3.1; start none.");
    }

    @Override
    public Integer call() throws InterruptedException {
        if (check.get().isPresent()) {
            return new ServerChecker(context).run(check.get().get(), quick.get());
        }
        settings.read();
        if (openApi.get()) {
            context.results().line(OpenApi.line(publicUrl()));
            return Exit.FINE;
        }
        if (backup.get().isPresent() || restore.get().isPresent()) {
            return copyRooms();
        }
        ServerStarter.Options options = options();
        check(options.host());
        try (ServerStarter.Running server = context.environment().server().start(options)) {
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
            throw networks("trusted-proxy");
        } catch (IOException error) {
            throw Failure.files(Failure.told(error));
        }
    }

    private int copyRooms() {
        String data = settings.value("data", "");
        if (data.isEmpty() || (backup.get().isPresent() && restore.get().isPresent())) {
            throw Failure.usage(CommandsMessages.backups());
        }
        RoomCopies copies = new RoomCopies(data);
        Message done = backup.get()
                .map(copies::backup)
                .or(() -> restore.get().map(copies::restore))
                .orElseThrow();
        context.results().line(done.text());
        return Exit.FINE;
    }

    private ServerStarter.Options options() {
        String format = settings.value("log-format", "text");
        if (!FORMATS.contains(format)) {
            throw Failure.usage(CommandsMessages.logFormat(settings.called("log-format"), Message.oneLine(format)));
        }
        return new ServerStarter.Options(
                settings.value("host", "127.0.0.1"),
                port(),
                settings.listed("allow-host"),
                settings.listed("trusted-proxy"),
                format.equals("json"),
                context.messages()::line,
                rooms());
    }

    private int port() {
        String typed = settings.value("port", "8080");
        try {
            int number = Integer.parseInt(typed);
            if (number >= 0 && number <= LAST_PORT) {
                return number;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw Failure.usage(
                CommandsMessages.settingBetween(settings.called("port"), 0, LAST_PORT, Message.oneLine(typed)));
    }

    private ServerStarter.Rooms rooms() {
        String data = settings.value("data", "");
        String database = settings.value("database", "");
        if (!data.isEmpty() && !database.isEmpty()) {
            throw Failure.usage(CommandsMessages.twoPlaces(settings.called("data"), settings.called("database")));
        }
        Set<String> metricsFrom = settings.listed("metrics-from");
        for (String network : metricsFrom) {
            if (!Networks.isNetwork(network)) {
                throw networks("metrics-from");
            }
        }
        return new ServerStarter.Rooms(data, database, publicUrl(), metricsFrom);
    }

    private Failure networks(String setting) {
        return Failure.usage(
                CommandsMessages.networks(settings.called(setting), Message.oneLine(settings.value(setting, ""))));
    }

    private Optional<URI> publicUrl() {
        String typed = settings.value("public-url", "");
        return typed.isEmpty()
                ? Optional.empty()
                : Optional.of(Addresses.web(typed)
                        .orElseThrow(() -> Failure.usage(
                                CommandsMessages.webAddress(settings.called("public-url"), Message.oneLine(typed)))));
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

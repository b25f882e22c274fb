package tilewright.cli.commands.serve;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import tilewright.cli.commands.input.Addresses;
import tilewright.cli.context.Context;
import tilewright.cli.context.Exit;
import tilewright.cli.context.Failure;
import tilewright.cli.context.OptionsBuilder;
import tilewright.cli.context.ServerStarter;
import tilewright.message.Message;
import tilewright.server.api.OpenApi;

/** The command that serves the studio in the browser. */
public final class ServeCommand implements Callable<Integer> {

    private static final long LOOK_MILLIS = 100;
    private static final int LAST_PORT = 65_535;
    private static final Set<String> FORMATS = Set.of("text", "json");

    private final Context context;
    private final ServerSettings settings;
    private final Supplier<Boolean> open;
    private final Supplier<Optional<String>> check;
    private final Supplier<Boolean> quick;
    private final Supplier<Optional<String>> certificates;
    private final Supplier<Boolean> openApi;
    private final Supplier<Optional<String>> backup;
    private final Supplier<Optional<String>> restore;

    public ServeCommand(Context context, OptionsBuilder builder) {
        this.context = context;
        builder.help(HelpMessages.serve());
        builder.examples(
                "tilewright serve --open",
                "tilewright serve --host 0.0.0.0 --data rooms",
                "tilewright serve --check https://tiles.example/");
        builder.paragraph(HelpMessages.serveSettings());
        this.settings = new ServerSettings(context.environment(), builder);
        settings.option(builder, "port", "N", HelpMessages.servePort());
        settings.option(builder, "host", "H", HelpMessages.serveHost());
        settings.option(builder, "allow-host", "NAME", HelpMessages.serveAllowHost());
        settings.option(builder, "trusted-proxy", "ADDRESS", HelpMessages.serveTrustedProxy());
        settings.option(builder, "log-format", "FORMAT", HelpMessages.serveLogFormat());
        settings.option(builder, "access-log", "yes|no", HelpMessages.serveAccessLog());
        settings.option(builder, "data", "DIR", HelpMessages.serveData());
        settings.option(builder, "database", "URL", HelpMessages.serveDatabase());
        settings.option(builder, "public-url", "URL", HelpMessages.servePublicUrl());
        settings.option(builder, "lobby", "yes|no", HelpMessages.serveLobby());
        settings.option(builder, "metrics-from", "NETWORKS", HelpMessages.serveMetricsFrom());
        this.open = builder.flag("--open", HelpMessages.serveOpen());
        this.check = builder.optional("--check", "URL", String.class, HelpMessages.serveCheck());
        this.backup = builder.optional("--backup", "FILE", String.class, HelpMessages.serveBackup());
        this.restore = builder.optional("--restore", "FILE", String.class, HelpMessages.serveRestore());
        this.quick = builder.flag("--quick", HelpMessages.serveQuick());
        this.certificates = builder.optional("--ca", "FILE", String.class, HelpMessages.serveCa());
        this.openApi = builder.flag("--openapi", HelpMessages.serveOpenapi());
    }

    @Override
    public Integer call() throws InterruptedException {
        if (check.get().isPresent()) {
            return new ServerChecker(context).run(check.get().get(), quick.get(), certificates.get());
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
        BeginningOfLog log = new BeginningOfLog(context, options, InstantSource.system());
        settings.typedPassword("database").ifPresent(log::warn);
        check(options.host());
        try (ServerStarter.Running server = context.environment().server().start(options)) {
            String address = server.address().toString();
            log.started(address);
            if (server.reachable()) {
                log.warn(ServeMessages.reachable());
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
            throw Failure.usage(ServeMessages.backups());
        }
        RoomCopies copies = new RoomCopies(data);
        Message done = backup.get()
                .map(copies::backup)
                .or(() -> restore.get().map(copies::restore))
                .orElseThrow();
        context.results().line(done);
        return Exit.FINE;
    }

    private ServerStarter.Options options() {
        String format = settings.value("log-format", "text");
        if (!FORMATS.contains(format)) {
            throw Failure.usage(ServeMessages.logFormat(settings.called("log-format"), Message.oneLine(format)));
        }
        return new ServerStarter.Options(
                settings.value("host", "127.0.0.1"),
                port(),
                settings.listed("allow-host"),
                settings.listed("trusted-proxy"),
                format.equals("json"),
                isYes("access-log"),
                context.messages()::line,
                rooms());
    }

    /** Returns whether a setting is yes; without it, it is no. */
    private boolean isYes(String setting) {
        String typed = settings.value(setting, "no");
        if (!typed.equals("yes") && !typed.equals("no")) {
            throw Failure.usage(ServeMessages.yesOrNo(settings.called(setting), Message.oneLine(typed)));
        }
        return typed.equals("yes");
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
                ServeMessages.settingBetween(settings.called("port"), 0, LAST_PORT, Message.oneLine(typed)));
    }

    private ServerStarter.Rooms rooms() {
        String data = settings.value("data", "");
        String database = settings.value("database", "");
        if (!data.isEmpty() && !database.isEmpty()) {
            throw Failure.usage(ServeMessages.twoPlaces(settings.called("data"), settings.called("database")));
        }
        Set<String> metricsFrom = settings.listed("metrics-from");
        for (String network : metricsFrom) {
            if (!Networks.isNetwork(network)) {
                throw networks("metrics-from");
            }
        }
        return new ServerStarter.Rooms(data, database, publicUrl(), metricsFrom, isYes("lobby"));
    }

    private Failure networks(String setting) {
        return Failure.usage(
                ServeMessages.networks(settings.called(setting), Message.oneLine(settings.value(setting, ""))));
    }

    private Optional<URI> publicUrl() {
        String typed = settings.value("public-url", "");
        return typed.isEmpty()
                ? Optional.empty()
                : Optional.of(Addresses.web(typed)
                        .orElseThrow(() -> Addresses.wrong(settings.called("public-url"), Message.oneLine(typed))));
    }

    private static void check(String host) {
        if (host.isBlank()) {
            throw Failure.usage(ServeMessages.host());
        }
        try {
            InetAddress.getByName(host);
        } catch (UnknownHostException unknown) {
            throw Failure.files(ServeMessages.noHost(Message.verbatim(host)));
        }
    }

    /** Opens the browser by the system's own command, for the JDK's way needs a windowing system. */
    private void open(String address) {
        boolean mac = System.getProperty("os.name", "").startsWith("Mac");
        try {
            new ProcessBuilder(List.of(mac ? "open" : "xdg-open", address))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException missing) {
            context.messages().say(ServeMessages.noBrowser(address));
        }
    }
}

package tilewright.server.operate;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLException;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Message;
import tilewright.text.Json;
import tilewright.text.TextError;

/**
 * A check of a server from outside, as clients reach it: whether the server and the proxies before it work for rooms.
 * What is wrong is said with what to do about it.
 *
 * <p>One thread at a time.
 */
public final class ServerCheck {

    /** The time for which a connection is quiet: longer than proxies usually bear. */
    public static final Duration QUIET = Duration.ofSeconds(75);

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration CLOCKS = Duration.ofSeconds(5);
    private static final String FOREIGN = "https://other-site.invalid";
    private static final String MADE_UP = "203.0.113.77";

    private final URI address;
    private final Duration quiet;
    private final SSLContext tls;
    /** Maximum number of bytes of an answer that is read. */
    private static final long MOST_BYTES = 1_000_000;

    private final InstantSource clock;
    private final Consumer<Line> lines;
    private boolean well = true;
    private boolean proxied; // something between here and the server has shown itself

    /** A finding of the check. Immutable. */
    public record Line(boolean ok, Message sentence) {}

    /**
     * @param address of http or https, which ends in a slash
     * @param quiet for how long a connection is quiet
     * @param tls whose certificates are believed
     * @param lines takes each line as soon as it is known
     */
    public ServerCheck(URI address, Duration quiet, SSLContext tls, InstantSource clock, Consumer<Line> lines) {
        this.address = address;
        this.quiet = quiet;
        this.tls = tls;
        this.clock = clock;
        this.lines = lines;
    }

    /** Runs the check, and returns whether all is well. */
    public boolean run() throws InterruptedException {
        try (HttpClient client = HttpClient.newBuilder()
                .version(HttpClient.Version.HTTP_1_1)
                .connectTimeout(PATIENCE)
                .sslContext(tls)
                .build()) {
            try {
                if (reachable(client)) {
                    rooms(client);
                }
            } finally {
                client.shutdownNow();
            }
        }
        return well;
    }

    /** Returns the sentence of a server that is alive. */
    public static Message alive() {
        return OperateMessages.alive();
    }

    private void say(boolean ok, Message sentence) {
        well &= ok;
        lines.accept(new Line(ok, sentence));
    }

    private HttpResponse<String> get(HttpClient client, String path, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(address.resolve(path)).timeout(PATIENCE);
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return client.send(
                request.build(), HttpResponse.BodyHandlers.limiting(HttpResponse.BodyHandlers.ofString(), MOST_BYTES));
    }

    private boolean reachable(HttpClient client) throws InterruptedException {
        Message where = Message.verbatim(address.toString());
        try {
            HttpResponse<String> health = get(client, "health");
            boolean alive = health.statusCode() == HttpStatus.OK_200
                    && health.body().strip().equals(alive().text());
            say(alive, alive ? OperateMessages.checkReached(where) : OperateMessages.checkOther(where, status(health)));
            return alive;
        } catch (SSLException refused) {
            say(false, OperateMessages.checkCertificate(where, reason(refused)));
            return false;
        } catch (IOException failure) {
            say(false, OperateMessages.checkNotReached(where, reason(failure)));
            return false;
        }
    }

    private static Message status(HttpResponse<?> response) {
        return Message.verbatim(Integer.toString(response.statusCode()));
    }

    private static Message reason(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        String said = String.valueOf(root.getMessage());
        return Message.oneLine(said.equals("null") ? root.getClass().getSimpleName() : said);
    }

    private void rooms(HttpClient client) throws InterruptedException {
        long before = clock.millis();
        Optional<Json.Obj> about = about(client);
        long after = clock.millis();
        about.ifPresent(known -> clocks(number(known, "now"), before, after));
        if (about.isPresent()) {
            clientAddress(client, about.get());
        }
        disk(client);
        if (about.isPresent() && !flag(about.get(), "rooms")) {
            say(false, OperateMessages.checkNoRooms());
        } else if (upgrade(client)) {
            foreignOrigin(client);
            message(client);
            quiet(client);
        }
    }

    private Optional<Json.Obj> about(HttpClient client, String... headers) throws InterruptedException {
        try {
            HttpResponse<String> answer = get(client, "api/about", headers);
            if (answer.statusCode() == HttpStatus.MISDIRECTED_REQUEST_421) {
                say(false, OperateMessages.checkHost(Message.verbatim(address.toString())));
            } else if (answer.statusCode() != HttpStatus.OK_200) {
                say(false, OperateMessages.checkOther(Message.verbatim("/api/about"), status(answer)));
            } else if (Json.parse(answer.body()) instanceof Json.Obj about) {
                proxied = answer.headers().firstValue("Server").isPresent()
                        || answer.headers().firstValue("Via").isPresent()
                        || address.getScheme().equals("https");
                return Optional.of(about);
            }
        } catch (IOException | TextError failure) {
            say(false, OperateMessages.checkNotReached(Message.verbatim("/api/about"), reason(failure)));
        }
        return Optional.empty();
    }

    private static long number(Json.Obj fields, String name) {
        try {
            return fields.field(name).orElse(Json.NULL) instanceof Json.Num(String text) ? Long.parseLong(text) : 0;
        } catch (NumberFormatException _) {
            return 0;
        }
    }

    private static boolean flag(Json.Obj fields, String name) {
        return fields.field(name).orElse(Json.NULL) instanceof Json.Bool(boolean value) && value;
    }

    private static String text(Json.Obj fields, String name) {
        return fields.field(name).orElse(Json.NULL) instanceof Json.Str(String value) ? value : "";
    }

    private void clocks(long theirs, long before, long after) {
        long apart = theirs < before ? before - theirs : Math.max(0, theirs - after);
        boolean ok = apart <= CLOCKS.toMillis();
        say(ok, ok ? OperateMessages.checkClocks() : OperateMessages.checkClocksApart(apart / 1_000));
    }

    private void clientAddress(HttpClient client, Json.Obj about) throws InterruptedException {
        Message seen = Message.oneLine(text(about, "client"));
        switch (text(about, "proxy")) {
            case "other" -> say(false, OperateMessages.checkUnnamedProxy(seen));
            case "none" -> {
                if (proxied) {
                    say(
                            false,
                            believed(client) ? OperateMessages.checkMadeUp() : OperateMessages.checkSilentProxy(seen));
                } else {
                    say(true, OperateMessages.checkClient(seen));
                }
            }
            default -> {
                if (isLoopback(text(about, "client"))) {
                    say(true, OperateMessages.checkOwnMachine(seen));
                    return;
                }
                boolean believed = believed(client);
                say(!believed, believed ? OperateMessages.checkMadeUp() : OperateMessages.checkForwarded(seen));
            }
        }
    }

    /** Returns whether the server believes an address that this client makes up. */
    private boolean believed(HttpClient client) throws InterruptedException {
        return about(client, "X-Forwarded-For", MADE_UP)
                .filter(about -> text(about, "client").equals(MADE_UP))
                .isPresent();
    }

    private static boolean isLoopback(String client) {
        try {
            return InetAddress.ofLiteral(client).isLoopbackAddress();
        } catch (IllegalArgumentException _) {
            return false; // a network
        }
    }

    private void disk(HttpClient client) throws InterruptedException {
        try {
            HttpResponse<String> ready = get(client, "ready");
            if (ready.statusCode() == HttpStatus.OK_200) {
                say(true, OperateMessages.checkDisk());
            } else if (Json.parse(ready.body()) instanceof Json.Obj problem) {
                say(false, Message.oneLine(text(problem, "detail")));
            }
        } catch (IOException | TextError failure) {
            say(false, OperateMessages.checkNotReached(Message.verbatim("/ready"), reason(failure)));
        }
    }

    private URI socketAddress(String query) {
        String scheme = address.getScheme().equals("https") ? "wss" : "ws";
        String http = address.resolve("api/rooms" + query).toString();
        return URI.create(scheme + http.substring(http.indexOf(':')));
    }

    private String ownOrigin() {
        return address.getScheme() + "://" + address.getRawAuthority();
    }

    private CheckSocket connect(HttpClient client, String origin, String query)
            throws InterruptedException, ExecutionException, TimeoutException {
        return CheckSocket.connect(client, socketAddress(query), origin, PATIENCE);
    }

    private static int status(ExecutionException failure) {
        return failure.getCause() instanceof WebSocketHandshakeException handshake
                ? handshake.getResponse().statusCode()
                : 0;
    }

    private boolean upgrade(HttpClient client) throws InterruptedException {
        try (CheckSocket _ = connect(client, ownOrigin(), "")) {
            say(true, OperateMessages.checkUpgrade());
            return true;
        } catch (ExecutionException failure) {
            int status = status(failure);
            say(
                    false,
                    switch (status) {
                        case HttpStatus.UPGRADE_REQUIRED_426 -> OperateMessages.checkNoUpgrade();
                        case HttpStatus.FORBIDDEN_403 -> OperateMessages.checkChangedHost();
                        case HttpStatus.MISDIRECTED_REQUEST_421 ->
                            OperateMessages.checkHost(Message.verbatim(address.toString()));
                        case HttpStatus.NOT_FOUND_404 -> OperateMessages.checkNoRooms();
                        case 0 -> OperateMessages.checkNotReached(Message.verbatim("/api/rooms"), reason(failure));
                        default ->
                            OperateMessages.checkOther(
                                    Message.verbatim("/api/rooms"), Message.verbatim(Integer.toString(status)));
                    });
        } catch (TimeoutException _) {
            say(false, OperateMessages.checkNoUpgrade());
        }
        return false;
    }

    private void foreignOrigin(HttpClient client) throws InterruptedException {
        boolean refused;
        try (CheckSocket _ = connect(client, FOREIGN, "")) {
            refused = false;
        } catch (ExecutionException failure) {
            refused = status(failure) == HttpStatus.FORBIDDEN_403;
        } catch (TimeoutException _) {
            refused = false;
        }
        say(refused, refused ? OperateMessages.checkOrigin() : OperateMessages.checkAnyOrigin());
    }

    private void message(HttpClient client) throws InterruptedException {
        try (CheckSocket socket = connect(client, ownOrigin(), "?quiet=" + QUIET.toMillis())) {
            socket.send("{\"do\":\"look\"}");
            boolean back = socket.first(PATIENCE).isPresent();
            say(back, back ? OperateMessages.checkMessage() : OperateMessages.checkNoMessage());
        } catch (ExecutionException | TimeoutException _) {
            say(false, OperateMessages.checkNoMessage());
        }
    }

    private void quiet(HttpClient client) throws InterruptedException {
        long since = clock.millis();
        try (CheckSocket socket = connect(client, ownOrigin(), "?quiet=" + quiet.toMillis())) {
            boolean lives = socket.first(quiet.plus(PATIENCE)).isPresent();
            long seconds = Math.min(quiet.toSeconds(), (clock.millis() - since) / 1_000);
            say(lives, lives ? OperateMessages.checkQuiet(seconds) : OperateMessages.checkCut(seconds));
        } catch (ExecutionException | TimeoutException failure) {
            say(false, OperateMessages.checkNotReached(Message.verbatim("/api/rooms"), reason(failure)));
        }
    }
}

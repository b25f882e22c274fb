package tilewright.server;

import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.io.IOException;
import java.net.URI;
import tilewright.Puzzles;
import tilewright.studio.Studio;

/**
 * The studio over HTTP: the static site at {@code /}, and the protocol at {@code POST /api}.
 *
 * <p>Listens on this machine alone unless told otherwise. Each request has a virtual thread of its own. Threads may
 * share one.
 */
public final class StudioServer implements AutoCloseable {

    /** Who can reach it when nothing else is said: programs on this machine. */
    public static final String LOOPBACK = "127.0.0.1";

    private final Javalin javalin;
    private final Studio studio;
    private final String host;

    /** The address could not be taken: another program has the port, or this one may not have it. */
    public static final class CannotListen extends IOException {
        private static final long serialVersionUID = 1;

        CannotListen(String reason, Throwable cause) {
            super(reason, cause);
        }
    }

    private StudioServer(Javalin javalin, Studio studio, String host) {
        this.javalin = javalin;
        this.studio = studio;
        this.host = host;
    }

    /**
     * Starts on this machine alone.
     *
     * @param port 0 for any that is free
     */
    public static StudioServer start(int port) throws CannotListen {
        return start(LOOPBACK, port);
    }

    /**
     * Starts.
     *
     * @param host a name or address of this machine; 0.0.0.0 for all it has
     * @param port 0 for any that is free
     * @throws CannotListen with a sentence for the user
     */
    public static StudioServer start(String host, int port) throws CannotListen {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port (%d) must be 0 to 65535".formatted(port));
        }
        Studio studio = new Studio(Puzzles.CATALOG);
        Javalin javalin = Javalin.create(config -> configure(config, studio));
        try {
            javalin.start(host, port);
        } catch (JavalinBindException taken) {
            javalin.stop();
            studio.close();
            throw new CannotListen(
                    "cannot listen on %s:%d: the port is taken, or reserved; choose another, or 0 for any that is free"
                            .formatted(host, port),
                    taken);
        }
        return new StudioServer(javalin, studio, host);
    }

    private static void configure(JavalinConfig config, Studio studio) {
        Api api = new Api(studio::answer);
        StaticSite site = new StaticSite("/public");
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.http.compressionStrategy = CompressionStrategy.GZIP;
        config.routes.before(SecurityHeaders::add);
        config.routes.post("/api", api::answer);
        config.routes.get("/api", api::explain);
        config.routes.get("/*", site::serve);
        config.routes.exception(Exception.class, StudioServer::failed);
    }

    /** A fault of ours: says so without its inside. */
    private static void failed(Exception fault, Context context) {
        context.status(500)
                .contentType("application/json")
                .result("{\"error\":\"the studio has a fault and could not answer\",\"explained\":\"%s\"}"
                        .formatted(fault.getClass().getSimpleName()));
    }

    /** The port it listens on. */
    public int port() {
        return javalin.port();
    }

    /** Where the studio is, for a browser; ends in a slash. */
    public URI address() {
        String name = host.equals(LOOPBACK) || host.equals("0.0.0.0") ? "localhost" : host;
        return URI.create("http://" + name + ":" + port() + "/");
    }

    /** Stops; requests that are being answered are given up. */
    @Override
    public void close() {
        javalin.stop();
        studio.close();
    }
}

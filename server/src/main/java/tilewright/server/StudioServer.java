package tilewright.server;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import tilewright.Puzzles;
import tilewright.puzzle.Workspace;
import tilewright.studio.Studio;

/**
 * The studio over HTTP: the static site at {@code /}, the protocol at {@code POST /api}, and sheets of paper at
 * {@code POST /api/print}. Whatever clients send or
 * fail to send, it stays within its {@link Bounds}.
 *
 * <p>Listens on this machine alone unless told otherwise. Each request has a thread of its own: a platform thread, because
 * virtual ones wait for seconds when all cores are busy. Heavy requests are answered by a few others. Threads may share
 * one.
 */
public final class StudioServer implements AutoCloseable {

    /** Who can reach it when nothing else is said: programs on this machine. */
    public static final String LOOPBACK = "127.0.0.1";

    private static final int LAST_PORT = 65_535;
    private static final int BACKLOG = 1_024;
    private static final Duration LAST = Duration.ofMillis(300);

    private final Server server;
    private final ServerConnector connector;
    private final RequestHandler handler;
    private final HeavyPool pool;
    private final Connections connections;
    private final Permits permits;
    private final ExecutorService givingWay;
    private final Api api;
    private final Studio studio;
    private final Workspace papers;
    private final String host;
    private final Duration drain;

    /** The address could not be taken: another program has the port, or this one may not have it. */
    public static final class CannotListen extends IOException {
        private static final long serialVersionUID = 1;

        CannotListen(String reason, Throwable cause) {
            super(reason, cause);
        }
    }

    private StudioServer(
            String host, int port, Set<String> names, Studio studio, Protocol protocol, Bounds bounds, Runnable last) {
        this.host = host;
        this.studio = studio;
        this.drain = bounds.deadlines().drain();
        this.pool = new HeavyPool(bounds.work(), last);
        Addresses addresses = new Addresses(bounds.traffic());
        this.connections = new Connections(
                bounds, List.of(addresses::sweep, new HeapTrim(bounds.work().garbage())), last);
        RequestThreads threads = new RequestThreads(bounds.traffic().connections(), LAST);
        this.givingWay = Executors.newCachedThreadPool(StudioServer::givingWay);
        this.permits = new Permits(bounds.traffic(), threads, givingWay);
        this.papers = new Workspace(bounds.work().bytes());
        Answerer printer = new Answerer(new PrintProtocol(Puzzles.CATALOG, papers), pool, bounds);
        Answerer answerer = new Answerer(protocol, pool, bounds);
        this.api = new Api(bounds, new AccessRules(host, names), addresses, permits, answerer, printer);
        this.handler = new RequestHandler(api, new StaticSite("/public"), last);
        this.server = new Server(threads);
        this.connector = connector(server, host, port, bounds.traffic().sending(), connections);
        server.addConnector(connector);
        server.setHandler(handler);
        server.setErrorHandler(new ErrorPages());
    }

    private static Thread givingWay(Runnable work) {
        return Thread.ofPlatform().daemon().name("waited").unstarted(() -> {
            BackgroundThread.giveWay();
            work.run();
        });
    }

    private static ServerConnector connector(
            Server server, String host, int port, int sending, Connections connections) {
        HttpConfiguration configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration));
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(BACKLOG);
        connector.setAcceptedSendBufferSize(sending);
        connector.setIdleTimeout(0); // Connections keeps the time
        connector.addBean(connections);
        return connector;
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
        return start(host, port, Set.of());
    }

    /**
     * Starts.
     *
     * @param host a name or address of this machine; 0.0.0.0 for all it has
     * @param port 0 for any that is free
     * @param names by which clients may call it, beside that host, localhost, and the loopback addresses
     * @throws CannotListen with a sentence for the user
     */
    public static StudioServer start(String host, int port, Set<String> names) throws CannotListen {
        Runtime machine = Runtime.getRuntime();
        Bounds bounds = Bounds.of(machine.availableProcessors(), machine.maxMemory());
        Studio studio = new Studio(Puzzles.CATALOG, new Workspace(bounds.work().bytes()));
        return start(host, port, names, studio, Protocol.of(studio), bounds, new OutOfMemoryExit());
    }

    /**
     * Starts with everything given.
     *
     * @param studio closed with the server
     * @param last run when memory is gone
     */
    static StudioServer start(
            String host, int port, Set<String> names, Studio studio, Protocol protocol, Bounds bounds, Runnable last)
            throws CannotListen {
        if (port < 0 || port > LAST_PORT) {
            throw new IllegalArgumentException("port (%d) must be 0 to 65535".formatted(port));
        }
        StudioServer started = new StudioServer(host, port, names, studio, protocol, bounds, last);
        try {
            InetAddress.getByName(host);
            started.server.start();
            return started;
        } catch (Exception failure) {
            started.close();
            throw cannotListen(host, port, failure);
        }
    }

    private static CannotListen cannotListen(String host, int port, Exception failure) {
        if (failure instanceof UnknownHostException) {
            return new CannotListen("cannot listen on %s: this name leads to no address".formatted(host), failure);
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException
                    && String.valueOf(cause.getMessage()).contains("assign")) {
                return new CannotListen(
                        "cannot listen on %s: this is no address of this machine".formatted(host), failure);
            }
        }
        return new CannotListen(
                "cannot listen on %s:%d: the port is taken, or reserved; choose another, or 0 for any that is free"
                        .formatted(host, port),
                failure);
    }

    /** The port it listens on. */
    public int port() {
        return connector.getLocalPort();
    }

    /** Where the studio is, for a browser; ends in a slash. */
    public URI address() {
        String name = host.equals(LOOPBACK) || host.equals("0.0.0.0") ? "localhost" : host;
        return URI.create("http://" + name + ":" + port() + "/");
    }

    /** What does heavy work. */
    HeavyPool pool() {
        return pool;
    }

    /** Who may work. */
    Permits permits() {
        return permits;
    }

    /** Who is connected. */
    Connections connections() {
        return connections;
    }

    /** Bytes of bodies and answers in memory. */
    long held() {
        return api.held();
    }

    /** Requests that are being answered. */
    int inside() {
        return handler.inside();
    }

    /** Stops: takes no more requests, gives those that are being answered a little time, then gives them up. */
    @Override
    public void close() {
        handler.close();
        pool.refuse();
        connector.close();
        try {
            handler.drain(drain);
            pool.close();
            handler.drain(LAST);
            server.stop();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (Exception failure) {
            throw new IllegalStateException("the server cannot be stopped", failure);
        } finally {
            givingWay.shutdownNow();
            connections.close();
            studio.close();
            papers.close();
        }
    }
}

package tilewright.server;

import java.io.IOException;
import java.lang.ref.Reference;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.puzzle.Workspace;
import tilewright.studio.Studio;

/**
 * The studio over HTTP: the static site at {@code /}, the protocol at {@code POST /api}, and sheets of paper at
 * {@code POST /api/print}. It stays within its {@link Bounds} whatever clients do.
 *
 * <p>By default it listens only on this machine. No thread waits for a client. Light and heavy requests have a {@link FairQueue}
 * each, with platform threads, because virtual ones wait for seconds when all cores are busy. Threads may share one.
 */
public final class StudioServer implements AutoCloseable {

    /** The default host, which only programs on this machine reach. */
    public static final String LOOPBACK = "127.0.0.1";

    /** Hosts that mean all addresses of this machine. */
    private static final Set<String> ANY = Set.of("", "0.0.0.0", "::", "[::]");

    private static final int LAST_PORT = 65_535;
    private static final int BACKLOG = 1_024;
    private static final int JETTY_THREADS = 6;
    private static final Duration LAST = Duration.ofMillis(300);
    private static final Duration LOOK = Duration.ofMillis(25);
    private static final Duration SWEEP = Duration.ofMillis(250);
    private static final int CANARY_BYTES = 100_000;

    private final Server server;
    private final ServerConnector connector;
    private final RequestHandler handler;
    private final FairQueue light;
    private final FairQueue heavy;
    private final List<RequestRunner> runners;
    private final Connections connections;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("clock").factory());
    private final Api api;
    private final Studio studio;
    private final Workspace papers;
    private final String host;
    private final Duration drain;
    private final Runnable outOfMemory;

    /** Thrown when the address is not available: the port is taken or reserved, or the host is no address of this machine. */
    public static final class CannotListen extends IOException {
        private static final long serialVersionUID = 1;

        CannotListen(Message reason, Throwable cause) {
            super(reason.text(), cause);
        }
    }

    /**
     * Options of a server.
     *
     * @param host a name or address of this machine; 0.0.0.0 for all it has
     * @param port 0 for any that is free
     * @param names further names of the server, beside that host, localhost, and the loopback addresses
     * @param proxies addresses and networks of the trusted proxies
     */
    public record Options(String host, int port, Set<String> names, Set<String> proxies, ServerLog log) {

        /** Returns the options for this machine alone, without proxies and log. */
        public static Options local(int port) {
            return new Options(LOOPBACK, port, Set.of(), Set.of(), ServerLog.none());
        }
    }

    private StudioServer(Options options, Studio studio, Protocol protocol, Bounds bounds, Runnable outOfMemory) {
        this.host = options.host();
        this.studio = studio;
        this.outOfMemory = outOfMemory;
        this.drain = bounds.deadlines().drain();
        this.light = new FairQueue("light", bounds.light(), false);
        this.heavy = new FairQueue("heavy", bounds.heavy(), true);
        Proxies proxies = new Proxies(options.proxies());
        this.connections = new Connections(bounds, proxies, options.log());
        this.papers = new Workspace(bounds.work().bytes());
        RequestRunner printer = new RequestRunner(new PrintProtocol(Puzzles.CATALOG, papers), heavy, bounds);
        RequestRunner runner = new RequestRunner(protocol, heavy, bounds);
        this.runners = List.of(runner, printer);
        this.api = new Api(bounds, new AccessRules(host, options.names()), light::offer, runner, printer);
        this.handler = new RequestHandler(api, new StaticSite("/public"), proxies, options.log(), outOfMemory);
        this.server = new Server(threads(bounds));
        this.connector = connector(server, options, bounds.traffic().sending(), connections);
        server.addConnector(connector);
        server.setHandler(handler);
        server.setErrorHandler(new ErrorPages(options.log()));
        HeapTrim trim = new HeapTrim(bounds.work().garbage());
        repeat(LOOK, () -> runners.forEach(RequestRunner::check));
        repeat(SWEEP, () -> sweep(options.log(), trim));
    }

    private void sweep(ServerLog log, HeapTrim trim) {
        byte[] canary = new byte[CANARY_BYTES]; // memory may have gone where nobody notices
        try {
            long now = System.nanoTime();
            connections.sweep(now);
            light.sweep(now);
            heavy.sweep(now);
            log.sweep();
            trim.run();
        } finally {
            Reference.reachabilityFence(canary);
        }
    }

    /** Returns a pool that starts all its threads at once: a background thread would start a background thread. */
    private static QueuedThreadPool threads(Bounds bounds) {
        int count = bounds.light().threads() + JETTY_THREADS;
        QueuedThreadPool threads = new QueuedThreadPool(count, count);
        threads.setStopTimeout(LAST.toMillis());
        return threads;
    }

    private void repeat(Duration pause, Runnable work) {
        Runnable guarded = () -> {
            try {
                work.run();
            } catch (OutOfMemoryError _) {
                outOfMemory.run();
            }
        };
        Future<?> _ = clock.scheduleWithFixedDelay(guarded, pause.toMillis(), pause.toMillis(), TimeUnit.MILLISECONDS);
    }

    private static ServerConnector connector(Server server, Options options, int sending, Connections connections) {
        HttpConfiguration configuration = new HttpConfiguration();
        configuration.setSendServerVersion(false);
        ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration));
        connector.setHost(options.host());
        connector.setPort(options.port());
        connector.setAcceptQueueSize(BACKLOG);
        connector.setAcceptedSendBufferSize(sending);
        connector.setIdleTimeout(0); // Connections keeps the time
        connector.addBean(connections);
        return connector;
    }

    /**
     * Starts a server on this machine alone, without a log.
     *
     * @param port 0 for any that is free
     * @throws CannotListen with a sentence for the user
     */
    public static StudioServer start(int port) throws CannotListen {
        return start(Options.local(port));
    }

    /**
     * Starts a server.
     *
     * @throws CannotListen with a sentence for the user
     * @throws IllegalArgumentException when a proxy is neither an address nor a network
     */
    public static StudioServer start(Options options) throws CannotListen {
        Runtime machine = Runtime.getRuntime();
        Bounds bounds = Bounds.of(machine.availableProcessors(), machine.maxMemory());
        Studio studio = new Studio(Puzzles.CATALOG, new Workspace(bounds.work().bytes()));
        return start(options, studio, new StudioProtocol(studio), bounds, new OutOfMemoryExit());
    }

    /**
     * Starts a server of given parts.
     *
     * @param studio closed with the server
     * @param outOfMemory called when memory is gone
     */
    static StudioServer start(Options options, Studio studio, Protocol protocol, Bounds bounds, Runnable outOfMemory)
            throws CannotListen {
        int port = options.port();
        if (port < 0 || port > LAST_PORT) {
            throw new IllegalArgumentException("port (%d) must be 0 to 65535".formatted(port));
        }
        StudioServer started = new StudioServer(options, studio, protocol, bounds, outOfMemory);
        try {
            InetAddress.getByName(options.host());
            started.server.start();
            return started;
        } catch (Exception failure) {
            started.close();
            throw cannotListen(Message.verbatim(options.host()), port, failure);
        }
    }

    private static CannotListen cannotListen(Message host, int port, Exception failure) {
        if (failure instanceof UnknownHostException) {
            return new CannotListen(ServerMessages.unknownHost(host), failure);
        }
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException
                    && String.valueOf(cause.getMessage()).contains("assign")) {
                return new CannotListen(ServerMessages.otherMachine(host), failure);
            }
        }
        return new CannotListen(ServerMessages.portTaken(host, port), failure);
    }

    /** Returns the port on which it listens. */
    public int port() {
        return connector.getLocalPort();
    }

    /** Returns the address of the studio for a browser on this machine; it ends in a slash. */
    public URI address() {
        boolean everywhere = ANY.contains(host);
        String name = host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
        return URI.create("http://" + (everywhere || host.equals(LOOPBACK) ? "localhost" : name) + ":" + port() + "/");
    }

    /** Returns whether other machines can reach it. */
    public boolean reachable() {
        try {
            return !InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException("it listens there", impossible);
        }
    }

    /** Returns the queue of light requests. */
    FairQueue light() {
        return light;
    }

    /** Returns the queue of heavy requests. */
    FairQueue heavy() {
        return heavy;
    }

    /** Returns the open connections. */
    Connections connections() {
        return connections;
    }

    /** Returns the bytes of bodies and answers in memory. */
    long held() {
        return api.held();
    }

    /** Returns the number of requests that are being answered. */
    int inside() {
        return handler.inside();
    }

    /** Stops: refuses further requests, and gives those that are being answered a little time before it ends them. */
    @Override
    public void close() {
        handler.close();
        connector.close();
        try {
            handler.drain(drain);
            light.close();
            heavy.close();
            runners.forEach(RequestRunner::close);
            handler.drain(LAST);
            heavy.join();
            server.stop();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        } catch (Exception failure) {
            throw new IllegalStateException("the server cannot be stopped", failure);
        } finally {
            clock.shutdownNow();
            studio.close();
            papers.close();
        }
    }
}

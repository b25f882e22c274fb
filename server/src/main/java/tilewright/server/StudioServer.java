package tilewright.server;

import java.io.IOException;
import java.lang.ref.Reference;
import java.net.BindException;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import tilewright.Puzzles;
import tilewright.message.Message;
import tilewright.puzzle.Workspace;
import tilewright.server.api.Api;
import tilewright.server.api.McpProtocol;
import tilewright.server.api.OEmbed;
import tilewright.server.api.OpenApi;
import tilewright.server.api.PrintProtocol;
import tilewright.server.api.StatusEndpoints;
import tilewright.server.api.StudioProtocol;
import tilewright.server.http.AccessRules;
import tilewright.server.http.Connections;
import tilewright.server.http.ErrorPages;
import tilewright.server.http.Proxies;
import tilewright.server.http.StaticSite;
import tilewright.server.mcp.McpServer;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.HeapTrim;
import tilewright.server.operate.Metric;
import tilewright.server.operate.OutOfMemoryExit;
import tilewright.server.operate.ServerLog;
import tilewright.server.saved.SavedBounds;
import tilewright.server.saved.SavedProtocol;
import tilewright.server.saved.SavedStore;
import tilewright.server.sockets.HostedRooms;
import tilewright.server.sockets.RoomPlace;
import tilewright.server.sockets.RoomService;
import tilewright.server.sockets.RoomSockets;
import tilewright.server.work.FairQueue;
import tilewright.server.work.Protocol;
import tilewright.server.work.RequestRunner;
import tilewright.studio.Studio;

/**
 * The studio over HTTP: the static site at {@code /}, the protocol at {@code POST /api}, sheets of paper at
 * {@code POST /api/print}, assistants at {@code POST /mcp}, and the rooms at {@code GET /api/rooms}. It stays within its {@link Bounds} whatever clients do.
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
    private final Optional<RoomService> rooms;
    private final Optional<RoomSockets> sockets;
    private final Optional<SavedProtocol> saved;
    private final ServerLog log;
    private final Studio studio;
    private final Workspace papers;
    private final String host;
    private final Duration drain;
    private final Runnable outOfMemory;

    /**
     * Thrown when the address is not available: the port is taken or reserved, or the host is not an address of this
     * machine.
     */
    public static final class CannotListen extends IOException {
        private static final long serialVersionUID = 1;

        CannotListen(Message reason, Throwable cause) {
            super(reason.text(), cause);
        }
    }

    /**
     * The options of a server.
     *
     * @param host a name or address of this machine; 0.0.0.0 for all it has
     * @param port 0 for any that is free
     * @param names further names of the server, beside that host, localhost, and the loopback addresses
     * @param proxies addresses and networks of the trusted proxies
     * @param operation where rooms are kept, and how the server is run
     */
    public record Options(
            String host, int port, Set<String> names, Set<String> proxies, ServerLog log, Operation operation) {

        /** Constructs options without rooms. */
        public Options(String host, int port, Set<String> names, Set<String> proxies, ServerLog log) {
            this(host, port, names, proxies, log, Operation.NONE);
        }

        /** Returns the options for this machine alone, without proxies and log. */
        public static Options local(int port) {
            return new Options(LOOPBACK, port, Set.of(), Set.of(), ServerLog.none());
        }
    }

    /**
     * The storage of rooms, and the addresses of the server.
     *
     * @param rooms empty for a server without rooms
     * @param publicUrl the address that clients know, for links
     * @param metricsFrom addresses and networks that may read what is measured, besides this machine
     * @param lobby whether there is a list of the rooms that anyone may join
     */
    public record Operation(
            Optional<RoomPlace> rooms, Optional<URI> publicUrl, Set<String> metricsFrom, boolean lobby) {

        /** The operation of a server without a lobby. */
        public Operation(Optional<RoomPlace> rooms, Optional<URI> publicUrl, Set<String> metricsFrom) {
            this(rooms, publicUrl, metricsFrom, false);
        }

        /** The operation of a server without rooms. */
        public static final Operation NONE = new Operation(Optional.empty(), Optional.empty(), Set.of());
    }

    private StudioServer(
            Options options,
            Studio studio,
            Protocol protocol,
            Bounds bounds,
            Runnable outOfMemory,
            Optional<RoomService.Starter> rooms) {
        this.host = options.host();
        this.studio = studio;
        this.outOfMemory = outOfMemory;
        this.log = options.log();
        this.drain = bounds.deadlines().drain();
        this.light = new FairQueue("light", bounds.light(), false);
        this.heavy = new FairQueue("heavy", bounds.heavy(), true);
        Proxies proxies = new Proxies(options.proxies());
        this.connections = new Connections(bounds, proxies, options.log());
        this.papers = new Workspace(bounds.work().bytes());
        RequestRunner printer = new RequestRunner(new PrintProtocol(Puzzles.CATALOG, papers), heavy, bounds);
        RequestRunner runner = new RequestRunner(protocol, heavy, bounds);
        McpServer mcp = new McpServer(
                Puzzles.CATALOG,
                studio,
                papers,
                () -> new SecureRandom().nextLong() >>> 24,
                InstantSource.system(),
                false);
        RequestRunner assistant = new RequestRunner(new McpProtocol(mcp), heavy, bounds);
        this.runners = List.of(runner, printer, assistant);
        this.server = new Server(threads(bounds));
        AccessRules rules = new AccessRules(host, names(options));
        this.rooms = rooms.map(starter -> starter.start(heavy, bounds, options.log()));
        this.saved = this.rooms
                .flatMap(RoomService::saved)
                .map(store -> new SavedProtocol(
                        store,
                        InstantSource.system(),
                        System::nanoTime,
                        SavedBounds.USUAL,
                        expired -> expires(options.log(), expired)));
        this.api = new Api(bounds, rules, light::offer, runner, printer, assistant, saved);
        this.sockets = this.rooms.map(service -> sockets(service, options, bounds, rules));
        StatusEndpoints status = new StatusEndpoints(
                rules,
                proxies,
                this.rooms.isPresent(),
                () -> this.rooms.flatMap(RoomService::trouble),
                options.operation().publicUrl(),
                options.operation().metricsFrom(),
                this::metrics,
                InstantSource.system());
        OpenApi description = new OpenApi(studio::answer, options.operation().publicUrl());
        StaticSite site = new StaticSite("/public", Map.of(OpenApi.PATH, description::bytes));
        OEmbed embeds = new OEmbed(options.operation().publicUrl());
        this.handler =
                new RequestHandler(bounds, api, status, sockets, embeds, site, proxies, options.log(), outOfMemory);
        this.connector = connector(server, options, bounds.traffic().sending(), connections);
        server.addConnector(connector);
        server.setHandler(handler);
        server.setErrorHandler(new ErrorPages(options.log()));
        HeapTrim trim = new HeapTrim(bounds.work().garbage());
        repeat(LOOK, () -> runners.forEach(RequestRunner::check));
        repeat(SWEEP, () -> sweep(options.log(), trim));
    }

    private static Set<String> names(Options options) {
        Set<String> names = new HashSet<>(options.names());
        options.operation().publicUrl().map(URI::getHost).ifPresent(names::add);
        return names;
    }

    private RoomSockets sockets(RoomService service, Options options, Bounds bounds, AccessRules rules) {
        WebSocketComponents components =
                new WebSocketComponents(null, null, server.getByteBufferPool(), null, null, server.getThreadPool());
        server.addBean(components);
        return new RoomSockets(
                bounds.sockets(), service, rules, options.log(), InstantSource.system(), outOfMemory, components);
    }

    private List<Metric> metrics() {
        Runtime machine = Runtime.getRuntime();
        List<Metric> all = new ArrayList<>();
        sockets.ifPresent(open -> all.addAll(open.metrics()));
        rooms.ifPresent(service -> all.addAll(service.metrics()));
        all.add(Metric.gauge("connections", "Open connections of HTTP.", connections.size()));
        all.add(Metric.gauge("requests", "Requests that are being answered.", handler.inside()));
        all.add(handler.times());
        all.add(new Metric(
                "requests_waiting",
                Metric.Type.GAUGE,
                "Requests that wait for a thread.",
                List.of(waiting("light", light), waiting("heavy", heavy))));
        all.add(Metric.gauge("held_bytes", "Bytes of bodies and answers in memory.", held()));
        all.add(log.metric());
        all.add(Metric.gauge("heap_bytes", "Bytes of the heap in use.", machine.totalMemory() - machine.freeMemory()));
        all.add(Metric.gauge("heap_most_bytes", "Bytes to which the heap may grow.", machine.maxMemory()));
        return all;
    }

    private static Metric.Sample waiting(String name, FairQueue queue) {
        return new Metric.Sample("", Metric.label("queue", name), queue.waiting());
    }

    private static void expires(ServerLog log, SavedStore.Expired expired) {
        if (expired.owners() > 0) {
            log.expires("keys of saved games", expired.owners());
        }
        if (expired.items() > 0) {
            log.expires("traces of deleted games", expired.items());
        }
    }

    private void sweep(ServerLog log, HeapTrim trim) {
        byte[] canary = new byte[CANARY_BYTES]; // memory may have gone where nobody notices
        try {
            long now = System.nanoTime();
            connections.sweep(now);
            sockets.ifPresent(open -> open.sweep(now));
            saved.ifPresent(SavedProtocol::sweep);
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
        return start(Options.local(port), Optional.empty());
    }

    /**
     * Starts a server.
     *
     * @throws IOException with a sentence for the user
     * @throws IllegalArgumentException when a proxy, or who may read what is measured, is neither an address nor a network
     */
    public static StudioServer start(Options options) throws IOException {
        Optional<RoomPlace> place = options.operation().rooms();
        return start(
                options,
                place.isPresent()
                        ? Optional.of(
                                HostedRooms.of(place.get(), options.operation().lobby(), options.log()))
                        : Optional.empty());
    }

    private static StudioServer start(Options options, Optional<RoomService.Starter> rooms) throws CannotListen {
        Runtime machine = Runtime.getRuntime();
        Bounds bounds = Bounds.of(machine.availableProcessors(), machine.maxMemory());
        Studio studio = new Studio(Puzzles.CATALOG, new Workspace(bounds.work().bytes()));
        return start(options, studio, new StudioProtocol(studio), bounds, new OutOfMemoryExit(), rooms);
    }

    /**
     * Starts a server of given parts.
     *
     * @param studio closed with the server
     * @param outOfMemory called when memory is gone
     * @param rooms started and closed with the server
     */
    static StudioServer start(
            Options options,
            Studio studio,
            Protocol protocol,
            Bounds bounds,
            Runnable outOfMemory,
            Optional<RoomService.Starter> rooms)
            throws CannotListen {
        int port = options.port();
        if (port < 0 || port > LAST_PORT) {
            throw new IllegalArgumentException("port (%d) must be 0 to 65535".formatted(port));
        }
        StudioServer started = new StudioServer(options, studio, protocol, bounds, outOfMemory, rooms);
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

    /** Returns whether other machines can reach the server. */
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

    /** Returns the sockets in the rooms; empty without rooms. */
    Optional<RoomSockets> sockets() {
        return sockets;
    }

    /** Returns the bytes of bodies and answers in memory. */
    long held() {
        return api.held();
    }

    /** Returns the number of requests that are being answered. */
    int inside() {
        return handler.inside();
    }

    /** Stops the server: refuses further requests, and ends those that are being answered after a short time. */
    @Override
    public void close() {
        handler.close();
        connector.close();
        try {
            if (sockets.isPresent()) {
                sockets.get().stop(LAST);
            }
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
            rooms.ifPresent(RoomService::close);
            studio.close();
            papers.close();
        }
    }
}

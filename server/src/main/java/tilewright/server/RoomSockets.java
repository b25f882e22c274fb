package tilewright.server;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.websocket.core.CloseStatus;
import org.eclipse.jetty.websocket.core.Configuration;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.WebSocketMappings;
import org.eclipse.jetty.websocket.core.server.WebSocketNegotiator;
import tilewright.message.Message;
import tilewright.server.rooms.Peer;
import tilewright.text.Json;

/**
 * All sockets in the rooms, of bounded number, at {@code GET /api/rooms}.
 *
 * <p>Frames are never compressed: that would hold about 300 KB for each socket, for messages of a few hundred bytes, and what is
 * compressed together with secrets tells of them by its length. Threads may share one.
 */
final class RoomSockets {

    static final String PATH = "/api/rooms";

    private static final String METHODS = "GET, OPTIONS";
    private static final Duration LONGEST_QUIET = Duration.ofMinutes(5);
    private static final long LOOK_MILLIS = 5;
    private static final long FIRST_BEATS = 7_919; // a prime, so that sockets opened at once do not beat at once

    private final Bounds.Sockets bounds;
    private final RoomService rooms;
    private final AccessRules rules;
    private final ServerLog log;
    private final InstantSource clock;
    private final Runnable outOfMemory;
    private final RoomClients clients;
    private final WebSocketMappings mappings;
    private final Configuration.ConfigurationCustomizer configuration = new Configuration.ConfigurationCustomizer();
    private final Set<RoomSocket> open = ConcurrentHashMap.newKeySet();
    private final AtomicLong queued = new AtomicLong();
    private final AtomicLong opened = new AtomicLong();
    private final Map<Integer, Long> ends = new TreeMap<>();
    private volatile boolean stopping;

    /** @param outOfMemory called when memory is gone */
    RoomSockets(
            Bounds.Sockets bounds,
            RoomService rooms,
            AccessRules rules,
            ServerLog log,
            InstantSource clock,
            Runnable outOfMemory,
            WebSocketComponents components) {
        this.bounds = bounds;
        this.rooms = rooms;
        this.rules = rules;
        this.log = log;
        this.clock = clock;
        this.outOfMemory = outOfMemory;
        this.clients = new RoomClients(bounds);
        this.mappings = new WebSocketMappings(components);
        configuration.setIdleTimeout(Duration.ZERO); // the sweep keeps the time
        configuration.setAutoFragment(true); // so that no whole frame is held before its length is known
        configuration.setMaxFrameSize(bounds.message());
    }

    static boolean serves(Request request) {
        return PATH.equals(request.getHttpURI().getCanonicalPath());
    }

    /** Makes a socket of a connection. */
    void upgrade(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!HttpMethod.GET.is(request.getMethod())) {
            exchange.allow(METHODS, ServerMessages.roomsByGet());
            return;
        }
        rules.checkSender(request);
        checkAddress(request);
        long now = System.nanoTime();
        Optional<Message> many = clients.tooMany(exchange.client(), open.size());
        if (many.isPresent()) {
            throw new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, many.get(), 10);
        }
        long first = opened.incrementAndGet()
                * FIRST_BEATS
                * 1_000_000
                % bounds.beat().toNanos();
        RoomSocket socket = new RoomSocket(
                this,
                exchange.client(),
                exchange.words(),
                bounds,
                now,
                quiet(request).orElse(first));
        WebSocketNegotiator negotiator = (_, response, _) -> {
            response.setExtensions(List.of());
            return socket;
        };
        if (!mappings.upgrade(negotiator, request, exchange.response(), exchange.callback(), configuration)) {
            exchange.response().getHeaders().put(HttpHeader.UPGRADE, "websocket");
            throw new Refused(HttpStatus.UPGRADE_REQUIRED_426, ServerMessages.noUpgrade());
        }
    }

    /** Refuses an address that Jetty cannot read. */
    private static void checkAddress(Request request) throws Refused {
        try {
            Request.extractQueryParameters(request);
        } catch (RuntimeException malformed) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, ServerMessages.malformedAddress());
        }
    }

    /** Returns for how long, in nanoseconds, the client asks for quiet: {@code ?quiet=MS}, by which a proxy is tried. */
    private static Optional<Long> quiet(Request request) {
        String asked = parameter(request, "quiet");
        if (asked.isEmpty() || asked.length() > 6 || !asked.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return Optional.empty();
        }
        return Optional.of(Math.min(Long.parseLong(asked) * 1_000_000, LONGEST_QUIET.toNanos()));
    }

    /** Returns the language that a socket asks for: {@code ?lang=TAG}. */
    static Optional<String> language(Request request) {
        return Optional.of(serves(request) ? parameter(request, "lang") : "").filter(tag -> !tag.isEmpty());
    }

    /** A parameter in the address; empty if there is none. */
    private static String parameter(Request request, String name) {
        String query = "&" + String.valueOf(request.getHttpURI().getQuery()) + "&";
        int from = query.indexOf("&" + name + "=");
        return from < 0 ? "" : query.substring(from + name.length() + 2, query.indexOf('&', from + 1));
    }

    /** Takes a socket in; returns false when it is closed at once, as there are too many. */
    boolean opened(RoomSocket socket) {
        Optional<Message> many = clients.enter(socket.client(), open.size());
        open.add(socket);
        if (many.isPresent()) {
            socket.close(CloseStatus.TRY_AGAIN_LATER, many.get());
        } else if (stopping) {
            restart(socket);
        }
        return many.isEmpty();
    }

    RoomService.Visit connect(RoomSocket socket) {
        return rooms.connect(socket, socket.client().name());
    }

    /** Called when a socket has ended. */
    void closed(RoomSocket socket) {
        if (open.remove(socket)) {
            clients.leave(socket.client());
        }
    }

    /** Notes that the server closes a socket. What it tells the client is not logged, for that may repeat what was sent. */
    void closing(RoomSocket socket, int code) {
        if (code != Peer.RESTART) {
            count(code);
            log.closed(reason(code), socket.client());
        }
    }

    private Message reason(int code) {
        return switch (code) {
            case CloseStatus.MESSAGE_TOO_LARGE -> ServerMessages.longMessage(bounds.message());
            case CloseStatus.BAD_DATA -> ServerMessages.onlyText();
            case CloseStatus.BAD_PAYLOAD, Peer.UNREADABLE -> ServerMessages.badMessage();
            case Peer.BUSY -> ServerMessages.slowSocket();
            case Peer.GONE -> ServerMessages.wrongKey();
            default -> ServerMessages.fault();
        };
    }

    private synchronized void count(int code) {
        ends.merge(code, 1L, Long::sum);
    }

    /** Returns the message that shows that the server is alive. */
    String time() {
        return Json.obj().with("now", clock.millis()).toString();
    }

    /** Runs what a room does with a socket; a fault closes it. */
    void guard(RoomSocket socket, Runnable work) {
        try {
            work.run();
        } catch (Throwable fault) {
            log.fault(fault, socket.client());
            if (OutOfMemoryExit.memoryIsGone(fault)) {
                outOfMemory.run();
            }
            socket.close(CloseStatus.SERVER_ERROR, ServerMessages.fault());
        }
    }

    long queuedBytes() {
        return queued.get();
    }

    void queued(int bytes) {
        queued.addAndGet(bytes);
    }

    int size() {
        return open.size();
    }

    /** Does what is due. Called about four times a second. */
    void sweep(long now) {
        open.forEach(socket -> socket.sweep(now));
    }

    /** Returns what there is to measure. */
    synchronized List<Metric> metrics() {
        List<Metric> all = new ArrayList<>();
        all.add(Metric.gauge("sockets", "Open sockets in the rooms.", open.size()));
        all.add(Metric.gauge("socket_addresses", "Addresses that have sockets.", clients.size()));
        all.add(Metric.counter("sockets_opened", "Sockets in the rooms since the start.", opened.get()));
        all.add(Metric.gauge("socket_queue_bytes", "Bytes that wait for clients to take them.", queued.get()));
        List<Metric.Sample> samples = ends.entrySet().stream()
                .map(end -> new Metric.Sample(
                        "_total", Metric.label("code", Integer.toString(end.getKey())), end.getValue()))
                .toList();
        all.add(new Metric("sockets_closed", Metric.Type.COUNTER, "Sockets that the server has closed.", samples));
        return all;
    }

    private static void restart(RoomSocket socket) {
        socket.close(CloseStatus.SERVICE_RESTART, ServerMessages.closing());
    }

    /** Sends all clients away, who come back when the server has started again, and waits a moment for their farewell. */
    void stop(Duration most) throws InterruptedException {
        stopping = true;
        open.forEach(RoomSockets::restart);
        long end = System.nanoTime() + most.toNanos();
        while (!open.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(LOOK_MILLIS);
        }
    }
}

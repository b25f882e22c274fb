package tilewright.server.sockets;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import tilewright.server.http.AccessRules;
import tilewright.server.http.Exchange;
import tilewright.server.http.Problem;
import tilewright.server.http.Refused;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.operate.Metric;
import tilewright.server.operate.OutOfMemoryExit;
import tilewright.server.operate.ServerLog;
import tilewright.server.rooms.Permit;
import tilewright.server.rooms.RoomConnection;
import tilewright.server.rooms.TokenBuckets;
import tilewright.server.work.FairQueue;
import tilewright.text.Json;

/**
 * All sockets in the rooms, of bounded number, at {@code GET /api/rooms}.
 *
 * <p>Frames are never compressed: that would hold about 300 KB for each socket, for messages of a few hundred bytes, and what is
 * compressed together with secrets tells of them by its length. Threads may share one.
 */
public final class RoomSockets implements RoomSocket.Owner {

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
    private final TokenBuckets messages;
    private final WebSocketMappings mappings;
    private final Configuration.ConfigurationCustomizer configuration = new Configuration.ConfigurationCustomizer();
    private final Map<RoomSocket, Permit> open = new ConcurrentHashMap<>();
    private final AtomicLong queued = new AtomicLong();
    private final AtomicLong opened = new AtomicLong();
    private final Map<Integer, Long> ends = new TreeMap<>();
    private volatile boolean stopping;

    /** @param outOfMemory called when memory is gone */
    public RoomSockets(
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
        this.messages = new TokenBuckets(bounds.messagesOfOne(), System::nanoTime);
        this.mappings = new WebSocketMappings(components);
        configuration.setIdleTimeout(Duration.ZERO); // the sweep keeps the time
        configuration.setAutoFragment(true); // so that no whole frame is held before its length is known
        configuration.setMaxFrameSize(bounds.message());
    }

    /** Returns whether a request is for an address of these. */
    public static boolean serves(Request request) {
        return PATH.equals(request.getHttpURI().getCanonicalPath());
    }

    /** Makes a socket of a connection. */
    public void upgrade(Exchange exchange) throws Refused {
        Request request = exchange.request();
        if (!HttpMethod.GET.is(request.getMethod())) {
            exchange.allow(METHODS, SocketsMessages.roomsByGet());
            return;
        }
        rules.checkSender(request);
        checkAddress(request);
        long now = System.nanoTime();
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
        open.put(socket, clients.take(socket));
        boolean upgraded = false;
        try {
            Request.addCompletionListener(request, failure -> {
                if (failure != null) {
                    closed(socket);
                }
            });
            upgraded = mappings.upgrade(negotiator, request, exchange.response(), exchange.callback(), configuration);
        } finally {
            if (!upgraded) {
                closed(socket);
            }
        }
        if (!upgraded) {
            exchange.response().getHeaders().put(HttpHeader.UPGRADE, "websocket");
            throw new Refused(HttpStatus.UPGRADE_REQUIRED_426, SocketsMessages.noUpgrade());
        }
    }

    /** Refuses an address that Jetty cannot read. */
    private static void checkAddress(Request request) throws Refused {
        try {
            Request.extractQueryParameters(request);
            var _ = request.getHttpURI().toURI(); // as Jetty does for the upgrade
        } catch (RuntimeException malformed) {
            throw new Refused(HttpStatus.BAD_REQUEST_400, SocketsMessages.malformedAddress());
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
    public static Optional<String> language(Request request) {
        return Optional.of(serves(request) ? parameter(request, "lang") : "").filter(tag -> !tag.isEmpty());
    }

    /** A parameter in the address; empty if there is none. */
    private static String parameter(Request request, String name) {
        String query = "&" + String.valueOf(request.getHttpURI().getQuery()) + "&";
        int from = query.indexOf("&" + name + "=");
        return from < 0 ? "" : query.substring(from + name.length() + 2, query.indexOf('&', from + 1));
    }

    @Override
    public RoomService.Visit connect(RoomSocket socket) {
        if (stopping) {
            restart(socket);
        }
        return rooms.connect(socket, socket.client().name());
    }

    @Override
    public void closed(RoomSocket socket) {
        Permit place = open.remove(socket);
        if (place != null) {
            place.giveBack();
        }
    }

    /* What the server tells the client is not logged, for that may repeat what was sent. */
    @Override
    public void closing(RoomSocket socket, int code) {
        if (code != RoomConnection.RESTART) {
            count(code);
            log.closed(reason(code), socket.client());
        }
    }

    private Message reason(int code) {
        return switch (code) {
            case CloseStatus.MESSAGE_TOO_LARGE -> SocketsMessages.longMessage(bounds.message());
            case CloseStatus.BAD_DATA -> SocketsMessages.onlyText();
            case CloseStatus.BAD_PAYLOAD, RoomConnection.UNREADABLE -> SocketsMessages.badMessage();
            case RoomConnection.BUSY -> SocketsMessages.slowSocket();
            case RoomConnection.GONE -> SocketsMessages.wrongKey();
            default -> Problem.fault();
        };
    }

    private synchronized void count(int code) {
        ends.merge(code, 1L, Long::sum);
    }

    @Override
    public String time() {
        return Json.obj().with("now", clock.millis()).toString();
    }

    @Override
    public void guard(RoomSocket socket, Runnable work) {
        try {
            work.run();
        } catch (Throwable fault) {
            log.fault(fault, socket.client());
            if (OutOfMemoryExit.memoryIsGone(fault)) {
                outOfMemory.run();
            }
            socket.close(CloseStatus.SERVER_ERROR, Problem.fault());
        }
    }

    @Override
    public void charge(Client client, int tokens) {
        messages.charge(client.name(), tokens);
    }

    @Override
    public boolean mayRead(Client client) {
        return messages.has(client.name());
    }

    long queuedBytes() {
        return queued.get();
    }

    @Override
    public boolean takeQueue(int bytes) {
        long before = queued.get();
        while (before + bytes <= bounds.allQueueBytes()) {
            if (queued.compareAndSet(before, before + bytes)) {
                return true;
            }
            before = queued.get();
        }
        return false;
    }

    @Override
    public void queued(int bytes) {
        queued.addAndGet(bytes);
    }

    int size() {
        return open.size();
    }

    /** Does all regular work that is due. Called about four times a second. */
    public void sweep(long now) {
        open.keySet().forEach(socket -> socket.sweep(now));
    }

    /** Returns the metrics of rooms and sockets. */
    public synchronized List<Metric> metrics() {
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
        socket.close(
                CloseStatus.SERVICE_RESTART,
                FairQueue.Refusal.CLOSED.refused().problem().reason());
    }

    /**
     * Closes the sockets of all clients, which connect again when the server is back, and waits a moment for them to
     * close.
     */
    public void stop(Duration most) throws InterruptedException {
        stopping = true;
        open.keySet().forEach(RoomSockets::restart);
        long end = System.nanoTime() + most.toNanos();
        while (!open.isEmpty() && System.nanoTime() < end) {
            Thread.sleep(LOOK_MILLIS);
        }
    }
}

package tilewright.server.http;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.operate.ServerLog;

/**
 * All open connections of HTTP, of bounded number and slowness. At the maximum a client gets one at the cost of the client that has
 * most, unless it has as many itself.
 *
 * <p>Threads may share one.
 */
public final class Connections implements Connection.Listener {

    private final Bounds bounds;
    private final Proxies proxies;
    private final ServerLog log;
    private final Map<Connection, ConnectionWatch> open = new ConcurrentHashMap<>();
    private final Map<Client, Integer> counts = new HashMap<>();

    public Connections(Bounds bounds, Proxies proxies, ServerLog log) {
        this.bounds = bounds;
        this.proxies = proxies;
        this.log = log;
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof WebSocketConnection) {
            return; // the rooms count their sockets, and keep their time
        }
        Client client = Client.of(connection.getEndPoint().getRemoteSocketAddress());
        ConnectionWatch watch = new ConnectionWatch(connection, client, bounds.deadlines());
        if (connection instanceof ConnectionMetaData attributes) {
            watch.join(attributes);
        }
        Optional<ConnectionWatch> pushedOut = Optional.empty();
        synchronized (this) {
            if (open.size() >= bounds.traffic().connections()) {
                pushedOut = Optional.of(leastNeeded(connection, client).orElse(watch));
            }
            open.put(connection, watch);
            counts.merge(client, 1, Integer::sum);
        }
        pushedOut.ifPresent(out -> {
            log.closed(HttpMessages.manyConnections(), out.client());
            out.close();
        });
    }

    /** Returns a connection of the client that has most, preferably a quiet one; empty if the newcomer has as many. */
    private Optional<ConnectionWatch> leastNeeded(Connection newcomer, Client client) {
        int own = proxies.trusts(newcomer.getEndPoint().getRemoteSocketAddress()) ? 0 : counts.getOrDefault(client, 0);
        return counts.entrySet().stream()
                .filter(other -> other.getValue() > own + 1)
                .max(Map.Entry.comparingByValue())
                .flatMap(most -> open.values().stream()
                        .filter(watch -> watch.client().equals(most.getKey()))
                        .max(Comparator.comparing(ConnectionWatch::quiet)));
    }

    @Override
    public synchronized void onClosed(Connection connection) {
        ConnectionWatch watch = open.remove(connection);
        if (watch != null) {
            counts.computeIfPresent(watch.client(), (_, count) -> count == 1 ? null : count - 1);
        }
    }

    /** Returns the number of open connections. */
    public int size() {
        return open.size();
    }

    /** Closes the connections that are too slow. Called about four times a second. */
    public void sweep(long now) {
        open.values().forEach(watch -> watch.check(now).ifPresent(reason -> log.closed(reason, watch.client())));
    }
}

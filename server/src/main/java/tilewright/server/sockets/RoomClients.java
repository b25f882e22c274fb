package tilewright.server.sockets;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.http.HttpStatus;
import tilewright.server.http.Refused;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;
import tilewright.server.rooms.Permit;

/**
 * The sockets of each client, of bounded number. At the maximum a client gets one at the cost of the client that has most, unless
 * it has as many itself.
 *
 * <p>Threads may share one.
 */
final class RoomClients {

    private static final int RETRY_SECONDS = 10;

    private final Bounds.Sockets bounds;
    private final Map<Client, Set<RoomSocket>> sockets = new HashMap<>();
    private int all;

    RoomClients(Bounds.Sockets bounds) {
        this.bounds = bounds;
    }

    /**
     * Takes the place of a socket, before it is opened. May push another one out.
     *
     * @throws Refused when there is none
     */
    Permit take(RoomSocket socket) throws Refused {
        Optional<RoomSocket> pushedOut = Optional.empty();
        synchronized (this) {
            int own = sockets.getOrDefault(socket.client(), Set.of()).size();
            if (own >= bounds.ofOne()) {
                throw new Refused(
                        HttpStatus.SERVICE_UNAVAILABLE_503, SocketsMessages.manySocketsOfAddress(), RETRY_SECONDS);
            }
            if (all >= bounds.all()) {
                pushedOut = Optional.of(oldestOfMost(own));
                pushedOut.ifPresent(this::leave);
            }
            sockets.computeIfAbsent(socket.client(), _ -> new LinkedHashSet<>()).add(socket);
            all++;
        }
        pushedOut.ifPresent(RoomSocket::pushOut);
        return new Permit(() -> leave(socket));
    }

    private RoomSocket oldestOfMost(int own) throws Refused {
        return sockets.values().stream()
                .filter(others -> others.size() > own + 1)
                .max(Comparator.comparingInt(Set::size))
                .flatMap(most -> most.stream().findFirst())
                .orElseThrow(() ->
                        new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, SocketsMessages.manySockets(), RETRY_SECONDS));
    }

    private synchronized void leave(RoomSocket socket) {
        Set<RoomSocket> own = sockets.getOrDefault(socket.client(), Set.of());
        if (own.contains(socket)) {
            own.remove(socket);
            all--;
        }
        if (own.isEmpty()) {
            sockets.remove(socket.client());
        }
    }

    /** Returns the number of addresses with sockets. */
    synchronized int size() {
        return sockets.size();
    }
}

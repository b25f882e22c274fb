package tilewright.server;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;

/**
 * The sockets of each address, of bounded number.
 *
 * <p>Threads may share one.
 */
final class RoomClients {

    private final Bounds.Sockets bounds;
    private final Map<Client, Integer> counts = new HashMap<>();

    RoomClients(Bounds.Sockets bounds) {
        this.bounds = bounds;
    }

    /** Returns why a client gets no further socket; empty if it gets one. */
    synchronized Optional<Message> tooMany(Client client, int all) {
        if (all >= bounds.all()) {
            return Optional.of(ServerMessages.manySockets());
        }
        return counts.getOrDefault(client, 0) >= bounds.ofOne()
                ? Optional.of(ServerMessages.manySocketsOfAddress())
                : Optional.empty();
    }

    /** Counts a socket; returns why it should not be there. */
    synchronized Optional<Message> enter(Client client, int all) {
        Optional<Message> many = tooMany(client, all);
        counts.merge(client, 1, Integer::sum);
        return many;
    }

    synchronized void leave(Client client) {
        counts.computeIfPresent(client, (_, count) -> count == 1 ? null : count - 1);
    }

    /** Returns the number of addresses with sockets. */
    synchronized int size() {
        return counts.size();
    }
}

package tilewright.server;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tilewright.message.Message;

/**
 * What each address does in the rooms: its sockets, the rooms that it makes, and the wrong keys that it tries. An address that
 * has done nothing for long is forgotten.
 *
 * <p>Threads may share one.
 */
final class RoomClients {

    /** Maximum number of addresses that are told apart. */
    private static final int MOST = 100_000;

    private static final Client OTHERS = new Client("others");

    private final Bounds.Sockets bounds;
    private final Map<Client, Known> known = new HashMap<>();

    /** What one address does. */
    private static final class Known {
        private final TokenBucket rooms;
        private final TokenBucket keys;
        private int sockets;

        Known(Bounds.Sockets bounds, long now) {
            this.rooms = new TokenBucket(bounds.rooms(), now);
            this.keys = new TokenBucket(bounds.wrongKeys(), now);
        }
    }

    RoomClients(Bounds.Sockets bounds) {
        this.bounds = bounds;
    }

    /** Returns why a client gets no further socket. */
    synchronized Optional<Message> tooMany(Client client, int all) {
        if (all >= bounds.all()) {
            return Optional.of(ServerMessages.manySockets());
        }
        Known found = known.get(client);
        return found != null && found.sockets >= bounds.ofOne()
                ? Optional.of(ServerMessages.manySocketsOfAddress())
                : Optional.empty();
    }

    /** Counts a socket; returns why it should not be there. */
    synchronized Optional<Message> enter(Client client, int all) {
        Optional<Message> many = tooMany(client, all);
        of(client, System.nanoTime()).sockets++;
        return many;
    }

    synchronized void leave(Client client) {
        Known one = known.getOrDefault(client, known.get(OTHERS));
        if (one != null) {
            one.sockets--;
        }
    }

    /** Takes a token for a room; returns why there is none. */
    synchronized Optional<Message> mayMake(Client client, long now) {
        Known one = of(client, now);
        if (!one.rooms.has(now)) {
            return Optional.of(ServerMessages.manyRooms());
        }
        one.rooms.take(1, now);
        return Optional.empty();
    }

    /** Returns why a client may not try a key. */
    synchronized Optional<Message> mayTry(Client client, long now) {
        return of(client, now).keys.has(now) ? Optional.empty() : Optional.of(ServerMessages.manyWrongKeys());
    }

    synchronized void wrongKey(Client client, long now) {
        of(client, now).keys.take(1, now);
    }

    private Known of(Client client, long now) {
        Known found = known.get(client);
        if (found == null) {
            Client counted = known.size() < MOST ? client : OTHERS;
            found = known.computeIfAbsent(counted, _ -> new Known(bounds, now));
        }
        return found;
    }

    /** Forgets who has no sockets and has done nothing for long. */
    synchronized void sweep(long now) {
        known.values().removeIf(one -> one.sockets <= 0 && one.rooms.full(now) && one.keys.full(now));
    }

    /** Returns the number of addresses that it remembers. */
    synchronized int size() {
        return known.size();
    }
}

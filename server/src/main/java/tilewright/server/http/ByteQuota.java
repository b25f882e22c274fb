package tilewright.server.http;

import java.util.HashMap;
import java.util.Map;
import tilewright.server.operate.Client;

/**
 * Memory that the requests of all clients share. A client may hold no more than is left to the others, so that many
 * greedy clients never hold it all; with large requests it may hold half of that, so that its own small ones find room.
 *
 * <p>Threads may share one.
 */
public final class ByteQuota {

    private final long all;
    private final int small;
    private final Map<Client, Long> held = new HashMap<>();
    private long taken;

    /**
     * @param all bytes of the memory
     * @param small maximum bytes of a small request
     */
    public ByteQuota(long all, int small) {
        this.all = all;
        this.small = small;
    }

    /** The bytes that one request holds. One thread at a time. */
    public final class Reservation implements AutoCloseable {

        private final Client client;
        private long own;

        private Reservation(Client client) {
            this.client = client;
        }

        /**
         * Reserves more bytes, if they are available.
         *
         * @param more bytes, 0 or more
         * @return false when they are not; then nothing is taken
         */
        public boolean take(long more) {
            boolean room = ByteQuota.this.take(client, more, own + more > small);
            own += room ? more : 0;
            return room;
        }

        /** Returns all bytes. */
        @Override
        public void close() {
            give(client, own);
            own = 0;
        }
    }

    /** Returns a reservation of no bytes yet. */
    public Reservation reserve(Client client) {
        return new Reservation(client);
    }

    /** Returns the bytes that are held. */
    public synchronized long taken() {
        return taken;
    }

    private synchronized boolean take(Client client, long more, boolean large) {
        long own = held.getOrDefault(client, 0L) + more;
        long left = all - taken - more;
        if (own > (large ? left / 2 : left)) {
            return false;
        }
        taken += more;
        held.put(client, own);
        return true;
    }

    private synchronized void give(Client client, long bytes) {
        taken -= bytes;
        held.computeIfPresent(client, (_, own) -> own == bytes ? null : own - bytes);
    }
}

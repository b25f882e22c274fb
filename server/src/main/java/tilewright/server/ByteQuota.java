package tilewright.server;

import java.util.HashMap;
import java.util.Map;

/**
 * Memory that the requests of all clients share. A client may hold no more than is left to the others, so that many
 * greedy ones never hold it all; with large requests no more than half of that, so that its own small ones find room.
 *
 * <p>Threads may share one.
 */
final class ByteQuota {

    private final long all;
    private final int small;
    private final Map<Client, Long> held = new HashMap<>();
    private long taken;

    /**
     * @param all bytes there are
     * @param small bytes up to which a request counts as small
     */
    ByteQuota(long all, int small) {
        this.all = all;
        this.small = small;
    }

    /** What one request holds. One thread at a time. */
    final class Reservation implements AutoCloseable {

        private final Client client;
        private long own;

        private Reservation(Client client) {
            this.client = client;
        }

        /**
         * Takes more, if there is more.
         *
         * @param more bytes, 0 or more
         * @return false when there is not; then nothing is taken
         */
        boolean take(long more) {
            boolean room = ByteQuota.this.take(client, more, own + more > small);
            own += room ? more : 0;
            return room;
        }

        /** Gives all back. */
        @Override
        public void close() {
            give(client, own);
            own = 0;
        }
    }

    /** A reservation of nothing yet. */
    Reservation reserve(Client client) {
        return new Reservation(client);
    }

    /** Bytes that are held. */
    synchronized long taken() {
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

package tilewright.server.rooms;

import java.util.HashMap;
import java.util.Map;

/** The memory that rooms take, in all and for each client that caused it. Threads may share one. */
final class RoomMemory {

    private final long most;
    private final Map<String, Long> ofClients = new HashMap<>();
    private long all;

    /** @param most bytes of all rooms */
    RoomMemory(long most) {
        this.most = most;
    }

    /** A room takes more memory; less than 0 for less. */
    synchronized void add(String client, long bytes) {
        all += bytes;
        ofClients.merge(client, bytes, (before, more) -> before + more == 0 ? null : before + more);
    }

    /** Returns the bytes of all rooms. */
    synchronized long bytes() {
        return all;
    }

    /** Returns whether rooms take more than they may. */
    synchronized boolean full() {
        return all >= most;
    }

    /** Returns whether a client takes a quarter, while all together take half: then others are to have the rest. */
    synchronized boolean fullFor(String client) {
        return all >= most / 2 && ofClients.getOrDefault(client, 0L) >= most / 4;
    }
}

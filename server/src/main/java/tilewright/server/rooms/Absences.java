package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;
import tilewright.server.rooms.PauseDetector.Standstill;

/**
 * The times in which perhaps no server was there for a room, kept until they are charged to nobody. Belongs to its
 * {@link RoomActor}.
 */
final class Absences {

    private final RoomHost host;
    private final List<Standstill> open = new ArrayList<>();

    /** End of the last standstill of this server that was noted. */
    private long noted;

    Absences(RoomHost host) {
        this.host = host;
    }

    /**
     * Notes the time in which perhaps no server was there, when a room has been read. If another server has written
     * last, that is the time between its last sign of life and the moment from which on this one is there; if it lives
     * no more, until that was known.
     *
     * @param owner whether this server owns the room now
     */
    void read(RoomStore.Stored stored, boolean owner) {
        Standstill still = host.standstill();
        noted = still.to();
        if (stored.owner().equals(host.store().self())) {
            open.add(still);
            return;
        }
        long from = stored.ownerAlive();
        long known = owner && host.store().shared()
                ? Math.min(host.world().now(), from + host.bounds().dead().toMillis())
                : 0;
        open.add(new Standstill(from, Math.max(known, Math.max(host.started(), still.to()))));
    }

    /** Returns whether this server has stood still since it has read a room that others write as well: it is to read it again. */
    boolean outdated() {
        return host.standstill().to() > noted && host.store().shared();
    }

    /**
     * Takes out what is to be charged before anything else is decided; nothing if all was before the last event.
     *
     * @param last when that was, in milliseconds since 1970
     */
    List<Standstill> take(long last) {
        Standstill still = host.standstill();
        if (still.to() > noted) {
            noted = still.to();
            open.add(still);
        }
        List<Standstill> taken = List.copyOf(open);
        open.clear();
        return taken.stream().anyMatch(away -> away.to() > Math.max(away.from(), last)) ? taken : List.of();
    }

    /** Puts back what could not be written. */
    void putBack(List<Standstill> taken) {
        open.addAll(taken);
    }
}

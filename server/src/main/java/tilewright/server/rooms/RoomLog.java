package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The part of a room's log that is kept in memory: the last entries, and which requests it has carried out. One thread
 * at a time.
 */
final class RoomLog {

    /** Maximum number of entries that a client is sent at once. */
    static final int MOST_SENT = 200;

    /** Number of entries kept: those that a client may lack, and the one before them. */
    static final int KEPT = MOST_SENT + 1;

    /** Bytes of an entry without its text, and of a request, found by measuring. */
    private static final int ENTRY_BYTES = 300;

    private static final int REQUEST_BYTES = 160;

    /**
     * A request that was carried out.
     *
     * @param version of its event
     * @param seat of its event
     */
    record Done(long version, int seat) {}

    private final List<LogEntry> last = new ArrayList<>();
    private final Map<String, Done> requests = new HashMap<>();
    private long characters;

    /** Takes requests that it has carried out before its entries. */
    void addRequests(List<Map.Entry<String, Done>> done) {
        done.forEach(request -> requests.put(request.getKey(), request.getValue()));
    }

    /** Returns all requests, in no order. */
    List<Map.Entry<String, Done>> requests() {
        return List.copyOf(requests.entrySet());
    }

    void add(LogEntry entry) {
        last.add(entry);
        characters += entry.data().length();
        if (last.size() == 2 * KEPT) {
            List<LogEntry> older = last.subList(0, KEPT);
            characters -= older.stream().mapToLong(old -> old.data().length()).sum();
            older.clear();
        }
        if (!entry.id().isEmpty()) {
            requests.put(entry.id(), new Done(entry.version(), entry.seat()));
        }
    }

    /** Returns what became of a request; empty when it was not carried out. */
    Optional<Done> done(String id) {
        return Optional.ofNullable(requests.get(id));
    }

    /** Returns whether no entry is kept. */
    boolean isEmpty() {
        return last.isEmpty();
    }

    /** Returns the last entry. */
    LogEntry last() {
        return last.getLast();
    }

    /** Returns whether all entries that follow a version are kept. */
    boolean keepsAfter(long version) {
        return version >= last.getFirst().version() - 1;
    }

    /** Returns the entry of a version; empty when it is not kept. */
    Optional<LogEntry> entry(long version) {
        long index = version - last.getFirst().version();
        return index < 0 || index >= last.size() ? Optional.empty() : Optional.of(last.get((int) index));
    }

    /** Returns the kept entries that follow a version, {@link #MOST_SENT} of them at most. */
    List<LogEntry> after(long version) {
        int from = (int) Math.max(0, version + 1 - last.getFirst().version());
        return List.copyOf(last.subList(Math.min(from, last.size()), Math.min(from + MOST_SENT, last.size())));
    }

    /** Returns the bytes of memory that it takes, roughly. */
    long bytes() {
        return characters + (long) ENTRY_BYTES * last.size() + (long) REQUEST_BYTES * requests.size();
    }
}

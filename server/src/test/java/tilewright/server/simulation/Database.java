package tilewright.server.simulation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomStore.Change;
import tilewright.server.rooms.RoomStore.Due;
import tilewright.server.rooms.RoomStore.Made;
import tilewright.server.rooms.RoomStore.NewRoom;
import tilewright.server.rooms.RoomStore.Stored;
import tilewright.server.rooms.RoomStore.Written;

/**
 * What is on the disk, and what a power cut leaves of it. Its transactions are whole: they happen at a moment.
 *
 * <p>One thread.
 */
final class Database {

    /** A row with its room; the code is empty when it has ended. Immutable. */
    private record Row(String id, String code, long epoch, String owner, List<Key> keys, List<LogEntry> log, Due due) {}

    private Map<String, Row> rows = new LinkedHashMap<>();
    private Map<String, Row> synced = new LinkedHashMap<>();
    private final Map<String, Long> alive = new LinkedHashMap<>();
    private final Map<String, List<LogEntry>> expired = new LinkedHashMap<>();

    /** Whether writes need no right version: a fault for tests. */
    private final boolean forks;

    Database(boolean forks) {
        this.forks = forks;
    }

    /** Makes all that was written survive a power cut. */
    void sync() {
        synced = new LinkedHashMap<>(rows);
    }

    /** Drops what was not synced. */
    void cutPower() {
        rows = new LinkedHashMap<>(synced);
    }

    Made make(NewRoom room, String server) {
        for (Row row : rows.values()) {
            if (row.log().getFirst().id().equals(room.first().id())
                    && !room.first().id().isEmpty()) {
                return new Made.Saved(row.id(), row.code());
            }
            if (row.id().equals(room.id())
                    || !room.code().isEmpty() && row.code().equals(room.code())) {
                return new Made.Taken();
            }
        }
        insert(room, server);
        return new Made.Saved(room.id(), room.code());
    }

    private void insert(NewRoom room, String server) {
        rows.put(room.id(), new Row(room.id(), room.code(), 1, server, room.keys(), List.of(room.first()), room.due()));
    }

    Written write(Change change, String server) {
        Row row = rows.get(change.room());
        boolean fits = row != null
                && row.epoch() == change.epoch()
                && row.log().size() + 1 == change.entry().version()
                && change.entry().follows(row.log().getLast().hash());
        boolean nextFits = change.next().stream().noneMatch(next -> rows.containsKey(next.id()));
        if (row == null || !nextFits || !fits && !forks) {
            return new Written.Conflict();
        }
        long epoch = row.owner().equals(server) ? row.epoch() : row.epoch() + 1;
        List<Key> keys = new ArrayList<>(row.keys());
        keys.removeAll(change.removed());
        keys.addAll(change.added());
        List<LogEntry> log = new ArrayList<>(row.log());
        if (fits) {
            log.add(change.entry());
        } else if (change.entry().version() <= log.size()) {
            log.set((int) change.entry().version() - 1, change.entry());
        }
        rows.put(
                row.id(),
                new Row(row.id(), change.closesCode() ? "" : row.code(), epoch, server, keys, log, change.due()));
        change.next().ifPresent(next -> insert(next, server));
        return new Written.Saved(epoch);
    }

    Optional<Stored> read(String room) {
        return Optional.ofNullable(rows.get(room))
                .map(row -> new Stored(
                        row.id(),
                        row.code(),
                        row.epoch(),
                        row.owner(),
                        alive.getOrDefault(row.owner(), 0L),
                        row.keys(),
                        row.log()));
    }

    Optional<String> find(String code) {
        return rows.values().stream()
                .filter(row -> !code.isEmpty() && row.code().equals(code))
                .map(Row::id)
                .findFirst();
    }

    List<String> due(long now, long dead, int most, String server) {
        return rows.values().stream()
                .filter(row -> row.due().wake() <= now)
                .filter(row -> row.owner().equals(server) || alive.getOrDefault(row.owner(), 0L) < dead)
                .limit(most)
                .map(Row::id)
                .toList();
    }

    /** Returns the last version of each room that is there. */
    Map<String, Long> heads(List<String> rooms) {
        Map<String, Long> heads = new LinkedHashMap<>();
        for (String room : rooms) {
            Row row = rows.get(room);
            if (row != null) {
                heads.put(room, (long) row.log().size());
            }
        }
        return heads;
    }

    int expire(long now, int most) {
        List<Row> old = rows.values().stream()
                .filter(row -> row.due().expires() <= now)
                .limit(most)
                .toList();
        for (Row row : old) {
            rows.remove(row.id());
            expired.put(row.id(), row.log());
        }
        return old.size();
    }

    void alive(String server, long now) {
        alive.merge(server, now, Math::max);
    }

    /** Returns the log of each room, those that have expired included. */
    Map<String, List<LogEntry>> logs() {
        Map<String, List<LogEntry>> logs = new LinkedHashMap<>(expired);
        rows.values().forEach(row -> logs.put(row.id(), row.log()));
        return logs;
    }
}

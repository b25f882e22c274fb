package tilewright.server.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RetentionClock;
import tilewright.server.rooms.RoomEvent;
import tilewright.server.rooms.RoomSnapshot;
import tilewright.server.rooms.RoomStore.Change;
import tilewright.server.rooms.RoomStore.Creation;
import tilewright.server.rooms.RoomStore.Due;
import tilewright.server.rooms.RoomStore.DueRoom;
import tilewright.server.rooms.RoomStore.Head;
import tilewright.server.rooms.RoomStore.NewRoom;
import tilewright.server.rooms.RoomStore.Stored;
import tilewright.server.rooms.RoomStore.Written;

/**
 * A simulated database: the contents of the disk, and those that a power cut leaves. Its transactions are whole: they
 * happen at a moment.
 *
 * <p>One thread.
 */
final class Database {

    /**
     * A row with its room. Immutable.
     *
     * @param code empty when it has ended
     * @param written when it was written last, by a clock that is always right
     * @param expires by the retention clock
     */
    private record Row(
            String id,
            String code,
            long epoch,
            String owner,
            List<Key> keys,
            List<LogEntry> log,
            long wake,
            long written,
            long expires) {}

    /**
     * A room that was deleted because nobody had touched it.
     *
     * @param untouchedMillis how long, by a clock that is always right
     */
    record Deletion(List<LogEntry> log, long untouchedMillis) {}

    /** With which the names of rooms begin that are damaged from the beginning. */
    private static final String DAMAGED = "damaged-";

    private Map<String, Row> rows = new LinkedHashMap<>();
    private Map<String, Row> synced = new LinkedHashMap<>();
    private final Map<String, RoomSnapshot> snapshots = new LinkedHashMap<>();
    private boolean snapshotsDamaged;
    private final Map<String, Long> alive = new LinkedHashMap<>();
    private final Map<String, Deletion> deleted = new LinkedHashMap<>();
    private final Simulation simulation;
    private final Fault fault;
    private RetentionClock retention;

    Database(Simulation simulation, Fault fault) {
        this.simulation = simulation;
        this.fault = fault;
        this.retention = RetentionClock.starting(simulation.millis());
    }

    /**
     * Adds rooms that are due and whose only event is none that a room begins with.
     *
     * @param count of them
     */
    void addDamaged(int count) {
        for (int i = 0; i < count; i++) {
            LogEntry first = new LogEntry(1, simulation.millis(), "", new RoomEvent.Resumed(1), "0".repeat(32));
            add(DAMAGED + i, List.of(), List.of(first), new Due(simulation.millis() - 1, Duration.ofDays(1)));
        }
    }

    /** Adds a room that a server had which is gone; it has no code. */
    void add(String room, List<Key> keys, List<LogEntry> log, Due due) {
        rows.put(room, row(room, "", 1, "nobody", keys, List.copyOf(log), due));
        sync();
    }

    /** Changes something of each snapshot. */
    void damageSnapshots() {
        snapshotsDamaged = true;
        snapshots.replaceAll((_, kept) -> {
            int at = simulation.random().below(kept.text().length());
            return switch (simulation.random().below(4)) {
                case 0 -> new RoomSnapshot(7, kept.hash(), kept.format(), kept.checksum(), kept.text());
                case 1 -> new RoomSnapshot(kept.version(), kept.hash(), 0, kept.checksum(), kept.text());
                case 2 ->
                    new RoomSnapshot(
                            kept.version(),
                            kept.hash(),
                            1,
                            kept.checksum(),
                            kept.text().substring(at));
                default -> new RoomSnapshot(kept.version(), "0".repeat(32), 1, kept.checksum(), kept.text());
            };
        });
    }

    /** Returns whether a room may be called damaged for a reason. */
    boolean mayBeDamaged(String room, String reason) {
        return room.startsWith(DAMAGED) || snapshotsDamaged && reason.startsWith("its snapshot is not used: ");
    }

    /** Makes all that was written survive a power cut. */
    void sync() {
        synced = new LinkedHashMap<>(rows);
    }

    /** Drops what was not synced; snapshots stay, so that some are newer than their logs. */
    void cutPower() {
        snapshotsDamaged = true;
        rows = new LinkedHashMap<>(synced);
    }

    Creation make(NewRoom room, String server) {
        for (Row row : rows.values()) {
            if (row.log().getFirst().id().equals(room.first().id())
                    && !room.first().id().isEmpty()) {
                return new Creation.Saved(row.id(), row.code());
            }
            if (row.id().equals(room.id())
                    || !room.code().isEmpty() && row.code().equals(room.code())) {
                return new Creation.Taken();
            }
        }
        insert(room, server);
        return new Creation.Saved(room.id(), room.code());
    }

    private void insert(NewRoom room, String server) {
        rows.put(room.id(), row(room.id(), room.code(), 1, server, room.keys(), List.of(room.first()), room.due()));
    }

    private Row row(String id, String code, long epoch, String owner, List<Key> keys, List<LogEntry> log, Due due) {
        long expires = retention.time() + due.kept().toMillis();
        return new Row(id, code, epoch, owner, keys, log, due.wake(), simulation.millis(), expires);
    }

    Written write(Change change, String server) {
        Row row = rows.get(change.room());
        boolean fits = row != null
                && row.epoch() == change.epoch()
                && row.log().size() + 1 == change.entry().version()
                && change.entry().follows(row.log().getLast().hash());
        boolean nextFits = change.next().stream().noneMatch(next -> rows.containsKey(next.id()));
        if (row == null || !nextFits || !fits && fault != Fault.FORK) {
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
                row.id(), row(row.id(), change.closesCode() ? "" : row.code(), epoch, server, keys, log, change.due()));
        change.next().ifPresent(next -> insert(next, server));
        return new Written.Saved(epoch);
    }

    Optional<Stored> read(String room, long after, int most) {
        return Optional.ofNullable(rows.get(room))
                .map(row -> new Stored(
                        row.id(),
                        row.code(),
                        row.epoch(),
                        row.owner(),
                        alive.getOrDefault(row.owner(), 0L),
                        new Head(
                                row.log().getLast().version(),
                                row.log().getLast().hash()),
                        row.keys(),
                        row.log().stream().skip(after).limit(most).toList(),
                        ""));
    }

    Optional<RoomSnapshot> snapshot(String room) {
        return Optional.ofNullable(snapshots.get(room));
    }

    void keep(String room, RoomSnapshot snapshot) {
        if (rows.containsKey(room)) {
            snapshots.put(room, snapshot);
        }
    }

    Optional<String> find(String code) {
        return rows.values().stream()
                .filter(row -> !code.isEmpty() && row.code().equals(code))
                .map(Row::id)
                .findFirst();
    }

    List<DueRoom> due(long now, long dead, DueRoom after, int most, String server) {
        Comparator<DueRoom> order = Comparator.comparingLong(DueRoom::wake).thenComparing(DueRoom::id);
        return rows.values().stream()
                .filter(row -> row.wake() <= now)
                .filter(row -> row.owner().equals(server) || alive.getOrDefault(row.owner(), 0L) < dead)
                .map(row -> new DueRoom(row.wake(), row.id()))
                .sorted(order)
                .filter(room -> order.compare(room, after) > 0)
                .limit(most)
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

    /** Has the retention clock look at a machine's; the number of rooms that have expired. */
    long look(long machine) {
        retention = fault == Fault.HASTY_EXPIRY ? RetentionClock.starting(machine) : retention.at(machine);
        return expired().count();
    }

    private Stream<Row> expired() {
        return rows.values().stream().filter(row -> row.expires() <= retention.time());
    }

    /** Deletes rooms that have expired. */
    List<String> expire(int most) {
        List<Row> old = expired().limit(most).toList();
        for (Row row : old) {
            rows.remove(row.id());
            snapshots.remove(row.id());
            deleted.put(row.id(), new Deletion(row.log(), simulation.millis() - row.written()));
        }
        return old.stream().map(Row::id).toList();
    }

    /** Rooms that were deleted because nobody had touched them. */
    Map<String, Deletion> deleted() {
        return deleted;
    }

    void alive(String server, long now) {
        alive.merge(server, now, Math::max);
    }

    /** Returns the log of each room, those that were deleted included. */
    Map<String, List<LogEntry>> logs() {
        Map<String, List<LogEntry>> logs = new LinkedHashMap<>();
        deleted.forEach((room, deletion) -> logs.put(room, deletion.log()));
        rows.values().forEach(row -> logs.put(row.id(), row.log()));
        logs.keySet().removeIf(room -> room.startsWith(DAMAGED));
        return logs;
    }
}

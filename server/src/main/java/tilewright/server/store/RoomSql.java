package tilewright.server.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.PreparedBatch;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.LogEntry;
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
import tilewright.text.Refusal;

/** The statements about rooms, each as part of a transaction; the same for both databases. */
final class RoomSql {

    private static final long DAY_MILLIS = 86_400_000;

    /** Databases bound the values of a statement. */
    private static final int MOST_IN_LIST = 500;

    private RoomSql() {}

    static Creation make(Handle transaction, String server, NewRoom room) {
        if (insert(transaction, server, room)) {
            return new Creation.Saved(room.id(), room.code());
        }
        return transaction
                .createQuery("select id, code from rooms where request = :request")
                .bind("request", room.first().id())
                .map((row, _) -> (Creation) new Creation.Saved(row.getString(1), text(row, 2)))
                .findOne()
                .orElseGet(Creation.Taken::new);
    }

    /** Returns whether the room was made; otherwise its id, its code, or its request belongs to another one. */
    private static boolean insert(Handle transaction, String server, NewRoom room) {
        LogEntry first = room.first();
        int made = transaction
                .createUpdate("""
                        insert into rooms (id, request, code, epoch, head, hash, owner, changed, wake, expires)
                        values (:id, nullif(:request, ''), nullif(:code, ''), 1, :head, :hash, :owner, :changed, :wake, :expires)
                        on conflict do nothing""")
                .bind("id", room.id())
                .bind("request", first.id())
                .bind("code", room.code())
                .bind("head", first.version())
                .bind("hash", first.hash())
                .bind("owner", server)
                .bind("changed", first.at())
                .bind("wake", room.due().wake())
                .bind("expires", Retention.expires(transaction, room.due().kept()))
                .execute();
        if (made == 0) {
            return false;
        }
        append(transaction, room.id(), first);
        add(transaction, room.id(), room.keys());
        return true;
    }

    static Written write(Handle transaction, String server, Change change) {
        if (change.next().isEmpty()) {
            return update(transaction, server, change);
        }
        String before = "next_room";
        transaction.savepoint(before);
        Written written = update(transaction, server, change);
        if (written instanceof Written.Saved
                && !insert(transaction, server, change.next().get())) {
            transaction.rollbackToSavepoint(before);
            return new Written.Conflict();
        }
        return written;
    }

    private static Written update(Handle transaction, String server, Change change) {
        LogEntry entry = change.entry();
        Due due = change.due();
        Optional<Long> epoch = transaction
                .createQuery("""
                        update rooms set
                            epoch = case when owner = :owner then epoch else epoch + 1 end,
                            owner = :owner, head = :version, hash = :hash, changed = :at, wake = :wake, expires = :expires,
                            code = case when :closes = 1 then null else code end
                        where id = :room and epoch = :epoch and head = :version - 1
                            and not exists (select 1 from events where room = :room and request = :request)
                        returning epoch""")
                .bind("owner", server)
                .bind("version", entry.version())
                .bind("hash", entry.hash())
                .bind("at", entry.at())
                .bind("wake", due.wake())
                .bind("expires", Retention.expires(transaction, due.kept()))
                .bind("closes", change.closesCode() ? 1 : 0)
                .bind("room", change.room())
                .bind("epoch", change.epoch())
                .bind("request", entry.id())
                .mapTo(Long.class)
                .findOne();
        if (epoch.isEmpty()) {
            return new Written.Conflict();
        }
        append(transaction, change.room(), entry);
        for (Key key : change.removed()) {
            transaction.execute("delete from keys where room = ? and hash = ?", change.room(), key.hash());
        }
        add(transaction, change.room(), change.added());
        return new Written.Saved(epoch.get());
    }

    private static void append(Handle transaction, String room, LogEntry entry) {
        transaction.execute(
                "insert into events (room, version, at, request, kind, seat, data, hash) values (?, ?, ?, nullif(?, ''), ?, ?, ?, ?)",
                room,
                entry.version(),
                entry.at(),
                entry.id(),
                entry.kind(),
                entry.seat(),
                entry.data(),
                entry.hash());
    }

    private static void add(Handle transaction, String room, List<Key> keys) {
        if (keys.isEmpty()) {
            return;
        }
        PreparedBatch batch = transaction.prepareBatch("""
                insert into keys (room, hash, allows, seat) values (?, ?, ?, ?)
                on conflict (room, hash) do update set allows = excluded.allows, seat = excluded.seat""");
        for (Key key : keys) {
            batch.add(room, key.hash(), key.grant().name(), key.seat());
        }
        batch.execute();
    }

    static Optional<Stored> read(Handle transaction, String room, long after, int most) {
        List<Key> keys = transaction
                .select("select hash, allows, seat from keys where room = ? order by hash", room)
                .map((row, _) -> new Key(row.getString(1), Key.Grant.valueOf(row.getString(2)), row.getInt(3)))
                .list();
        List<LogEntry> log = new ArrayList<>();
        Optional<String> damage = log(transaction, room, after, most, log);
        return transaction
                .select("""
                        select r.id, r.code, r.epoch, r.owner, coalesce(s.alive, 0), r.head, r.hash
                        from rooms r left join servers s on s.id = r.owner where r.id = ?""", room)
                .map((row, _) -> new Stored(
                        row.getString(1),
                        text(row, 2),
                        row.getLong(3),
                        row.getString(4),
                        row.getLong(5),
                        new Head(row.getLong(6), row.getString(7)),
                        keys,
                        log,
                        damage.orElse("")))
                .findOne();
    }

    /**
     * Reads a part of a log up to what is no event.
     *
     * @param taken gets the entries
     * @return why the entry behind them cannot be read
     */
    private static Optional<String> log(Handle transaction, String room, long after, int most, List<LogEntry> taken) {
        return transaction.select("""
                        select version, at, request, kind, seat, data, hash from events
                        where room = ? and version > ? order by version limit ?""", room, after, most).scanResultSet((rows, _) -> {
            try (ResultSet row = rows.get()) {
                while (row.next()) {
                    Optional<LogEntry> entry;
                    try {
                        entry = entry(row);
                    } catch (Refusal | NumberFormatException unreadable) {
                        return Optional.of("event (%d) cannot be read: %s"
                                .formatted(row.getLong(1), unreadable.getClass().getSimpleName()));
                    }
                    if (entry.isEmpty()) {
                        return Optional.of("event (%d) is not as it was written".formatted(row.getLong(1)));
                    }
                    taken.add(entry.get());
                }
                return Optional.empty();
            }
        });
    }

    /** Returns the entry of a row; empty when its event would have been written otherwise. */
    private static Optional<LogEntry> entry(ResultSet row) throws SQLException {
        String kind = row.getString(4);
        int seat = row.getInt(5);
        String data = row.getString(6);
        RoomEvent event = RoomEvent.parse(kind, seat, data);
        boolean same = event.seat() == seat && event.data().equals(data);
        return same
                ? Optional.of(new LogEntry(row.getLong(1), row.getLong(2), text(row, 3), event, row.getString(7)))
                : Optional.empty();
    }

    static Optional<RoomSnapshot> snapshot(Handle transaction, String room) {
        return transaction
                .select("select version, hash, format, checksum, state from room_snapshots where room = ?", room)
                .map((row, _) -> new RoomSnapshot(
                        row.getLong(1), row.getString(2), row.getLong(3), row.getLong(4), row.getString(5)))
                .findOne();
    }

    /** Keeps a snapshot instead of an earlier one; none when the room is no longer there. */
    static void keep(Handle transaction, String room, RoomSnapshot snapshot) {
        transaction.execute(
                """
                insert into room_snapshots (room, version, hash, format, checksum, state)
                select id, ?, ?, ?, ?, ? from rooms where id = ?
                on conflict (room) do update set version = excluded.version, hash = excluded.hash,
                    format = excluded.format, checksum = excluded.checksum, state = excluded.state""",
                snapshot.version(),
                snapshot.hash(),
                snapshot.format(),
                snapshot.checksum(),
                snapshot.text(),
                room);
    }

    static Optional<String> find(Handle transaction, String code) {
        return transaction
                .select("select id from rooms where code = ?", code)
                .mapTo(String.class)
                .findOne();
    }

    static List<DueRoom> due(Handle transaction, String server, long now, long dead, DueRoom after, int most) {
        return transaction
                .select("""
                        select r.wake, r.id from rooms r left join servers s on s.id = r.owner
                        where r.wake <= ? and (r.owner = ? or coalesce(s.alive, 0) < ?) and (r.wake, r.id) > (?, ?)
                        order by r.wake, r.id limit ?""", now, server, dead, after.wake(), after.id(), most)
                .map((row, _) -> new DueRoom(row.getLong(1), row.getString(2)))
                .list();
    }

    static Map<String, Long> heads(Handle transaction, List<String> rooms) {
        Map<String, Long> heads = new HashMap<>();
        for (int from = 0; from < rooms.size(); from += MOST_IN_LIST) {
            transaction
                    .createQuery("select id, head from rooms where id in (<rooms>)")
                    .bindList("rooms", rooms.subList(from, Math.min(from + MOST_IN_LIST, rooms.size())))
                    .map((row, _) -> Map.entry(row.getString(1), row.getLong(2)))
                    .forEach(head -> heads.put(head.getKey(), head.getValue()));
        }
        return heads;
    }

    /** Returns the rooms that servers other than this one have written since a time. */
    static List<String> changed(Handle transaction, String server, long since) {
        return transaction
                .select("select id from rooms where changed >= ? and owner <> ?", since, server)
                .mapTo(String.class)
                .list();
    }

    /** Forgets servers that have been dead for a day. Returns the number of rooms that have expired. */
    static long expired(Handle transaction, long machine) {
        long now = Retention.time(transaction);
        transaction.execute("delete from servers where alive < ?", Math.min(now, machine) - DAY_MILLIS);
        return transaction
                .select("select count(*) from rooms where expires <= ?", now)
                .mapTo(Long.class)
                .one();
    }

    /** Deletes expired rooms. Returns the number of them. */
    static int expire(Handle transaction, int most) {
        return transaction.execute(
                "delete from rooms where id in (select id from rooms where expires <= ? order by expires, id limit ?)",
                Retention.time(transaction),
                most);
    }

    static void alive(Handle transaction, String server, long now) {
        transaction.execute(
                "insert into servers (id, alive) values (?, ?) on conflict (id) do update set alive = excluded.alive",
                server,
                now);
    }

    private static String text(ResultSet row, int column) throws SQLException {
        return Optional.ofNullable(row.getString(column)).orElse("");
    }
}

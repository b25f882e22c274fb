package tilewright.server.store;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tilewright.server.rooms.Key;
import tilewright.server.rooms.LogEntry;
import tilewright.server.rooms.RoomEvent;
import tilewright.server.rooms.RoomStore.Change;
import tilewright.server.rooms.RoomStore.Due;
import tilewright.server.rooms.RoomStore.Head;
import tilewright.server.rooms.RoomStore.NewRoom;
import tilewright.server.rooms.RoomStore.Stored;

/** Rooms and changes for tests. */
final class TestRooms {

    /** Far more than any test takes. */
    static final Duration LONG = Duration.ofDays(9_999);

    /** Nothing to do, and no end in sight. */
    static final Due QUIET = new Due(Due.NEVER, LONG);

    private TestRooms() {}

    /** Lets the clock go on by which things expire. */
    static void pass(RoomDatabase database, Duration time) {
        try (Handle handle = database.engine().openWriter()) {
            handle.execute("update retention set time = time + ?", time.toMillis());
        }
    }

    static NewRoom room(String id) {
        return room(id, "code-" + id, "request-" + id, QUIET);
    }

    static NewRoom room(String id, String code, String request, Due due) {
        return new NewRoom(id, code, entry(1, request, "{}"), List.of(key("watch-" + id, Key.Grant.WATCH, -1)), due);
    }

    static Key key(String secret, Key.Grant grant, int seat) {
        return new Key(Key.hash(secret), grant, seat);
    }

    /** Returns an entry whose hash depends on its own contents alone. */
    static LogEntry entry(long version, String request, String data) {
        return new LogEntry(
                version,
                1_000 + version,
                request,
                new RoomEvent.Acted(0, data),
                Key.hash(version + request + data).substring(0, 32));
    }

    static Change change(String room, long epoch, LogEntry entry) {
        return new Change(room, epoch, entry, List.of(), List.of(), false, QUIET, Optional.empty());
    }

    static Change change(String room, long epoch, long version) {
        return change(room, epoch, entry(version, "request-" + version, "move " + version));
    }

    static Change due(Change change, Due due) {
        return with(change, change.removed(), change.added(), change.closesCode(), due, change.next());
    }

    static Change keys(Change change, List<Key> removed, List<Key> added) {
        return with(change, removed, added, change.closesCode(), change.due(), change.next());
    }

    static Change closing(Change change) {
        return with(change, change.removed(), change.added(), true, change.due(), change.next());
    }

    static Change with(Change change, NewRoom next) {
        return with(change, change.removed(), change.added(), change.closesCode(), change.due(), Optional.of(next));
    }

    private static Change with(
            Change change, List<Key> removed, List<Key> added, boolean closesCode, Due due, Optional<NewRoom> next) {
        return new Change(change.room(), change.epoch(), change.entry(), removed, added, closesCode, due, next);
    }

    static Head head(LogEntry last) {
        return new Head(last.version(), last.hash());
    }

    /** Returns the versions of a room's log. */
    static List<Long> versions(Stored room) {
        return room.log().stream().map(LogEntry::version).toList();
    }
}

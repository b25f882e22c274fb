package tilewright.server.rooms;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tilewright.message.Message;

/**
 * The storage of rooms. Nothing waits: results come on a thread of the store. {@link Written.Saved} means that it is on
 * the disk.
 *
 * <p>Several servers may share one. A room is written by whoever names its version and epoch rightly, and so its log never forks;
 * the one who wrote last owns it, and the epoch counts the changes of owner.
 *
 * <p>Threads may share one.
 */
public interface RoomStore extends AutoCloseable {

    /**
     * A room to be made.
     *
     * @param id its name, unique
     * @param code six signs, which may be taken already; empty for none
     * @param first its first event, whose id is that of the request; the same id makes no second room
     * @param keys all that open it
     */
    record NewRoom(String id, String code, LogEntry first, List<Key> keys, Due due) {
        public NewRoom {
            keys = List.copyOf(keys);
        }
    }

    /**
     * The times at which a room needs attention although nobody asks.
     *
     * @param wake when a clock runs out, or a computer is to move, in milliseconds since 1970; {@link #NEVER} for neither
     * @param kept after which it is deleted if nothing happens before, by the {@link RetentionClock} of the store
     */
    record Due(long wake, Duration kept) {
        public static final long NEVER = Long.MAX_VALUE;
    }

    /**
     * A room that is due.
     *
     * @param wake since when, in milliseconds since 1970
     */
    record DueRoom(long wake, String id) {

        /** A place before all rooms that are due. */
        static final DueRoom FIRST = new DueRoom(-1, "");
    }

    /**
     * A change of a room: an event, and its effect on keys.
     *
     * @param room its id
     * @param epoch in which the writer knows it
     * @param entry follows the last entry that the writer knows
     * @param removed keys that are valid no more
     * @param added further keys
     * @param closesCode whether its code ends
     * @param next another room that is made together with it
     */
    record Change(
            String room,
            long epoch,
            LogEntry entry,
            List<Key> removed,
            List<Key> added,
            boolean closesCode,
            Due due,
            Optional<NewRoom> next) {
        public Change {
            removed = List.copyOf(removed);
            added = List.copyOf(added);
        }
    }

    /** The result of writing a change. */
    sealed interface Written {

        /**
         * The change is on the disk.
         *
         * @param epoch from now on; the writer owns the room
         */
        record Saved(long epoch) implements Written {}

        /** Nothing was written, because another server has written meanwhile, or the room is no longer there. */
        record Conflict() implements Written {}

        /**
         * Nothing was written, and nothing will be for a while: the disk is full, or read only.
         *
         * @param reason one sentence
         */
        record Refused(Message reason) implements Written {}

        /** Nobody knows whether it was written: the connection to the database broke. */
        record Unknown() implements Written {}
    }

    /** The result of making a room. */
    sealed interface Creation {

        /**
         * The room is on the disk.
         *
         * @param room of this request, which may have been made by it before
         */
        record Saved(String room, String code) implements Creation {}

        /** The id or the code belongs to another room. */
        record Taken() implements Creation {}

        /** Nothing was written. */
        record Refused(Message reason) implements Creation {}

        /** Nothing was written: what is kept has reached its bound. Rooms that are there are still written. */
        record NoSpace(Message reason) implements Creation {}

        /** Nobody knows whether it was written. */
        record Unknown() implements Creation {}
    }

    /** The version and the hash of the last entry of a log, as they are kept beside it. */
    record Head(long version, String hash) {}

    /**
     * A stored room.
     *
     * @param code empty when it has ended
     * @param owner the server that wrote last
     * @param ownerAlive when that server was last known to live, in milliseconds since 1970
     * @param head of its whole log
     * @param keys all that open it
     * @param log a part of it, in order
     * @param damage why the entry behind this part cannot be read, for the operator; empty when it can, or there is none
     */
    record Stored(
            String id,
            String code,
            long epoch,
            String owner,
            long ownerAlive,
            Head head,
            List<Key> keys,
            List<LogEntry> log,
            String damage) {
        public Stored {
            keys = List.copyOf(keys);
            log = List.copyOf(log);
        }
    }

    /** Returns the name of this server among the owners: another after each start. */
    String self();

    /** Returns whether other servers may write as well. */
    boolean shared();

    /** Makes a room. */
    void make(NewRoom room, Consumer<Creation> done);

    /** Writes a change of a room. */
    void write(Change change, Consumer<Written> done);

    /**
     * Reads a room with a part of its log; empty if there is none. Nothing is called back when the store cannot be read: {@code
     * failed} is.
     *
     * @param after the version that the part follows; 0 for the first part
     * @param most entries of it, 1 or more
     */
    void read(String room, long after, int most, Consumer<Optional<Stored>> done, Runnable failed);

    /** Reads the snapshot of a room; empty if there is none. */
    void snapshot(String room, Consumer<Optional<RoomSnapshot>> done, Runnable failed);

    /**
     * Keeps a snapshot of a room instead of an earlier one. Nobody waits for it, and it may be lost.
     *
     * @param snapshot makes it, on a thread of the store
     */
    void keep(String room, Supplier<RoomSnapshot> snapshot);

    /** Finds the room with a code; empty if there is none. */
    void find(String code, Consumer<Optional<String>> done, Runnable failed);

    /**
     * Finds due rooms whose owner is this server or one that no longer lives, the longest due first.
     *
     * @param after the one that they follow in this order
     * @param now rooms that wake up to then
     * @param dead owners that were last known to live before then live no more
     */
    void due(long now, long dead, DueRoom after, int most, Consumer<List<DueRoom>> done, Runnable failed);

    /** Reads the latest versions of rooms; deleted rooms are missing. */
    void heads(List<String> rooms, Consumer<Map<String, Long>> done, Runnable failed);

    /**
     * Updates the store's {@link RetentionClock} from the machine's clock, and gives the number of rooms that have
     * expired by then.
     */
    void look(Consumer<Long> done, Runnable failed);

    /**
     * Deletes rooms that have expired; the number of them.
     *
     * @param most at once
     */
    void expire(int most, Consumer<Integer> done, Runnable failed);

    /** Records that this server is alive. */
    void alive(long now);

    /**
     * Registers a listener for rooms that another server has written. It is a hint that may be lost.
     *
     * @param listener takes the room's id
     */
    void onChange(Consumer<String> listener);

    @Override
    void close();
}

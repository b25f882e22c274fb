package tilewright.server.rooms;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import tilewright.message.Message;

/**
 * Where rooms are kept. Nothing waits: results come on a thread of the store. {@link Written.Saved} means that it is on the disk.
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
     * When something is to be done about a room although nobody asks. Times are in milliseconds since 1970.
     *
     * @param wake when a clock runs out, or a computer is to move; {@link #NEVER} for neither
     * @param expires when it is deleted if nothing happens before
     */
    record Due(long wake, long expires) {
        public static final long NEVER = Long.MAX_VALUE;
    }

    /**
     * A change of a room: an event, and what it does to keys.
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

    /** The end of writing. */
    sealed interface Written {

        /**
         * It is on the disk.
         *
         * @param epoch from now on; the writer owns the room
         */
        record Saved(long epoch) implements Written {}

        /** Nothing was written, for somebody else has written meanwhile, or the room is no longer there. */
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

    /** The end of making a room. */
    sealed interface Made {

        /**
         * It is on the disk.
         *
         * @param room of this request, which may have been made by it before
         */
        record Saved(String room, String code) implements Made {}

        /** The id or the code belongs to another room. */
        record Taken() implements Made {}

        /** Nothing was written. */
        record Refused(Message reason) implements Made {}

        /** Nobody knows. */
        record Unknown() implements Made {}
    }

    /**
     * A stored room.
     *
     * @param code empty when it has ended
     * @param owner the server that wrote last
     * @param ownerAlive when that server was last known to live, in milliseconds since 1970
     * @param keys all that open it
     * @param log from version 1 on
     */
    record Stored(
            String id, String code, long epoch, String owner, long ownerAlive, List<Key> keys, List<LogEntry> log) {
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
    void make(NewRoom room, Consumer<Made> done);

    /** Writes a change of a room. */
    void write(Change change, Consumer<Written> done);

    /** Reads a room; empty if there is none. Nothing is called back when the store cannot be read: {@code failed} is. */
    void read(String room, Consumer<Optional<Stored>> done, Runnable failed);

    /** Finds the room with a code; empty if there is none. */
    void find(String code, Consumer<Optional<String>> done, Runnable failed);

    /**
     * Finds rooms that are due and whose owner is this server or lives no more.
     *
     * @param now rooms that wake up to then
     * @param dead owners that were last known to live before then live no more
     */
    void due(long now, long dead, int most, Consumer<List<String>> done, Runnable failed);

    /** Reads the last versions of rooms; those that are no longer there are missing. */
    void heads(List<String> rooms, Consumer<Map<String, Long>> done, Runnable failed);

    /** Deletes rooms that have expired; the number of them. */
    void expire(long now, int most, Consumer<Integer> done, Runnable failed);

    /** Notes that this server lives. */
    void alive(long now);

    /**
     * Registers who is called when another server has written a room. It is a hint that may be lost.
     *
     * @param listener takes the room's id
     */
    void onChange(Consumer<String> listener);

    @Override
    void close();
}

package tilewright.server.saved;

import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import tilewright.message.Message;

/**
 * The storage of saved items. Nothing waits: results come on a thread of the store. {@link Written.Saved} means that it
 * is on the disk.
 *
 * <p>An owner is the SHA-256 of a key, in 64 hexadecimal digits; no two owners see anything of each other. Several servers may
 * share a store, and threads one.
 */
public interface SavedStore {

    /**
     * An item without its text. Immutable.
     *
     * @param size bytes of its title and its text
     */
    record Entry(String id, SavedItem.Kind kind, String title, long changed, long size) {

        /** Returns the entry of an item. */
        public static Entry of(SavedItem item) {
            return new Entry(item.id(), item.kind(), item.title(), item.changed(), item.size());
        }
    }

    /**
     * Changes of items of one owner, of which all are carried out or none. Immutable.
     *
     * @param begins whether an owner may be new
     */
    record Request(String owner, List<SavedChange> changes, boolean begins, SavedBounds bounds) {
        public Request {
            changes = List.copyOf(changes);
        }

        /** Returns whether it does nothing but delete. */
        public boolean deletes() {
            return changes.stream().allMatch(change -> change.item().kind() == SavedItem.Kind.GONE);
        }

        /** Returns the number of bytes to be kept. */
        long bytes() {
            return changes.stream().mapToLong(change -> change.item().size()).sum();
        }

        /** Returns this request, allowed to create its owner. */
        Request beginning() {
            return new Request(owner, changes, true, bounds);
        }
    }

    /** The result of writing changes. */
    sealed interface Written {

        /**
         * The items as they are now are on the disk.
         *
         * @param results one for each change, in their order
         */
        record Saved(List<SavedChange.Result> results) implements Written {
            public Saved {
                results = List.copyOf(results);
            }
        }

        /** Nothing was written, because the owner is new. */
        record New() implements Written {}

        /** Nothing was written, because the owner would have too many items, or too many bytes. */
        record TooMuch() implements Written {}

        /**
         * Nothing was written, and nothing will be for a while.
         *
         * @param reason one sentence
         */
        record Refused(Message reason) implements Written {}

        /** Nobody knows whether it was written: the connection to the database broke. */
        record Unknown() implements Written {}
    }

    /**
     * Lists all items in the order of their ids, including traces of deleted ones; {@code failed} is called when they
     * cannot be read.
     */
    void list(String owner, Consumer<List<Entry>> done, Runnable failed);

    /** Reads the items that exist among these ids, in the order of the ids. */
    void read(String owner, List<String> ids, Consumer<List<SavedItem>> done, Runnable failed);

    /** Reads all items by their ids, without what is left of deleted ones. */
    void readAll(String owner, Consumer<List<SavedItem>> done, Runnable failed);

    /** Records, once a day, that an owner was here. */
    void used(String owner);

    /** Writes the changes of a request. */
    void write(Request request, Consumer<Written> done);

    /** Deletes an owner and all items, so that nothing of them can be found in the files. */
    void erase(String owner, Consumer<Written> done);

    /**
     * The numbers of owners and items that have expired. Immutable.
     *
     * @param owners who were not here for too long
     * @param items that were deleted too long ago
     */
    record Expired(long owners, long items) {}

    /**
     * Counts what has expired by the store's {@link tilewright.server.rooms.RetentionClock}.
     *
     * @param unused after which an owner who was not here expires
     * @param remembered after which a deleted item does
     */
    void expired(Duration unused, Duration remembered, Consumer<Expired> done, Runnable failed);

    /**
     * Deletes owners and items that have expired.
     *
     * @param most owners, and items, at once
     */
    void expire(Duration unused, Duration remembered, int most, Consumer<Expired> done, Runnable failed);
}

package tilewright.server.saved;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * An item that a person keeps on the server. Immutable.
 *
 * @param id made by the client, unique under a key
 * @param title what the person calls it; may be empty
 * @param text the thing itself, which the server does not read
 * @param changed when it was changed last, in milliseconds since 1970
 */
public record SavedItem(String id, Kind kind, String title, String text, long changed) {

    /** The kind of an item. */
    public enum Kind {
        /** A game, as the page keeps it. */
        GAME,
        /** A room, with the key of one's seat. */
        ROOM,
        /** A collection of puzzles. */
        COLLECTION,
        /** The trace of a deleted item, so that no device brings it back. */
        GONE;

        /** Returns the word of the protocol. */
        public String word() {
            return switch (this) {
                case GAME -> "game";
                case ROOM -> "room";
                case COLLECTION -> "collection";
                case GONE -> "gone";
            };
        }

        /** Returns the kind with a word; empty if there is none. */
        public static Optional<Kind> of(String word) {
            return Arrays.stream(values())
                    .filter(kind -> kind.word().equals(word))
                    .findAny();
        }
    }

    /** Returns what is left of a deleted item. */
    static SavedItem gone(String id, long changed) {
        return new SavedItem(id, Kind.GONE, "", "", changed);
    }

    /** Returns the bytes of the title and the text in UTF-8. */
    public long size() {
        return title.getBytes(StandardCharsets.UTF_8).length + (long) text.getBytes(StandardCharsets.UTF_8).length;
    }

    SavedItem changedAt(long time) {
        return new SavedItem(id, kind, title, text, time);
    }

    /** Returns whether another item is the same but for its time. */
    boolean sameAs(SavedItem other) {
        return equals(other.changedAt(changed));
    }
}

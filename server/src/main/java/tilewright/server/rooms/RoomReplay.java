package tilewright.server.rooms;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tilewright.puzzle.Catalog;

/** The replay of a room from its log, part by part. One thread at a time. */
final class RoomReplay {

    private final String id;
    private final Catalog catalog;
    private final RoomLog log = new RoomLog();
    private @Nullable Room room;
    private @Nullable ToldHashes told;

    /** The version of the last entry that was taken. */
    private long taken;

    /** The version of the snapshot that it begins with; 0 for none. */
    private final long snapshot;

    /** Begins with the first entry of the log. */
    RoomReplay(String id, Catalog catalog) {
        this.id = id;
        this.catalog = catalog;
        this.snapshot = 0;
    }

    /**
     * Begins with a snapshot, and with the entries before it that are kept in memory.
     *
     * @throws Damaged when it cannot be read
     */
    RoomReplay(String id, Catalog catalog, RoomSnapshot kept) {
        this.id = id;
        this.catalog = catalog;
        this.snapshot = kept.version();
        if (!kept.intact()) {
            throw new Damaged("it is not as this program writes it");
        }
        try {
            SnapshotText text = SnapshotText.read(id, catalog, kept);
            room = text.room();
            told = new ToldHashes(room.settings().way(), text.told(), room.hash());
            log.addRequests(text.requests());
        } catch (RuntimeException fault) {
            throw new Damaged("it cannot be read: %s".formatted(fault.getClass().getSimpleName()));
        }
        taken = Math.max(0, snapshot - RoomLog.KEPT);
    }

    /** Thrown when a log cannot be read: it is not as it was written, or a later program has written it. */
    static final class Damaged extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** @param reason for the operator, without anything that a client has written */
        Damaged(String reason) {
            super(reason);
        }
    }

    private long version() {
        return room == null ? 0 : room.version();
    }

    /** Returns the version behind which the next part of the log begins. */
    long taken() {
        return taken;
    }

    /** Returns the version of the snapshot that it began with; 0 for none. */
    long snapshot() {
        return snapshot;
    }

    /**
     * Takes the next part of the log.
     *
     * @throws Damaged when it cannot be read
     */
    void take(List<LogEntry> part) {
        for (LogEntry entry : part) {
            if (taken < snapshot) {
                recall(entry);
                continue;
            }
            try {
                room = room == null ? Room.made(id, catalog, entry) : room.after(entry);
            } catch (RuntimeException fault) {
                throw new Damaged(reason(entry, fault));
            }
            taken = entry.version();
            log.add(entry);
            if (told == null) {
                told = new ToldHashes(room.settings().way());
            }
            told.add(entry);
        }
    }

    /** Takes an entry that is in the snapshot. */
    private void recall(LogEntry entry) {
        boolean next = entry.version() == taken + 1
                && (log.isEmpty() || entry.follows(log.last().hash()));
        if (!next || entry.version() == snapshot && !entry.hash().equals(room().hash())) {
            throw new Damaged("event (%d) is another one".formatted(taken + 1));
        }
        taken = entry.version();
        log.add(entry);
    }

    /**
     * Sees whether that was the whole log.
     *
     * @throws Damaged when the last entries are missing
     */
    void end(RoomStore.Head head) {
        String hash = room == null ? "" : room.hash();
        if (taken != head.version() || version() != taken || !hash.equals(head.hash())) {
            throw new Damaged("event (%d) is missing".formatted(Math.max(head.version(), taken + 1)));
        }
    }

    private String reason(LogEntry entry, RuntimeException fault) {
        long expected = version() + 1;
        String before = room == null ? "" : room.hash();
        if (entry.version() != expected) {
            return "event (%d) is missing".formatted(expected);
        }
        return entry.follows(before)
                ? "event (%d) cannot be read: %s"
                        .formatted(expected, fault.getClass().getSimpleName())
                : "event (%d) is not as it was written".formatted(expected);
    }

    /**
     * Returns the room.
     *
     * @param keys all that open it
     * @throws Damaged when there are no events, or a key is for a seat that there is not
     */
    Room room(List<Key> keys) {
        Room read = room();
        for (Key key : keys) {
            boolean seated = key.seat() >= 0 && key.seat() < read.seats().size();
            boolean seatless =
                    key.seat() == RoomEvent.NOBODY && (key.grant() == Key.Grant.ANY || key.grant() == Key.Grant.WATCH);
            if (!seated && !seatless) {
                throw new Damaged("a key is for the seat (%d) of (%d)"
                        .formatted(key.seat(), read.seats().size()));
            }
        }
        return read;
    }

    private Room room() {
        if (room == null) {
            throw new Damaged("there are no events");
        }
        return room;
    }

    /**
     * Returns the hashes that clients are told.
     *
     * @throws Damaged when there are no events
     */
    ToldHashes told() {
        if (told == null) {
            throw new Damaged("there are no events");
        }
        return told;
    }

    /** Returns what is kept of the log. */
    RoomLog log() {
        return log;
    }
}

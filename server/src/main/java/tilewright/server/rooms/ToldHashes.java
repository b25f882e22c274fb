package tilewright.server.rooms;

import java.util.ArrayList;
import java.util.List;

/**
 * The hashes by which clients know which history they have: those of the log, or, in a race, others that do not depend
 * on moves. Moves are hidden there until the end, and whoever had a hash of one could try all until it fits. Who has
 * the same hash still has the same history, for the id of a request stands for its moves.
 *
 * <p>One thread at a time.
 */
final class ToldHashes {

    private final PlayMode way;
    /** Bytes of a hash, found by measuring. */
    private static final int HASH_BYTES = 80;

    /** The hashes of a race, from version 1 on; none for other rooms, whose hashes are those of the log. */
    private final List<String> hashes = new ArrayList<>();

    private String last = "";

    ToldHashes(PlayMode way) {
        this.way = way;
    }

    /**
     * Restores what was kept of a room.
     *
     * @param all {@link #all}
     * @param log the hash of the last entry of the log
     */
    ToldHashes(PlayMode way, List<String> all, String log) {
        this.way = way;
        hashes.addAll(all);
        last = way == PlayMode.RACE ? hashes.getLast() : log;
    }

    /** Returns those of a race from version 1 on; else none. */
    List<String> all() {
        return List.copyOf(hashes);
    }

    /** Takes the next entry of the log. */
    void add(LogEntry entry) {
        switch (way) {
            case TURNS, TOGETHER -> last = entry.hash();
            case RACE -> {
                last = entry.hashWithoutMoves(last);
                hashes.add(last);
            }
        }
    }

    /** Returns the hash of the last version; empty where there is none. */
    String last() {
        return last;
    }

    /**
     * Returns the hash of an entry.
     *
     * @param entry one that was taken
     */
    String of(LogEntry entry) {
        return switch (way) {
            case TURNS, TOGETHER -> entry.hash();
            case RACE -> hashes.get((int) entry.version() - 1);
        };
    }

    /** Returns the bytes of memory that they take, roughly. */
    long bytes() {
        return (long) HASH_BYTES * hashes.size();
    }
}

package tilewright.server.rooms;

import java.time.Duration;

/**
 * The bounds of rooms: see {@code docs/reference/server.md}. Immutable.
 *
 * @param waiting requests of a room that wait for one that is being written
 * @param makes rooms that one address may make
 * @param tries wrong keys and codes of one address, and right ones that are being looked up
 * @param watchers that a room may have, who may take no seat
 * @param watchersOfClient how many of these may have one address
 * @param loaded rooms in memory
 * @param memory bytes of rooms in memory
 * @param snapshots events after which a snapshot of a room is kept again
 * @param unloads after which a room that nobody is in leaves the memory
 * @param awayBefore after which one may ask for a computer
 * @param dead after which a server of which nothing was heard lives no more
 * @param lobby rooms that may be open for anyone; 0 for no lobby
 * @param expiry when rooms are deleted that nobody touches
 */
public record RoomBounds(
        int waiting,
        TokenBucket.Rate makes,
        TokenBucket.Rate tries,
        int watchers,
        int watchersOfClient,
        int loaded,
        long memory,
        int snapshots,
        Duration unloads,
        Duration awayBefore,
        Duration dead,
        int lobby,
        Expiry expiry) {

    /**
     * The times after which rooms are deleted, counted from the last event.
     *
     * @param waiting while not all seats are taken
     * @param playing during a game
     * @param slow during a game with days for each move
     * @param over after the end
     */
    public record Expiry(Duration waiting, Duration playing, Duration slow, Duration over) {

        /** Returns that of a room as it is after its last event. */
        Duration of(Room room) {
            return switch (room.phase()) {
                case WAITING -> waiting;
                case PLAYING ->
                    switch (room.settings().clock()) {
                        case TimeControl.Days _ -> slow;
                        case TimeControl.None _, TimeControl.PerMove _, TimeControl.Fischer _ -> playing;
                    };
                case OVER -> over;
            };
        }
    }

    private static final long MEMORY = 64_000_000;

    public static final RoomBounds USUAL = new RoomBounds(
            32,
            new TokenBucket.Rate(10, Duration.ofMinutes(2)),
            new TokenBucket.Rate(30, Duration.ofSeconds(6)),
            200,
            50,
            20_000,
            MEMORY,
            500,
            Duration.ofMinutes(1),
            Duration.ofSeconds(15),
            Duration.ofSeconds(15),
            0,
            new Expiry(Duration.ofDays(2), Duration.ofDays(30), Duration.ofDays(90), Duration.ofDays(90)));

    /** Returns these bounds with one time after which all rooms expire. */
    public RoomBounds withExpiry(Duration time) {
        return with(memory, snapshots, lobby, new Expiry(time, time, time, time));
    }

    /** Returns these bounds with another number of bytes for rooms in memory. */
    public RoomBounds withMemory(long bytes) {
        return with(bytes, snapshots, lobby, expiry);
    }

    /** Returns these bounds with another number of events between snapshots. */
    public RoomBounds withSnapshots(int events) {
        return with(memory, events, lobby, expiry);
    }

    /** Returns these bounds with a lobby of so many rooms. */
    public RoomBounds withLobby(int rooms) {
        return with(memory, snapshots, rooms, expiry);
    }

    private RoomBounds with(long bytes, int events, int rooms, Expiry times) {
        return new RoomBounds(
                waiting,
                makes,
                tries,
                watchers,
                watchersOfClient,
                loaded,
                bytes,
                events,
                unloads,
                awayBefore,
                dead,
                rooms,
                times);
    }
}

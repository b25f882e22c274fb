package tilewright.server.rooms;

import java.time.Duration;

/**
 * The bounds of rooms: see {@code docs/reference/server.md}. Immutable.
 *
 * @param waiting requests of a room that wait for one that is being written
 * @param makes rooms that one address may make
 * @param tries wrong keys and codes of one address
 * @param watchers that a room may have
 * @param loaded rooms in memory
 * @param unloads after which a room that nobody is in leaves the memory
 * @param awayBefore after which one may ask for a computer
 * @param dead after which a server of which nothing was heard lives no more
 * @param expiry when rooms are deleted that nobody touches
 */
public record RoomBounds(
        int waiting,
        TokenBucket.Rate makes,
        TokenBucket.Rate tries,
        int watchers,
        int loaded,
        Duration unloads,
        Duration awayBefore,
        Duration dead,
        Expiry expiry) {

    /**
     * When rooms are deleted, counted from the last event.
     *
     * @param waiting while not all seats are taken
     * @param playing during a game
     * @param slow during a game with days for each move
     * @param over after the end
     */
    public record Expiry(Duration waiting, Duration playing, Duration slow, Duration over) {}

    public static final RoomBounds USUAL = new RoomBounds(
            32,
            new TokenBucket.Rate(10, Duration.ofMinutes(2)),
            new TokenBucket.Rate(10, Duration.ofSeconds(6)),
            200,
            20_000,
            Duration.ofMinutes(1),
            Duration.ofSeconds(15),
            Duration.ofSeconds(15),
            new Expiry(Duration.ofDays(2), Duration.ofDays(30), Duration.ofDays(90), Duration.ofDays(90)));

    /** Returns bounds with which all rooms expire so long after the last event. */
    public RoomBounds withExpiry(Duration time) {
        return new RoomBounds(
                waiting, makes, tries, watchers, loaded, unloads, awayBefore, dead, new Expiry(time, time, time, time));
    }

    /** Returns when a room expires. */
    long expires(Room room) {
        Duration left = switch (room.phase()) {
            case WAITING -> expiry.waiting();
            case PLAYING -> room.settings().clock() instanceof TimeControl.Days ? expiry.slow() : expiry.playing();
            case OVER -> expiry.over();
        };
        return room.last() + left.toMillis();
    }
}

package tilewright.server.rooms;

import java.time.Duration;

/**
 * The use that the requests of a seat have made of the room's log, and of the patience of others. Each seat has an
 * equal share of it, and of a share a part is kept for moves and the last for resigning: nobody can fill the log so
 * that another cannot end the game. Immutable.
 *
 * @param events that requests for this seat have made
 * @param characters of these events
 * @param refusals how often somebody has said no to what it asked
 * @param asksFrom from when on it may ask again, in milliseconds since 1970
 */
record LogShare(int events, long characters, int refusals, long asksFrom) {

    /** Maximum number of events that requests make, of all seats. */
    static final int MOST_EVENTS = 20_000;

    /** Maximum number of characters of these events. */
    static final long MOST_CHARACTERS = 2_000_000;

    /** Number of events of each seat that are kept for the end. */
    private static final int KEPT_TO_END = 16;

    private static final Duration FIRST_PAUSE = Duration.ofSeconds(10);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(10);

    static final LogShare NONE = new LogShare(0, 0, 0, 0);

    /** @param text number of characters of another event */
    LogShare more(int text) {
        return new LogShare(events + 1, characters + text, refusals, asksFrom);
    }

    /** Returns the share after a no to what the seat asked: the pause before it may ask again is twice as long each time. */
    LogShare refused(long at) {
        Duration pause = FIRST_PAUSE;
        for (int i = 0; i < refusals && pause.compareTo(LONGEST_PAUSE) < 0; i++) {
            pause = pause.multipliedBy(2);
        }
        long millis = Math.min(pause.toMillis(), LONGEST_PAUSE.toMillis());
        return new LogShare(events, characters, refusals + 1, at + millis);
    }

    /**
     * Returns whether there is space for an event.
     *
     * @param seats of the room
     */
    boolean takes(RoomEvent event, int seats) {
        int share = MOST_EVENTS / seats;
        return switch (event) {
            case RoomEvent.Voted _, RoomEvent.Undone _, RoomEvent.Stood _, RoomEvent.Moved _ -> events < share / 2;
            case RoomEvent.Sat _ -> events < share - KEPT_TO_END;
            case RoomEvent.Acted(int _, String moves) ->
                events < share - KEPT_TO_END && characters + moves.length() <= MOST_CHARACTERS / seats;
            case RoomEvent.Resigned _, RoomEvent.Back _ -> events < share;
            case RoomEvent.Made _, RoomEvent.Flagged _, RoomEvent.Resumed _, RoomEvent.Next _ -> true;
        };
    }
}

package tilewright.server.rooms;

import java.time.Duration;
import tilewright.text.Cursor;

/** The time control of a room: the time that seats have. Immutable. */
public sealed interface TimeControl {

    /** The longest time that can be set, for a move in days or for a game. */
    int MOST_DAYS = 30;

    int MOST_SECONDS = 36_000;

    record None() implements TimeControl {}

    /** Seconds for each turn. */
    record PerMove(int seconds) implements TimeControl {}

    /** Seconds for the game, and more for each turn. */
    record Fischer(int seconds, int increment) implements TimeControl {}

    /** Days for each turn. */
    record Days(int days) implements TimeControl {}

    default String text() {
        return switch (this) {
            case None _ -> "none";
            case PerMove(int seconds) -> "move " + seconds;
            case Fischer(int seconds, int increment) -> "fischer " + seconds + " " + increment;
            case Days(int days) -> "days " + days;
        };
    }

    /** Returns the time of each seat at the beginning of the game, in milliseconds. */
    default long initialMillis() {
        return switch (this) {
            case None _ -> 0;
            case PerMove(int seconds) -> Duration.ofSeconds(seconds).toMillis();
            case Fischer(int seconds, int _) -> Duration.ofSeconds(seconds).toMillis();
            case Days(int days) -> Duration.ofDays(days).toMillis();
        };
    }

    /** Returns the time of a seat at the end of a turn that left it this much. */
    default long afterTurnMillis(long leftMillis) {
        return switch (this) {
            case None _, PerMove _, Days _ -> initialMillis();
            case Fischer(int _, int increment) ->
                leftMillis + Duration.ofSeconds(increment).toMillis();
        };
    }

    /**
     * Reads a time control's text.
     *
     * @throws tilewright.text.TextError when it is none
     */
    static TimeControl parse(String text) {
        Cursor cursor = new Cursor(text);
        TimeControl read = switch (cursor.until(' ')) {
            case "none" -> new None();
            case "move" -> new PerMove(number(cursor, 5, MOST_SECONDS));
            case "fischer" -> new Fischer(number(cursor, 10, MOST_SECONDS), number(cursor, 0, 600));
            case "days" -> new Days(number(cursor, 1, MOST_DAYS));
            default -> throw cursor.error(0, RoomsMessages.noClock());
        };
        cursor.expectEnd();
        return read;
    }

    private static int number(Cursor cursor, int least, int most) {
        cursor.expect(' ');
        return cursor.number(RoomsMessages.theTime(), least, most);
    }
}

package tilewright.server.rooms;

import java.time.Duration;

/**
 * The clock by which stored rooms and items expire. It goes on while somebody looks at the machine's clock, whatever
 * that is set to: two looks are never more than two minutes apart. By what it has fallen behind, because no server ran,
 * it makes up at most as much again. So a machine's clock that is years ahead makes it go twice as fast, and one that
 * is behind does not stop it.
 *
 * <p>Times are in milliseconds since 1970. Immutable.
 *
 * @param time of this clock
 * @param seen the machine's time at the last look
 */
public record RetentionClock(long time, long seen) {

    private static final long LONGEST_MILLIS = Duration.ofMinutes(2).toMillis();

    /** Returns a clock that begins with the machine's. */
    public static RetentionClock starting(long now) {
        return new RetentionClock(now, now);
    }

    /** Returns the clock after an update from the machine's clock. */
    public RetentionClock at(long now) {
        long passed = Math.clamp(now - seen, 0, LONGEST_MILLIS);
        long behind = Math.clamp(now - time - passed, 0, passed);
        return new RetentionClock(time + passed + behind, now);
    }
}

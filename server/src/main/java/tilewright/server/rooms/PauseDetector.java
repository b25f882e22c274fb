package tilewright.server.rooms;

import java.util.Comparator;
import java.util.List;

/**
 * Notices when the whole server has stood still: it was to look at the clock every second, and has not.
 *
 * <p>Threads may share one.
 */
final class PauseDetector {

    /** The time between two looks, in milliseconds. */
    static final long EVERY_MILLIS = 1_000;

    /** The delay of a look from which on the server counts as having stood still. */
    private static final long LATE_MILLIS = 1_000;

    /** The time above which a standstill counts as long: others may have taken the server for dead. */
    private static final long LONG_MILLIS = 5_000;

    /**
     * A time in which the server stood still, in milliseconds since 1970.
     *
     * @param to 0 if it never has
     */
    record Standstill(long from, long to) {}

    private long looked;
    private long longOnes;
    private Standstill last = new Standstill(0, 0);

    PauseDetector(long now) {
        looked = now;
    }

    /** Returns how long these are in all from a time on, in milliseconds; what several of them cover counts once. */
    static long within(List<Standstill> some, long from) {
        long sum = 0;
        long reached = from;
        for (Standstill each :
                some.stream().sorted(Comparator.comparingLong(Standstill::from)).toList()) {
            sum += Math.max(0, each.to() - Math.max(reached, each.from()));
            reached = Math.max(reached, each.to());
        }
        return sum;
    }

    /** Looks at the clock, and returns when the server last stood still. */
    synchronized Standstill look(long now) {
        if (now > looked + EVERY_MILLIS + LATE_MILLIS) {
            last = new Standstill(looked, now);
            longOnes += now - looked > LONG_MILLIS ? 1 : 0;
        }
        looked = now; // or earlier than before, if the clock was set
        return last;
    }

    /** Looks at the clock, and returns how many long standstills there were: a number that goes on whatever the clock is set to. */
    synchronized long longOnes(long now) {
        look(now);
        return longOnes;
    }
}

package tilewright.server.rooms;

/**
 * Notices when the whole server has stood still: it was to look at the clock every second, and has not.
 *
 * <p>Threads may share one.
 */
final class StandstillWatch {

    /** How often one is to look, in milliseconds. */
    static final long EVERY_MILLIS = 1_000;

    /** By how much later than that one looks when it has stood still. */
    private static final long LATE_MILLIS = 1_000;

    /**
     * The last time in which it stood still, in milliseconds since 1970.
     *
     * @param to 0 if it never has
     */
    record Standstill(long from, long to) {
        static final Standstill NEVER = new Standstill(0, 0);
    }

    private long looked;
    private Standstill last = Standstill.NEVER;

    StandstillWatch(long now) {
        looked = now;
    }

    /** Looks at the clock, and returns when the server last stood still. */
    synchronized Standstill look(long now) {
        if (now > looked + EVERY_MILLIS + LATE_MILLIS) {
            last = new Standstill(looked, now);
        }
        looked = Math.max(looked, now);
        return last;
    }
}

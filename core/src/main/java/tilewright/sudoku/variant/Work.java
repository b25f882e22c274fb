package tilewright.sudoku.variant;

import tilewright.search.Stop;

/**
 * A bound of work that is counted, not timed, so that it is the same everywhere: a stop that is asked for when too much was done, too.
 *
 * <p>A unit is one digit that is tried in one cell, about a ten-millionth of a second. Mutable; one thread at a time.
 */
public final class Work implements Stop {

    private final Stop stop;
    private final long most;
    private long done;

    /** @param most units, 0 or more */
    public Work(Stop stop, long most) {
        this.stop = stop;
        this.most = most;
    }

    /** Returns work without a bound of its own. */
    public static Work unbounded(Stop stop) {
        return new Work(stop, Long.MAX_VALUE);
    }

    /** Counts work that was done. */
    public void add(long units) {
        done += units;
    }

    /** Whether more was done than there may be. */
    public boolean isSpent() {
        return done > most;
    }

    @Override
    public boolean asked() {
        return isSpent() || stop.asked();
    }
}

package tilewright.search;

/**
 * A search that one can leave and take up again.
 *
 * <p>It goes down a tree of options and back; whoever drives it decides how far to go at a time and at which events to
 * halt. Watching, stepping, limits and cancelling belong to the driver: {@link Runner} and {@link Stepper}.
 *
 * <p>Mutable; one thread at a time. What it does is a function of the problem alone.
 */
public interface Search {

    /** A solution is complete. */
    int SOLUTION = 1;
    /** An option was taken: one node. */
    int DESCEND = 2;
    /** No option is left here, and no solution is complete. */
    int DEAD_END = 4;
    /** The last option was taken back. */
    int RETREAT = 8;
    /** Everything was looked at. No event comes after it. */
    int FINISHED = 16;

    /** All events that one can watch. */
    int STEPS = SOLUTION | DESCEND | DEAD_END | RETREAT;

    /**
     * Goes on until one of these events happens, or so many nodes more were spent, or all is done.
     *
     * @param haltAt events to halt at, added up; 0 for none
     * @param nodes how many options may be taken in this call, 0 or more
     * @return the event, or {@link #FINISHED}, or 0 when the nodes are spent
     */
    int pump(int haltAt, long nodes);

    /** Options taken since the beginning. */
    long nodes();

    /** Options taken and not taken back. */
    int depth();
}

package tilewright.search;

/**
 * A resumable search.
 *
 * <p>It goes down a tree of options and back; the driver decides how far it goes at a time and at which events it
 * halts. Watching, stepping, limits and cancelling belong to the driver: {@link Runner} and {@link Stepper}.
 *
 * <p>It stands at a node of the tree, at first at the root. Its events come in this order, whatever the engine:
 *
 * <ol>
 *   <li>Looking at a node just reached: if it is complete, {@link #SOLUTION}. Else if none of its options can be taken,
 *       {@link #DEAD_END}. Else its first option that can be taken is taken: {@link #DESCEND}, and so on from 1 at the
 *       node that this leads to.
 *   <li>Behind a solution, behind a dead end, and when no further option of the node can be taken: the option that led
 *       here is taken back, {@link #RETREAT}; at the root it is {@link #FINISHED} instead.
 *   <li>Behind a retreat: the next option that can be taken is taken, {@link #DESCEND} and 1, or else 2.
 * </ol>
 *
 * <p>So each descend has its retreat, and a search that was let go on to its end stands at the root again. A problem
 * that was in conflict with itself from the beginning may be finished at once.
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
     * Goes on until one of these events happens, or all is done, or the nodes are spent and one more option would be
     * taken next. However the nodes are cut into calls, the events are the same.
     *
     * @param haltAt events to halt at, added up; 0 for none
     * @param nodes how many options may be taken in this call, 0 or more; with 0 it still reports what comes before
     *     the next option
     * @return the event, or {@link #FINISHED}, or 0 when the nodes are spent
     */
    int run(int haltAt, long nodes);

    /** Options taken since the beginning. */
    long nodes();

    /** Options taken and not taken back. */
    int depth();

    /**
     * Returns the number of options of a level, including options that turn out to be impossible; 0 when it is unknown.
     *
     * @param level 0 to {@link #depth} - 1; behind {@link #RETREAT} also {@link #depth}
     */
    default int width(int level) {
        return 0;
    }

    /** Returns the number of options of a level that are explored completely; the levels are those of {@link #width}. */
    default int explored(int level) {
        return 0;
    }
}

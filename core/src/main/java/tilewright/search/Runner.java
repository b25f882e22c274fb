package tilewright.search;

/**
 * Drives a search to its end or to a limit, slice by slice.
 *
 * <p>Has no state of its own; threads may run different searches at the same time.
 */
public final class Runner {

    /** Nodes between two looks at the stop: a few tenths of a millisecond. */
    private static final long SLICE = 4_096;

    private Runner() {}

    /** Called for each solution while the search stands there. */
    @FunctionalInterface
    public interface Listener {
        Listener NONE = () -> {};

        void solution();
    }

    /** Continues a search from where it stands; its earlier nodes do not count against the limits. */
    public static Outcome run(Search search, Limits limits, Listener listener) {
        Outcome outcome = driven(search, limits, listener);
        limits.spent().accept(outcome.nodes());
        return outcome;
    }

    private static Outcome driven(Search search, Limits limits, Listener listener) {
        long start = search.nodes();
        long solutions = 0;
        while (true) {
            long spent = search.nodes() - start;
            if (limits.stop().asked()) {
                return new Outcome.Limited(solutions, spent, Outcome.Reason.STOPPED);
            }
            int event = search.run(Search.SOLUTION, Math.min(SLICE, limits.nodes() - spent));
            if (event == Search.FINISHED) {
                return new Outcome.Complete(solutions, search.nodes() - start);
            }
            if (event == Search.SOLUTION) {
                solutions++;
                listener.solution();
                if (solutions == limits.solutions()) {
                    return new Outcome.Limited(solutions, search.nodes() - start, Outcome.Reason.SOLUTIONS);
                }
            } else if (search.nodes() - start >= limits.nodes()) {
                return new Outcome.Limited(solutions, search.nodes() - start, Outcome.Reason.NODES);
            }
        }
    }
}

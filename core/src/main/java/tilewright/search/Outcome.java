package tilewright.search;

/** The end of a search. */
public sealed interface Outcome {

    /**
     * Returns the number of solutions that were found.
     *
     * @return 0 or more
     */
    long solutions();

    /**
     * Returns the number of options that were taken.
     *
     * @return 0 or more
     */
    long nodes();

    /**
     * Everything was looked at: there are no more solutions than these.
     *
     * @param solutions how many were found
     * @param nodes options that were taken
     */
    record Complete(long solutions, long nodes) implements Outcome {}

    /**
     * A limit came first: there may be more solutions.
     *
     * @param solutions how many were found
     * @param nodes options that were taken
     * @param reason the limit that came first
     */
    record Limited(long solutions, long nodes, Reason reason) implements Outcome {}

    /** The limit that came first. */
    enum Reason {
        /** The search has found as many solutions as were wanted. */
        SOLUTIONS,
        /** The search has visited as many nodes as were allowed. */
        NODES,
        /** The stop was asked for. */
        STOPPED
    }
}

package tilewright.search;

/** The end of a search. */
public sealed interface Outcome {

    long solutions();

    long nodes();

    /** Everything was looked at: there are no more solutions than these. */
    record Complete(long solutions, long nodes) implements Outcome {}

    /** A limit came first: there may be more solutions. */
    record Limited(long solutions, long nodes, Reason reason) implements Outcome {}

    /** The limit that came first. */
    enum Reason {
        SOLUTIONS,
        NODES,
        STOPPED
    }
}

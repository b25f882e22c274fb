package tilewright.cli;

/** The exit codes. */
final class Exit {

    static final int FINE = 0;
    /** Some lines were bad, unsolvable or over budget. */
    static final int LINES = 1;

    static final int USAGE = 2;
    /** Input or output failed, or the program has a defect. */
    static final int FAILED = 3;
    /** A limit for the whole run came first. */
    static final int LIMIT = 4;

    static final int INTERRUPTED = 130;

    private Exit() {}
}

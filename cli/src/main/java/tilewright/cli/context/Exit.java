package tilewright.cli.context;

/** The exit codes. */
public final class Exit {

    public static final int FINE = 0;
    /** Some lines were bad, unsolvable or over budget. */
    public static final int LINES = 1;

    static final int USAGE = 2;
    /** Input or output failed, or the program has a defect. */
    public static final int FAILED = 3;
    /** A limit for the whole run came first. */
    public static final int LIMIT = 4;

    public static final int INTERRUPTED = 130;

    private Exit() {}
}

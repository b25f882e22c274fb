package tilewright.server;

/** A request that gets a problem instead of an answer. */
final class Refused extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;
    private final int retry;

    /**
     * @param reason one sentence without a full stop
     */
    Refused(int status, String reason) {
        this(status, reason, 0);
    }

    /**
     * @param retry seconds after which to try again; 0 when that will not help
     */
    Refused(int status, String reason, int retry) {
        super(reason, null, false, false);
        this.problem = new Problem(status, reason);
        this.retry = retry;
    }

    Problem problem() {
        return problem;
    }

    int retry() {
        return retry;
    }
}

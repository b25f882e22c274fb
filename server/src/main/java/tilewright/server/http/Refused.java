package tilewright.server.http;

import tilewright.message.Message;

/** Thrown for a request that gets a problem instead of an answer. */
public final class Refused extends Exception {

    private static final long serialVersionUID = 1;

    private final transient Problem problem;
    private final int retry;

    /**
     * @param reason one sentence without a full stop
     */
    public Refused(int status, Message reason) {
        this(status, reason, 0);
    }

    /**
     * @param retry seconds after which to try again; 0 when that does not help
     */
    public Refused(int status, Message reason, int retry) {
        super(reason.text(), null, false, false);
        this.problem = new Problem(status, reason);
        this.retry = retry;
    }

    /** Returns the problem, as which the refusal is sent. */
    public Problem problem() {
        return problem;
    }

    int retry() {
        return retry;
    }
}

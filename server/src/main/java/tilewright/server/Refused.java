package tilewright.server;

import org.eclipse.jetty.http.HttpStatus;

/** Thrown for a request that gets a problem instead of an answer. */
final class Refused extends Exception {

    private static final long serialVersionUID = 1;
    private static final int RETRY = 2;

    private final transient Problem problem;
    private final int retry;

    /**
     * @param reason one sentence without a full stop
     */
    Refused(int status, String reason) {
        this(status, reason, 0);
    }

    /**
     * @param retry seconds after which to try again; 0 when that does not help
     */
    Refused(int status, String reason, int retry) {
        super(reason, null, false, false);
        this.problem = new Problem(status, reason);
        this.retry = retry;
    }

    /** Returns the refusal of a request that a queue has refused. */
    static Refused by(FairQueue.Refusal refusal) {
        return switch (refusal) {
            case FULL -> new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "too many requests wait", RETRY);
            case SHARE ->
                new Refused(HttpStatus.TOO_MANY_REQUESTS_429, "too many requests of this address wait", RETRY);
            case LATE ->
                new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "the request has waited too long for its turn", RETRY);
            case CLOSED -> new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, "the server is being closed", RETRY);
        };
    }

    Problem problem() {
        return problem;
    }

    int retry() {
        return retry;
    }
}

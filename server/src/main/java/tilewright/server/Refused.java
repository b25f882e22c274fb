package tilewright.server;

import org.eclipse.jetty.http.HttpStatus;
import tilewright.message.Message;

/** Thrown for a request that gets a problem instead of an answer. */
final class Refused extends Exception {

    private static final long serialVersionUID = 1;
    private static final int RETRY = 2;

    private final transient Problem problem;
    private final int retry;

    /**
     * @param reason one sentence without a full stop
     */
    Refused(int status, Message reason) {
        this(status, reason, 0);
    }

    /**
     * @param retry seconds after which to try again; 0 when that does not help
     */
    Refused(int status, Message reason, int retry) {
        super(reason.text(), null, false, false);
        this.problem = new Problem(status, reason);
        this.retry = retry;
    }

    /** Returns the refusal of a request that a queue has refused. */
    static Refused by(FairQueue.Refusal refusal) {
        return switch (refusal) {
            case FULL -> new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, ServerMessages.manyRequests(), RETRY);
            case SHARE -> new Refused(HttpStatus.TOO_MANY_REQUESTS_429, ServerMessages.manyOfAddress(), RETRY);
            case LATE -> new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, ServerMessages.waitedLong(), RETRY);
            case CLOSED -> new Refused(HttpStatus.SERVICE_UNAVAILABLE_503, ServerMessages.closing(), RETRY);
        };
    }

    Problem problem() {
        return problem;
    }

    int retry() {
        return retry;
    }
}

package tilewright.search;

import tilewright.text.Reason;
import tilewright.text.Refusal;

/** Thrown when work is given up because its {@link Stop} asked for it. */
public final class Stopped extends Refusal {
    private static final long serialVersionUID = 1;

    /** Creates the error with its one message. */
    public Stopped() {
        super(Reason.STOPPED, SearchMessages.stopped());
    }
}

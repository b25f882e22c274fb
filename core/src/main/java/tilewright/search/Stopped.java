package tilewright.search;

import tilewright.text.Reason;
import tilewright.text.Refusal;

/** Work was given up because its {@link Stop} asked for it. */
public final class Stopped extends Refusal {
    private static final long serialVersionUID = 1;

    /** Says so. */
    public Stopped() {
        super(Reason.STOPPED, SearchMessages.stopped());
    }
}

package tilewright.server.rooms;

import tilewright.message.Message;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/** A request that the room, as it is, does not carry out. */
final class NotNow extends Refusal {

    private static final long serialVersionUID = 1;

    private final boolean last;

    private NotNow(Message why, boolean last) {
        super(Reason.REFUSED, why);
        this.last = last;
    }

    /** The same request will be refused again. */
    static NotNow ever(Message why) {
        return new NotNow(why, true);
    }

    /** The same request may be carried out later. */
    static NotNow yet(Message why) {
        return new NotNow(why, false);
    }

    /** Returns whether the same request will be refused again. */
    boolean last() {
        return last;
    }
}

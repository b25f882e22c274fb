package tilewright.server.rooms;

import tilewright.message.Message;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/** Thrown when a room, as it is, does not carry out a request. */
final class RoomRefusal extends Refusal {

    private static final long serialVersionUID = 1;

    private final boolean last;

    private RoomRefusal(Message why, boolean last) {
        super(Reason.REFUSED, why);
        this.last = last;
    }

    /** Returns the refusal of a request that will be refused again. */
    static RoomRefusal ever(Message why) {
        return new RoomRefusal(why, true);
    }

    /** Returns the refusal of a request that may be carried out later. */
    static RoomRefusal yet(Message why) {
        return new RoomRefusal(why, false);
    }

    /** Returns whether the same request will be refused again. */
    boolean last() {
        return last;
    }
}

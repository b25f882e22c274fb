package tilewright.server.saved;

import tilewright.message.Message;
import tilewright.text.Json;

/** The answer to a request. Immutable. */
public sealed interface SavedAnswer {

    /** A line of JSON. */
    record Line(Json.Obj json) implements SavedAnswer {}

    /** All that is kept under a key, as a file. */
    record File(Json.Obj json) implements SavedAnswer {}

    /**
     * Nothing was done.
     *
     * @param reason one sentence without a full stop, and without anything of the request
     */
    record Refused(Cause cause, Message reason) implements SavedAnswer {}

    /** The cause why nothing was done. */
    enum Cause {
        /** The request is not as it should be. */
        MALFORMED,
        /** No owner has the key, and the request does not create one. */
        GONE,
        /** The request would exceed what may be kept. */
        TOO_MUCH,
        /** Too many come from one address. */
        TOO_OFTEN,
        /** The request may succeed later. */
        NOT_NOW
    }
}

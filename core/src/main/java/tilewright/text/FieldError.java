package tilewright.text;

import tilewright.message.Message;

/** Thrown when the fields of a request or of a description have a fault, or ask for what cannot be. */
public final class FieldError extends Refusal {
    private static final long serialVersionUID = 1;

    /** @param message one sentence without a full stop */
    public FieldError(Message message) {
        this(Reason.REFUSED, message);
    }

    /** @param message one sentence without a full stop */
    public FieldError(Reason reason, Message message) {
        super(reason, message);
    }
}

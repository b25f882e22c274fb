package tilewright.print.fields;

import tilewright.message.Message;

/** Thrown when a description or a request has a fault. */
public final class FieldError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message message;

    /**
     * An error with its reason.
     *
     * @param message one sentence without a full stop
     */
    public FieldError(Message message) {
        super(message.text(), null, false, false);
        this.message = message;
    }

    /** The sentence. */
    public Message message() {
        return message;
    }
}

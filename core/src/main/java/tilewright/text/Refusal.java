package tilewright.text;

import tilewright.message.Message;

/** Thrown when a question is not answered; says why. It is no defect of the program, and has no stack trace. */
public abstract class Refusal extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final Reason reason;
    private final transient Message message;

    /** @param message one line without a full stop */
    protected Refusal(Reason reason, Message message) {
        super(null, null, false, false);
        this.reason = reason;
        this.message = message;
    }

    public final Reason reason() {
        return reason;
    }

    /** The problem, in one line without a full stop. */
    public final Message message() {
        return message;
    }

    /** The message in English. */
    public final String sentence() {
        return message.text();
    }

    @Override
    public final String getMessage() {
        return sentence();
    }

    /** The message, and further lines that show the place if it has one. */
    public Message explained() {
        return message;
    }
}

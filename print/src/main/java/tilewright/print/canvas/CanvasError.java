package tilewright.print.canvas;

import tilewright.message.Message;

/** Thrown when a picture, the number of a book, or the size of a file is at fault. */
public final class CanvasError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Message message;

    /**
     * An error with its reason.
     *
     * @param message one sentence without a full stop
     */
    CanvasError(Message message) {
        super(message.text(), null, false, false);
        this.message = message;
    }

    /** The error in a sentence. */
    public Message message() {
        return message;
    }
}

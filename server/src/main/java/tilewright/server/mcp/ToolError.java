package tilewright.server.mcp;

import tilewright.message.Message;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/** Thrown when a tool cannot do what a call asks; the assistant reads the sentence and can do better. */
final class ToolError extends Refusal {

    private static final long serialVersionUID = 1;

    /** @param message sentences with the place in a text, on further lines, if there is one */
    ToolError(Message message) {
        super(Reason.REFUSED, message);
    }
}

package tilewright.server.store;

import java.util.Optional;
import tilewright.message.Message;
import tilewright.text.Reason;
import tilewright.text.Refusal;

/** Thrown when a database is not opened, backed up, or restored; says why. */
public final class DatabaseRefusal extends Refusal {

    private static final long serialVersionUID = 1;

    DatabaseRefusal(Message message) {
        super(Reason.REFUSED, message);
    }

    /** Returns in one line what a library says of a failure. */
    static String reason(Throwable failure) {
        Throwable root = failure;
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return Optional.ofNullable(root.getMessage())
                .map(text -> text.strip().lines().findFirst().orElse("").strip())
                .filter(text -> !text.isEmpty())
                .orElse(root.getClass().getSimpleName());
    }
}

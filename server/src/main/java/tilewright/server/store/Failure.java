package tilewright.server.store;

import java.sql.SQLException;
import java.util.Optional;
import tilewright.message.Message;

/** The meaning of a failed transaction. Immutable. */
sealed interface Failure {

    /** Nothing was written, and the same may be tried again at once. */
    record Retry() implements Failure {}

    /** Nothing was written, nor will anything for a while. */
    record Refused(Message reason) implements Failure {}

    /** Nobody knows whether it was written. */
    record Unknown() implements Failure {}

    /** Nothing was written, because the program is wrong. */
    record Fault() implements Failure {}

    /** Returns the failure of the database behind an exception. */
    static Optional<SQLException> sql(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql) {
                return Optional.of(sql);
            }
        }
        return Optional.empty();
    }
}

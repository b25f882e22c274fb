package tilewright.server.store;

import java.time.Duration;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tilewright.server.rooms.RetentionClock;

/** The {@link RetentionClock} of a database. */
final class Retention {

    private static final long NEVER = Long.MAX_VALUE;

    /** Minimum time between two looks, as servers wait for each other's. */
    private static final long PAUSE_MILLIS = 60_000;

    private Retention() {}

    /**
     * Updates the clock from the machine's; the first look begins it.
     *
     * @param now the machine's time, in milliseconds since 1970
     */
    static void look(Handle transaction, long now) {
        RetentionClock before = clock(transaction, now);
        if (now >= before.seen() && now - before.seen() < PAUSE_MILLIS) {
            return;
        }
        RetentionClock after = before.at(now);
        // Of two servers at the same time one counts.
        transaction.execute(
                "update retention set time = ?, seen = ? where id = 1 and seen = ?",
                after.time(),
                after.seen(),
                before.seen());
    }

    private static RetentionClock clock(Handle transaction, long now) {
        Optional<RetentionClock> known = transaction
                .select("select time, seen from retention")
                .map((row, _) -> new RetentionClock(row.getLong(1), row.getLong(2)))
                .findOne();
        if (known.isPresent()) {
            return known.get();
        }
        RetentionClock first = RetentionClock.starting(now);
        transaction.execute(
                "insert into retention (id, time, seen) values (1, ?, ?) on conflict do nothing",
                first.time(),
                first.seen());
        return first;
    }

    /** Returns its time, in milliseconds since 1970. */
    static long time(Handle transaction) {
        return transaction
                .select("select time from retention")
                .mapTo(Long.class)
                .one();
    }

    /** Returns when something expires that is written now. */
    static long expires(Handle transaction, Duration kept) {
        long time = time(transaction);
        long millis = kept.toMillis();
        return millis < NEVER - time ? time + millis : NEVER;
    }
}

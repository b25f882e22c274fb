package tilewright.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;

/** PostgreSQL, which several servers may share. */
final class PostgresEngine implements Engine {

    /** The number of the lock that a server holds while it brings the schema up to date: "tilewrig" in ASCII. */
    private static final long MIGRATION_LOCK = 0x74696c6577726967L;

    private static final Duration MIGRATION_WAIT = Duration.ofSeconds(60);
    private static final Duration MIGRATION_PAUSE = Duration.ofMillis(200);

    /**
     * The time after which PostgreSQL ends a transaction whose server stands still, so that others need not wait for
     * its locks.
     */
    private static final Duration LONGEST_IDLE = Duration.ofSeconds(5);

    private final PostgresAddress address;
    private final Jdbi writers;
    private final HikariDataSource pool;
    private final Jdbi readers;
    private final PostgresNotices notices;

    /**
     * Opens a database, and brings its schema up to date.
     *
     * @param server the name of this one
     * @param migrations where they are
     * @throws DatabaseRefusal when that cannot be
     */
    PostgresEngine(PostgresAddress address, String server, int readers, InstantSource clock, String... migrations) {
        this.address = address;
        this.writers = Jdbi.create(address.source());
        migrate(migrations);
        openWriter().close();
        HikariConfig config = new HikariConfig();
        config.setDataSource(address.source());
        config.setPoolName("rooms");
        config.setReadOnly(true);
        config.setTransactionIsolation("TRANSACTION_REPEATABLE_READ");
        config.setMaximumPoolSize(readers);
        config.setConnectionTimeout(Duration.ofSeconds(5).toMillis());
        this.pool = new HikariDataSource(config);
        this.readers = Jdbi.create(pool);
        this.notices = new PostgresNotices(address, server, clock);
        try {
            notices.start(writers);
        } catch (RuntimeException failure) {
            close();
            throw failure;
        }
    }

    private void migrate(String... migrations) {
        try (Handle lock = writers.open()) {
            lock(lock);
            new Migration(address.source(), migrations).run();
        } catch (JdbiException failure) {
            throw unreachable(failure);
        }
    }

    private static void lock(Handle handle) {
        for (Duration waited = Duration.ZERO;
                !handle.select("select pg_try_advisory_lock(?)", MIGRATION_LOCK)
                        .mapTo(Boolean.class)
                        .one();
                waited = waited.plus(MIGRATION_PAUSE)) {
            if (waited.compareTo(MIGRATION_WAIT) > 0) {
                throw new DatabaseRefusal(StoreMessages.migrating());
            }
            try {
                Thread.sleep(MIGRATION_PAUSE);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
                throw new DatabaseRefusal(StoreMessages.migrating());
            }
        }
    }

    private DatabaseRefusal unreachable(Throwable failure) {
        return new DatabaseRefusal(StoreMessages.noConnection(address.shown(), DatabaseRefusal.reason(failure)));
    }

    @Override
    public boolean shared() {
        return true;
    }

    @Override
    public Jdbi readers() {
        return readers;
    }

    @Override
    public Handle openWriter() {
        Handle writer = writers.open();
        try {
            check(writer, "server_encoding", "UTF8"::equals, "UTF8");
            check(writer, "transaction_isolation", "read committed"::equals, "read committed");
            check(writer, "synchronous_commit", found -> !found.equals("off"), "on");
            check(writer, "fsync", "on"::equals, "on");
            writer.execute("set idle_in_transaction_session_timeout = " + LONGEST_IDLE.toMillis());
        } catch (RuntimeException failure) {
            writer.close();
            throw failure;
        }
        return writer;
    }

    private static void check(Handle writer, String name, Predicate<String> good, String expected) {
        String found = writer.createQuery("show " + name).mapTo(String.class).one();
        if (!good.test(found)) {
            throw new DatabaseRefusal(StoreMessages.setting(name, expected, found));
        }
    }

    @Override
    public void announce(Handle writer, Set<String> rooms) {
        notices.send(writer, rooms);
    }

    /** Does nothing, as PostgreSQL cares for its log itself. */
    @Override
    public void emptyLog() {}

    @Override
    public void tidy(Handle writer, int changes) {}

    @Override
    public Failure beforeCommit(SQLException failure) {
        String state = state(failure);
        return switch (state) {
            case "53100" -> new Failure.Refused(StoreMessages.full());
            case "25006" -> new Failure.Refused(StoreMessages.readOnly());
            case "58030" -> new Failure.Refused(StoreMessages.disk());
            case "40001", "40P01", "53300", "57014" -> new Failure.Retry();
            default -> lost(state) ? new Failure.Retry() : new Failure.Fault();
        };
    }

    @Override
    public Failure atCommit(SQLException failure) {
        String state = state(failure);
        return lost(state) || state.equals("58030") ? new Failure.Unknown() : beforeCommit(failure);
    }

    private static boolean lost(String state) {
        return state.isEmpty() || state.startsWith("08") || state.startsWith("57P0") || state.equals("25P03");
    }

    private static String state(SQLException failure) {
        return Optional.ofNullable(failure.getSQLState()).orElse("");
    }

    @Override
    public void onChange(Consumer<String> listener) {
        notices.onChange(listener);
    }

    /** Returns the space in use; the disk counts as unbounded, as PostgreSQL may be on another machine. */
    @Override
    public StorageBounds.Space space(Handle transaction) {
        long used = transaction
                .select(
                        "select pg_total_relation_size('events') + pg_total_relation_size('rooms')"
                                + " + pg_total_relation_size('room_snapshots') + pg_total_relation_size('keys') + pg_total_relation_size('saved')")
                .mapTo(Long.class)
                .one();
        return new StorageBounds.Space(used, Long.MAX_VALUE, Long.MAX_VALUE);
    }

    /** Returns the time of the database, as the clock of one of several servers may be wrong. */
    @Override
    public long now(Handle transaction) {
        return transaction
                .select("select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
                .mapTo(Long.class)
                .one();
    }

    @Override
    public long logBytes() {
        return 0;
    }

    @Override
    public void close() {
        notices.close();
        pool.close();
    }
}

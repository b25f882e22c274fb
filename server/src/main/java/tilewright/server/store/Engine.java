package tilewright.server.store;

import java.sql.SQLException;
import java.util.Set;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/** A database engine: the parts of storage that differ between databases. Threads may share one. */
sealed interface Engine extends AutoCloseable permits SqliteEngine, PostgresEngine {

    /** Returns whether other servers may write as well. */
    boolean shared();

    /** Connections that read; in a transaction all is of one moment. */
    Jdbi readers();

    /**
     * Opens a connection that writes.
     *
     * @throws DatabaseRefusal when it does not have the settings that make a commit durable
     */
    Handle openWriter();

    /**
     * Tells other servers, as part of a transaction, that rooms were written.
     *
     * @param rooms their ids; not empty
     */
    void announce(Handle writer, Set<String> rooms);

    /**
     * Does the regular work behind a transaction.
     *
     * @param changes that were written in it
     */
    void tidy(Handle writer, int changes);

    /**
     * Orders that the log be emptied behind the transaction, so that nothing deleted is left in it. Called by the
     * writer.
     */
    void emptyLog();

    /** Returns what a failure before the commit means. */
    Failure beforeCommit(SQLException failure);

    /** Returns what a failure of the commit means. */
    Failure atCommit(SQLException failure);

    /** Registers who is called, on a thread of the engine, with the id of each room that another server has written. */
    void onChange(Consumer<String> listener);

    /** Returns the time by which things expire, in milliseconds since 1970: one for all that share the database. */
    long now(Handle transaction);

    /** Returns what is used, as part of a transaction. */
    StorageBounds.Space space(Handle transaction);

    /** Bytes of what is written but not yet in its place. */
    long logBytes();

    @Override
    void close();
}

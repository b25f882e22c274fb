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

    /** The connections for reading; a transaction sees the data of one moment. */
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

    /** Has the log emptied after the transaction, so that it keeps nothing that was deleted. Called by the writer. */
    void emptyLog();

    /** Returns what a failure before the commit means. */
    Failure beforeCommit(SQLException failure);

    /** Returns what a failure of the commit means. */
    Failure atCommit(SQLException failure);

    /**
     * Registers a listener that is called, on a thread of the engine, with the id of each room that another server has
     * written.
     */
    void onChange(Consumer<String> listener);

    /** Returns the time by which things expire, in milliseconds since 1970: one for all that share the database. */
    long now(Handle transaction);

    /** Returns the space in use, within a transaction. */
    StorageBounds.Space space(Handle transaction);

    /** The number of bytes in the log that are not yet in the database. */
    long logBytes();

    @Override
    void close();
}

package tilewright.server.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.function.Consumer;
import tilewright.server.rooms.RoomStore;
import tilewright.server.saved.SavedStore;

/**
 * The database with the rooms: a folder with a file of SQLite, or a PostgreSQL, which several servers may share.
 *
 * <p>Threads may share one.
 */
public final class RoomDatabase implements AutoCloseable {

    private static final int READERS = 4;

    private final Engine engine;
    private final StoredRooms rooms;

    /**
     * Figures of the database's work since it was opened. Immutable.
     *
     * @param waiting changes that wait to be written
     * @param changes that were written, in so many commits
     * @param logBytes bytes of SQLite's log
     */
    public record Counts(long waiting, long changes, long commits, long logBytes) {}

    RoomDatabase(Engine engine, String server, Consumer<Throwable> faults) {
        this(engine, server, StorageBounds.USUAL, faults);
    }

    RoomDatabase(Engine engine, String server, StorageBounds bounds, Consumer<Throwable> faults) {
        this.engine = engine;
        try {
            this.rooms = new StoredRooms(engine, server, READERS, bounds, faults);
        } catch (RuntimeException failure) {
            engine.close();
            throw failure;
        }
    }

    /**
     * Opens the database in a folder, brings its schema up to date, and makes both if there is none.
     *
     * @param server a name that no other process has: letters, digits, {@code -} and {@code _}
     * @param clock the machine's
     * @param faults called with what only a wrong program or a broken database causes, on threads of the database
     * @throws DatabaseRefusal with a sentence for the user
     */
    public static RoomDatabase open(Path folder, String server, InstantSource clock, Consumer<Throwable> faults) {
        return new RoomDatabase(SqliteEngine.open(folder, READERS, clock, Migration.LOCATION), server, faults);
    }

    /**
     * Opens a database of PostgreSQL, and brings its schema up to date.
     *
     * @param address {@code postgresql://USER:PASSWORD@HOST:PORT/NAME}, or one of JDBC
     */
    public static RoomDatabase open(String address, String server, InstantSource clock, Consumer<Throwable> faults) {
        PostgresEngine engine =
                new PostgresEngine(PostgresAddress.of(address), server, READERS, clock, Migration.LOCATION);
        return new RoomDatabase(engine, server, faults);
    }

    Engine engine() {
        return engine;
    }

    /** The rooms in the database; closed with it. */
    public RoomStore rooms() {
        return rooms;
    }

    /** The saved items in the database; closed with it. */
    public SavedStore saved() {
        return new StoredItems(rooms, engine);
    }

    public Counts counts() {
        GroupWriter writer = rooms.writer();
        return new Counts(writer.waiting(), writer.changes(), writer.commits(), engine.logBytes());
    }

    /**
     * Writes all that is committed into a new file, and checks that the file is sound. Takes its time; rooms go on
     * meanwhile.
     *
     * @throws DatabaseRefusal with a sentence for the user
     */
    public void backup(Path file) {
        switch (engine) {
            case SqliteEngine sqlite -> sqlite.file().copyTo(file);
            case PostgresEngine _ -> throw new DatabaseRefusal(StoreMessages.onlySqlite());
        }
    }

    /**
     * Backs up the database of a folder that another process may use.
     *
     * @throws DatabaseRefusal with a sentence for the user
     */
    public static void backup(Path folder, Path file) {
        RoomFolder rooms = new RoomFolder(folder);
        if (!Files.isDirectory(folder) || !rooms.hasDatabase()) {
            throw new DatabaseRefusal(StoreMessages.nothingThere(folder.toString()));
        }
        new SqliteFile(rooms.database()).copyTo(file);
    }

    /**
     * Puts a backup into a folder, while no server uses it. What was there before is kept in a folder {@code replaced-N} in it.
     *
     * @throws DatabaseRefusal with a sentence for the user; then nothing has changed
     */
    public static void restore(Path backup, Path folder) {
        new SqliteFile(backup).verify();
        RoomFolder rooms = new RoomFolder(folder);
        try (FolderLock _ = FolderLock.take(rooms)) {
            Path part = rooms.part();
            new SqliteFile(part).delete();
            new SqliteFile(backup).copyTo(part);
            rooms.restrict();
            Path replaced = rooms.nextReplaced();
            for (Path file : rooms.databaseFiles()) {
                if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
                    PrivateFiles.createFolders(replaced);
                    Files.move(file, replaced.resolve(file.getFileName()));
                }
            }
            Files.move(part, rooms.database());
            SqliteFile.syncFolder(part);
        } catch (IOException failure) {
            throw new DatabaseRefusal(StoreMessages.notRestored(DatabaseRefusal.reason(failure)));
        }
    }

    @Override
    public void close() {
        rooms.close();
    }
}

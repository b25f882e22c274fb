package tilewright.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.SQLException;
import java.time.InstantSource;
import java.util.Set;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteErrorCode;

/** SQLite in a folder, which is kept to this process. */
final class SqliteEngine implements Engine {

    private static final String LIBRARIES = "native";

    /** Settings of the driver: where the library is, and where to unpack it. */
    private static final String LIBRARY = "org.sqlite.lib.path";

    private static final String LIBRARIES_PLACE = "org.sqlite.tmpdir";

    /** Pages that the log may have before readers are waited for; 64 MB. */
    private static final int MOST_LOG_PAGES = 16_384;

    /** Changes between two checkpoints. */
    private static final int CHANGES = 500;

    /** Bytes of the file, without pages that nothing is in. */
    private static final String USED = """
            select (page_count - freelist_count) * page_size
            from pragma_page_count, pragma_freelist_count, pragma_page_size""";

    private final FolderLock lock;
    private final SqliteFile file;
    private final HikariDataSource pool;
    private final Jdbi writers;
    private final Jdbi readers;
    private final InstantSource clock;
    private int changesInLog;
    private boolean emptiesLog;
    private volatile int mostPages = Integer.MAX_VALUE;

    /**
     * Opens the folder's database, brings its schema up to date, and makes one if there is none.
     *
     * @param clock the machine's
     * @param migrations where they are
     * @throws DatabaseRefusal when that cannot be
     */
    static SqliteEngine open(Path place, int readers, InstantSource clock, String... migrations) {
        RoomFolder folder = new RoomFolder(place);
        FolderLock lock = FolderLock.take(folder);
        try {
            return new SqliteEngine(lock, folder, readers, clock, migrations);
        } catch (RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    private SqliteEngine(FolderLock lock, RoomFolder folder, int readers, InstantSource clock, String... migrations) {
        this.lock = lock;
        this.clock = clock;
        this.file = new SqliteFile(folder.database());
        unpackLibraryInto(folder.path());
        folder.restrict();
        if (folder.hasDatabase()) {
            file.checkAlone();
            migrate(folder, migrations);
        } else {
            make(folder, migrations);
        }
        this.writers = file.writers();
        HikariConfig config = new HikariConfig();
        config.setDataSource(file.reading());
        config.setPoolName("rooms");
        config.setReadOnly(true);
        config.setMaximumPoolSize(readers);
        this.pool = new HikariDataSource(config);
        this.readers = Jdbi.create(pool);
    }

    /**
     * Makes the library of SQLite be unpacked into the folder, and not into that for temporary files, from which
     * systems may not load one. Files that killed processes have left there are deleted first.
     */
    private static void unpackLibraryInto(Path folder) {
        Path target = folder.resolve(LIBRARIES).toAbsolutePath();
        if (System.getProperty(LIBRARY) != null) {
            return;
        }
        if (System.getProperty(LIBRARIES_PLACE) == null) {
            System.setProperty(LIBRARIES_PLACE, target.toString());
        }
        if (System.getProperty(LIBRARIES_PLACE).equals(target.toString())) {
            try {
                PrivateFiles.createFolders(target);
                try (DirectoryStream<Path> left = Files.newDirectoryStream(target, "sqlite-*")) {
                    for (Path file : left) {
                        Files.delete(file);
                    }
                }
            } catch (IOException | DirectoryIteratorException _) {
                // systems that do not delete what is in use leave it
            }
        }
    }

    /** Makes a database that is whole as soon as it has its name. */
    private static void make(RoomFolder folder, String... migrations) {
        SqliteFile part = new SqliteFile(folder.part());
        try {
            part.delete();
            PrivateFiles.create(part.path());
            new Migration(part.writing(), migrations).run();
            part.emptyLog();
            Files.move(part.path(), folder.database(), StandardCopyOption.ATOMIC_MOVE);
            part.delete();
            SqliteFile.syncFolder(folder.database());
        } catch (IOException | JdbiException failure) {
            throw new DatabaseRefusal(StoreMessages.notMigrated(DatabaseRefusal.reason(failure)));
        }
    }

    private void migrate(RoomFolder folder, String... migrations) {
        Migration migration = new Migration(file.writing(), migrations);
        if (migration.pending()) {
            migration.version().ifPresent(version -> {
                Path copy = folder.schemaCopy(version);
                if (!Files.exists(copy)) {
                    file.copyTo(copy);
                }
            });
        }
        migration.run();
    }

    SqliteFile file() {
        return file;
    }

    /** Bounds the file as a full disk does, from the next connection on; for tests. */
    void limitPages(int most) {
        mostPages = most;
    }

    @Override
    public boolean shared() {
        return false;
    }

    @Override
    public Jdbi readers() {
        return readers;
    }

    @Override
    public Handle openWriter() {
        Handle writer = writers.open();
        SqliteFile.check(writer);
        if (mostPages != Integer.MAX_VALUE) {
            writer.execute("pragma max_page_count = " + mostPages);
        }
        return writer;
    }

    @Override
    public void announce(Handle writer, Set<String> rooms) {}

    @Override
    public void emptyLog() {
        emptiesLog = true;
    }

    @Override
    public void tidy(Handle writer, int changes) {
        changesInLog += changes;
        if (emptiesLog) {
            emptiesLog = SqliteFile.checkpoint(writer, "truncate") != 0;
        }
        if (changesInLog < CHANGES) {
            return;
        }
        changesInLog = 0;
        int pages = SqliteFile.checkpoint(writer, "passive");
        if (pages > MOST_LOG_PAGES) {
            int _ = SqliteFile.checkpoint(writer, "truncate");
        }
    }

    @Override
    public Failure beforeCommit(SQLException failure) {
        return switch (code(failure)) {
            case SQLITE_BUSY, SQLITE_LOCKED -> new Failure.Retry();
            case SQLITE_FULL -> new Failure.Refused(StoreMessages.full());
            case SQLITE_READONLY, SQLITE_PERM, SQLITE_CANTOPEN -> new Failure.Refused(StoreMessages.readOnly());
            case SQLITE_IOERR -> new Failure.Refused(StoreMessages.disk());
            default -> new Failure.Fault();
        };
    }

    @Override
    public Failure atCommit(SQLException failure) {
        return code(failure) == SQLiteErrorCode.SQLITE_IOERR ? new Failure.Unknown() : beforeCommit(failure);
    }

    /** Returns the kind of failure, without its details. */
    private static SQLiteErrorCode code(SQLException failure) {
        return SQLiteErrorCode.getErrorCode(failure.getErrorCode() & 0xff);
    }

    @Override
    public void onChange(Consumer<String> listener) {}

    @Override
    public long now(Handle transaction) {
        return clock.millis();
    }

    @Override
    public StorageBounds.Space space(Handle transaction) {
        long used = transaction.createQuery(USED).mapTo(Long.class).one();
        try {
            FileStore disk = Files.getFileStore(file.path());
            return new StorageBounds.Space(used, disk.getUsableSpace(), disk.getTotalSpace());
        } catch (IOException _) {
            return new StorageBounds.Space(used, Long.MAX_VALUE, Long.MAX_VALUE); // the system does not say
        }
    }

    @Override
    public long logBytes() {
        try {
            return Files.size(file.log());
        } catch (IOException _) {
            return 0; // there is none
        }
    }

    @Override
    public void close() {
        pool.close();
        leaveNoLog();
        lock.close();
    }

    /**
     * Empties the log: a process that only reads and is the last to close the database would leave it, and the next one
     * would read it.
     */
    private void leaveNoLog() {
        try {
            file.emptyLog();
        } catch (JdbiException _) {
            // the disk is full, or read only
        }
    }
}

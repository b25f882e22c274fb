package tilewright.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Set;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteErrorCode;

/** SQLite in a folder, which is kept to this process. */
final class SqliteEngine implements Engine {

    static final String FILE = "rooms.db";

    private static final String LIBRARIES = "native";

    /** Settings of the driver: where the library is, and where to unpack it. */
    private static final String LIBRARY = "org.sqlite.lib.path";

    private static final String LIBRARIES_PLACE = "org.sqlite.tmpdir";

    /** Pages that the log may have before readers are waited for; 64 MB. */
    private static final int MOST_LOG_PAGES = 16_384;

    /** Changes between two checkpoints. */
    private static final int CHANGES = 500;

    private final FolderLock lock;
    private final SqliteFile file;
    private final HikariDataSource pool;
    private final Jdbi writers;
    private final Jdbi readers;
    private int changesInLog;
    private boolean emptiesLog;
    private volatile int mostPages = Integer.MAX_VALUE;

    /**
     * Opens the folder's database, brings its schema up to date, and makes one if there is none.
     *
     * @param migrations where they are
     * @throws DatabaseRefusal when that cannot be
     */
    static SqliteEngine open(Path folder, int readers, String... migrations) {
        FolderLock lock = FolderLock.take(folder);
        try {
            return new SqliteEngine(lock, folder, readers, migrations);
        } catch (RuntimeException failure) {
            lock.close();
            throw failure;
        }
    }

    private SqliteEngine(FolderLock lock, Path folder, int readers, String... migrations) {
        this.lock = lock;
        this.file = new SqliteFile(folder.resolve(FILE));
        unpackLibraryInto(folder);
        if (file.exists()) {
            file.check("quick_check");
        }
        migrate(migrations);
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
     * Has the library of SQLite unpacked into the folder, and not into that for temporary files, from which systems may not load
     * one. What processes that were killed have left there is deleted first.
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
                Files.createDirectories(target);
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

    private void migrate(String... migrations) {
        Migration migration = new Migration(file.writing(), migrations);
        if (migration.pending()) {
            migration.version().ifPresent(version -> {
                Path copy = file.path().resolveSibling("rooms-schema-" + version + ".db");
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
            emptiesLog = checkpoint(writer, "truncate") != 0;
        }
        if (changesInLog < CHANGES) {
            return;
        }
        changesInLog = 0;
        int pages = checkpoint(writer, "passive");
        if (pages > MOST_LOG_PAGES) {
            int _ = checkpoint(writer, "truncate");
        }
    }

    /** Returns the number of pages in the log. */
    private static int checkpoint(Handle writer, String mode) {
        return writer.createQuery("pragma wal_checkpoint(" + mode + ")")
                .map((row, _) -> row.getInt(2))
                .one();
    }

    @Override
    public Failure beforeCommit(SQLException failure) {
        return switch (code(failure)) {
            case SQLITE_BUSY, SQLITE_LOCKED -> new Failure.Again();
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

    /** Who only reads and is the last to go leaves the log behind. Whoever opens the database next would read it as well. */
    private void leaveNoLog() {
        try (Handle last = writers.open()) {
            int _ = checkpoint(last, "truncate");
        } catch (JdbiException _) {
            // the disk is full, or read only
        }
    }
}

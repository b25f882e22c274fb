package tilewright.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;
import org.sqlite.SQLiteErrorCode;

/** A file of SQLite, and the way to open it. Immutable. */
record SqliteFile(Path path) {

    /** The first version that loses nothing when a checkpoint meets a writer. */
    private static final String LEAST_VERSION = "3.51.3";

    private static final int BUSY_MILLIS = 5_000;
    private static final long MOST_LOG_BYTES = 64L << 20;

    /** The settings that a writing connection must have. */
    private static final Map<String, String> SETTINGS = settings();

    private static Map<String, String> settings() {
        Map<String, String> settings = new LinkedHashMap<>();
        settings.put("journal_mode", "wal");
        settings.put("synchronous", "2"); // full: each commit is on the disk
        settings.put("foreign_keys", "1");
        settings.put("busy_timeout", Integer.toString(BUSY_MILLIS));
        settings.put("wal_autocheckpoint", "0"); // the writer does it, between groups
        settings.put("secure_delete", "1"); // what is deleted is overwritten
        settings.put("journal_size_limit", Long.toString(MOST_LOG_BYTES));
        return settings;
    }

    /** The file with what is committed but not yet in its place. */
    Path log() {
        return path.resolveSibling(path.getFileName() + "-wal");
    }

    Jdbi writers() {
        return Jdbi.create(writing());
    }

    SQLiteDataSource writing() {
        SQLiteConfig config = new SQLiteConfig();
        config.setJournalMode(SQLiteConfig.JournalMode.WAL);
        config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
        config.enforceForeignKeys(true);
        config.setBusyTimeout(BUSY_MILLIS);
        config.setJournalSizeLimit((int) MOST_LOG_BYTES);
        config.setPragma(SQLiteConfig.Pragma.WAL_AUTOCHECKPOINT, "0");
        config.setPragma(SQLiteConfig.Pragma.SECURE_DELETE, "on");
        config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
        return source(config);
    }

    SQLiteDataSource reading() {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        config.setBusyTimeout(BUSY_MILLIS);
        return source(config);
    }

    private SQLiteDataSource source(SQLiteConfig config) {
        SQLiteDataSource source = new SQLiteDataSource(config);
        source.setUrl("jdbc:sqlite:" + path);
        return source;
    }

    /**
     * Reads the settings of a connection back.
     *
     * @throws DatabaseRefusal when one is not as it must be
     */
    static void check(Handle writer) {
        String version = value(writer, "select sqlite_version()");
        if (Arrays.compare(numbers(version), numbers(LEAST_VERSION)) < 0) {
            throw new DatabaseRefusal(StoreMessages.engineOld(version, LEAST_VERSION));
        }
        SETTINGS.forEach((name, expected) -> {
            String found = value(writer, "pragma " + name);
            if (!found.equals(expected)) {
                throw new DatabaseRefusal(StoreMessages.setting(name, expected, found));
            }
        });
    }

    private static int[] numbers(String version) {
        return Arrays.stream(version.split("\\.")).mapToInt(Integer::parseInt).toArray();
    }

    private static String value(Handle handle, String query) {
        return handle.createQuery(query).mapTo(String.class).one();
    }

    /**
     * Looks for damage, while no other program has the file open.
     *
     * @throws DatabaseRefusal when there is any, or another program has it open
     */
    void checkAlone() {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(BUSY_MILLIS);
        List<String> found;
        try (Handle handle = Jdbi.create(source(config)).open()) {
            // Before anything is read: a connection that has read stays one of several.
            String _ = value(handle, "pragma locking_mode = exclusive");
            found = handle.createQuery("pragma quick_check(1)")
                    .mapTo(String.class)
                    .list();
        } catch (JdbiException failure) {
            throw isBusy(failure)
                    ? new DatabaseRefusal(StoreMessages.open(path.toString()))
                    : damaged(DatabaseRefusal.reason(failure));
        }
        if (!found.equals(List.of("ok"))) {
            throw damaged(found.getFirst());
        }
    }

    private static boolean isBusy(JdbiException failure) {
        return Failure.sql(failure)
                .filter(sql -> (sql.getErrorCode() & 0xff) == SQLiteErrorCode.SQLITE_BUSY.code)
                .isPresent();
    }

    private DatabaseRefusal damaged(String reason) {
        return new DatabaseRefusal(StoreMessages.damaged(path.toString(), reason));
    }

    /**
     * Copies all that is committed, while others may write, and looks whether the copy is good.
     *
     * @param target is not there yet, or is the whole copy
     * @throws DatabaseRefusal when there is no copy
     */
    void copyTo(Path target) {
        if (Files.exists(target)) {
            throw new DatabaseRefusal(StoreMessages.exists(target.toString()));
        }
        Path part = target.resolveSibling(target.getFileName() + ".part");
        try {
            Files.deleteIfExists(part);
            PrivateFiles.create(part); // the database is written into what is there, if that is empty
            try (Handle handle = Jdbi.create(writing()).open()) {
                handle.execute("vacuum into ?", part.toString());
            }
            new SqliteFile(part).verify();
            try (FileChannel file = FileChannel.open(part, StandardOpenOption.WRITE)) {
                file.force(true);
            }
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
            syncFolder(target);
        } catch (IOException | JdbiException failure) {
            throw new DatabaseRefusal(StoreMessages.noBackup(target.toString(), DatabaseRefusal.reason(failure)));
        } finally {
            new SqliteFile(part).deleteIfPossible();
        }
    }

    /** Deletes it and what is part of it. */
    void delete() throws IOException {
        for (String suffix : List.of("", "-journal", "-wal", "-shm")) {
            Files.deleteIfExists(path.resolveSibling(path.getFileName() + suffix));
        }
    }

    private void deleteIfPossible() {
        try {
            delete();
        } catch (IOException _) {
            // what was told of why there is no copy matters more
        }
    }

    /** Puts what is committed into its place. */
    void emptyLog() {
        try (Handle writer = writers().open()) {
            int _ = checkpoint(writer, "truncate");
        }
    }

    /** Returns the number of pages in the log. */
    static int checkpoint(Handle writer, String mode) {
        return writer.createQuery("pragma wal_checkpoint(" + mode + ")")
                .map((row, _) -> row.getInt(2))
                .one();
    }

    /** Looks for damage without leaving the log of a writer behind. */
    void verify() {
        SQLiteConfig config = new SQLiteConfig();
        config.setReadOnly(true);
        try (Handle handle = Jdbi.create(source(config)).open()) {
            String found = value(handle, "pragma integrity_check(1)");
            if (!found.equals("ok")) {
                throw damaged(found);
            }
            if (value(handle, "select count(*) from sqlite_schema where name = 'schema_history'")
                    .equals("0")) {
                throw new DatabaseRefusal(StoreMessages.foreign(path.toString()));
            }
        } catch (JdbiException failure) {
            throw damaged(DatabaseRefusal.reason(failure));
        }
    }

    /** Makes the name of a new file durable, where the system can. */
    static void syncFolder(Path file) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        if (folder != null && !System.getProperty("os.name").startsWith("Windows")) {
            try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
                channel.force(true);
            }
        }
    }
}

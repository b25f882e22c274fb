package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.entry;
import static tilewright.server.store.TestRooms.room;
import static tilewright.server.store.TestRooms.versions;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.rooms.RoomStore.Written;

/** The file of SQLite: its settings, damage, a full disk, backups, and upgrades. */
final class SqliteFileTest {

    @TempDir
    private Path folder;

    private TestFolder test;

    @BeforeEach
    void place() {
        test = new TestFolder(folder);
    }

    private static Waiting rooms(RoomDatabase database) {
        return new Waiting(database.rooms());
    }

    private static void fill(Waiting store, String room, long from, long to) {
        for (long version = from; version <= to; version++) {
            assertThat(store.write(change(room, 1, version))).isEqualTo(new Written.Saved(1));
        }
    }

    @Test
    void each_setting_is_read_back() {
        try (SqliteEngine engine = test.engine(Migration.LOCATION);
                Handle writer = engine.openWriter()) {
            for (String wrong : List.of(
                    "synchronous = normal", "foreign_keys = 0", "wal_autocheckpoint = 1000", "busy_timeout = 1")) {
                String name = wrong.substring(0, wrong.indexOf(' '));
                String before = value(writer, "pragma " + name);
                run(writer, "pragma " + wrong);
                assertThatThrownBy(() -> SqliteFile.check(writer))
                        .isInstanceOf(DatabaseRefusal.class)
                        .hasMessageStartingWith(
                                "the database does not keep the setting " + name + ": expected " + before);
                run(writer, "pragma " + name + " = " + before);
            }
            SqliteFile.check(writer);
            assertThat(value(writer, "pragma journal_mode")).isEqualTo("wal");
        }
    }

    private static String value(Handle handle, String query) {
        return handle.createQuery(query).mapTo(String.class).one();
    }

    /** Runs a statement that may have an answer. */
    private static void run(Handle handle, String statement) {
        try (Statement sql = handle.getConnection().createStatement()) {
            sql.execute(statement);
        } catch (SQLException failure) {
            throw new IllegalStateException(statement, failure);
        }
    }

    @Test
    void readers_cannot_write() {
        try (SqliteEngine engine = test.engine(Migration.LOCATION)) {
            assertThatThrownBy(() -> engine.readers().useHandle(handle -> handle.execute("delete from rooms")))
                    .hasMessageContaining("readonly");
        }
    }

    @Test
    void transactions_of_the_writer_begin_as_writers() throws SQLException {
        try (SqliteEngine engine = test.engine(Migration.LOCATION);
                Handle one = engine.openWriter()) {
            Handle two = engine.openWriter();
            run(two, "pragma busy_timeout = 1");
            one.begin();
            assertThat(value(one, "select count(*) from rooms")).isEqualTo("0");
            assertThatThrownBy(two::begin).hasStackTraceContaining("SQLITE_BUSY");
            one.rollback();
            two.getConnection().close();
        }
    }

    @Test
    void texts_are_no_numbers() {
        try (SqliteEngine engine = test.engine(Migration.LOCATION);
                Handle writer = engine.openWriter()) {
            assertThatThrownBy(() -> writer.execute("insert into servers (id, alive) values ('x', 'soon')"))
                    .hasMessageContaining("CHECK");
        }
    }

    /** Other tests of the same process may have had the driver unpack its library elsewhere. */
    @Test
    void what_killed_processes_have_left_is_deleted() throws IOException {
        String before = System.getProperty("org.sqlite.tmpdir");
        try {
            System.clearProperty("org.sqlite.tmpdir");
            Path left = Files.createDirectories(test.data().resolve("native"))
                    .resolve("sqlite-3.54.1.0-old-libsqlitejdbc.so");
            Files.writeString(left, "");
            test.open().close();
            assertThat(left).doesNotExist();
        } finally {
            if (before != null) {
                System.setProperty("org.sqlite.tmpdir", before);
            } else {
                System.clearProperty("org.sqlite.tmpdir");
            }
        }
    }

    @Test
    void a_folder_is_for_one_server() {
        try (RoomDatabase _ = test.open()) {
            assertThatThrownBy(test::open)
                    .isInstanceOf(DatabaseRefusal.class)
                    .hasMessage("the folder %s is in use by another process; a folder of rooms is for one server"
                            .formatted(test.data()));
        }
        test.open().close();
    }

    @Test
    void a_file_is_no_folder() throws IOException {
        Files.writeString(test.data(), "");
        assertThatThrownBy(test::open)
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessageStartingWith("cannot make or write the folder " + test.data());
    }

    @Test
    void a_file_that_is_no_database_is_refused() throws IOException {
        Files.createDirectories(test.data());
        Files.writeString(test.file(), "This is no database. ".repeat(1_000));
        assertThatThrownBy(test::open)
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessageStartingWith("the file %s is damaged (".formatted(test.file()))
                .hasMessageNotContaining("\n");
        assertThat(Files.readString(test.file())).startsWith("This is no database.");
    }

    @Test
    void a_damaged_file_is_refused() throws IOException {
        try (RoomDatabase database = test.open()) {
            Waiting store = rooms(database);
            store.make(room("one"));
            fill(store, "one", 2, 400);
        }
        try (RandomAccessFile bytes = new RandomAccessFile(test.file().toFile(), "rw")) {
            for (long page = 2; page < bytes.length() / 4_096; page++) {
                bytes.seek(page * 4_096);
                bytes.write(new byte[64]);
            }
        }
        assertThatThrownBy(test::open)
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessageStartingWith("the file %s is damaged (".formatted(test.file()));
    }

    @Test
    void a_database_of_another_program_is_refused() throws IOException {
        Files.createDirectories(test.data());
        try (Handle other = Jdbi.open("jdbc:sqlite:" + test.file())) {
            other.execute("create table notes (text text)");
        }
        assertThatThrownBy(test::open)
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessageStartingWith("the schema of the database cannot be brought up to date: ");
    }

    @Test
    void a_newer_schema_is_refused_and_an_older_one_is_copied_first() {
        test.makeOneRoom();
        test.engine(Migration.LOCATION, TestFolder.NEWER).close();
        assertThat(test.data().resolve("rooms-schema-3.db")).exists();
        assertThatThrownBy(test::open)
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessage(
                        "the database was made by a newer version of the program: its schema is 9000, and this version"
                                + " knows 3; use the newer program");
        RoomDatabase.restore(test.data().resolve("rooms-schema-3.db"), test.data());
        try (RoomDatabase database = test.open()) {
            assertThat(rooms(database).read("one")).isPresent();
        }
    }

    @Test
    void a_full_disk_refuses_until_there_is_room() {
        SqliteEngine engine = test.engine(Migration.LOCATION);
        try (RoomDatabase database = new RoomDatabase(engine, "server-a", test.faults()::add)) {
            Waiting store = rooms(database);
            store.make(room("one"));
            engine.limitPages(1);
            // The limit holds from the next connection on, and a failure makes one.
            assertThat(store.write(change("one", 1, entry(2, "x".repeat(100), ""))))
                    .isInstanceOf(Written.Refused.class);
            test.faults().clear();
            String much = "r1c1,".repeat(20_000);
            for (int i = 0; i < 3; i++) {
                assertThat(store.write(change("one", 1, entry(2, "request", much))))
                        .isEqualTo(new Written.Refused(StoreMessages.full()));
            }
            assertThat(store.read("one")).map(TestRooms::versions).contains(List.of(1L));
            engine.limitPages(Integer.MAX_VALUE);
            assertThat(store.write(change("one", 1, entry(2, "request", much)))).isEqualTo(new Written.Saved(1));
        }
        assertThat(test.faults()).isEmpty();
    }

    @Test
    void what_is_read_only_refuses() {
        try (SqliteEngine engine = test.engine(Migration.LOCATION)) {
            assertThatThrownBy(() -> engine.readers().useHandle(handle -> handle.execute("delete from rooms")))
                    .satisfies(failure -> assertThat(
                                    engine.beforeCommit(Failure.sql(failure).orElseThrow()))
                            .isEqualTo(new Failure.Refused(StoreMessages.readOnly())));
        }
    }

    @Test
    void the_log_of_sqlite_stays_small() throws IOException {
        try (RoomDatabase database = test.open()) {
            Waiting store = rooms(database);
            for (int round = 0; round < 10; round++) {
                store.make(room("room-" + round));
                for (long version = 2; version <= 500; version++) {
                    store.store().write(change("room-" + round, 1, version), _ -> {});
                }
            }
            store.make(room("last"));
            assertThat(database.counts().changes()).isEqualTo(10 * 500 + 1);
            assertThat(database.counts().commits()).isLessThan(5_001);
            assertThat(database.counts().logBytes()).isLessThan(8_000_000);
        }
        assertThat(Files.size(test.file())).isLessThan(4_000_000);
        assertThat(test.data().resolve("rooms.db-wal")).doesNotExist();
    }

    @Test
    void a_backup_is_good_while_rooms_go_on() {
        Path backup = folder.resolve("backup.db");
        Path another = folder.resolve("backup-of-another-process.db");
        try (RoomDatabase database = test.open()) {
            Waiting store = rooms(database);
            store.make(room("one"));
            fill(store, "one", 2, 50);
            Queue<Written> answers = new ConcurrentLinkedQueue<>();
            for (long version = 51; version <= 2_000; version++) {
                store.store().write(change("one", 1, version), answers::add);
            }
            database.backup(backup);
            RoomDatabase.backup(test.data(), another);
            assertThatThrownBy(() -> database.backup(backup))
                    .hasMessage("the file " + backup + " exists already; choose another name");
            store.make(room("last"));
            assertThat(answers).hasSize(1_950).containsOnly(new Written.Saved(1));
        }
        for (Path each : List.of(backup, another)) {
            Path other = folder.resolve("of-" + each.getFileName());
            RoomDatabase.restore(each, other);
            try (RoomDatabase database = test.open(other)) {
                Waiting store = rooms(database);
                List<Long> versions = versions(store.read("one").orElseThrow());
                assertThat(versions).hasSizeBetween(50, 2_000).last().isEqualTo((long) versions.size());
                assertThat(store.write(change("one", 1, versions.size() + 1))).isEqualTo(new Written.Saved(1));
            }
        }
    }

    @Test
    void restoring_keeps_what_was_there() throws IOException {
        test.makeOneRoom();
        Path backup = folder.resolve("backup.db");
        try (RoomDatabase database = test.open()) {
            database.backup(backup);
            rooms(database).make(room("two"));
            assertThatThrownBy(() -> RoomDatabase.restore(backup, test.data())).hasMessageContaining("is in use");
        }
        RoomDatabase.restore(backup, test.data());
        try (RoomDatabase database = test.open()) {
            assertThat(rooms(database).read("one")).isPresent();
            assertThat(rooms(database).read("two")).isEqualTo(Optional.empty());
        }
        try (RoomDatabase database = test.open(test.data().resolve("replaced-1"))) {
            assertThat(rooms(database).read("two")).isPresent();
        }
        try (Stream<Path> files = Files.list(test.data())) {
            assertThat(files.map(path -> path.getFileName().toString())).noneMatch(name -> name.endsWith(".part"));
        }
    }

    @Test
    void a_damaged_backup_is_not_restored() throws IOException {
        test.makeOneRoom();
        Path backup = Files.writeString(folder.resolve("backup.db"), "no database ".repeat(1_000));
        assertThatThrownBy(() -> RoomDatabase.restore(backup, test.data()))
                .isInstanceOf(DatabaseRefusal.class)
                .hasMessageStartingWith("the file " + backup + " is damaged (");
        assertThatThrownBy(() -> RoomDatabase.restore(folder.resolve("none.db"), test.data()))
                .isInstanceOf(DatabaseRefusal.class);
        assertThat(folder.resolve("none.db")).doesNotExist();
        Path foreign = folder.resolve("foreign.db");
        try (Handle other = Jdbi.open("jdbc:sqlite:" + foreign)) {
            other.execute("create table notes (text text)");
        }
        assertThatThrownBy(() -> RoomDatabase.restore(foreign, test.data()))
                .hasMessage("the file " + foreign + " belongs to another program");
        try (RoomDatabase database = test.open()) {
            assertThat(rooms(database).read("one")).isPresent();
        }
    }

    /** Copies the files as a process leaves them that ends without a word. */
    private Path killed(String name) throws IOException {
        Path copy = Files.createDirectories(folder.resolve(name));
        Files.copy(test.file(), copy.resolve("rooms.db"));
        Files.copy(test.data().resolve("rooms.db-wal"), copy.resolve("rooms.db-wal"));
        return copy;
    }

    @Test
    void what_was_committed_is_there_after_the_process_has_died() throws IOException {
        Path copy;
        try (RoomDatabase database = test.open()) {
            Waiting store = rooms(database);
            store.make(room("one"));
            fill(store, "one", 2, 20);
            copy = killed("copy");
        }
        try (RoomDatabase database = test.open(copy)) {
            assertThat(versions(rooms(database).read("one").orElseThrow())).hasSize(20);
        }
    }

    @Test
    void a_newer_program_goes_on_with_what_a_process_that_died_has_left() throws IOException {
        TestFolder newer;
        try (RoomDatabase database = test.open()) {
            Waiting store = rooms(database);
            store.make(room("one"));
            fill(store, "one", 2, 20);
            newer = new TestFolder(killed("newer"), test.faults());
        }
        try (RoomDatabase database =
                new RoomDatabase(newer.engine(Migration.LOCATION, TestFolder.NEWER), "server-a", test.faults()::add)) {
            Waiting store = rooms(database);
            assertThat(versions(store.read("one").orElseThrow())).hasSize(20);
            fill(store, "one", 21, 30);
        }
        RoomDatabase.restore(newer.data().resolve("rooms-schema-3.db"), newer.data());
        try (RoomDatabase database = newer.open()) {
            assertThat(versions(rooms(database).read("one").orElseThrow())).hasSize(20);
        }
        assertThat(test.faults()).isEmpty();
    }
}

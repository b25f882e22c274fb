package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.server.store.TestRooms.room;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.rooms.RoomStore;

/** The files in a folder of rooms, the permission to read them, and folders that are refused. */
final class RoomFolderTest {

    @TempDir
    private Path folder;

    private TestFolder test;

    @BeforeEach
    void place() {
        test = new TestFolder(folder);
    }

    private void refused(String sentence) {
        assertThatThrownBy(test::open).isInstanceOf(DatabaseRefusal.class).hasMessage(sentence);
    }

    private static boolean posix() {
        return FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    }

    /** Returns all below a folder that others than the owner may read or change, but for what a private folder keeps from them. */
    private static List<Path> open(Path place) throws IOException {
        Set<PosixFilePermission> owners = PosixFilePermissions.fromString("rwx------");
        if (owners.containsAll(Files.getPosixFilePermissions(place))) {
            return List.of();
        }
        if (!Files.isDirectory(place)) {
            return List.of(place);
        }
        try (Stream<Path> inside = Files.list(place)) {
            return Stream.concat(Stream.of(place), inside.toList().stream().flatMap(each -> {
                        try {
                            return open(each).stream();
                        } catch (IOException failure) {
                            throw new AssertionError(failure);
                        }
                    }))
                    .toList();
        }
    }

    /** Makes everything that this program ever makes in a folder, which is open itself. */
    private void doEverything() throws IOException {
        try (RoomDatabase database = test.open()) {
            new Waiting(database.rooms()).make(room("one"));
            assertThat(test.data().resolve("rooms.db-wal")).exists();
            assertThat(test.data().resolve("rooms.db-shm")).exists();
            database.backup(folder.resolve("backup-1.db"));
            RoomDatabase.backup(test.data(), folder.resolve("backup-2.db"));
            if (posix()) {
                assertThat(open(test.data())).isSubsetOf(List.of(test.data()));
            }
        }
        test.engine(Migration.LOCATION, TestFolder.NEWER).close();
        RoomDatabase.restore(folder.resolve("backup-1.db"), test.data());
        RoomDatabase.restore(folder.resolve("backup-2.db"), folder.resolve("other/data"));
    }

    @Test
    void nobody_else_may_read_what_is_made() throws IOException {
        if (!posix()) {
            return;
        }
        Files.createDirectory(
                test.data(), PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwxr-xr-x")));
        doEverything();
        assertThat(open(folder)).isSubsetOf(List.of(folder, test.data()));
        assertThat(Files.getPosixFilePermissions(test.data())).isEqualTo(PosixFilePermissions.fromString("rwxr-xr-x"));
        try (Stream<Path> files = Files.list(test.data())) {
            assertThat(files.map(each -> each.getFileName().toString()))
                    .contains("rooms.db", "rooms.lock", "replaced-1")
                    .anyMatch(name -> name.startsWith("rooms-schema-"));
        }
        assertThat(folder.resolve("other")).exists();
    }

    @Test
    void what_an_earlier_version_has_made_is_kept_from_others() throws IOException {
        if (!posix()) {
            return;
        }
        test.makeOneRoom();
        Files.createDirectory(test.data().resolve("replaced-1"));
        Files.writeString(test.data().resolve("rooms-schema-1.db"), "x");
        List<Path> all;
        try (Stream<Path> files = Files.list(test.data())) {
            all = files.filter(each -> !each.getFileName().toString().equals("native"))
                    .toList();
        }
        for (Path each : all) {
            Files.setPosixFilePermissions(each, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
        Files.setPosixFilePermissions(test.data(), PosixFilePermissions.fromString("rwxr-x---"));
        test.open().close();
        assertThat(open(test.data())).isEqualTo(List.of(test.data()));
        assertThat(Files.getPosixFilePermissions(test.data())).isEqualTo(PosixFilePermissions.fromString("rwxr-x---"));
    }

    @Test
    void an_empty_file_is_no_database() throws IOException {
        test.makeOneRoom();
        Files.write(test.file(), new byte[0]);
        refused("the file " + test.file()
                + " is empty, so its rooms are lost; restore a backup, or delete it to begin without rooms");
        assertThatThrownBy(() -> RoomDatabase.backup(test.data(), folder.resolve("backup.db")))
                .hasMessageStartingWith("the file " + test.file() + " is empty");
        assertThat(Files.size(test.file())).isZero();
        Files.delete(test.file());
        test.open().close();
    }

    @Test
    void a_link_is_named() throws IOException {
        test.makeOneRoom();
        Path elsewhere = folder.resolve("elsewhere.db");
        Files.move(test.file(), elsewhere);
        Files.createSymbolicLink(test.file(), elsewhere);
        String sentence = "the file " + test.file() + " is a link to " + elsewhere
                + "; name the folder of the database itself, or link the folder";
        refused(sentence);
        Files.delete(elsewhere);
        refused(sentence);
        assertThat(elsewhere).doesNotExist();
    }

    @Test
    void a_database_that_is_missing_where_rooms_were_is_named() throws IOException {
        for (String trace : List.of("rooms-schema-1.db", "replaced-2", "rooms.db-wal")) {
            test.makeOneRoom();
            Files.delete(test.file());
            Path left = Files.writeString(test.data().resolve(trace), "x");
            refused("the file " + test.file() + " is missing, and " + left
                    + " shows that there were rooms; restore a backup, or name another folder");
            assertThat(test.file()).doesNotExist();
            Files.delete(left);
        }
        Files.createFile(test.data().resolve("rooms.db-wal")); // an empty one says nothing
        test.open().close();
    }

    @Test
    void a_backup_goes_where_the_database_is_missing_or_a_link() throws IOException {
        test.makeOneRoom();
        Path backup = folder.resolve("backup.db");
        RoomDatabase.backup(test.data(), backup);
        Files.delete(test.file());
        Files.createSymbolicLink(test.file(), folder.resolve("nowhere.db"));
        RoomDatabase.restore(backup, test.data());
        try (RoomDatabase database = test.open()) {
            assertThat(new Waiting(database.rooms()).read("one")).isPresent();
        }
        assertThat(folder.resolve("nowhere.db")).doesNotExist();
    }

    @Test
    void a_database_that_is_being_made_has_no_name_yet() throws IOException {
        Files.createDirectories(test.data());
        Files.writeString(test.data().resolve("rooms.db.part"), "half a database");
        test.makeOneRoom();
        try (Stream<Path> files = Files.list(test.data())) {
            assertThat(files.map(each -> each.getFileName().toString()))
                    .doesNotContain("rooms.db.part", "rooms.db.part-wal", "rooms.db.part-shm");
        }
    }

    /** Before the new name a power cut leaves any part of the file, with any part of its log; behind it all is synced. */
    @Test
    void a_power_cut_while_a_database_is_made_leaves_none_or_a_whole_one() throws IOException {
        test.open().close();
        byte[] whole = Files.readAllBytes(test.file());
        for (int length : new int[] {0, 1, 100, 512, 4_096, whole.length / 2, whole.length - 1, whole.length}) {
            for (int log : new int[] {-1, 0, 32, 5_000}) {
                Files.delete(test.file());
                Path part = test.data().resolve("rooms.db.part");
                Files.write(part, Arrays.copyOf(whole, length));
                if (log >= 0) {
                    Files.write(test.data().resolve("rooms.db.part-wal"), new byte[log]);
                    Files.write(test.data().resolve("rooms.db.part-shm"), new byte[log]);
                }
                test.open().close();
                assertThat(part).as("%d, %d", length, log).doesNotExist();
                assertThat(test.data().resolve("rooms.db.part-wal")).doesNotExist();
                try (RoomDatabase database = test.open()) {
                    Waiting rooms = new Waiting(database.rooms());
                    assertThat(rooms.make(TestRooms.room("one"))).isInstanceOf(RoomStore.Creation.Saved.class);
                }
            }
        }
        assertThat(test.faults()).isEmpty();
    }

    @Test
    void a_database_is_for_one_server_even_without_the_lock_of_its_folder() throws IOException {
        try (RoomDatabase first = test.open()) {
            Files.delete(test.data().resolve("rooms.lock"));
            refused("the file " + test.file()
                    + " is open in another program; end that, or wait until a backup is written");
            assertThat(new Waiting(first.rooms()).make(room("one"))).isNotNull();
        }
        test.open().close();
    }

    /** A copy that cannot be had: what it copies belongs to another program. */
    @Test
    void a_backup_that_fails_leaves_nothing() throws IOException {
        Files.createDirectories(test.data());
        try (Handle other = Jdbi.open("jdbc:sqlite:" + test.file())) {
            other.execute("create table notes (text text)");
        }
        Path backup = Files.createDirectory(folder.resolve("backups")).resolve("backup.db");
        assertThatThrownBy(() -> RoomDatabase.backup(test.data(), backup)).isInstanceOf(DatabaseRefusal.class);
        assertThat(backup.getParent()).isEmptyDirectory();
    }
}

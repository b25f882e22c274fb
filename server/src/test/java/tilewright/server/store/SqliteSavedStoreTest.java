package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.rooms.RoomStore;
import tilewright.server.saved.SavedStore;
import tilewright.server.saved.SavedStore.Written;
import tilewright.server.saved.SavedStoreContract;

/** The store of saved items in SQLite. */
final class SqliteSavedStoreTest extends SavedStoreContract {

    private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();

    @TempDir
    private Path folder;

    private RoomDatabase database;

    @BeforeEach
    void open() {
        database = RoomDatabase.open(folder, "server-a", InstantSource.system(), faults::add);
    }

    @AfterEach
    void close() {
        database.close();
        assertThat(faults).isEmpty();
    }

    @Override
    protected SavedStore store() {
        return database.saved();
    }

    @Override
    protected void pass(Duration time) {
        TestRooms.pass(database, time);
    }

    @Test
    void what_was_put_is_there_after_a_restart() {
        put(ANNA, game("one", "text", 10));
        database.close();
        open();
        assertThat(all(ANNA)).containsExactly(game("one", "text", 10));
    }

    @Test
    void nothing_of_what_was_erased_can_be_found_in_the_files() throws Exception {
        List<String> secrets = new ArrayList<>(List.of(ANNA));
        for (int i = 0; i < 5; i++) {
            String secret = "A secret of number " + i + ". ";
            secrets.add(secret);
            put(ANNA, game("item-" + i, secret.repeat(i % 2 == 0 ? 1 : 2_000), 10));
        }
        put(BERT, game("one", "of Bert", 10));
        assertThat(secrets).allMatch(this::isInFiles);
        erase(ANNA);
        // The log is emptied behind the answer.
        long end = System.nanoTime() + 10_000_000_000L;
        while (secrets.stream().anyMatch(this::isInFiles) && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        assertThat(secrets).noneMatch(this::isInFiles);
        assertThat(isInFiles("of Bert")).isTrue();
    }

    private boolean isInFiles(String text) {
        try (var files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.getFileName().toString().startsWith("rooms.db"))
                    .anyMatch(file -> contains(file, text));
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static boolean contains(Path file, String text) {
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1).contains(text);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    /** Rooms and games that are there, when there is no more space for others. */
    @Test
    void beyond_the_bound_of_all_nothing_new_begins_and_what_has_begun_goes_on() {
        put(ANNA, game("one", "x".repeat(60_000), 10));
        database.close();
        SqliteEngine engine = SqliteEngine.open(folder, 2, InstantSource.system(), Migration.LOCATION);
        long used;
        try (Handle handle = engine.openWriter()) {
            used = engine.space(handle).used();
        }
        assertThat(used).isBetween(60_000L, 300_000L);
        database = new RoomDatabase(engine, "server-b", new StorageBounds(used + 1, 0, 1), faults::add);
        Waiting rooms = new Waiting(database.rooms());
        assertThat(rooms.make(TestRooms.room("one"))).isInstanceOf(RoomStore.Creation.Saved.class);
        put(ANNA, game("two", "x".repeat(60_000), 10));
        assertThat(put(ANNA, game("three", "x", 10))).isEqualTo(new Written.Refused(StoreMessages.noSpace()));
        assertThat(rooms.make(TestRooms.room("two")))
                .isEqualTo(new RoomStore.Creation.NoSpace(StoreMessages.noSpace()));
        assertThat(rooms.write(TestRooms.change("one", 1, 2))).isEqualTo(new RoomStore.Written.Saved(1));
        erase(ANNA);
        assertThat(put(BERT, game("three", "x", 10))).isInstanceOf(Written.Saved.class);
    }

    @Test
    void some_of_the_disk_is_kept_for_what_has_begun() {
        StorageBounds bounds = new StorageBounds(1_000, 500, 10);
        assertThat(bounds.allow(new StorageBounds.Space(999, 500, 9_000))).isTrue();
        assertThat(bounds.allow(new StorageBounds.Space(1_000, 500, 9_000))).isFalse();
        assertThat(bounds.allow(new StorageBounds.Space(0, 499, 9_000))).isFalse();
        assertThat(bounds.allow(new StorageBounds.Space(0, 499, 4_990))).isTrue();
        assertThat(bounds.allow(new StorageBounds.Space(0, 498, 4_990))).isFalse();
    }
}

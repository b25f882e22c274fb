package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.saved.SavedStore;
import tilewright.server.saved.SavedStoreContract;

/** What people keep, in SQLite. */
final class SqliteSavedStoreTest extends SavedStoreContract {

    private final Queue<Throwable> faults = new ConcurrentLinkedQueue<>();

    @TempDir
    private Path folder;

    private RoomDatabase database;

    @BeforeEach
    void open() {
        database = RoomDatabase.open(folder, "server-a", faults::add);
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
}

package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.room;

import java.nio.file.Path;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.rooms.RoomStore.Written;

/** Rooms in SQLite. */
final class SqliteRoomStoreTest extends RoomStoreContract {

    @TempDir
    private Path folder;

    @Override
    RoomDatabase newDatabase(String server, Consumer<Throwable> faults) {
        return RoomDatabase.open(folder.resolve("data"), server, faults);
    }

    @Test
    void only_so_many_changes_wait() throws InterruptedException {
        CountDownLatch reached = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        store.store().make(room("one"), _ -> {
            reached.countDown();
            try {
                release.await();
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        });
        reached.await();
        Queue<Written> answers = new ConcurrentLinkedQueue<>();
        for (int i = 0; i < 20_000; i++) {
            store.store().write(change("none", 1, 2), answers::add);
        }
        assertThat(database.counts().waiting()).isEqualTo(20_000);
        assertThat(answers).isEmpty();
        assertThat(store.write(change("none", 1, 2))).isEqualTo(new Written.Refused(StoreMessages.busy()));
        release.countDown();
        assertThat(store.read("one")).isPresent();
        database.close();
        assertThat(answers).hasSize(20_000).containsOnly(new Written.Conflict());
    }
}

package tilewright.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static tilewright.server.store.TestRooms.change;
import static tilewright.server.store.TestRooms.room;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.server.rooms.RoomStore.Due;
import tilewright.server.rooms.RoomStore.Written;

/** Rooms in SQLite. */
final class SqliteRoomStoreTest extends RoomStoreContract {

    @TempDir
    private Path folder;

    @Override
    RoomDatabase newDatabase(String server, Consumer<Throwable> faults) {
        return RoomDatabase.open(folder.resolve("data"), server, InstantSource.system(), faults);
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

    /** A server for a while, with a clock that is set between two looks. */
    @Test
    void a_clock_that_is_years_ahead_deletes_nothing() {
        AtomicLong clock = new AtomicLong(1_800_000_000_000L);
        Path data = folder.resolve("clock");
        for (int years : new int[] {0, 3, 0, 3, -50, 0}) {
            clock.set(1_800_000_000_000L + Duration.ofDays(365L * years).toMillis());
            try (RoomDatabase server =
                    RoomDatabase.open(data, "server" + years, () -> Instant.ofEpochMilli(clock.get()), faults::add)) {
                Waiting rooms = new Waiting(server.rooms());
                rooms.make(room("room" + years, "code" + years, "request" + years, new Due(0, Duration.ofDays(2))));
                for (int minute = 0; minute < 30; minute++) {
                    clock.addAndGet(60_000);
                    assertThat(rooms.look()).isZero();
                }
                assertThat(rooms.expire(9)).isZero();
            }
        }
        try (RoomDatabase server =
                RoomDatabase.open(data, "last", () -> Instant.ofEpochMilli(clock.get()), faults::add)) {
            Waiting rooms = new Waiting(server.rooms());
            assertThat(rooms.heads(List.of("room0", "room3", "room-50"))).hasSize(3);
            for (int minute = 0; minute < 2 * 24 * 60; minute++) {
                clock.addAndGet(60_000);
                rooms.look();
            }
            assertThat(rooms.look()).isEqualTo(3);
        }
    }
}

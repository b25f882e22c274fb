package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.ServerLog;
import tilewright.server.work.FairQueue;

class LiveRoomWorldTest {

    private static final Bounds BOUNDS = Bounds.of(1, 256_000_000);

    /** A place where tasks of rooms run. */
    enum Place {
        ROOM((world, task) -> world.run("room", "anna", task)),
        CLOCK((world, task) -> world.schedule(Duration.ZERO, task)),
        WORK((world, task) -> world.work(
                "anna",
                _ -> {
                    task.run();
                    return Optional.empty();
                },
                _ -> {}));

        private final BiConsumer<LiveRoomWorld, Runnable> run;

        Place(BiConsumer<LiveRoomWorld, Runnable> run) {
            this.run = run;
        }
    }

    private static boolean ends(Place place, Throwable fault) throws InterruptedException {
        CountDownLatch ended = new CountDownLatch(1);
        CountDownLatch later = new CountDownLatch(1);
        try (FairQueue heavy = new FairQueue("test", BOUNDS.heavy(), false);
                LiveRoomWorld world = new LiveRoomWorld(1, heavy, BOUNDS.work(), ServerLog.none(), ended::countDown)) {
            place.run.accept(world, () -> LiveRoomWorldTest.<RuntimeException>fail(fault));
            world.run("room", "ben", () -> world.schedule(Duration.ofMillis(1), later::countDown));
            boolean ran = later.await(60, TimeUnit.SECONDS);
            assertThat(ran).isTrue();
            return fault instanceof OutOfMemoryError ? ended.await(60, TimeUnit.SECONDS) : ended.getCount() == 0;
        }
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> void fail(Throwable fault) throws T {
        throw (T) fault;
    }

    @ParameterizedTest
    @EnumSource
    void a_server_without_memory_ends(Place place) throws InterruptedException {
        assertThat(ends(place, new OutOfMemoryError("Java heap space"))).isTrue();
    }

    @Test
    void any_other_fault_ends_nothing() throws InterruptedException {
        assertThat(ends(Place.ROOM, new IllegalStateException("a fault"))).isFalse();
    }
}

package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.rooms.TokenBucket;

final class BoundsTest {

    private static final long MEGABYTE = 1_000_000;
    private static final List<Integer> CORES = List.of(1, 2, 3, 4, 8, 16, 64);
    private static final List<Long> HEAPS = List.of(64L << 20, 256L << 20, 512L << 20, 1L << 30, 6L << 30, 64L << 30);

    @Test
    void what_all_requests_may_hold_is_at_most_half_of_any_heap() {
        for (int cores : CORES) {
            for (long heap : HEAPS) {
                Bounds bounds = Bounds.of(cores, heap);
                long tables = bounds.work().bytes() * bounds.heavy().threads();
                long all = tables + bounds.traffic().bodies() + bounds.traffic().answers();
                assertThat(all).as("%d cores, heap %d", cores, heap).isLessThanOrEqualTo(heap / 2);
                assertThat(bounds.work().bytes())
                        .isEqualTo(Math.min(
                                200 * MEGABYTE, heap / 4 / bounds.heavy().threads()));
                assertThat(bounds.traffic().bodies()).isEqualTo(Math.min(64 * MEGABYTE, heap / 8));
            }
        }
    }

    @Test
    void a_client_leaves_threads_and_places_to_others_on_any_machine() {
        for (int cores : CORES) {
            Bounds bounds = Bounds.of(cores, 1L << 30);
            assertThat(bounds.light().threads()).isEqualTo(2 * cores);
            assertThat(bounds.heavy().threads()).isEqualTo(Math.max(3, cores + 1));
            for (Bounds.Queue queue : List.of(bounds.light(), bounds.heavy())) {
                assertThat(queue.threadsOfOne()).isBetween(1, queue.threads() / 2);
                assertThat(queue.waitingOfOne()).isEqualTo(queue.waiting() / 4);
                assertThat(queue.patience()).hasSeconds(10);
            }
        }
    }

    @Test
    void sockets_fit_into_any_heap() {
        for (long heap : HEAPS) {
            Bounds.Sockets sockets = Bounds.of(2, heap).sockets();
            assertThat(sockets.all()).isEqualTo((int) Math.min(20_000, heap / 20_000));
            assertThat(sockets.ofOne()).isEqualTo(500);
            assertThat(sockets.message()).isEqualTo(32_000);
            assertThat(sockets.queue()).isEqualTo(256);
            assertThat(sockets.queueBytes()).isEqualTo(1_000_000);
            assertThat(sockets.allQueueBytes()).isEqualTo(heap / 16);
            assertThat(sockets.beat()).hasSeconds(18);
            assertThat(sockets.silence()).hasSeconds(60);
            assertThat(sockets.farewell()).hasSeconds(5);
            assertThat(sockets.messages()).isEqualTo(new TokenBucket.Rate(40, Duration.ofMillis(50)));
        }
    }

    @Test
    void the_system_holds_little_of_an_answer_that_is_not_taken() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds);
                Wire slow = new Wire(rig.server.port(), 4_096)) {
            slow.write(Wire.post("big:3000000"));
            assertThat(slow.in().read()).isEqualTo('H');
            long most = 0;
            for (int look = 0; look < 50; look++) {
                most = Math.max(most, unsentBytes(rig.server.port()));
                Thread.sleep(5);
            }
            assertThat(most).isLessThanOrEqualTo(2 * 128_000);
        }
    }

    /** Returns the bytes that the system has not yet sent from a port; 0 where they are unknown. */
    private static long unsentBytes(int port) throws IOException {
        String local = String.format(Locale.ROOT, ":%04X", port);
        long most = 0;
        for (String table : List.of("/proc/net/tcp", "/proc/net/tcp6")) {
            if (Files.exists(Path.of(table))) {
                for (String line : Files.readAllLines(Path.of(table))) {
                    String[] fields = line.strip().split(" +");
                    if (fields[1].endsWith(local)) {
                        most = Math.max(most, Long.parseLong(fields[4].substring(0, 8), 16));
                    }
                }
            }
        }
        return most;
    }
}

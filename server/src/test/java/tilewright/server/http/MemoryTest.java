package tilewright.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.operate.Bounds;
import tilewright.server.operate.Client;

final class MemoryTest {

    private static final int MEGABYTE = 1_000_000;

    /** Returns a server with a number of bytes for bodies and as many for answers. */
    private static Rig rig(int bytes) throws IOException {
        Bounds.Traffic usual = Rig.BOUNDS.traffic();
        return new Rig(bounds -> bounds.with(new Bounds.Traffic(
                usual.connections(), usual.body(), usual.small(), usual.lines(), bytes, bytes, usual.sending())));
    }

    @Test
    void large_bodies_that_stall_neither_fill_the_memory_nor_keep_small_ones_out() throws Exception {
        try (Rig rig = rig(24 * MEGABYTE)) {
            List<Wire> wires = new ArrayList<>();
            Thread[] clients = new Thread[40];
            for (int i = 0; i < clients.length; i++) {
                Wire wire = rig.wire();
                wires.add(wire);
                clients[i] = Thread.ofVirtual().start(() -> stall(wire));
            }
            Rig.eventually(() -> rig.heldBytes() > 7 * MEGABYTE);
            for (int i = 0; i < 20; i++) {
                assertThat(rig.heldBytes()).isLessThanOrEqualTo(12 * MEGABYTE);
                assertThat(rig.ask("light:abc")).endsWith("\"3\"");
            }
            for (Wire wire : wires) {
                wire.close();
            }
            for (Thread client : clients) {
                client.join();
            }
            Rig.eventually(() -> rig.heldBytes() == 0 && rig.inside() == 0);
        }
    }

    private static void stall(Wire wire) {
        try {
            wire.write(Wire.head(4 * MEGABYTE)).write(new byte[39 * MEGABYTE / 10]);
        } catch (IOException _) {
            // refused before all was sent
        }
    }

    @Test
    void a_body_without_room_is_refused_for_now() throws Exception {
        try (Rig rig = rig(6 * MEGABYTE)) {
            assertThat(rig.ask("heavy:" + "x".repeat(3 * MEGABYTE)))
                    .contains(" 503 ")
                    .contains("Retry-After: 1");
            assertThat(rig.ask("heavy:" + "x".repeat(MEGABYTE))).contains(" 200 ");
            Rig.eventually(() -> rig.heldBytes() == 0);
        }
    }

    @Test
    void answers_that_nobody_takes_are_bounded() throws Exception {
        try (Rig rig = rig(24 * MEGABYTE)) {
            try (Wire slow = new Wire(rig.server.port(), 4_096)) {
                slow.write(Wire.post("big:" + 7 * MEGABYTE));
                Rig.eventually(() -> rig.heldBytes() > 7 * MEGABYTE);
                for (int i = 0; i < 3; i++) {
                    assertThat(rig.ask("big:" + 7 * MEGABYTE)).contains(" 503 ").contains("Retry-After: 1");
                }
                assertThat(rig.ask("light:abc")).endsWith("\"3\"");
                assertThat(rig.heldBytes()).isLessThan(8 * MEGABYTE);
            }
            Rig.eventually(() -> rig.heldBytes() == 0);
        }
    }

    @Test
    void a_client_holds_no_more_than_is_left_to_others() {
        for (int clients = 1; clients < 20; clients++) {
            ByteQuota quota = new ByteQuota(1_000_000, 1_000_000);
            List<ByteQuota.Reservation> greedy = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                greedy.add(quota.reserve(new Client("greedy" + i)));
            }
            boolean more = true;
            while (more) {
                more = false;
                for (ByteQuota.Reservation one : greedy) {
                    more |= one.take(100);
                }
            }
            long share = 1_000_000L / (clients + 1);
            assertThat(1_000_000 - quota.taken()).as("%d clients", clients).isBetween(share, share + 100L * clients);
            greedy.forEach(ByteQuota.Reservation::close);
            assertThat(quota.taken()).isZero();
        }
    }

    @Test
    void large_requests_of_a_client_leave_room_for_its_small_ones() {
        ByteQuota quota = new ByteQuota(900_000, 100);
        try (ByteQuota.Reservation large = quota.reserve(new Client("a"));
                ByteQuota.Reservation small = quota.reserve(new Client("a"));
                ByteQuota.Reservation other = quota.reserve(new Client("b"))) {
            assertThat(large.take(300_000)).isTrue();
            assertThat(large.take(1)).isFalse();
            assertThat(small.take(100)).isTrue();
            assertThat(small.take(1)).isFalse();
            assertThat(other.take(190_000)).isTrue();
        }
        assertThat(quota.taken()).isZero();
    }
}

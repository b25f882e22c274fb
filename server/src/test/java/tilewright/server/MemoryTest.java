package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MemoryTest {

    private static final int MEGABYTE = 1_000_000;

    /** So many bytes for bodies and as many for answers. */
    private static Rig rig(int bytes) throws IOException {
        Bounds.Traffic usual = Rig.BOUNDS.traffic();
        return new Rig(bounds -> bounds.with(new Bounds.Traffic(
                usual.connections(),
                usual.body(),
                usual.small(),
                usual.lines(),
                bytes,
                bytes,
                usual.sending(),
                usual.burst(),
                usual.perSecond(),
                usual.light(),
                usual.together())));
    }

    @Test
    void large_bodies_that_stall_neither_fill_the_memory_nor_keep_small_ones_out() throws Exception {
        try (Rig rig = rig(16 * MEGABYTE)) {
            List<Wire> wires = new ArrayList<>();
            Thread[] clients = new Thread[40];
            for (int i = 0; i < clients.length; i++) {
                Wire wire = rig.wire();
                wires.add(wire);
                clients[i] = Thread.ofVirtual().start(() -> stall(wire));
            }
            Rig.eventually(() -> rig.server.held() > 8 * MEGABYTE);
            for (int i = 0; i < 20; i++) {
                assertThat(rig.server.held()).isLessThanOrEqualTo(16 * MEGABYTE);
                assertThat(rig.ask("light:abc")).endsWith("\"3\"");
            }
            for (Wire wire : wires) {
                wire.close();
            }
            for (Thread client : clients) {
                client.join();
            }
            Rig.eventually(() -> rig.server.held() == 0 && rig.server.inside() == 0);
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
        try (Rig rig = rig(2 * MEGABYTE)) {
            assertThat(rig.ask("heavy:" + "x".repeat(3 * MEGABYTE)))
                    .contains(" 503 ")
                    .contains("Retry-After: 1");
            assertThat(rig.ask("heavy:" + "x".repeat(MEGABYTE))).contains(" 200 ");
            Rig.eventually(() -> rig.server.held() == 0);
        }
    }

    @Test
    void answers_that_nobody_takes_are_bounded() throws Exception {
        try (Rig rig = rig(16 * MEGABYTE)) {
            try (Wire slow = new Wire(rig.server.port(), 4_096)) {
                slow.write(Wire.post("big:" + 11 * MEGABYTE));
                Rig.eventually(() -> rig.server.held() > 11 * MEGABYTE);
                for (int i = 0; i < 3; i++) {
                    assertThat(rig.ask("big:" + 11 * MEGABYTE))
                            .contains(" 503 ")
                            .contains("Retry-After: 1");
                }
                assertThat(rig.ask("light:abc")).endsWith("\"3\"");
                assertThat(rig.server.held()).isLessThan(12 * MEGABYTE);
            }
            Rig.eventually(() -> rig.server.held() == 0);
        }
    }

    @Test
    void a_share_has_a_part_that_only_small_ones_get() {
        ByteQuota share = new ByteQuota(1_000, 100);
        try (ByteQuota.Reservation large = share.reserve();
                ByteQuota.Reservation other = share.reserve();
                ByteQuota.Reservation small = share.reserve()) {
            assertThat(large.take(700)).isTrue();
            assertThat(other.take(101)).isFalse();
            assertThat(small.take(100)).isTrue();
            assertThat(small.take(1)).isFalse();
            assertThat(share.taken()).isEqualTo(800);
        }
        assertThat(share.taken()).isZero();
    }
}

package tilewright.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.operate.Bounds;

final class HeavyWorkTest {

    private static final Bounds.Work WORK = Rig.BOUNDS.work();

    private static Bounds work(int queue, int perAddress, Duration waiting, Duration usual) {
        return Rig.oneHeavyThread(queue, perAddress, waiting)
                .with(new Bounds.Work(usual, WORK.most(), WORK.bytes(), WORK.garbage()));
    }

    private static Bounds patient(int queue, int perAddress) {
        return work(queue, perAddress, Duration.ofMinutes(5), Duration.ofMinutes(5));
    }

    private static void sendHolds(Rig rig, List<Wire> wires, int count) throws Exception {
        for (int i = 0; i < count; i++) {
            Wire wire = rig.wire();
            wires.add(wire.write(Wire.post("hold")));
            int waiting = wires.size() - 1;
            Rig.eventually(() -> rig.heavy().running() == 1 && rig.heavy().waiting() == waiting);
        }
    }

    private static void close(List<Wire> wires) throws Exception {
        for (Wire wire : wires) {
            wire.close();
        }
    }

    @Test
    void light_requests_do_not_wait_for_heavy_ones() throws Exception {
        try (Rig rig = new Rig(_ -> patient(64, 16))) {
            List<Wire> wires = new ArrayList<>();
            sendHolds(rig, wires, 10);
            assertThat(rig.ask("light:abc")).contains(" 200 ").endsWith("\"3\"");
            assertThat(rig.heavy().running()).isEqualTo(1);
            rig.release(10);
            for (Wire wire : wires) {
                assertThat(wire.until("\"held\"")).contains(" 200 ");
            }
            close(wires);
        }
    }

    @Test
    void a_few_light_requests_are_answered_at_the_same_time() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            Rig.together(24, () -> assertThat(rig.ask("light-meet")).contains(" 200 "));
            assertThat(rig.meeting.get()).isBetween(2, Rig.BOUNDS.light().threads());
        }
    }

    @Test
    void what_finds_no_place_is_told_when_to_come_again() throws Exception {
        try (Rig rig = new Rig(_ -> patient(2, 16))) {
            List<Wire> wires = new ArrayList<>();
            sendHolds(rig, wires, 3);
            assertThat(rig.ask("heavy:x")).contains(" 503 ").contains("Retry-After: ");
            close(wires);
        }
    }

    @Test
    void what_waits_too_long_is_refused() throws Exception {
        try (Rig rig = new Rig(_ -> work(64, 16, Duration.ofMillis(50), Duration.ofMinutes(5)))) {
            List<Wire> wires = new ArrayList<>();
            String answer = "";
            for (int tries = 0; tries < 100 && !answer.contains("waited too long"); tries++) {
                wires.add(rig.wire().write(Wire.post("hold"))); // the last may have waited too long itself
                answer = rig.ask("heavy:x");
            }
            assertThat(answer).contains(" 503 ").contains("waited too long");
            close(wires);
        }
    }

    @Test
    void who_hangs_up_ends_the_search_and_leaves_the_queue() throws Exception {
        try (Rig rig = new Rig(_ -> patient(64, 16))) {
            for (int round = 0; round < 10; round++) {
                List<Wire> wires = new ArrayList<>();
                sendHolds(rig, wires, 8);
                close(wires);
                Rig.eventually(() -> rig.heavy().running() + rig.heavy().waiting() == 0);
                Rig.eventually(() -> rig.inside() == 0);
            }
            assertThat(rig.stopped.get()).isBetween(10, 80);
            assertThat(rig.ask("heavy:abc")).endsWith("\"3\"");
        }
    }

    @Test
    void a_request_that_used_its_time_says_which_and_how_to_get_more() throws Exception {
        try (Rig rig = new Rig(_ -> work(64, 16, Duration.ofMinutes(5), Duration.ofMillis(50)))) {
            assertThat(rig.ask("hold"))
                    .contains(" 400 ")
                    .contains("{\"error\":\"stopped: the time for a request, 0.05 s, is used up")
                    .contains("Prefer: wait=N");
            assertThat(rig.stopped.get()).isEqualTo(1);
        }
    }

    @Test
    void a_request_may_ask_for_more_time_up_to_a_bound() throws Exception {
        try (Rig rig = new Rig(_ -> work(64, 16, Duration.ofMinutes(5), Duration.ofMillis(1)))) {
            try (Wire wire = rig.wire()) {
                wire.write(Wire.post("hold").replace("Host:", "Prefer: respond-async, Wait=9999\r\nHost:"));
                Rig.eventually(() -> rig.heavy().running() == 1);
                rig.release(1);
                assertThat(wire.until("\"held\"")).contains(" 200 ").contains("Preference-Applied: wait=30\r\n");
            }
        }
    }

    @Test
    void pipelined_requests_are_answered_in_order_though_the_first_is_heavy() throws Exception {
        try (Rig rig = new Rig(_ -> patient(64, 16));
                Wire wire = rig.wire()) {
            wire.write(Wire.post("hold"));
            Rig.eventually(() -> rig.heavy().running() == 1);
            for (int i = 1; i <= 300; i++) {
                wire.write(Wire.post((i % 2 == 0 ? "light:" : "heavy:") + "x".repeat(i)));
            }
            Thread.sleep(100); // so that the first watches its connection while bytes come
            rig.release(1);
            assertThat(wire.until("\"held\"")).contains(" 200 ");
            for (int i = 1; i <= 300; i++) {
                assertThat(wire.until("\"" + i + "\"")).contains(" 200 ").endsWith("\"" + i + "\"");
            }
        }
    }

    @Test
    void a_large_request_is_heavy_whatever_it_asks() throws Exception {
        try (Rig rig = new Rig(_ -> patient(64, 16));
                Wire wire = rig.wire()) {
            List<Wire> wires = new ArrayList<>();
            sendHolds(rig, wires, 1);
            wire.write(Wire.post("light:" + "x".repeat(70_000)));
            Rig.eventually(() -> rig.heavy().waiting() == 1);
            rig.release(1);
            assertThat(wire.until("\"70000\"")).contains(" 200 ");
            close(wires);
        }
    }

    @Test
    void a_fault_of_ours_shows_nothing_of_its_inside() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(rig.ask("fault"))
                    .contains(" 500 ")
                    .contains("has a fault")
                    .doesNotContain("secret");
            assertThat(rig.ask("heavy:abc")).endsWith("\"3\"");
        }
    }

    @Test
    void memory_that_is_used_up_ends_the_process() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(rig.ask("full")).contains(" 500 ");
            Rig.eventually(() -> rig.outOfMemory.get() == 1);
        }
    }

    @Test
    void an_array_that_no_heap_could_hold_is_a_fault_of_the_request() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(rig.ask("array")).contains(" 500 ").contains("has a fault");
            assertThat(rig.ask("heavy:abc")).endsWith("\"3\"");
            assertThat(rig.outOfMemory.get()).isZero();
            assertThat(rig.logged).anyMatch(line -> line.contains("fault") && line.contains("OutOfMemoryError"));
        }
    }

    @Test
    void closing_gives_up_what_does_not_end_by_itself() throws Exception {
        Bounds.Deadlines usual = Rig.BOUNDS.deadlines();
        Bounds bounds = patient(64, 16)
                .with(new Bounds.Deadlines(
                        usual.headers(), usual.body(), usual.piece(), usual.idle(), Duration.ofMillis(100)));
        Rig rig = new Rig(_ -> bounds);
        List<Wire> wires = new ArrayList<>();
        sendHolds(rig, wires, 3);
        rig.close();
        Rig.eventually(() -> rig.heavy().running() + rig.heavy().waiting() == 0);
        assertThat(rig.stopped.get()).isEqualTo(1);
        for (Wire wire : wires) {
            assertThat(Wire.statuses(wire.all())).isSubsetOf(503);
        }
        close(wires);
    }
}

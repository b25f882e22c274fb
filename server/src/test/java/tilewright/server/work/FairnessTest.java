package tilewright.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.operate.Bounds;

/** Attacks of one address on all shared resources, while others are served all the same. */
final class FairnessTest {

    private static final String GREEDY = "127.0.0.2";
    private static final List<String> OTHERS = List.of("127.0.0.3", "127.0.0.4", "127.0.0.5");

    private static void othersAreServed(Rig rig) throws Exception {
        for (int i = 0; i < 3; i++) {
            for (String other : OTHERS) {
                assertThat(rig.ask(other, "light:abc")).as(other).endsWith("\"3\"");
                assertThat(rig.ask(other, "heavy:abcd")).as(other).endsWith("\"4\"");
                assertThat(rig.ask(other, "light:a\nheavy:ab\nlight:abc"))
                        .as(other)
                        .contains("\"1\"", "\"2\"", "\"3\"")
                        .doesNotContain("error");
            }
        }
    }

    private static void hold(Rig rig, List<Wire> wires, int count) throws IOException {
        for (int i = 0; i < count; i++) {
            wires.add(rig.wire(GREEDY).write(Wire.post("hold")));
        }
    }

    @Test
    void endless_heavy_requests() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            List<Wire> wires = new ArrayList<>();
            hold(rig, wires, 2);
            // Else threads that begin late take two of those that wait, after others have been refused.
            Rig.eventually(() -> rig.heavy().running() == 2);
            hold(rig, wires, 78);
            Rig.eventually(() -> rig.heavy().waiting() == 64);
            othersAreServed(rig);
            for (Wire wire : wires) {
                wire.close();
            }
        }
    }

    @Test
    void more_time_than_usual_ends_when_others_wait() throws Exception {
        Bounds.Work usual = Rig.BOUNDS.work();
        Bounds.Work brief =
                new Bounds.Work(Duration.ofMillis(50), Duration.ofMinutes(5), usual.bytes(), usual.garbage());
        try (Rig rig = new Rig(
                        _ -> Rig.oneHeavyThread(64, 16, Duration.ofMinutes(5)).with(brief));
                Wire greedy = rig.wire(GREEDY)) {
            greedy.write(Wire.post("hold").replace("Host:", "Prefer: wait=300\r\nHost:"));
            Rig.eventually(() -> rig.heavy().running() == 1);
            Thread.sleep(200); // alone it goes on
            assertThat(rig.heavy().running()).isEqualTo(1);
            assertThat(rig.ask(OTHERS.getFirst(), "heavy:abc")).endsWith("\"3\"");
            assertThat(greedy.until("explained"))
                    .contains("stopped: the time for a request, 0.05 s, is used up; others wait");
            assertThat(rig.logged).anyMatch(line -> line.contains(" stopped "));
        }
    }

    @Test
    void batches_of_endless_lines_and_bodies_that_stall() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            List<Wire> wires = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                wires.add(rig.wire(GREEDY).write(Wire.post("hold\n".repeat(100))));
                wires.add(rig.wire(GREEDY).write(Wire.head(60_000) + "light:"));
                wires.add(rig.wire(GREEDY).write("POST /api HTTP/1.1\r\nHost: "));
                wires.add(rig.wire(GREEDY));
                wires.add(new Wire(GREEDY, rig.server.port(), 4_096).write(Wire.post("big:3000000")));
            }
            Rig.eventually(() -> rig.heavy().waiting() > 16);
            othersAreServed(rig);
            for (Wire wire : wires) {
                wire.close();
            }
            Rig.eventually(() -> rig.inside() == 0);
        }
    }

    @Test
    void light_requests_without_a_pause() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            List<Wire> wires = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                wires.add(rig.wire(GREEDY).write(Wire.post("light:abc").repeat(200)));
                wires.add(rig.wire(GREEDY).write(Wire.post("light:abc\n".repeat(5_000))));
            }
            othersAreServed(rig);
            for (Wire wire : wires) {
                wire.close();
            }
        }
    }

    @Test
    void a_line_of_a_batch_waits_no_longer_than_a_single_request() throws Exception {
        try (Rig rig = new Rig(_ -> Rig.oneHeavyThread(64, 16, Duration.ofMillis(50)));
                Wire holding = rig.wire(GREEDY)) {
            holding.write(Wire.post("hold"));
            Rig.eventually(() -> rig.heavy().running() == 1);
            assertThat(rig.ask(OTHERS.getFirst(), "light:abc\nheavy:abc\nlight:abcd"))
                    .contains("\"3\"", "{\"error\":\"the request has waited too long for its turn\"", "\"4\"");
        }
    }

    @Test
    void what_comes_of_a_body_that_is_too_large_is_thrown_away_so_that_the_answer_is_read() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds);
                Wire wire = rig.wire()) {
            int length = 40_000_000;
            wire.write(Wire.head(length));
            byte[] lines = "light:abc\n".repeat(100_000).getBytes(StandardCharsets.US_ASCII);
            for (int sent = 0; sent < length; sent += lines.length) {
                wire.write(lines);
            }
            assertThat(Wire.statuses(wire.until("explained"))).containsExactly(413);
            assertThat(rig.heldBytes()).isZero();
        }
    }
}

package tilewright.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.operate.Bounds;

final class DeadlinesTest {

    private static final Duration SHORT = Duration.ofMillis(300);
    private static final Duration LONG = Duration.ofMinutes(5);

    private static Bounds deadlines(Duration headers, Duration body, Duration piece, Duration idle) {
        return Rig.BOUNDS.with(new Bounds.Deadlines(headers, body, piece, idle, SHORT));
    }

    /** Writes a byte now and then until the server closes. */
    private static String drip(Wire wire) throws InterruptedException {
        try {
            while (true) {
                wire.write("a");
                Thread.sleep(20);
                if (wire.in().available() > 0) {
                    return wire.all();
                }
            }
        } catch (IOException _) {
            return "";
        }
    }

    /** Returns a connection whose first request was answered: not the first one, if that came too late on a busy machine. */
    private static Wire answered(Rig rig) throws IOException {
        for (int tries = 0; tries < 100; tries++) {
            Wire wire = rig.wire();
            try {
                if (wire.write(Wire.post("light:abc")).until("\"3\"").contains(" 200 ")) {
                    return wire;
                }
            } catch (IOException _) {
                // closed before the request came
            }
            wire.close();
        }
        throw new AssertionError("no request is answered");
    }

    @Test
    void slow_headers_are_not_waited_for() throws Exception {
        try (Rig rig = new Rig(_ -> deadlines(SHORT, LONG, LONG, LONG))) {
            try (Wire wire = rig.wire()) {
                assertThat(drip(wire.write("GET / HTTP/1.1\r\nHost: localhost\r\nx-a: ")))
                        .isEmpty();
            }
            try (Wire silent = rig.wire()) {
                assertThat(silent.all()).isEmpty();
            }
            try (Wire second = answered(rig)) {
                assertThat(drip(second.write("POST /api HTTP/1.1\r\nHost: localhost\r\nx-a: ")))
                        .isEmpty();
            }
            Rig.eventually(() -> rig.connections() == 0);
        }
    }

    @Test
    void slow_bodies_are_not_waited_for() throws Exception {
        try (Rig rig = new Rig(_ -> deadlines(LONG, SHORT, LONG, LONG));
                Wire wire = rig.wire()) {
            assertThat(drip(wire.write(Wire.head(100_000))))
                    .satisfiesAnyOf(
                            answer -> assertThat(answer).contains(" 408 "),
                            answer -> assertThat(answer).isEmpty()); // what it wrote last may have wiped out the answer
            Rig.eventually(() -> rig.inside() == 0 && rig.heldBytes() == 0);
        }
    }

    @Test
    void a_body_that_stops_is_answered_by_408() throws Exception {
        try (Rig rig = new Rig(_ -> deadlines(LONG, SHORT, LONG, LONG));
                Wire wire = rig.wire()) {
            assertThat(Wire.statuses(wire.write(Wire.head(100_000) + "abc").all()))
                    .containsExactly(408);
        }
    }

    @Test
    void slow_readers_are_not_waited_for() throws Exception {
        try (Rig rig = new Rig(_ -> deadlines(LONG, LONG, SHORT, LONG));
                Wire wire = new Wire(rig.server.port(), 4_096)) {
            wire.write(Wire.post("big:20000000"));
            assertThat(wire.in().read()).isEqualTo('H'); // the answer has begun
            Rig.eventually(() -> rig.inside() == 0 && rig.heldBytes() == 0);
            assertThat(wire.all().length()).isLessThan(20_000_000);
        }
    }

    @Test
    void quiet_connections_are_closed() throws Exception {
        try (Rig rig = new Rig(_ -> deadlines(LONG, LONG, LONG, SHORT));
                Wire wire = rig.wire()) {
            assertThat(wire.write(Wire.post("light:abc")).all()).endsWith("\"3\"");
        }
    }

    private static Rig withConnections(int most) throws IOException {
        Bounds.Traffic usual = Rig.BOUNDS.traffic();
        Bounds.Traffic few = new Bounds.Traffic(
                most, usual.body(), usual.small(), usual.lines(), usual.bodies(), usual.answers(), usual.sending());
        return new Rig(bounds -> bounds.with(few));
    }

    @Test
    void who_has_most_connections_loses_one_to_who_has_fewer() throws Exception {
        try (Rig rig = withConnections(20)) {
            List<Wire> wires = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                wires.add(rig.wire());
            }
            Wire working = wires.get(7).write(Wire.post("hold"));
            Rig.eventually(() -> rig.connections() == 20 && rig.heavy().running() == 1);
            for (int i = 0; i < 10; i++) {
                int others = i + 1;
                Wire other = rig.wire("127.0.0.2").write(Wire.post("light:abc"));
                wires.add(other);
                assertThat(other.until("\"3\"")).as("%d others", others).contains(" 200 ");
                Rig.eventually(() -> rig.connections() == 20);
            }
            assertThat(rig.wire("127.0.0.2").all()).isEmpty(); // each has ten
            Wire third = rig.wire("127.0.0.3").write(Wire.post("light:abc"));
            assertThat(third.until("\"3\"")).contains(" 200 ");
            rig.release(1);
            assertThat(working.until("\"held\"")).contains(" 200 "); // quiet ones went before it
            assertThat(rig.logged).anyMatch(line -> line.contains(" closed ") && line.contains("too many connections"));
            third.close();
            for (Wire wire : wires) {
                wire.close();
            }
            Rig.eventually(() -> rig.connections() == 0);
        }
    }

    @Test
    void there_are_only_so_many_connections() throws Exception {
        try (Rig rig = withConnections(5)) {
            List<Wire> wires = new ArrayList<>();
            for (int i = 0; i < 5; i++) {
                wires.add(rig.wire());
            }
            Rig.eventually(() -> rig.connections() == 5);
            try (Wire sixth = rig.wire()) {
                assertThat(sixth.all()).isEmpty();
            }
            for (Wire wire : wires) {
                wire.write(Wire.post("light:abc"));
                assertThat(wire.until("\"3\"")).contains(" 200 ");
                wire.close();
            }
            Rig.eventually(() -> rig.connections() == 0);
            assertThat(rig.ask("light:abc")).endsWith("\"3\"");
        }
    }
}

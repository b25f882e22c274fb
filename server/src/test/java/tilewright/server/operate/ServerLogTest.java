package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.text.Json;

final class ServerLogTest {

    private static final Message BUSY = Message.verbatim("too many requests wait");
    private static final Message LATE = Message.verbatim("the headers did not come in time");
    private static final Client CLIENT = new Client("192.0.2.1");

    private final List<String> lines = new ArrayList<>();
    private Instant now = Instant.parse("2026-01-02T03:04:05.678Z");

    private ServerLog log(ServerLog.Format format) {
        return new ServerLog(format, () -> now, lines::add);
    }

    @Test
    void a_line_has_the_same_fields_for_people_and_for_programs() {
        log(ServerLog.Format.TEXT).refused(503, BUSY, CLIENT, "/api");
        log(ServerLog.Format.JSON).refused(503, BUSY, CLIENT, "/api");
        assertThat(lines)
                .containsExactly(
                        "2026-01-02T03:04:05.678Z refused status=503 client=192.0.2.1 path=/api reason=\"too many requests wait\"",
                        "{\"time\":\"2026-01-02T03:04:05.678Z\",\"event\":\"refused\",\"status\":503,\"client\":\"192.0.2.1\","
                                + "\"path\":\"/api\",\"reason\":\"too many requests wait\"}");
    }

    @Test
    void each_request_has_a_line_where_that_is_wanted() {
        log(ServerLog.Format.JSON).answered("POST", "/api", 200, CLIENT, 1_234_567_890);
        assertThat(lines).isEmpty();
        ServerLog log = new ServerLog(ServerLog.Format.JSON, () -> now, lines::add, true);
        log.answered("POST", "/api", 200, CLIENT, 1_234_567_890);
        log.answered("GET", "the site", 404, CLIENT, 2_000_000);
        assertThat(lines)
                .containsExactly(
                        "{\"time\":\"2026-01-02T03:04:05.678Z\",\"event\":\"request\",\"method\":\"POST\",\"path\":\"/api\","
                                + "\"status\":200,\"client\":\"192.0.2.1\",\"seconds\":1.234}",
                        "{\"time\":\"2026-01-02T03:04:05.678Z\",\"event\":\"request\",\"method\":\"GET\",\"path\":\"the site\","
                                + "\"status\":404,\"client\":\"192.0.2.1\",\"seconds\":0.002}");
    }

    @Test
    void one_kind_has_one_line_in_ten_seconds_and_the_next_says_how_many_there_were() {
        ServerLog log = log(ServerLog.Format.JSON);
        for (int i = 0; i < 1_000; i++) {
            log.refused(503, BUSY, new Client("192.0.2." + i % 5), "/api");
            log.closed(LATE, CLIENT);
        }
        assertThat(lines).hasSize(2);
        now = now.plus(Duration.ofMillis(9_999));
        log.sweep();
        assertThat(lines).hasSize(2);
        now = now.plus(Duration.ofMillis(1));
        log.sweep();
        assertThat(lines).hasSize(4);
        assertThat(lines.subList(2, 4)).allMatch(line -> line.contains("\"more\":998"));
        now = now.plus(Duration.ofSeconds(11));
        log.sweep();
        assertThat(lines).hasSize(4);
        log.closed(LATE, CLIENT);
        assertThat(lines.getLast()).contains("\"event\":\"closed\"").doesNotContain("more");
    }

    @Test
    void a_fault_is_told_by_its_type_and_place_but_not_by_what_was_sent() {
        log(ServerLog.Format.JSON).fault(new IllegalStateException("sudoku:53..7"), CLIENT);
        assertThat(lines.getFirst())
                .contains("\"event\":\"fault\"", "IllegalStateException", "ServerLogTest")
                .doesNotContain("sudoku:");
        assertThat(Json.parse(lines.getFirst())).isInstanceOf(Json.Obj.class);
    }

    @Test
    void a_server_logs_faults_and_refusals_and_nothing_else() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            rig.ask("light:abc");
            rig.ask("heavy:abc");
            assertThat(rig.logged).isEmpty();
            rig.ask("fault");
            assertThat(rig.logged).hasSize(1).first().asString().contains(" fault ", "client=127.0.0.1");
            try (Wire wire = rig.wire()) {
                wire.write("GET /api HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                        .all();
            }
            try (Wire wire = rig.wire()) {
                wire.write("nonsense\r\n\r\n").all();
            }
            assertThat(rig.logged).hasSize(3).anyMatch(line -> line.contains(" refused status=405 "));
            assertThat(rig.logged).anyMatch(line -> line.contains(" refused status=400 "));
        }
    }

    @Test
    void who_hangs_up_is_no_fault() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            try (Wire _ = rig.wire().write(Wire.post("hold"))) {
                Rig.eventually(() -> rig.heavy().running() == 1);
            }
            Rig.eventually(() -> rig.inside() == 0);
            assertThat(rig.logged).isEmpty();
        }
    }
}

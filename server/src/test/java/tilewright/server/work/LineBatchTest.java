package tilewright.server.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tilewright.server.Rig;
import tilewright.server.Wire;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LineBatchTest {

    private final Rig rig;

    LineBatchTest() throws IOException {
        rig = new Rig(_ -> Rig.oneHeavyThread(64, 16, Duration.ofMinutes(5)));
    }

    @AfterAll
    void close() {
        rig.close();
    }

    @Test
    void each_answer_is_sent_before_the_next_is_known() throws Exception {
        try (Wire wire = rig.wire()) {
            wire.write(Wire.post("light:a\nheavy:ab\nhold\nlight:abcd\n"));
            assertThat(wire.until("\"2\"")).contains("\"1\"").doesNotContain("\"4\"");
            Rig.eventually(() -> rig.heavy().running() == 1);
            rig.release(1);
            assertThat(wire.until("\"4\"")).contains("\"held\"");
        }
    }

    @Test
    void who_hangs_up_ends_the_whole_batch() throws Exception {
        int before = rig.stopped.get();
        try (Wire wire = rig.wire()) {
            wire.write(Wire.post("light:a\n" + "hold\n".repeat(5_000)));
            assertThat(wire.until("\"1\"")).contains(" 200 ");
            Rig.eventually(() -> rig.heavy().running() == 1);
        }
        Rig.eventually(() -> rig.inside() == 0 && rig.heavy().running() == 0);
        assertThat(rig.stopped.get()).isEqualTo(before + 1);
        Rig.eventually(() -> rig.heldBytes() == 0);
    }

    @Test
    void too_many_lines_are_refused_before_any_is_answered() throws Exception {
        assertThat(rig.ask("light:a\n".repeat(10_001)))
                .contains(" 413 ")
                .contains("10000 lines")
                .doesNotContain("\"1\"");
        assertThat(rig.ask("light:a\n".repeat(10_000))).contains(" 200 ");
    }

    @Test
    void a_batch_waits_for_its_turn_where_a_single_request_is_refused() throws Exception {
        try (Rig own = new Rig(_ -> Rig.oneHeavyThread(1, 16, Duration.ofMinutes(5)))) {
            try (Wire holding = own.wire();
                    Wire waiting = own.wire();
                    Wire wire = own.wire()) {
                holding.write(Wire.post("hold"));
                Rig.eventually(() -> own.heavy().running() == 1);
                waiting.write(Wire.post("hold"));
                Rig.eventually(() -> own.heavy().waiting() == 1);
                wire.write(Wire.post("light:a\nheavy:ab"));
                assertThat(wire.until("\"1\"")).contains(" 200 ");
                own.release(2);
                assertThat(wire.until("\"2\"")).doesNotContain("error");
            }
        }
    }

    @Test
    void a_line_that_waits_too_long_for_its_turn_fails_alone() throws Exception {
        try (Rig own = new Rig(_ -> Rig.oneHeavyThread(1, 16, Duration.ofMillis(200)))) {
            try (Wire holding = own.wire();
                    Wire wire = own.wire()) {
                holding.write(Wire.post("hold"));
                Rig.eventually(() -> own.heavy().running() == 1);
                wire.write(Wire.post("light:a\nheavy:ab\nlight:abcd"));
                assertThat(wire.until("\"4\"")).contains(" 200 ").containsSubsequence("\"1\"", "\"error\":", "\"4\"");
                own.release(1);
            }
        }
    }

    @Test
    void lines_are_split_as_the_protocol_says() {
        byte[] text = "a\r\n\n  \nb\rc\u2003\n\u2003\nd".getBytes(StandardCharsets.UTF_8);
        BodyLines lines = new BodyLines(text);
        assertThat(lines.next()).hasValue("a");
        assertThat(lines.next()).hasValue("b");
        assertThat(lines.next()).hasValue("c\u2003");
        assertThat(lines.next()).hasValue("d");
        assertThat(lines.next()).isEmpty();
        assertThat(BodyLines.count(text, 100)).isEqualTo(4);
        assertThat(BodyLines.count(text, 3)).isEqualTo(3);
        assertThat(BodyLines.isText(text)).isTrue();
        assertThat(BodyLines.isText(new byte[] {'a', (byte) 0xc3})).isFalse();
        assertThat(BodyLines.isText("é".repeat(10_000).getBytes(StandardCharsets.UTF_8)))
                .isTrue();
    }

    @Test
    void a_log_is_sent_line_by_line_when_the_client_reads_lines() throws Exception {
        try (Wire wire = rig.wire()) {
            wire.write(Wire.post("log").replace("Host:", "Accept: application/x-ndjson\r\nConnection: close\r\nHost:"));
            assertThat(wire.all())
                    .contains("application/x-ndjson")
                    .containsSubsequence("{\"log\":\"one\"}", "{\"log\":\"two\"}", "{\"log\":\"three\"}", "\"done\"");
        }
        assertThat(rig.ask("log")).endsWith("\"done\"").doesNotContain("{\"log\"");
    }
}

package tilewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import tilewright.text.Json;

final class McpTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"ping\"}\n";
    private static final String PONG = "{\"jsonrpc\":\"2.0\",\"id\":%d,\"result\":{}}";

    private static String call(int id, String tool, Json.Obj arguments) {
        Json.Obj params = Json.obj().with("name", tool).with("arguments", arguments);
        return Json.obj()
                        .with("jsonrpc", "2.0")
                        .with("id", id)
                        .with("method", "tools/call")
                        .with("params", params) + "\n";
    }

    private static Program.Ran run(String lines) {
        return Program.REAL.reading(lines).run("mcp");
    }

    @Test
    void a_conversation() {
        Program.Ran ran = run("""
                {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}
                {"jsonrpc":"2.0","method":"notifications/initialized"}
                """ + call(1, "view", Json.obj().with("play", "trominoes:g.../..../..../....")));
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        List<String> lines = ran.out().lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst())
                .startsWith("{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-06-18\"");
        assertThat(lines.getLast()).contains("15 cells", "image/png");
    }

    @Test
    void after_a_malformed_line_the_next_is_read() {
        byte[] bad = (PING.formatted(1) + "\u0000ÿ{\n\r\n" + PING.formatted(2)).getBytes(StandardCharsets.ISO_8859_1);
        List<String> lines = Program.REAL.reading(bad).run("mcp").out().lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.getFirst()).isEqualTo(PONG.formatted(1));
        assertThat(lines.get(1)).contains("-32700");
        assertThat(lines.getLast()).isEqualTo(PONG.formatted(2));
    }

    @Test
    void a_line_that_is_too_long_is_refused_and_not_kept() {
        InputStream endless = new SequenceInputStream(
                new Endless(20_000_000),
                new ByteArrayInputStream(("\n" + PING.formatted(2)).getBytes(StandardCharsets.UTF_8)));
        List<String> lines =
                Program.REAL.reading(endless).run("mcp").out().lines().toList();
        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst()).contains("-32600", "4000000");
        assertThat(lines.getLast()).isEqualTo(PONG.formatted(2));
    }

    /** A search that would take far longer than the test ends when it is cancelled, and is not answered. */
    @Test
    void a_call_can_be_cancelled() {
        String cells = ".".repeat(81);
        String endless =
                call(1, "count", Json.obj().with("play", "sudoku:" + cells).with("nodes", 1_000_000_000));
        String cancelled =
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1,\"reason\":\"\"}}\n";
        Program.Ran ran = run(endless + PING.formatted(2) + cancelled);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).isEqualTo(PONG.formatted(2) + "\n");
    }

    @Test
    void a_client_that_is_gone_ends_the_program_quietly() {
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Program.REAL.reading(PING.formatted(1)).run(closed, err, "mcp");
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    /** So many bytes of a line. */
    private static final class Endless extends InputStream {
        private long left;

        Endless(long bytes) {
            left = bytes;
        }

        @Override
        public int read() {
            return left-- > 0 ? 'x' : -1;
        }

        @Override
        public int read(byte[] bytes, int from, int length) {
            int some = (int) Math.min(left, length);
            Arrays.fill(bytes, from, from + some, (byte) 'x');
            left -= some;
            return some > 0 ? some : -1;
        }
    }
}

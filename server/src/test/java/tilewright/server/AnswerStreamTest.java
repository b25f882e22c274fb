package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

final class AnswerStreamTest {

    private final List<String> pieces = new ArrayList<>();
    private final ByteArrayOutputStream sent = new ByteArrayOutputStream();
    private final ConnectionWatch watch = new ConnectionWatch(new ConnectionWatchTest.Quiet(), Rig.BOUNDS.deadlines());

    /** Takes everything at once. */
    private final Response response = (Response) Proxy.newProxyInstance(
            Response.class.getClassLoader(), new Class<?>[] {Response.class}, (_, method, arguments) -> {
                assertThat(method.getName()).isEqualTo("write");
                return taken((Boolean) arguments[0], (ByteBuffer) arguments[1], (Callback) arguments[2]);
            });

    private Object taken(boolean last, ByteBuffer bytes, Callback callback) {
        pieces.add((last ? "last " : "") + bytes.remaining());
        while (bytes.hasRemaining()) {
            sent.write(bytes.get());
        }
        callback.succeeded();
        return callback;
    }

    private static byte[] bytes(int count) {
        byte[] bytes = new byte[count];
        for (int i = 0; i < count; i++) {
            bytes[i] = (byte) (i % 251);
        }
        return bytes;
    }

    @Test
    void a_large_answer_is_sent_in_pieces_that_a_client_has_time_for() throws IOException {
        AnswerStream.write(response, watch, true, ByteBuffer.wrap(bytes(1_200_000)));
        assertThat(pieces).containsExactly("500000", "500000", "last 200000");
        assertThat(sent.toByteArray()).isEqualTo(bytes(1_200_000));
    }

    @Test
    void what_is_small_is_gathered_and_what_is_large_is_not() throws IOException {
        try (AnswerStream stream = new AnswerStream(response, watch)) {
            stream.write(bytes(3_000));
            stream.write(bytes(30_000), 0, 20_000);
            assertThat(pieces).isEmpty();
            stream.write(bytes(20_000), 5, 10_000);
            assertThat(pieces).containsExactly("23000");
            stream.write(bytes(40_000));
            stream.write(7);
        }
        assertThat(pieces).containsExactly("23000", "10000", "40000", "last 1");
        byte[] all = sent.toByteArray();
        assertThat(all).hasSize(73_001).endsWith(7).startsWith(bytes(3_000));
        assertThat(all[23_000]).isEqualTo((byte) 5);
    }
}

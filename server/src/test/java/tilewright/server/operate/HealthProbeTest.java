package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;

final class HealthProbeTest {

    @Test
    void a_server_is_alive() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(HealthProbe.ask(String.valueOf(rig.server.port()))).isEmpty();
        }
    }

    @Test
    void nobody_answers_or_somebody_else() throws Exception {
        String port;
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = String.valueOf(other.getLocalPort());
            Thread.ofVirtual().start(() -> answer(other));
            assertThat(HealthProbe.ask(port)).contains("something else answers", "HTTP/1.1 404");
        }
        assertThat(HealthProbe.ask(port)).contains("nothing answers at http://localhost:" + port);
        assertThat(HealthProbe.ask("port")).contains("nothing answers at http://localhost:port/");
    }

    private static void answer(ServerSocket server) {
        try (var socket = server.accept()) {
            socket.getInputStream().readNBytes(10);
            socket.getOutputStream().write("HTTP/1.1 404 Not Found\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            socket.shutdownOutput();
            socket.getInputStream().readAllBytes();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }
}

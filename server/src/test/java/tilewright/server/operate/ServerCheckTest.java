package tilewright.server.operate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.server.Rig;
import tilewright.server.StudioServer;
import tilewright.server.TestRooms;
import tilewright.server.sockets.RoomSocketsTest;

final class ServerCheckTest {

    private static final long MOST_SENT = 100_000_000;

    private final TestRooms rooms = new TestRooms();

    private Rig rig(String... proxies) throws IOException {
        return new Rig(
                bounds -> bounds.with(RoomSocketsTest.USUAL),
                Set.of(proxies),
                Optional.of((_, _, _) -> rooms),
                StudioServer.Operation.NONE);
    }

    private static List<String> check(String address) throws InterruptedException, NoSuchAlgorithmException {
        return check(address, InstantSource.system());
    }

    private static List<String> check(String address, InstantSource clock)
            throws InterruptedException, NoSuchAlgorithmException {
        List<String> said = new ArrayList<>();
        boolean well = new ServerCheck(
                        URI.create(address),
                        Duration.ofMillis(1),
                        SSLContext.getDefault(),
                        clock,
                        line -> said.add((line.ok() ? "ok: " : "failed: ")
                                + line.sentence().text()))
                .run();
        assertThat(said.stream().allMatch(line -> line.startsWith("ok")))
                .as("%s", said)
                .isEqualTo(well);
        return said;
    }

    private static String address(Rig rig) {
        return "http://localhost:" + rig.server.port() + "/";
    }

    @Test
    void a_server_that_is_well() throws Exception {
        try (Rig rig = rig()) {
            assertThat(check(address(rig)))
                    .containsExactly(
                            "ok: the server answers at " + address(rig),
                            "ok: the clock of the server and the one here agree",
                            "ok: the server sees this client as 127.0.0.1, without a proxy",
                            "ok: the server is ready",
                            "ok: the connection becomes a WebSocket, and the Host is passed on",
                            "ok: pages of other sites are refused",
                            "ok: a message goes there and back",
                            "ok: a quiet connection lives for 0 s");
        }
    }

    @Test
    void nothing_answers() throws Exception {
        int port;
        try (ServerSocket free = new ServerSocket(0)) {
            port = free.getLocalPort();
        }
        assertThat(check("http://localhost:" + port + "/"))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("failed: nothing answers at http://localhost:" + port + "/ (");
    }

    @Test
    void the_disk_is_full_and_the_clock_is_wrong() throws Exception {
        rooms.trouble = Optional.of(Message.verbatim("the disk is full"));
        try (Rig rig = rig()) {
            assertThat(check(address(rig), () -> java.time.Instant.now().minusSeconds(100)))
                    .contains("failed: the disk is full")
                    .anyMatch(line -> line.matches("failed: the clock .* are (99|100) s apart; set both by NTP"));
        }
    }

    @Test
    void there_are_no_rooms() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(check(address(rig)))
                    .endsWith("failed: the server keeps no rooms; start it with --data DIR")
                    .hasSize(5);
        }
    }

    @Test
    void a_proxy_that_is_not_named() throws Exception {
        try (Rig rig = rig();
                TestProxy proxy = new TestProxy(
                        rig.server.port(), head -> head.replaceFirst("\r\n", "\r\nX-Forwarded-For: 192.0.2.1\r\n"))) {
            assertThat(check(proxy.address()))
                    .contains("failed: the server sees the proxy 127.0.0.1 in place of all its clients; "
                            + "start it with --trusted-proxy 127.0.0.1");
        }
    }

    @Test
    void a_proxy_that_passes_on_what_clients_make_up() throws Exception {
        try (Rig rig = rig("127.0.0.1");
                TestProxy adding = new TestProxy(
                        rig.server.port(),
                        head -> head.contains("X-Forwarded-For")
                                ? head
                                : head.replaceFirst("\r\n", "\r\nX-Forwarded-For: 192.0.2.1\r\n"))) {
            assertThat(check(adding.address()))
                    .anyMatch(
                            line -> line.startsWith("failed: the server believes an address that this client made up"));
        }
        try (Rig rig = rig("127.0.0.1");
                TestProxy right = new TestProxy(
                        rig.server.port(),
                        head -> head.replaceAll("\r\nX-Forwarded-For[^\r]*", "")
                                .replaceFirst("\r\n", "\r\nX-Forwarded-For: 192.0.2.1\r\n"))) {
            assertThat(check(right.address()))
                    .hasSize(8)
                    .contains("ok: the server sees this client as 192.0.2.1, "
                            + "through a proxy that it trusts, and believes nothing else");
        }
    }

    @Test
    void a_proxy_that_swallows_the_upgrade_or_the_host() throws Exception {
        try (Rig rig = rig();
                TestProxy plain = new TestProxy(
                        rig.server.port(), head -> head.replaceAll("\r\n(?i:upgrade|connection): [^\r]*", ""))) {
            assertThat(check(plain.address()))
                    .anyMatch(line -> line.startsWith("failed: the connection does not become a WebSocket"));
        }
        try (Rig rig = rig();
                TestProxy other = new TestProxy(
                        rig.server.port(), head -> head.replaceAll("\r\n(?i:host): [^\r]*", "\r\nHost: upstream"))) {
            assertThat(check(other.address()))
                    .anyMatch(
                            line -> line.startsWith("failed: the server does not go by the name in http://localhost"));
        }
        try (Rig rig = rig();
                TestProxy other = new TestProxy(
                        rig.server.port(), head -> head.replaceAll("\r\n(?i:host): [^\r]*", "\r\nHost: localhost"))) {
            assertThat(check(other.address())).anyMatch(line -> line.startsWith("failed: the proxy changes the Host"));
        }
        try (Rig rig = rig();
                TestProxy any =
                        new TestProxy(rig.server.port(), head -> head.replaceAll("\r\n(?i:origin): [^\r]*", ""))) {
            assertThat(check(any.address()))
                    .anyMatch(line -> line.startsWith("failed: pages of other sites are not refused"));
        }
    }

    @Test
    void a_proxy_that_cuts_what_is_quiet() throws Exception {
        try (Rig rig = rig();
                TestProxy cutting = new TestProxy(rig.server.port(), head -> head, true)) {
            assertThat(check(cutting.address()))
                    .anyMatch(line -> line.startsWith("failed: a message does not come back"))
                    .anyMatch(
                            line -> line.startsWith("failed: a quiet connection is cut after 0 s; give it more time"));
        }
    }

    @Test
    void of_a_peer_that_answers_without_end_little_is_read() throws Exception {
        AtomicLong sent = new AtomicLong();
        try (ServerSocket endless = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread peer = Thread.ofVirtual().start(() -> answer(endless, sent));
            assertThat(check("http://127.0.0.1:" + endless.getLocalPort() + "/"))
                    .hasSize(1)
                    .first()
                    .asString()
                    .startsWith("failed: ");
            peer.join();
        }
        assertThat(sent.get()).isPositive().isLessThan(MOST_SENT); // the rest is in buffers
    }

    /** Answers one request, up to a length that has an end after all. */
    private static void answer(ServerSocket endless, AtomicLong sent) {
        try (Socket client = endless.accept()) {
            OutputStream out = client.getOutputStream();
            out.write("HTTP/1.1 200 OK\r\n\r\n".getBytes(StandardCharsets.ISO_8859_1));
            for (byte[] some = new byte[100_000]; sent.get() < MOST_SENT; sent.addAndGet(some.length)) {
                out.write(some);
            }
        } catch (IOException _) {
            return; // the client reads no more
        }
    }
}

package tilewright.server.sockets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.WebSocketHandshakeException;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.StudioServer;
import tilewright.server.TestRooms;
import tilewright.server.TestSocket;
import tilewright.server.Wire;
import tilewright.server.operate.Bounds;
import tilewright.server.rooms.TokenBucket;

public final class RoomSocketsTest {

    private static final Duration LONG = Duration.ofMinutes(5);

    /** Bounds that a busy machine keeps, without beats. */
    public static final Bounds.Sockets USUAL = new Bounds.Sockets(
            100,
            10,
            32_000,
            256,
            1_000_000,
            100_000_000,
            LONG,
            LONG,
            LONG,
            LONG,
            new TokenBucket.Rate(1_000, Duration.ofMillis(1)),
            new TokenBucket.Rate(1_000_000, Duration.ofMillis(1)),
            256);

    private final List<AutoCloseable> opened = new ArrayList<>();
    private final TestRooms rooms = new TestRooms();

    @AfterEach
    void close() throws Exception {
        for (AutoCloseable one : opened.reversed()) {
            one.close();
        }
    }

    private Rig rig(UnaryOperator<Bounds.Sockets> change, String... proxies) throws IOException {
        Rig rig = new Rig(
                bounds -> bounds.with(change.apply(USUAL)),
                Set.of(proxies),
                Optional.of((_, _, _) -> rooms),
                StudioServer.Operation.NONE);
        opened.add(rig);
        return rig;
    }

    private TestSocket socket(Rig rig, String... headers) throws Exception {
        return kept(new TestSocket(rig.server.port(), headers));
    }

    private TestSocket kept(TestSocket socket) {
        opened.add(socket);
        return socket;
    }

    private static RoomSockets sockets(Rig rig) {
        return rig.sockets();
    }

    private static void refused(int status, org.assertj.core.api.ThrowableAssert.ThrowingCallable connecting) {
        assertThatThrownBy(connecting)
                .cause()
                .isInstanceOfSatisfying(
                        WebSocketHandshakeException.class,
                        failure ->
                                assertThat(failure.getResponse().statusCode()).isEqualTo(status));
    }

    @Test
    void a_message_goes_there_and_back() throws Exception {
        Rig rig = rig(bounds -> bounds);
        assertThat(socket(rig).send("abc").next()).isEqualTo("{\"got\":3}");
        assertThat(socket(rig, "Origin", "http://localhost:" + rig.server.port())
                        .send("ä")
                        .next())
                .isEqualTo("{\"got\":1}");
        assertThat(sockets(rig).size()).isEqualTo(2);
        assertThat(rig.connections()).isZero();
    }

    @Test
    void a_quiet_socket_outlives_quiet_connections_and_leaves_their_places_free() throws Exception {
        Bounds.Deadlines patient = Rig.BOUNDS.deadlines();
        Bounds.Deadlines impatient = new Bounds.Deadlines(
                patient.headers(), patient.body(), patient.piece(), Duration.ofMillis(1), patient.drain());
        Rig rig = new Rig(
                bounds -> bounds.with(USUAL).with(impatient),
                Set.of(),
                Optional.of((_, _, _) -> rooms),
                StudioServer.Operation.NONE);
        opened.add(rig);
        TestSocket socket = socket(rig);
        socket.send("abc").next();
        try (Wire quiet = rig.wire()) {
            assertThat(quiet.write(Wire.post("light:abc")).all()).contains(" 200 "); // until the server closes it
        }
        assertThat(socket.send("abc").next()).isEqualTo("{\"got\":3}");
        Rig.eventually(() -> rig.connections() == 0);
    }

    @Test
    void a_message_of_several_frames_is_one_message() throws Exception {
        TestSocket socket = socket(rig(bounds -> bounds));
        socket.raw().sendText("ab", false).get();
        socket.raw().sendPing(ByteBuffer.allocate(0)).get();
        socket.raw().sendText("cd", false).get();
        socket.raw().sendText("", true).get();
        assertThat(socket.next()).isEqualTo("{\"got\":4}");
    }

    @Test
    void a_page_of_another_site_gets_no_socket() throws Exception {
        Rig rig = rig(bounds -> bounds);
        refused(403, () -> socket(rig, "Origin", "https://evil.example"));
        refused(403, () -> socket(rig, "Origin", "null"));
        try (Wire wire = rig.wire()) {
            assertThat(wire.write(upgrade("evil.example")).until("\r\n\r\n")).contains(" 421 ");
        }
        try (Wire wire = rig.wire()) {
            assertThat(wire.write(upgrade("tiles.example")).until("\r\n\r\n"))
                    .contains(" 101 ")
                    .doesNotContain("Sec-WebSocket-Extensions");
        }
    }

    private static String upgrade(String host) {
        return "GET /api/rooms HTTP/1.1\r\nHost: " + host
                + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Extensions: permessage-deflate\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    }

    @Test
    void what_is_no_upgrade_is_told_so() throws Exception {
        Rig rig = rig(bounds -> bounds);
        try (Wire wire = rig.wire()) {
            assertThat(wire.write("GET /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n")
                            .until("}"))
                    .contains(" 426 ")
                    .contains("Upgrade: websocket")
                    .contains("is for WebSockets");
            assertThat(wire.write("PUT /api/rooms HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
                            .until("}"))
                    .contains(" 405 ")
                    .contains("Allow: GET, OPTIONS");
        }
    }

    @Test
    void an_address_that_is_malformed_is_refused() throws Exception {
        Rig rig = rig(bounds -> bounds);
        for (String query :
                List.of("lang=<script>", "lang=%", "quiet=%zz", "a=^", "a={b}", "a=|", "a=`", "a=[", "a=\"b\"")) {
            try (Wire wire = rig.wire()) {
                assertThat(wire.write(upgrade("localhost").replace("/api/rooms", "/api/rooms?" + query))
                                .until("\r\n\r\n"))
                        .as(query)
                        .containsPattern(query.contains("<") ? " 400 " : " (400|101) ");
            }
        }
        assertThat(rig.logged).noneMatch(line -> line.contains("fault"));
    }

    @Test
    void a_server_without_rooms_says_so() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds);
                Wire wire = rig.wire()) {
            assertThat(wire.write(upgrade("localhost")).until("}"))
                    .contains(" 404 ")
                    .contains("application/problem+json")
                    .contains("start it with --data or --database");
        }
    }

    @Test
    void a_long_message_ends_the_socket() throws Exception {
        Rig rig = rig(bounds -> bounds);
        assertThat(socket(rig).send("x".repeat(32_000)).next()).isEqualTo("{\"got\":32000}");
        assertThat(socket(rig).send("x".repeat(32_001)).end()).isEqualTo(1009);
        TestSocket pieces = socket(rig);
        pieces.raw().sendText("x".repeat(20_000), false).get();
        pieces.raw().sendText("x".repeat(20_000), false).get();
        assertThat(pieces.end()).isEqualTo(1009);
        Rig.eventually(() -> sockets(rig).size() == 1);
    }

    @Test
    void what_is_no_text_ends_the_socket() throws Exception {
        TestSocket socket = socket(rig(bounds -> bounds));
        socket.raw().sendBinary(ByteBuffer.wrap(new byte[] {1, 2}), true).get();
        assertThat(socket.end()).isEqualTo(1003);
        Rig.eventually(() -> rooms.closed.get() == 1);
    }

    @Test
    void a_fault_ends_the_socket_and_is_logged_without_the_message() throws Exception {
        Rig rig = rig(bounds -> bounds);
        assertThat(socket(rig).send("{\"do\":\"fault\"}").end()).isEqualTo(1011);
        assertThat(rig.logged)
                .anyMatch(line -> line.contains("fault") && line.contains("TestRooms"))
                .noneMatch(line -> line.contains("\"do\""));
    }

    @Test
    void a_client_that_takes_nothing_is_sent_away_and_its_messages_are_forgotten() throws Exception {
        Rig rig = rig(bounds -> bounds);
        try (Wire wire = new Wire(rig.server.port(), 4_096)) {
            wire.write(upgrade("localhost")).until("\r\n\r\n");
            wire.write(frame("{\"do\":\"flood\"}"));
            Rig.eventually(() -> rig.logged.stream().anyMatch(line -> line.contains("not taken in time")));
            assertThat(sockets(rig).queuedBytes()).isLessThan(1_000);
            assertThat(socket(rig).send("abc").next()).isEqualTo("{\"got\":3}");
        }
        Rig.eventually(() -> sockets(rig).size() == 1);
    }

    /** Returns a frame of a client, masked by zeros. */
    private static byte[] frame(String text) {
        byte[] payload = text.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        return ByteBuffer.allocate(6 + payload.length)
                .put((byte) 0x81)
                .put((byte) (0x80 | payload.length))
                .putInt(0)
                .put(payload)
                .array();
    }

    @Test
    void a_slow_client_ends_with_1013() throws Exception {
        Rig rig = rig(bounds -> new Bounds.Sockets(
                bounds.all(),
                bounds.ofOne(),
                bounds.message(),
                bounds.queue(),
                150_000,
                bounds.allQueueBytes(),
                LONG,
                LONG,
                LONG,
                LONG,
                bounds.messages(),
                bounds.messagesOfOne(),
                bounds.fragments()));
        assertThat(socket(rig).send("{\"do\":\"flood\"}").end()).isEqualTo(1013);
    }

    @Test
    void who_sends_too_much_is_read_more_slowly_and_loses_nothing() throws Exception {
        Rig rig = rig(bounds -> with(bounds, new TokenBucket.Rate(2, Duration.ofMillis(20))));
        TestSocket socket = socket(rig);
        for (int i = 0; i < 20; i++) {
            socket.send("x".repeat(i));
        }
        for (int i = 0; i < 20; i++) {
            assertThat(socket.next()).isEqualTo("{\"got\":" + i + "}");
        }
    }

    private static Bounds.Sockets with(Bounds.Sockets bounds, TokenBucket.Rate messages) {
        return new Bounds.Sockets(
                bounds.all(),
                bounds.ofOne(),
                bounds.message(),
                bounds.queue(),
                bounds.queueBytes(),
                bounds.allQueueBytes(),
                bounds.beat(),
                bounds.silence(),
                bounds.presence(),
                bounds.farewell(),
                messages,
                bounds.messagesOfOne(),
                bounds.fragments());
    }

    private static Bounds.Sockets times(Duration beat, Duration silence, Duration farewell) {
        return times(beat, silence, LONG, farewell);
    }

    private static Bounds.Sockets times(Duration beat, Duration silence, Duration presence, Duration farewell) {
        return new Bounds.Sockets(
                USUAL.all(),
                USUAL.ofOne(),
                USUAL.message(),
                USUAL.queue(),
                USUAL.queueBytes(),
                USUAL.allQueueBytes(),
                beat,
                silence,
                presence,
                farewell,
                USUAL.messages(),
                USUAL.messagesOfOne(),
                USUAL.fragments());
    }

    @Test
    void the_server_shows_that_it_is_alive() throws Exception {
        TestSocket socket = socket(rig(_ -> times(Duration.ofMillis(1), LONG, LONG)));
        assertThat(socket.next()).matches("\\{\"now\":[0-9]{13}}");
        assertThat(socket.next()).matches("\\{\"now\":[0-9]{13}}");
        Rig.eventually(() -> socket.pings.get() > 1);
    }

    @Test
    void a_client_can_ask_for_quiet() throws Exception {
        Rig rig = rig(_ -> times(Duration.ofMillis(1), LONG, LONG));
        TestSocket socket = kept(new TestSocket("127.0.0.1", rig.server.port(), "/api/rooms?quiet=900000"));
        TestSocket other = socket(rig);
        other.next();
        other.next();
        assertThat(socket.send("abc").next()).isEqualTo("{\"got\":3}");
        assertThat(socket.pings.get()).isZero();
    }

    @Test
    void a_client_that_is_silent_counts_as_gone() throws Exception {
        Rig rig = rig(_ -> times(LONG, Duration.ofMillis(1), LONG));
        TestSocket silent = kept(new TestSocket("127.0.0.1", rig.server.port(), "/api/rooms?quiet=1"));
        assertThat(silent.end()).isIn(-1, 1006);
        Rig.eventually(() -> rooms.closed.get() == 1);
        Rig.eventually(() -> sockets(rig).size() == 0);
    }

    @Test
    void who_answers_no_ping_counts_as_away_until_something_is_heard_again() throws Exception {
        Rig rig = rig(_ -> times(LONG, LONG, Duration.ofMillis(40), LONG));
        try (Wire wire = rig.wire()) {
            wire.write(upgrade("localhost")).until("\r\n\r\n");
            Rig.eventually(() -> rooms.quiet.contains(true));
            wire.write(frame("abc"));
            Rig.eventually(() -> rooms.quiet.contains(false));
        }
        assertThat(rooms.quiet).startsWith(true, false);
    }

    @Test
    void who_does_not_say_farewell_is_cut_off() throws Exception {
        Rig rig = rig(_ -> times(LONG, LONG, Duration.ofMillis(1)));
        try (Wire wire = rig.wire()) {
            wire.write(upgrade("localhost")).until("\r\n\r\n");
            wire.write(frame("{\"do\":\"key\"}"));
            Rig.eventually(() -> rooms.closed.get() == 1);
        }
    }

    @Test
    void when_the_server_stops_clients_may_come_back() throws Exception {
        Rig rig = rig(bounds -> bounds);
        TestSocket socket = socket(rig);
        socket.send("abc").next();
        rig.close();
        assertThat(socket.end()).isEqualTo(1012);
        assertThat(rooms.closed.get()).isEqualTo(1);
        assertThat(rooms.ended).isTrue();
    }

    @Test
    void an_address_has_a_bounded_number_of_sockets() throws Exception {
        Rig rig = rig(bounds -> bounds);
        for (int i = 0; i < 10; i++) {
            socket(rig).send("abc").next();
        }
        refused(503, () -> socket(rig));
        kept(new TestSocket("127.0.0.2", rig.server.port(), "/api/rooms"))
                .send("abc")
                .next();
    }

    private static Bounds.Sockets number(int all, int ofOne) {
        return new Bounds.Sockets(
                all,
                ofOne,
                USUAL.message(),
                USUAL.queue(),
                USUAL.queueBytes(),
                USUAL.allQueueBytes(),
                LONG,
                LONG,
                LONG,
                LONG,
                USUAL.messages(),
                USUAL.messagesOfOne(),
                USUAL.fragments());
    }

    /** Opens sockets at once, and returns the statuses of the answers; those that are open stay so. */
    private List<Integer> together(Rig rig, List<String> addresses) throws Exception {
        Queue<String> left = new ConcurrentLinkedQueue<>(addresses);
        Queue<Wire> wires = new ConcurrentLinkedQueue<>();
        Queue<Integer> statuses = new ConcurrentLinkedQueue<>();
        Rig.together(addresses.size(), () -> {
            Wire wire = rig.wire(left.remove());
            wires.add(wire);
            statuses.addAll(Wire.statuses(wire.write(upgrade("localhost")).until("\r\n\r\n")));
        });
        opened.addAll(wires);
        return List.copyOf(statuses);
    }

    @Test
    void sockets_opened_at_once_are_no_more_than_those_opened_in_turn() throws Exception {
        Rig rig = rig(_ -> number(30, 10));
        List<Integer> ofOne = together(rig, Collections.nCopies(60, "127.0.0.2"));
        assertThat(ofOne).hasSize(60).containsOnly(101, 503);
        assertThat(Collections.frequency(ofOne, 101)).isEqualTo(10);
        Rig other = rig(_ -> number(30, 10));
        List<Integer> ofAll = together(
                other,
                IntStream.range(0, 60).mapToObj(i -> "127.0.1." + (i + 1)).toList());
        assertThat(ofAll).hasSize(60).containsOnly(101, 503);
        assertThat(Collections.frequency(ofAll, 101)).isEqualTo(30);
    }

    @Test
    void when_there_are_too_many_the_address_with_most_loses_its_oldest() throws Exception {
        Rig rig = rig(_ -> number(5, 10));
        TestSocket alone = kept(new TestSocket("127.0.0.2", rig.server.port(), "/api/rooms"));
        List<TestSocket> crowd = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            crowd.add(socket(rig));
            crowd.getLast().send("abc").next();
        }
        refused(503, () -> socket(rig));
        TestSocket newcomer = kept(new TestSocket("127.0.0.3", rig.server.port(), "/api/rooms"));
        assertThat(newcomer.send("abc").next()).isEqualTo("{\"got\":3}");
        assertThat(crowd.getFirst().end()).isEqualTo(1013);
        for (TestSocket left : crowd.subList(1, 4)) {
            assertThat(left.send("abc").next()).isEqualTo("{\"got\":3}");
        }
        assertThat(alone.send("abc").next()).isEqualTo("{\"got\":3}");
        Rig.eventually(() -> sockets(rig).size() == 5);
    }

    @Test
    void a_place_is_free_again_when_no_socket_is_opened_after_all() throws Exception {
        Rig rig = rig(_ -> number(2, 2));
        for (int i = 0; i < 20; i++) {
            try (Wire wire = rig.wire()) {
                assertThat(wire.write("GET /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n")
                                .until("}"))
                        .contains(" 426 ");
                assertThat(wire.write(upgrade("localhost").replace("Version: 13", "Version: 12"))
                                .until("\r\n\r\n"))
                        .doesNotContain(" 101 ");
            }
        }
        assertThat(socket(rig).send("abc").next()).isEqualTo("{\"got\":3}");
    }

    @Test
    void all_addresses_together_have_a_bounded_number_of_sockets() throws Exception {
        Rig rig = rig(_ -> number(2, 10));
        socket(rig).send("abc").next();
        TestSocket second = kept(new TestSocket("127.0.0.2", rig.server.port(), "/api/rooms"));
        second.send("abc").next();
        refused(503, () -> kept(new TestSocket("127.0.0.3", rig.server.port(), "/api/rooms")));
        second.close();
        Rig.eventually(() -> sockets(rig).size() == 1);
        kept(new TestSocket("127.0.0.3", rig.server.port(), "/api/rooms"))
                .send("abc")
                .next();
    }

    @Test
    void a_client_behind_a_proxy_is_known_by_its_own_address() throws Exception {
        Rig rig = rig(bounds -> bounds, "127.0.0.0/8");
        socket(rig, "X-Forwarded-For", "192.0.2.7").send("abc").next();
        assertThat(rooms.clients).containsExactly("192.0.2.7");
    }

    @Test
    void large_messages_of_the_server_come_whole() throws Exception {
        Rig rig = rig(bounds -> bounds);
        TestSocket socket = socket(rig);
        socket.send("abc").next();
        rooms.peers.element().send("y".repeat(700_000));
        assertThat(socket.next()).hasSize(700_000);
    }
}

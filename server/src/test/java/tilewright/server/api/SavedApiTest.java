package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tilewright.server.Rig;
import tilewright.server.StudioServer;
import tilewright.server.TestRooms;
import tilewright.server.Wire;

/** {@code POST /api/saved} over HTTP. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SavedApiTest {

    private static final String KEY = "AAAAAAAAAAAAAAAAAAAAA1";
    private static final String LIST = "{\"do\":\"list\",\"key\":\"" + KEY + "\"}";
    private static final String JSON = "Content-Type: application/json\r\n";

    private final TestRooms rooms = new TestRooms();
    private final Rig rig;

    SavedApiTest() throws IOException {
        rig = new Rig(bounds -> bounds, Set.of(), Optional.of((_, _, _) -> rooms), StudioServer.Operation.NONE);
    }

    @AfterAll
    void close() {
        rig.close();
    }

    private static String ask(Rig rig, String line, String headers) throws IOException {
        try (Wire wire = rig.wire()) {
            return wire.write("POST /api/saved HTTP/1.1\r\nConnection: close\r\n" + headers + "Content-Length: "
                            + line.getBytes(StandardCharsets.UTF_8).length + "\r\n\r\n" + line)
                    .all();
        }
    }

    private String ask(String line) throws IOException {
        return ask(rig, line, "Host: localhost\r\n" + JSON);
    }

    private static String put(String id, String text) {
        return "{\"do\":\"put\",\"key\":\"" + KEY + "\",\"begins\":true,\"items\":[{\"id\":\"" + id
                + "\",\"kind\":\"game\",\"title\":\"Ü\",\"text\":\"" + text + "\",\"changed\":5}]}";
    }

    @Test
    void what_is_put_comes_back_and_goes() throws Exception {
        assertThat(ask(put("a", "x".repeat(50_000)))).contains(" 200 ", "\"written\":true", "Cache-Control: no-store");
        assertThat(ask(LIST)).contains(" 200 ", "\"id\":\"a\"", "\"size\":50002");
        assertThat(ask("{\"do\":\"export\",\"key\":\"" + KEY + "\"}"))
                .contains(" 200 ", "attachment; filename=\"tilewright-saved.json\"", "x".repeat(50_000));
        assertThat(ask("{\"do\":\"erase\",\"key\":\"" + KEY + "\"}")).contains("{\"erased\":true}");
        assertThat(ask(LIST)).endsWith("{\"items\":[]}");
    }

    @Test
    void the_rules_of_the_protocol_hold() throws Exception {
        assertThat(ask(rig, LIST, "Host: evil.example\r\n" + JSON)).contains(" 421 ");
        assertThat(ask(rig, LIST, "Host: localhost\r\nOrigin: https://evil.example\r\n" + JSON))
                .contains(" 403 ");
        assertThat(ask(rig, LIST, "Host: localhost\r\nContent-Type: text/plain\r\n"))
                .contains(" 415 ");
        assertThat(ask(rig, LIST, "Host: localhost\r\nOrigin: http://localhost\r\n" + JSON))
                .contains(" 200 ");
        assertThat(ask(LIST + "\n" + LIST)).contains(" 400 ");
        assertThat(ask("")).contains(" 400 ");
        assertThat(ask(put("a", "x".repeat(4_000_001)))).contains(" 413 ");
        assertThat(ask(put("a", "x".repeat(64_000)))).contains(" 400 ");
        try (Wire wire = rig.wire()) {
            String head = "GET /api/saved HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            assertThat(wire.write(head).all()).contains(" 405 ", "Allow: OPTIONS, POST");
        }
    }

    @Test
    void no_key_is_in_the_log_nor_in_a_refusal() throws Exception {
        assertThat(ask("{\"do\":\"secret\",\"key\":\"" + KEY + "\"}"))
                .contains(" 400 ")
                .doesNotContain(KEY, "secret");
        assertThat(ask("{\"do\":\"list\",\"key\":\"" + KEY + "secret\"}"))
                .contains(" 400 ")
                .doesNotContain(KEY, "secret");
        assertThat(ask("{\"do\":\"list\",\"key\":\"" + KEY + "secret"))
                .contains(" 400 ")
                .doesNotContain(KEY, "secret");
        assertThat(rig.logged).noneMatch(line -> line.contains(KEY) || line.contains("secret"));
        assertThat(rig.logged).anyMatch(line -> line.contains("/api/saved"));
    }

    @Test
    void a_server_without_a_store_saves_nothing() throws Exception {
        try (Rig without = new Rig(bounds -> bounds)) {
            assertThat(ask(without, LIST, "Host: localhost\r\n" + JSON)).contains(" 404 ", "saves nothing");
        }
    }
}

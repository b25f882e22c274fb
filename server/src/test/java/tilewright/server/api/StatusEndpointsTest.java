package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.message.Message;
import tilewright.server.Rig;
import tilewright.server.StudioServer;
import tilewright.server.TestRooms;
import tilewright.server.TestSocket;
import tilewright.server.Wire;

final class StatusEndpointsTest {

    private final TestRooms rooms = new TestRooms();

    private Rig rig(Set<String> proxies, Set<String> metricsFrom) throws IOException {
        return new Rig(
                bounds -> bounds,
                proxies,
                Optional.of((_, _, _) -> rooms),
                new StudioServer.Operation(
                        Optional.empty(), Optional.of(URI.create("https://public.example/tiles/")), metricsFrom));
    }

    private static String get(Rig rig, String path, String... headers) throws IOException {
        return getFrom("127.0.0.1", rig, path, headers);
    }

    private static String getFrom(String from, Rig rig, String path, String... headers) throws IOException {
        String more = headers.length == 0 ? "" : String.join("\r\n", headers) + "\r\n";
        String host = more.contains("Host:") ? "" : "Host: localhost\r\n";
        try (Wire wire = rig.wire(from)) {
            return wire.write("GET " + path + " HTTP/1.1\r\n" + host + more + "Connection: close\r\n\r\n")
                    .all();
        }
    }

    @Test
    void the_page_learns_whether_there_are_rooms() throws Exception {
        try (Rig rig = rig(Set.of(), Set.of())) {
            assertThat(get(rig, "/api/about"))
                    .contains(" 200 ", "\"rooms\":true", "\"client\":\"127.0.0.1\"", "\"proxy\":\"none\"")
                    .contains("\"url\":\"https://public.example/tiles/\"", "Cache-Control: no-store");
            assertThat(get(rig, "/api/about", "Host: public.example")).contains(" 200 ");
            assertThat(get(rig, "/api/about", "Host: evil.example")).contains(" 421 ");
            assertThat(get(rig, "/api/about", "Origin: http://evil.example")).contains(" 403 ");
        }
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(get(rig, "/api/about")).contains("\"rooms\":false").doesNotContain("\"url\"");
        }
    }

    @Test
    void a_proxy_shows() throws Exception {
        try (Rig rig = rig(Set.of("127.0.0.1"), Set.of())) {
            assertThat(get(rig, "/api/about", "X-Forwarded-For: 192.0.2.1"))
                    .contains("\"client\":\"192.0.2.1\"", "\"proxy\":\"trusted\"");
            assertThat(getFrom("127.0.0.2", rig, "/api/about", "X-Forwarded-For: 192.0.2.1"))
                    .contains("\"client\":\"127.0.0.2\"", "\"proxy\":\"other\"");
        }
    }

    @Test
    void it_is_ready_when_rooms_can_be_saved() throws Exception {
        try (Rig rig = rig(Set.of(), Set.of())) {
            assertThat(get(rig, "/health", "Host: 10.0.0.7")).contains(" 200 ").endsWith("The server is alive.\n");
            assertThat(get(rig, "/ready", "Host: 10.0.0.7"))
                    .contains(" 200 ")
                    .endsWith("The server is ready, and rooms can be saved.\n");
            rooms.trouble = Optional.of(Message.verbatim("the disk is full"));
            assertThat(get(rig, "/ready"))
                    .contains(" 503 ", "Retry-After: 5", "application/problem+json", "the disk is full");
            assertThat(get(rig, "/health")).contains(" 200 ");
        }
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(get(rig, "/ready")).endsWith("The server is ready. It keeps no rooms.\n");
        }
    }

    @Test
    void what_is_measured_can_be_read_by_prometheus() throws Exception {
        try (Rig rig = rig(Set.of(), Set.of());
                TestSocket socket = new TestSocket(rig.server.port())) {
            socket.send("abc").next();
            assertThat(rig.ask("fault")).contains(" 500 ");
            assertThat(get(rig, "/metrics"))
                    .contains("Content-Type: text/plain;version=0.0.4;charset=utf-8")
                    .contains("# HELP tilewright_sockets Open sockets in the rooms.\n# TYPE tilewright_sockets gauge\n")
                    .contains("\ntilewright_sockets 1\n")
                    .contains("\ntilewright_sockets_opened_total 1\n")
                    .contains("\ntilewright_rooms_loaded 7\n")
                    .contains("\ntilewright_requests_waiting{queue=\"light\"} 0\n")
                    .contains("\ntilewright_log_events_total{event=\"fault\"} 1\n")
                    .contains("\ntilewright_heap_bytes ");
        }
    }

    @Test
    void what_is_measured_is_for_this_machine_and_named_networks() throws Exception {
        try (Rig rig = rig(Set.of("127.0.0.1"), Set.of())) {
            assertThat(get(rig, "/metrics")).contains(" 403 "); // a proxy that adds no header
        }
        try (Rig rig = rig(Set.of(), Set.of())) {
            assertThat(get(rig, "/metrics")).contains(" 200 ");
            assertThat(get(rig, "/metrics", "Via: 1.1 proxy")).contains(" 403 ");
            assertThat(get(rig, "/metrics", "X-Real-IP: 192.0.2.1")).contains(" 403 ");
            assertThat(get(rig, "/metrics", "X-Forwarded-For: 192.0.2.1")).contains(" 403 ");
            assertThat(get(rig, "/metrics", "X-Forwarded-For: 127.0.0.1")).contains(" 403 ");
            assertThat(get(rig, "/metrics", "Forwarded: for=127.0.0.1")).contains(" 403 ");
            assertThat(get(rig, "/metrics", "Host: evil.example")).contains(" 421 ");
        }
    }

    @Test
    void they_are_only_read() throws Exception {
        try (Rig rig = rig(Set.of(), Set.of());
                Wire wire = rig.wire()) {
            for (String path : new String[] {"/health", "/ready", "/metrics", "/api/about"}) {
                wire.write("PUT " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
                assertThat(wire.until("}")).contains(" 405 ", "Allow: GET, HEAD, OPTIONS");
            }
        }
    }
}

package tilewright.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tilewright.server.Rig;
import tilewright.server.Wire;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class AccessTest {

    private final Rig rig;

    AccessTest() throws IOException {
        rig = new Rig(bounds -> bounds);
    }

    @AfterAll
    void close() {
        rig.close();
    }

    private String ask(String method, String path, String... headers) throws IOException {
        try (Wire wire = rig.wire()) {
            return wire.write(method + " " + path + " HTTP/1.1\r\nConnection: close\r\n" + String.join("\r\n", headers)
                            + "\r\n\r\n")
                    .all();
        }
    }

    private String post(String host, String... headers) throws IOException {
        String all = String.join("\r\n", headers) + (headers.length > 0 ? "\r\n" : "");
        try (Wire wire = rig.wire()) {
            return wire.write("POST /api HTTP/1.1\r\nConnection: close\r\nHost: " + host + "\r\n" + all
                            + "Content-Length: 9\r\n\r\nlight:abc")
                    .all();
        }
    }

    @Test
    void only_its_own_names_lead_to_the_protocol() throws Exception {
        String json = "Content-Type: application/json";
        for (String own : List.of(
                "localhost", "LocalHost:8080", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:80", "tiles.example")) {
            assertThat(post(own, json)).as(own).contains(" 200 ");
        }
        for (String foreign : List.of(
                "evil.example",
                "localhost.evil.example",
                "evil.localhost",
                "127.0.0.1.evil.example:8080",
                "192.0.2.1",
                "[::2]")) {
            assertThat(post(foreign, json))
                    .as(foreign)
                    .contains(" 421 ")
                    .contains("application/problem+json")
                    .contains("--allow-host");
        }
    }

    @Test
    void pages_of_other_sites_may_not_ask() throws Exception {
        String json = "Content-Type: application/json";
        for (String own : List.of("http://localhost:81", "https://localhost:81", "HTTP://LOCALHOST:81")) {
            assertThat(post("localhost:81", json, "Origin: " + own)).as(own).contains(" 200 ");
        }
        for (String foreign : List.of(
                "null",
                "http://evil.example",
                "http://localhost:82",
                "http://localhost",
                "http://localhost:81.evil.example",
                "http://evil@localhost:81",
                "file://",
                "http://localhost:81/",
                "localhost:81",
                "ftp://localhost:81",
                "http://localhost:81 http://evil.example")) {
            assertThat(post("localhost:81", json, "Origin: " + foreign))
                    .as(foreign)
                    .contains(" 403 ")
                    .contains("application/problem+json");
        }
        assertThat(post("localhost:81", json, "Origin: http://localhost:81", "Origin: http://evil.example"))
                .contains(" 403 ");
    }

    @Test
    void only_types_that_a_foreign_page_cannot_send_unasked_are_taken() throws Exception {
        for (String right : List.of("application/json", "application/x-ndjson", "Application/JSON; charset=utf-8")) {
            assertThat(post("localhost", "Content-Type: " + right)).as(right).contains(" 200 ");
        }
        for (String wrong : List.of(
                "text/plain",
                "application/x-www-form-urlencoded",
                "multipart/form-data",
                "text/plain;application/json")) {
            assertThat(post("localhost", "Content-Type: " + wrong)).as(wrong).contains(" 415 ");
        }
        assertThat(post("localhost")).contains(" 415 ");
    }

    @Test
    void every_method_is_answered_as_http_says() throws Exception {
        String host = "Host: localhost";
        for (String method : List.of("GET", "HEAD", "PUT", "DELETE", "PATCH", "TRACE", "FOO")) {
            assertThat(ask(method, "/api", host))
                    .as(method)
                    .contains(" 405 ")
                    .contains("Allow: OPTIONS, POST")
                    .contains("X-Content-Type-Options: nosniff");
        }
        for (String method : List.of("POST", "PUT", "DELETE", "PATCH", "TRACE", "FOO")) {
            assertThat(ask(method, "/index.html", host, "Content-Length: 0"))
                    .as(method)
                    .contains(" 405 ")
                    .contains("Allow: GET, HEAD, OPTIONS");
        }
        for (Map.Entry<String, String> known : Map.of(
                        "/api", "OPTIONS, POST", "/", "GET, HEAD, OPTIONS", "*", "GET, HEAD, OPTIONS, POST")
                .entrySet()) {
            assertThat(ask("OPTIONS", known.getKey(), host))
                    .contains(" 204 ")
                    .contains("Allow: " + known.getValue())
                    .endsWith("\r\n\r\n");
        }
        assertThat(ask("PUT", "/nothing", host, "Content-Length: 0")).contains(" 404 ");
    }

    @Test
    void asking_for_the_head_gives_what_the_answer_would_have_without_its_body() throws Exception {
        for (String path : List.of("/", "/assets/tiny-1234.wasm", "/nothing", "/api")) {
            String head = ask("HEAD", path, "Host: localhost");
            String whole = ask("GET", path, "Host: localhost");
            assertThat(head).as(path).endsWith("\r\n\r\n");
            assertThat(withoutDate(head)).isEqualTo(withoutDate(whole.substring(0, whole.indexOf("\r\n\r\n") + 4)));
        }
        assertThat(ask("HEAD", "/nothing", "Host: localhost")).contains(" 404 ");
    }

    private static String withoutDate(String head) {
        return head.replaceAll("Date: [^\r]*", "");
    }

    @Test
    void what_is_no_http_gets_the_headers_too() throws Exception {
        try (Wire wire = rig.wire()) {
            assertThat(wire.write("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
                            .all())
                    .contains(" 400 ")
                    .contains("Content-Security-Policy: " + SecurityHeaders.POLICY)
                    .contains("X-Content-Type-Options: nosniff")
                    .contains("application/problem+json")
                    .contains("\"status\":400");
        }
    }
}

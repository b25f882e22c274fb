package tilewright.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tilewright.rng.SeededRandom;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.operate.Bounds;

/** Malformed requests of all known kinds: each gets a 4xx or a closed connection. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class HttpTortureTest {

    private static final String HOST = "Host: localhost\r\n";
    private static final String JSON = "Content-Type: application/json\r\n";
    private static final String POST = "POST /api HTTP/1.1\r\n" + HOST + JSON;
    private static final String GOOD = "GET /index.html HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    private static final int TOGETHER = 32;

    private final Rig rig;
    private final AtomicInteger sent = new AtomicInteger();

    HttpTortureTest() throws IOException {
        Duration moment = Duration.ofSeconds(2);
        rig = new Rig(bounds -> bounds.with(new Bounds.Deadlines(moment, moment, moment, moment, moment)));
    }

    /** {@code ./build reliability} prints the number. */
    @AfterAll
    void close() {
        rig.close();
        System.out.println(sent + " requests that are wrong");
    }

    /** Sends each text on a connection of its own; returns the texts with their answers. */
    private List<Map.Entry<String, String>> answers(List<String> texts) throws InterruptedException {
        Queue<String> left = new ConcurrentLinkedQueue<>(texts);
        Queue<Map.Entry<String, String>> all = new ConcurrentLinkedQueue<>();
        Rig.together(TOGETHER, () -> {
            for (String text = left.poll(); text != null; text = left.poll()) {
                all.add(Map.entry(text, answer(text)));
            }
        });
        return List.copyOf(all);
    }

    private String answer(String text) throws IOException {
        sent.incrementAndGet();
        try (Wire wire = rig.wire()) {
            try {
                wire.write(text.getBytes(StandardCharsets.ISO_8859_1));
            } catch (IOException _) {
                // closed before all was sent; the answer may be there all the same
            }
            return wire.all();
        }
    }

    /** Returns the answer to a complete text, which is sent again if it came too late for the deadlines. */
    private String answerInTime(String text) throws IOException {
        String answer = answer(text);
        for (int tries = 0; tries < 20 && answer.isEmpty(); tries++) {
            answer = answer(text);
        }
        return answer;
    }

    private static String brief(String text) {
        return text.length() < 200 ? text : text.substring(0, 200) + "... (" + text.length() + ")";
    }

    private void refused(List<String> texts) throws InterruptedException {
        List<String> accepted = new ArrayList<>();
        for (Map.Entry<String, String> each : answers(texts)) {
            harmless(each);
            List<Integer> statuses = Wire.statuses(each.getValue());
            if (statuses.size() > 1 || statuses.stream().anyMatch(status -> status < 400)) {
                accepted.add(statuses + " " + brief(each.getKey()));
            }
        }
        assertThat(accepted).isEmpty();
    }

    private static void harmless(Map.Entry<String, String> each) {
        assertThat(Wire.statuses(each.getValue())).as(brief(each.getKey())).allMatch(status -> status < 500);
        assertThat(each.getValue()).as(brief(each.getKey())).doesNotContain("Exception", "\tat ", "org.eclipse");
    }

    @Test
    void lengths_that_contradict_each_other() throws Exception {
        List<String> texts = new ArrayList<>();
        String smuggled = "GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n";
        for (String length :
                List.of("0", "5", "999", "+5", "-5", "5,5", "5, 6", "0x5", "5 5", "", "9999999999999999999", "5a")) {
            for (String coding : List.of(
                    "chunked", "Chunked", " chunked", "chunked ", "chunked, identity", "x, chunked", "xchunked")) {
                texts.add(POST + "Content-Length: " + length + "\r\nTransfer-Encoding: " + coding + "\r\n\r\n0\r\n\r\n"
                        + smuggled);
                texts.add(POST + "Transfer-Encoding: " + coding + "\r\nContent-Length: " + length + "\r\n\r\n0\r\n\r\n"
                        + smuggled);
            }
        }
        texts.add(POST + "Content-Length: 5\r\nContent-Length: 6\r\n\r\nlight" + smuggled);
        texts.add(POST + "Content-Length: 6\r\nContent-Length: 5\r\n\r\nlight" + smuggled);
        texts.add(POST + "Content-Length : 5\r\n\r\nlight" + smuggled);
        texts.add(POST + "Content-Length: 5\r\n x\r\n\r\nlight" + smuggled);
        texts.add(POST + "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n" + smuggled);
        texts.add(POST + "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n" + smuggled);
        for (String length :
                List.of("+5", "-5", "5, 6", "0x5", "5 5", "99999999999999999999", "5a", "٥", "1e1", "5;")) {
            texts.add(POST + "Content-Length: " + length + "\r\n\r\nlight" + smuggled);
        }
        refused(texts);
    }

    @Test
    void chunks_that_are_none() throws Exception {
        List<String> texts = new ArrayList<>();
        for (String chunk : List.of(
                "z\r\nlight\r\n0\r\n\r\n",
                "-5\r\nlight\r\n0\r\n\r\n",
                "5\r\nlightXX0\r\n\r\n",
                "0x5\r\nlight\r\n0\r\n\r\n",
                "fffffffffffffffff\r\nlight\r\n0\r\n\r\n",
                "7fffffff\r\nlight",
                "ffffffff\r\nlight",
                "5\r\nli",
                "\r\n5\r\nlight\r\n0\r\n\r\n",
                "5" + ";a=b".repeat(5_000) + "\r\nlight\r\n0\r\n\r\n",
                "5\r\nlight\r\n0\r\nx: " + "y".repeat(20_000) + "\r\n\r\n",
                "5\r\nlight\r\n0\r\n" + "x: y\r\n".repeat(5_000) + "\r\n",
                "5 5\r\nlight\r\n0\r\n\r\n",
                "\0\r\nlight\r\n0\r\n\r\n")) {
            texts.add(POST + "Transfer-Encoding: chunked\r\n\r\n" + chunk);
        }
        for (Map.Entry<String, String> each : answers(texts)) {
            harmless(each);
        }
        assertThat(Wire.statuses(answerInTime(texts.getFirst()))).containsExactly(400);
    }

    @Test
    void heads_that_are_none() throws Exception {
        List<String> texts = new ArrayList<>();
        for (String line : List.of(
                "",
                " ",
                "GET",
                "GET /",
                "GET / HTTP",
                "GET / HTTP/",
                "GET / HTTP/9.9",
                "GET / HTTP/2.0",
                "GET / HTTP/3",
                "GET / HTTP/1.1x",
                "GET  HTTP/1.1",
                "GET index.html HTTP/1.1",
                "GET \\ HTTP/1.1",
                "GET / x HTTP/1.1",
                "GET /\tHTTP/1.1",
                "G\0T / HTTP/1.1",
                "G T / HTTP/1.1",
                "G(T / HTTP/1.1",
                "\u00e9 / HTTP/1.1",
                "PRI * HTTP/2.0",
                "CONNECT localhost:80 HTTP/1.1",
                "\u0016\u0003\u0001\u0002\0\u0001\0\u0001",
                "<html>",
                "X".repeat(100_000) + " / HTTP/1.1",
                "GET /" + "x".repeat(100_000) + " HTTP/1.1",
                "GET /?" + "x".repeat(100_000) + " HTTP/1.1",
                "GET /../../etc/passwd HTTP/1.1",
                "GET /%2e%2e/x HTTP/1.1",
                "GET /%00 HTTP/1.1",
                "GET /%ff%fe HTTP/1.1",
                "GET /%c0%ae%c0%ae/x HTTP/1.1",
                "GET /%zz HTTP/1.1",
                "GET /% HTTP/1.1",
                "GET /a%2fb HTTP/1.1",
                "GET //x HTTP/1.1",
                "GET /;x/y HTTP/1.1",
                "GET /a;b=c HTTP/1.1",
                "GET http://[::1 HTTP/1.1",
                "GET http://:80/ HTTP/1.1",
                "GET http://evil.example/ HTTP/1.1",
                "GET http://localhost:99999/ HTTP/1.1",
                "GET ftp://localhost/x HTTP/1.1",
                "POST http://evil.example/api HTTP/1.1",
                "GET /nothing#x HTTP/1.1",
                "GET /\u00e9\u00e9 HTTP/1.1")) {
            texts.add(line + "\r\n" + HOST + "Connection: close\r\n\r\n");
        }
        refused(texts);
    }

    @Test
    void headers_that_are_none() throws Exception {
        List<String> texts = new ArrayList<>();
        for (String header : List.of(
                "x".repeat(100_000) + ": y",
                "x: " + "y".repeat(100_000),
                "x: y\r\n".repeat(10_000) + "x: y",
                "Host: localhost",
                "Host: evil.example",
                ": y",
                "x y: z",
                "x(y): z",
                "no colon",
                "\0: y",
                "x\0y: z",
                " folded: y",
                "Expect: the-unexpected",
                "Content-Length: 1\r\nContent-Length: 2")) {
            texts.add("GET / HTTP/1.1\r\n" + HOST + header + "\r\nConnection: close\r\n\r\n");
        }
        for (String host :
                List.of("", "a b", "a/b", "[", "[::1", "]", "a:b:c", "a:99999", "a:-1", "\0", "é", "localhost, a")) {
            texts.add("POST /api HTTP/1.1\r\n" + JSON + "Connection: close\r\nHost: " + host
                    + "\r\nContent-Length: 5\r\n\r\nlight");
        }
        texts.add("GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
        texts.add("POST /api HTTP/1.0\r\n" + JSON + "Content-Length: 5\r\n\r\nlight");
        refused(texts);
        List<String> tolerable = new ArrayList<>();
        for (String header : List.of(
                "Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13",
                "Connection: upgrade, http2-settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__",
                "Connection: upgrade",
                "Upgrade: nothing",
                "Range: bytes=0-0,1-1,2-2",
                "Range: bytes=99999999999999999999-",
                "If-None-Match: " + "\"a\",".repeat(1_000),
                "If-Modified-Since: never",
                "Accept-Encoding: gzip;q=999, " + "gzip;q=0.1,".repeat(500),
                "Accept: " + "*/*;q=".repeat(500),
                "Prefer: wait=-1, wait=99999999999999999999, wait=",
                "Cookie: " + "a=b;".repeat(1_000),
                "Content-Length: 0",
                "x: \u00ff\u00fe",
                "TE: trailers",
                "Accept: x\"y",
                "Accept-Encoding: x\"y\", gzip",
                "If-None-Match: x\"y, W/\"",
                "Prefer: wait\"=1",
                "Content-Encoding: x\"y",
                "Transfer-Encoding: x\"y",
                "Forwarded: for=x\"y",
                "X-Forwarded-Host: evil.example\r\nForwarded: host=evil.example",
                "X-HTTP-Method-Override: DELETE")) {
            tolerable.add("GET / HTTP/1.1\r\n" + HOST + header + "\r\n\r\n");
            tolerable.add(POST + header + "\r\nContent-Length: 5\r\n\r\nlight");
            tolerable.add(GOOD.replace("\r\n\r\n", "\r\n" + header + "\r\n\r\n"));
        }
        tolerable.add(GOOD.replace("HTTP/1.1", "http/1.1"));
        tolerable.add(GOOD.replace("\r\n", "\n"));
        tolerable.add(GOOD.replace("\r\n", "\r"));
        tolerable.add("\r\n\r\n" + GOOD);
        for (Map.Entry<String, String> each : answers(tolerable)) {
            harmless(each);
        }
    }

    @Test
    void bodies_that_are_no_requests() throws Exception {
        List<String> texts = new ArrayList<>();
        for (String body : List.of("\u00ff", "\u00c0\u0080", "\u00ed\u00a0\u0080", "\u00f8\u0088", "light:\u00e9")) {
            texts.add(POST + "Connection: close\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
        }
        texts.add(POST + "Content-Length: 9999999\r\n\r\nlight");
        texts.add(POST + "Content-Length: 500\r\n\r\nlight");
        texts.add(POST + "Connection: close\r\nContent-Encoding: gzip\r\nContent-Length: 3\r\n\r\n\u001f\u008b\b");
        refused(texts);
    }

    @Test
    void codings_that_are_not_known() throws Exception {
        String old =
                "POST /api HTTP/1.0\r\n" + HOST + JSON + "Transfer-Encoding: chunked\r\n\r\n5\r\nlight\r\n0\r\n\r\n";
        assertThat(Wire.statuses(answerInTime(old))).containsExactly(400);
        for (String coding : List.of("gzip, chunked", "chunked, chunked", "x, chunked")) {
            String text = POST + "Transfer-Encoding: " + coding + "\r\n\r\n5\r\nlight\r\n0\r\n\r\n";
            assertThat(Wire.statuses(answerInTime(text)))
                    .as(coding)
                    .isSubsetOf(400, 501)
                    .hasSize(1);
        }
        String good = POST + "Connection: close\r\nTransfer-Encoding: Chunked\r\n\r\n9\r\nlight:abc\r\n0\r\n\r\n";
        assertThat(answerInTime(good)).contains(" 200 ").endsWith("\"3\"");
        for (String encoding : List.of("gzip", "br", "identity, gzip", "GZIP")) {
            String text = POST + "Connection: close\r\nContent-Encoding: " + encoding
                    + "\r\nContent-Length: 9\r\n\r\nlight:abc";
            assertThat(answerInTime(text)).as(encoding).contains(" 415 ").contains("Content-Encoding");
        }
    }

    @Test
    void each_status_of_a_refused_head() throws Exception {
        Map<String, Integer> heads = Map.of(
                "GET /?" + "x".repeat(9_000) + " HTTP/1.1\r\n" + HOST,
                414,
                "GET / HTTP/1.1\r\n" + HOST + "x: " + "y".repeat(9_000) + "\r\n",
                431,
                "GET / HTTP/1.1\r\n" + HOST + "Expect: the-unexpected\r\n",
                417,
                "GET / HTTP/2.0\r\n" + HOST,
                426,
                "GET / HTTP/9.9\r\n" + HOST,
                400,
                "GET / HTTP/1.1\r\n",
                400);
        for (Map.Entry<String, Integer> head : heads.entrySet()) {
            assertThat(Wire.statuses(answerInTime(head.getKey() + "Connection: close\r\n\r\n")))
                    .as(brief(head.getKey()))
                    .containsExactly(head.getValue());
        }
    }

    @Test
    void good_requests_with_some_bytes_changed() throws Exception {
        List<String> texts = new ArrayList<>();
        SeededRandom random = new SeededRandom(7);
        String good = POST + "Connection: close\r\nContent-Length: 9\r\n\r\nlight:abc";
        for (int i = 0; i < 400; i++) {
            StringBuilder text = new StringBuilder(i % 2 == 0 ? good : GOOD);
            for (int changes = 1 + random.below(3); changes > 0; changes--) {
                int place = random.below(text.length());
                switch (random.below(3)) {
                    case 0 -> text.setCharAt(place, (char) random.below(256));
                    case 1 -> text.deleteCharAt(place);
                    default -> text.insert(place, (char) random.below(256));
                }
            }
            texts.add(text.toString());
        }
        for (Map.Entry<String, String> each : answers(texts)) {
            harmless(each);
        }
        assertThat(answerInTime(good)).contains(" 200 ");
    }
}

package tilewright.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tilewright.server.Rig;
import tilewright.server.StudioServer;
import tilewright.server.TestRooms;
import tilewright.server.Wire;
import tilewright.server.saved.SavedBounds;
import tilewright.server.sockets.RoomSocketsTest;

/** Large bodies without a use: the client sends all of one, and then reads the whole answer and goes on. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class RefusedBodiesTest {

    private static final int BYTES = 4_000_000;
    private static final int CHUNK = 40_000;
    private static final long TAKEN_IN = 64_000_000;
    private static final long MOST_SENT = 4 * TAKEN_IN;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.1 ([0-9]{3}) ");
    private static final String JSON = "Content-Type: application/json\r\n";

    /** Number of keys of saved games that an address may begin at once. */
    private static final int KEYS = SavedBounds.USUAL.keys().burst();

    private final Rig rig;

    RefusedBodiesTest() throws IOException {
        rig = new Rig(
                bounds -> bounds.with(RoomSocketsTest.USUAL),
                Set.of(),
                Optional.of((_, _, _) -> new TestRooms()),
                StudioServer.Operation.NONE);
    }

    @AfterAll
    void close() {
        rig.close();
    }

    /**
     * A request with a body that is not used.
     *
     * @param headers besides those of the body
     * @param body as long as it is to be
     */
    private record Case(int status, String line, String headers, String body) {

        Case(int status, String line, String headers) {
            this(status, line, headers, "x".repeat(BYTES));
        }

        @Override
        public String toString() {
            return line + " " + headers;
        }
    }

    private static final List<Case> CASES = List.of(
            new Case(429, "POST /api/saved", "Host: localhost\r\n" + JSON, beginning(KEYS) + blanks(beginning(KEYS))),
            new Case(415, "POST /api", "Host: localhost\r\n"),
            new Case(415, "POST /api", "Host: localhost\r\nContent-Type: text/plain\r\n"),
            new Case(415, "POST /api/print", "Host: localhost\r\nContent-Type: text/plain\r\n"),
            new Case(415, "POST /api/saved", "Host: localhost\r\nContent-Type: text/plain\r\n"),
            new Case(415, "POST /api", "Host: localhost\r\nContent-Encoding: gzip\r\n" + JSON),
            new Case(403, "POST /api", "Host: localhost\r\nOrigin: https://evil.example\r\n" + JSON),
            new Case(421, "POST /api", "Host: evil.example\r\n" + JSON),
            new Case(405, "PUT /api", "Host: localhost\r\n" + JSON),
            new Case(204, "OPTIONS /api", "Host: localhost\r\n"),
            new Case(405, "POST /api/rooms", "Host: localhost\r\n" + JSON),
            new Case(426, "GET /api/rooms", "Host: localhost\r\n"),
            new Case(403, "GET /api/rooms", "Host: localhost\r\nOrigin: https://evil.example\r\n"),
            new Case(404, "POST /nothing", "Host: localhost\r\nAccept: application/problem+json\r\n"),
            new Case(404, "GET /nothing", "Host: localhost\r\n"),
            new Case(405, "POST /", "Host: localhost\r\n"),
            new Case(200, "GET /", "Host: localhost\r\n"),
            new Case(200, "GET /health", "Host: localhost\r\n"),
            new Case(405, "POST /health", "Host: localhost\r\n"),
            new Case(405, "POST /oembed", "Host: localhost\r\n"),
            new Case(405, "POST /openapi.json", "Host: localhost\r\n"));

    /** Returns a request that begins a key of saved games, another for each number. */
    private static String beginning(int number) {
        return "{\"do\":\"put\",\"key\":\"%022d\",\"begins\":true,\"items\":[{\"id\":\"a\",\"kind\":\"game\",\"title\":\"\",\"text\":\"\",\"changed\":5}]}"
                .formatted(number);
    }

    private static String blanks(String body) {
        return " ".repeat(BYTES - body.length());
    }

    private static String sized(Case each) {
        return each.line() + " HTTP/1.1\r\n" + each.headers() + "Content-Length: " + BYTES + "\r\n\r\n" + each.body();
    }

    private static String chunked(Case each) {
        StringBuilder request = new StringBuilder(
                each.line() + " HTTP/1.1\r\n" + each.headers() + "Transfer-Encoding: chunked\r\n\r\n");
        for (int from = 0; from < BYTES; from += CHUNK) {
            request.append(Integer.toHexString(CHUNK)).append("\r\n");
            request.append(each.body(), from, from + CHUNK).append("\r\n");
        }
        return request.append("0\r\n\r\n").toString();
    }

    /** Begins as many keys as the address may, so that another one is refused with 429. */
    private void beginAllKeys() throws IOException {
        String head = "POST /api/saved HTTP/1.1\r\nHost: localhost\r\n" + JSON + "Content-Length: ";
        for (int i = 0; i < KEYS; i++) {
            String begun = beginning(i);
            try (Wire wire = rig.wire()) {
                assertThat(wire.write(head + begun.length() + "\r\n\r\n" + begun)
                                .until("}"))
                        .contains(" 200 ");
            }
        }
    }

    @Test
    void who_sends_all_of_it_reads_the_whole_answer_and_goes_on() throws Exception {
        beginAllKeys();
        for (Case each : CASES) {
            for (String request : List.of(sized(each), chunked(each))) {
                try (Wire wire = rig.wire()) {
                    String answers = wire.write(request)
                            .write(Wire.post("light:abc").replace("Host:", "Connection: close\r\nHost:"))
                            .all();
                    assertThat(STATUS.matcher(answers).results().map(found -> Integer.parseInt(found.group(1))))
                            .as("%s", each)
                            .containsExactly(each.status(), 200);
                    assertThat(answers.toLowerCase(Locale.ROOT)).as("%s", each).endsWith("\"3\"");
                } catch (IOException reset) {
                    throw new AssertionError(each.toString(), reset);
                }
            }
        }
    }

    @Test
    void a_body_without_end_is_cut_off() throws Exception {
        byte[] chunk = (Integer.toHexString(CHUNK) + "\r\n" + "x".repeat(CHUNK) + "\r\n").getBytes(US_ASCII);
        long sent = 0;
        try (Wire wire = rig.wire()) {
            wire.write("POST /nothing HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n");
            for (; sent < MOST_SENT; sent += CHUNK) {
                wire.write(chunk);
            }
        } catch (IOException _) {
            assertThat(sent).isBetween(TAKEN_IN, MOST_SENT - 1);
            return;
        }
        throw new AssertionError("all is taken in");
    }
}

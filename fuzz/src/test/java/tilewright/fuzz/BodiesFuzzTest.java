package tilewright.fuzz;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.search.Limits;
import tilewright.server.MemoryServer;
import tilewright.server.StudioServer;
import tilewright.studio.Studio;
import tilewright.text.Json;

/**
 * Bodies sent to the server: each is answered, by JSON, and never by a fault. The server reads them from memory; a test
 * without fuzzing sends the good ones over HTTP too.
 */
final class BodiesFuzzTest {

    private static final long BYTES = 1_000_000;
    private static final int LOOKS = 50;
    private static final int OK = 200;
    private static final int BAD = 400;

    private static final Studio STUDIO = new Studio(Puzzles.CATALOG);
    private static final MemoryServer SERVER =
            new MemoryServer(STUDIO, () -> Limits.NONE.withBytes(BYTES).withStop(new CountedStop(LOOKS)));

    @MethodSource("tilewright.fuzz.Examples#bodies")
    @FuzzTest
    void bodies(byte[] data) throws Exception {
        Answer answer = Answer.of(SERVER.answer(request(data)));
        assertThat(answer.status()).isIn(OK, BAD);
        answer.body().lines().forEach(line -> assertThat(Json.parse(line)).isInstanceOf(Json.Obj.class));
    }

    @Test
    void answers_over_http_are_the_same() throws IOException, InterruptedException {
        try (StudioServer server = StudioServer.start(0);
                HttpClient client = HttpClient.newHttpClient()) {
            for (byte[] data : Examples.bodies().toList()) {
                if (heavy(data)) {
                    continue;
                }
                HttpRequest request = HttpRequest.newBuilder(server.address().resolve("api"))
                        .header("Content-Type", "application/json")
                        .header("Prefer", "wait=30")
                        .POST(BodyPublishers.ofByteArray(data))
                        .build();
                HttpResponse<String> response = client.send(request, BodyHandlers.ofString());
                assertThat(new Answer(response.statusCode(), response.body()))
                        .isEqualTo(Answer.of(SERVER.answer(request(data))));
            }
        }
    }

    private static boolean heavy(byte[] data) {
        return TextsFuzzTest.text(data)
                .lines()
                .anyMatch(line -> STUDIO.read(line).heavy());
    }

    private static byte[] request(byte[] body) {
        byte[] headers = """
                POST /api HTTP/1.1
                Host: localhost
                Connection: close
                Content-Type: application/json
                Content-Length: %d

                """.formatted(body.length).replace("\n", "\r\n").getBytes(US_ASCII);
        byte[] request = Arrays.copyOf(headers, headers.length + body.length);
        System.arraycopy(body, 0, request, headers.length, body.length);
        return request;
    }

    /** The server's response, without the headers. */
    private record Answer(int status, String body) {

        static Answer of(byte[] bytes) {
            String text = new String(bytes, ISO_8859_1);
            int end = text.indexOf("\r\n\r\n");
            String headers = text.substring(0, end);
            String body = text.substring(end + 4);
            String whole = headers.contains("chunked") ? joined(body) : body;
            return new Answer(
                    Integer.parseInt(headers.split(" ", 3)[1]), new String(whole.getBytes(ISO_8859_1), UTF_8));
        }

        /** Of pieces, each behind a line with its length in hexadecimal digits. */
        private static String joined(String chunks) {
            StringBuilder joined = new StringBuilder();
            int place = 0;
            while (true) {
                int end = chunks.indexOf("\r\n", place);
                int length = Integer.parseInt(chunks.substring(place, end), 16);
                if (length == 0) {
                    return joined.toString();
                }
                joined.append(chunks, end + 2, end + 2 + length);
                place = end + 2 + length + 2;
            }
        }
    }
}

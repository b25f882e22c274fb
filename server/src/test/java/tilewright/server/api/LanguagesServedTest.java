package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static tilewright.server.ServedRooms.enter;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.Puzzles;
import tilewright.message.Languages;
import tilewright.puzzle.Generator;
import tilewright.server.ServedRooms;
import tilewright.server.StudioServer;
import tilewright.server.TestSocket;
import tilewright.studio.Studio;

/** Answers in the language that a client asks for. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class LanguagesServedTest {

    private static final String CHESS = "{\"do\":\"view\",\"play\":\"chess:\"}";
    private static final String ENGLISH = "unknown puzzle";
    private static final String GERMAN = "unbekanntes Rätsel";

    private final HttpClient client = HttpClient.newHttpClient();

    private final Studio studio = new Studio(Puzzles.CATALOG);
    private final StudioServer server;
    private final ServedRooms rooms;

    LanguagesServedTest(@TempDir Path folder) throws IOException {
        server = StudioServer.start(0);
        rooms = new ServedRooms(folder.resolve("rooms"));
    }

    @BeforeAll
    void it_has_a_port() {
        assertThat(server.port()).isPositive();
    }

    @AfterAll
    void close() throws Exception {
        client.close();
        rooms.close();
        server.close();
        studio.close();
    }

    /** @param headers names and values */
    private HttpResponse<byte[]> post(String path, String body, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(body));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return client.send(request.build(), BodyHandlers.ofByteArray());
    }

    private static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    private static Optional<String> language(HttpResponse<?> response) {
        return response.headers().firstValue("Content-Language");
    }

    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            delimiter = '|',
            value = {
                "de                              | de",
                "DE-at                           | de",
                "de-*                            | de",
                "fr;q=0.3, de;q=0.5              | de",
                "en-US,en;q=0.9,de;q=0.8         | en",
                "tlh, de;q=0.1                   | de",
                "tlh                             | en",
                "*                               | en",
                "de;q=0                          | en",
                "de;q=0, fr;q=0.1                | fr",
                "de;q=NaN                        | en",
                "de;q=                           | en",
                "de;q=2                          | en",
                ";                               | en",
                ",,de                            | en",
                "de-                             | en",
                "<script>                        | en",
            })
    void the_header_decides(String header, String language) throws Exception {
        HttpResponse<byte[]> answer = post("/api", "{\"do\":\"dance\"}", "Accept-Language", header);
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(language(answer)).as(header).contains(language);
        assertThat(answer.headers().allValues("Vary")).anyMatch(names -> names.contains("Accept-Language"));
    }

    @Test
    void an_overlong_wish_is_not_read() throws Exception {
        HttpResponse<byte[]> answer = post("/api", CHESS, "Accept-Language", "de" + ",aa".repeat(2_000));
        assertThat(text(answer)).contains(ENGLISH);
        assertThat(language(answer)).isEmpty();
    }

    @Test
    void without_a_wish_nothing_is_said_of_languages() throws Exception {
        HttpResponse<byte[]> answer = post("/api", CHESS);
        assertThat(text(answer)).contains(ENGLISH);
        assertThat(language(answer)).isEmpty();
        assertThat(text(post("/api", CHESS, "Accept-Language", "en"))).isEqualTo(text(answer));
    }

    @Test
    void lines_and_batches_and_problems_are_in_the_language() throws Exception {
        HttpResponse<byte[]> line = post("/api", CHESS, "Accept-Language", "de");
        assertThat(text(line)).contains(GERMAN).doesNotContain(ENGLISH);
        HttpResponse<byte[]> batch = post("/api", CHESS + "\n" + CHESS, "Accept-Language", "de");
        assertThat(text(batch).lines()).hasSize(2).allMatch(text -> text.contains(GERMAN));
        assertThat(language(batch)).contains("de");
        HttpResponse<byte[]> problem =
                post("/api", CHESS, "Accept-Language", "de", "Accept", "application/problem+json");
        assertThat(text(problem)).contains("\"title\":\"Bad Request\"").containsPattern("\"detail\":\"[^\"]*" + GERMAN);
        HttpResponse<byte[]> refused = post("/api", CHESS, "Accept-Language", "de", "Content-Encoding", "br");
        assertThat(refused.statusCode()).isEqualTo(415);
        assertThat(language(refused)).contains("de");
        HttpResponse<byte[]> other = post("/api", CHESS, "Content-Encoding", "br");
        assertThat(text(refused)).isNotEqualTo(text(other));
    }

    @Test
    void a_log_is_in_the_language() throws Exception {
        String request = "{\"do\":\"new\",\"puzzle\":\"sudoku\",\"setup\":\"easy\",\"seed\":3,\"log\":true}";
        String german = studio.answer(request, Generator.Log.NONE, Languages.words("de"));
        assertThat(german).isNotEqualTo(studio.answer(request));
        List<String> lines = text(post("/api", request, "Accept", "application/x-ndjson", "Accept-Language", "de"))
                .lines()
                .toList();
        assertThat(lines.getLast()).isEqualTo(german);
        String first = lines.getFirst();
        assertThat(german).contains(first.substring("{\"log\":".length(), first.length() - 1));
    }

    @Test
    void sheets_are_refused_in_the_language() throws Exception {
        HttpResponse<byte[]> refused = post("/api/print", "{\"puzzle\":\"chess\"}", "Accept-Language", "de");
        assertThat(text(refused)).contains(GERMAN);
        assertThat(language(refused)).contains("de");
        String board = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        String request = "{\"puzzle\":\"sudoku\",\"positions\":[\"" + board + "\"]}";
        HttpResponse<byte[]> printed = post("/api/print", request, "Accept-Language", "de", "Prefer", "wait=30");
        assertThat(printed.statusCode()).as(text(printed)).isEqualTo(200);
        assertThat(language(printed)).isEmpty();
        assertThat(text(printed)).startsWith("%PDF");
    }

    @Test
    void the_log_of_the_operator_is_english() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + rooms.rig.server.port() + "/api"))
                .header("Accept-Language", "de")
                .build();
        HttpResponse<String> refused = client.send(request, BodyHandlers.ofString());
        assertThat(refused.statusCode()).isEqualTo(405);
        assertThat(language(refused)).contains("de");
        assertThat(rooms.rig.logged)
                .anyMatch(line -> line.contains(ApiMessages.postOnly().text()));
    }

    @Test
    void the_page_for_what_is_not_there_is_in_the_language() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + "/nothing"))
                .header("Accept-Language", "de")
                .build();
        HttpResponse<String> page = client.send(request, BodyHandlers.ofString());
        assertThat(page.statusCode()).isEqualTo(404);
        assertThat(page.body()).contains("<html lang=\"de\">");
        assertThat(page.headers().allValues("Vary")).containsExactly("Accept, Accept-Language");
    }

    @Test
    void a_socket_is_answered_in_the_language_of_its_address_or_its_header() throws Exception {
        String ask = enter("no-such-room", ServedRooms.WRONG).replace('\'', '"');
        int port = rooms.rig.server.port();
        try (TestSocket english = new TestSocket(port);
                TestSocket address =
                        new TestSocket("127.0.0.1", port, "/api/rooms?quiet=9999&lang=de", "Accept-Language", "fr");
                TestSocket header = new TestSocket(port, "Accept-Language", "de");
                TestSocket unknown = new TestSocket("127.0.0.1", port, "/api/rooms?lang=tlh")) {
            String said = english.send(ask).next();
            String german = address.send(ask).next();
            assertThat(german).isNotEqualTo(said);
            assertThat(header.send(ask).next()).isEqualTo(german);
            assertThat(unknown.send(ask).next()).isEqualTo(said);
            assertThat(address.end()).isEqualTo(english.end());
            assertThat(address.reason()).isNotEqualTo(english.reason());
        }
    }

    @Test
    void an_address_that_cannot_be_read_is_refused() {
        int port = rooms.rig.server.port();
        assertThatThrownBy(() -> new TestSocket("127.0.0.1", port, "/api/rooms?lang=%ff"))
                .cause()
                .isInstanceOfSatisfying(
                        WebSocketHandshakeException.class,
                        failure ->
                                assertThat(failure.getResponse().statusCode()).isEqualTo(400));
    }

    @Test
    void a_reason_for_closing_fits_into_its_frame() throws Exception {
        String wrong = "{\"do\":\"" + "あ".repeat(500) + "\"}";
        try (TestSocket socket = new TestSocket("127.0.0.1", rooms.rig.server.port(), "/api/rooms?lang=ja")) {
            assertThat(socket.send(wrong).end()).isEqualTo(1008);
        }
    }
}

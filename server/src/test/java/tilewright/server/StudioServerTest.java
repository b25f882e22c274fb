package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tilewright.Puzzles;
import tilewright.server.http.SecurityHeaders;
import tilewright.server.operate.ServerLog;
import tilewright.studio.Studio;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class StudioServerTest {

    private static final String PUZZLES = "{\"do\":\"puzzles\"}";

    private final Studio studio = new Studio(Puzzles.CATALOG);
    private final HttpClient client = HttpClient.newHttpClient();
    private final StudioServer server;

    StudioServerTest() throws IOException {
        server = StudioServer.start(0);
    }

    @BeforeAll
    void it_has_a_port() {
        assertThat(server.port()).isPositive();
    }

    @AfterAll
    void stop() {
        client.close();
        server.close();
    }

    @Test
    void a_request_is_answered_as_the_studio_does() {
        HttpResponse<String> answer = post(BodyPublishers.ofString(PUZZLES));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.body()).isEqualTo(studio.answer(PUZZLES));
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/json");
    }

    @Test
    void several_lines_get_as_many_answers_in_order() {
        HttpResponse<String> answer = post(BodyPublishers.ofString(PUZZLES + "\r\n{\n\n" + PUZZLES + "\n"));
        assertThat(answer.statusCode()).isEqualTo(200);
        assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/x-ndjson");
        assertThat(answer.body().lines())
                .containsExactly(studio.answer(PUZZLES), studio.answer("{"), studio.answer(PUZZLES));
    }

    @Test
    void what_is_no_request_gets_the_error_of_the_protocol() {
        for (String wrong :
                List.of("", "{", "[]", "{\"do\":\"dance\"}", "{\"do\":\"view\",\"play\":\"no such\"}", "\u0000")) {
            HttpResponse<String> answer = post(BodyPublishers.ofString(wrong));
            assertThat(answer.statusCode()).as(wrong).isEqualTo(400);
            assertThat(answer.body()).isEqualTo(studio.answer(wrong)).startsWith("{\"error\":");
        }
    }

    @Test
    void who_asks_for_problem_details_gets_them() {
        for (String wrong : List.of("{", "{\"do\":\"view\",\"play\":\"sudoku:1\"}")) {
            HttpResponse<String> answer = send(request("api")
                    .header("Content-Type", "application/json")
                    .header("Accept", "application/json, application/problem+json;q=0.9")
                    .POST(BodyPublishers.ofString(wrong)));
            assertThat(answer.statusCode()).isEqualTo(400);
            assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
            String error = studio.answer(wrong);
            assertThat(answer.body())
                    .startsWith(error.substring(0, error.length() - 1))
                    .contains(",\"type\":\"about:blank\",\"title\":\"Bad Request\",\"status\":400,\"detail\":\"");
        }
        HttpResponse<String> missing = send(
                request("nothing").header("Accept", "application/problem+json").GET());
        assertThat(missing.statusCode()).isEqualTo(404);
        assertThat(missing.headers().firstValue("Content-Type")).hasValue("application/problem+json");
        assertThat(missing.body()).contains("\"detail\":\"there is nothing at this address\"");
        assertThat(send(request("nothing").GET()).body()).startsWith("<!doctype html>");
    }

    @Test
    void bytes_that_are_no_text_are_refused() {
        HttpResponse<String> answer = post(BodyPublishers.ofByteArray(new byte[] {'{', (byte) 0xff}));
        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("UTF-8");
    }

    @Test
    void a_body_of_more_than_four_megabytes_is_refused_whether_its_length_is_told_or_not() {
        byte[] large = new byte[4_000_001];
        BodyPublisher untold = BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large));
        for (BodyPublisher body : List.of(BodyPublishers.ofByteArray(large), untold)) {
            HttpResponse<String> answer = post(body);
            assertThat(answer.statusCode()).isEqualTo(413);
            assertThat(answer.body()).startsWith("{\"error\":");
        }
    }

    @Test
    void asking_the_api_without_a_body_is_told_how() {
        HttpResponse<String> answer = send(request("api").GET());
        assertThat(answer.statusCode()).isEqualTo(405);
        assertThat(answer.headers().firstValue("Allow")).hasValue("OPTIONS, POST");
        assertThat(answer.body()).contains("POST");
    }

    @Test
    void a_file_that_the_build_compressed_is_sent_so() {
        HttpRequest.Builder both = request("assets/tiny-1234.wasm").header("Accept-Encoding", "gzip, br");
        HttpHeaders headers = send(both.copy().GET()).headers();
        assertThat(headers.firstValue("Content-Encoding")).hasValue("br");
        assertThat(headers.firstValue("Vary")).hasValue("Accept-Encoding");
        assertThat(send(both.copy().HEAD()).headers().map())
                .containsEntry("etag", headers.allValues("ETag"))
                .containsEntry("content-length", headers.allValues("Content-Length"));
        String tag = headers.firstValue("ETag").orElseThrow();
        assertThat(send(both.copy().GET().header("If-None-Match", tag)).statusCode())
                .isEqualTo(304);
        HttpRequest.Builder gzip = request("assets/tiny-1234.wasm").header("Accept-Encoding", "gzip");
        assertThat(send(gzip.GET().header("If-None-Match", tag)).headers().firstValue("Content-Encoding"))
                .hasValue("gzip");
        assertThat(send(request("assets/tiny-1234.wasm.br").GET()).statusCode()).isEqualTo(404);
    }

    @Test
    void the_site_is_served_with_its_types() {
        HttpResponse<String> page = send(request("").GET());
        assertThat(page.statusCode()).isEqualTo(200);
        assertThat(page.body()).contains("The page of the tests.");
        assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html;charset=utf-8");
        assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-cache");
        HttpResponse<String> engine = send(request("assets/tiny-1234.wasm").GET());
        assertThat(engine.headers().firstValue("Content-Type")).hasValue("application/wasm");
        assertThat(engine.headers().firstValue("Cache-Control").orElseThrow()).contains("immutable");
    }

    @Test
    void a_page_that_has_not_changed_is_not_sent_again() {
        String tag = send(request("").GET()).headers().firstValue("ETag").orElseThrow();
        for (String known : List.of(tag, "W/" + tag, "*", "\"a\", " + tag, "\"a,b\",W/" + tag + " , \"c\"")) {
            HttpResponse<String> again = send(request("").GET().header("If-None-Match", known));
            assertThat(again.statusCode()).as(known).isEqualTo(304);
            assertThat(again.body()).isEmpty();
            assertThat(again.headers().firstValue("ETag")).hasValue(tag);
        }
        for (String other : List.of("\"a\"", "W/\"a\"", tag.replace("\"", ""), "\"*\"", "\"a, " + tag.substring(1))) {
            assertThat(send(request("").GET().header("If-None-Match", other)).statusCode())
                    .as(other)
                    .isEqualTo(200);
        }
    }

    @Test
    void large_answers_are_compressed_for_those_who_can_read_it() throws Exception {
        for (String path : List.of("assets/tiny-1234.wasm", "api")) {
            HttpRequest.Builder request = request(path).header("Accept-Encoding", "gzip");
            if (path.equals("api")) {
                request.header("Content-Type", "application/x-ndjson")
                        .POST(BodyPublishers.ofString((PUZZLES + "\n").repeat(100)));
            }
            HttpResponse<byte[]> answer = client.send(request.build(), BodyHandlers.ofByteArray());
            assertThat(answer.headers().firstValue("Content-Encoding")).as(path).hasValue("gzip");
            try (var plain = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
                assertThat(plain.readAllBytes().length).as(path).isGreaterThan(answer.body().length);
            }
        }
    }

    @Test
    void every_answer_tells_the_browser_what_to_forbid() {
        for (String path : List.of("", "nothing/here", "api")) {
            var headers = send(request(path).GET()).headers();
            assertThat(headers.firstValue("Content-Security-Policy")).as(path).hasValue(SecurityHeaders.POLICY);
            assertThat(headers.firstValue("X-Content-Type-Options")).as(path).hasValue("nosniff");
        }
    }

    @Test
    void other_sites_may_frame_one_page_alone() {
        for (String path : List.of("embed.html", "embed.html?puzzle=sudoku", "./embed.html")) {
            var headers = send(request(path).GET()).headers();
            assertThat(headers.firstValue("Content-Security-Policy"))
                    .as(path)
                    .hasValue(SecurityHeaders.POLICY.replace("frame-ancestors 'none'", "frame-ancestors *"));
            assertThat(headers.firstValue("X-Frame-Options")).as(path).isEmpty();
            assertThat(headers.firstValue("X-Content-Type-Options")).as(path).hasValue("nosniff");
        }
        for (String path : List.of("", "index.html", "embed.html/", "nothing/embed.html", "oembed", "openapi.json")) {
            var headers = send(request(path).GET()).headers();
            assertThat(headers.firstValue("Content-Security-Policy"))
                    .as(path)
                    .hasValueSatisfying(policy -> assertThat(policy).endsWith("frame-ancestors 'none'"));
            assertThat(headers.firstValue("X-Frame-Options")).as(path).hasValue("DENY");
        }
    }

    @Test
    void an_address_without_a_page_says_so_in_plain_words() {
        for (String path :
                List.of("nothing/here", "%2e%2e/tilewright/Puzzles.class", "tilewright/Puzzles.class", "assets/")) {
            HttpResponse<String> answer = send(request(path).GET());
            assertThat(answer.statusCode()).as(path).isBetween(400, 404);
            assertThat(answer.body()).as(path).doesNotContain("Exception");
        }
        assertThat(send(request("nothing").GET()).body()).contains("There is nothing at this address.");
    }

    @Test
    void a_port_that_is_taken_is_named_in_a_sentence() {
        assertThatThrownBy(() -> StudioServer.start(server.port()))
                .isInstanceOf(StudioServer.CannotListen.class)
                .hasMessageContaining(String.valueOf(server.port()))
                .hasMessageContaining("choose another");
    }

    @Test
    void a_host_that_leads_nowhere_is_named_in_a_sentence() {
        assertThatThrownBy(() -> start("nosuch.invalid"))
                .isInstanceOf(StudioServer.CannotListen.class)
                .hasMessageContaining("nosuch.invalid")
                .hasMessageNotContaining("port");
        assertThatThrownBy(() -> start("192.0.2.1")) // RFC 5737
                .isInstanceOf(StudioServer.CannotListen.class)
                .hasMessageContaining("no address of this machine");
    }

    private static StudioServer start(String host) throws IOException {
        return StudioServer.start(new StudioServer.Options(host, 0, Set.of(), Set.of(), ServerLog.none()));
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(server.address().resolve(path));
    }

    private HttpResponse<String> post(BodyPublisher body) {
        return send(request("api").header("Content-Type", "application/json").POST(body));
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            return client.send(request.build(), BodyHandlers.ofString());
        } catch (IOException failure) {
            throw new AssertionError("no answer", failure);
        } catch (InterruptedException failure) {
            throw new AssertionError("interrupted", failure);
        }
    }
}

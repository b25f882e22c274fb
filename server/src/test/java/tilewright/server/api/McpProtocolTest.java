package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;

final class McpProtocolTest {

    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}";
    private static final String VIEW = """
            {"jsonrpc":"2.0","id":"a","method":"tools/call",
             "params":{"name":"view","arguments":{"play":"trominoes:g.../..../..../...."}}}""";

    private static HttpResponse<String> sent(Rig rig, String method, String body, String... headers) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(
                        URI.create("http://localhost:" + rig.server.port() + "/mcp"))
                .header("Accept", "application/json, text/event-stream")
                .header("Content-Type", "application/json")
                .method(method, BodyPublishers.ofString(body));
        for (int i = 0; i < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        try (HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            return client.send(request.build(), BodyHandlers.ofString());
        }
    }

    @Test
    void a_message_is_answered_by_json() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            HttpResponse<String> answer = sent(rig, "POST", PING, "MCP-Protocol-Version", "2025-06-18");
            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
            assertThat(answer.headers().firstValue("Mcp-Session-Id")).isEmpty();
            assertThat(answer.body()).isEqualTo("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}");
            assertThat(sent(rig, "POST", VIEW).body()).contains("\"id\":\"a\"", "image/png", "v=r1c2");
        }
    }

    @Test
    void notifications_are_accepted_without_an_answer() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            HttpResponse<String> answer =
                    sent(rig, "POST", "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
            assertThat(answer.statusCode()).isEqualTo(202);
            assertThat(answer.body()).isEmpty();
        }
    }

    @Test
    void what_is_no_message_is_refused() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(sent(rig, "POST", "{").statusCode()).isEqualTo(400);
            assertThat(sent(rig, "POST", "{").body()).contains("-32700");
            assertThat(sent(rig, "POST", PING, "MCP-Protocol-Version", "1999-01-01")
                            .statusCode())
                    .isEqualTo(400);
            assertThat(sent(rig, "GET", "").statusCode()).isEqualTo(405);
            assertThat(sent(rig, "DELETE", "").statusCode()).isEqualTo(405);
        }
    }

    @Test
    void pages_of_other_sites_are_refused() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(sent(rig, "POST", PING, "Origin", "https://evil.example").statusCode())
                    .isEqualTo(403);
        }
    }
}

package tilewright.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

final class PrintProtocolTest {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String REQUEST = """
            {"puzzle":"sudoku","positions":["%s","sudoku:%s"],"perPage":1,"paper":"Letter","title":"For Ada",\
            "solutions":"last","link":"http://localhost/"}""".formatted(PUZZLE, PUZZLE);

    private static HttpResponse<byte[]> printed(Rig rig, String method, String body) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + rig.server.port() + "/api/print"))
                .header("Content-Type", "application/json")
                .header("Prefer", "wait=30")
                .method(method, BodyPublishers.ofString(body))
                .build();
        try (HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
            return client.send(request, BodyHandlers.ofByteArray());
        }
    }

    private static String text(HttpResponse<byte[]> response) {
        return new String(response.body(), StandardCharsets.UTF_8);
    }

    @Test
    void sheets_are_a_pdf_file() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            HttpResponse<byte[]> response = printed(rig, "POST", REQUEST);
            assertThat(response.statusCode()).as(text(response)).isEqualTo(200);
            assertThat(response.headers().firstValue("Content-Type")).contains("application/pdf");
            try (PDDocument file = Loader.loadPDF(response.body())) {
                assertThat(file.getNumberOfPages()).isEqualTo(3);
                assertThat(file.getPage(0).getMediaBox().getWidth()).isEqualTo(612);
                assertThat(new PDFTextStripper().getText(file)).contains("For Ada", "Easy · 1.2", "Solutions");
            }
            assertThat(printed(rig, "POST", REQUEST).body()).isEqualTo(response.body());
            Rig.eventually(() -> rig.server.held() == 0);
        }
    }

    @Test
    void what_cannot_be_printed_is_refused_with_a_reason() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            refused(rig, "position 2: ", REQUEST.replace("sudoku:", "hues:"));
            refused(rig, "paper must be A4 or Letter", REQUEST.replace("Letter", "A3"));
            refused(rig, "perPage must be 1 to 12", REQUEST.replace("\"perPage\":1", "\"perPage\":13"));
            refused(rig, "solutions must be", REQUEST.replace("last", "first"));
            refused(rig, "positions must be 1 to 100, not 0", "{\"puzzle\":\"sudoku\"}");
            refused(rig, "not 101", "{\"puzzle\":\"sudoku\",\"positions\":[" + "\"1\",".repeat(100) + "\"1\"]}");
            refused(rig, "title must be a text of at most 500", REQUEST.replace("For Ada", "x".repeat(501)));
            refused(rig, "unknown puzzle 'chess'", "{\"puzzle\":\"chess\"}");
            refused(rig, "a request is an object", "[]");
            refused(rig, "", "{");
            refused(rig, "one line", REQUEST + "\n" + REQUEST);
            assertThat(printed(rig, "GET", "").statusCode()).isEqualTo(405);
        }
    }

    private static void refused(Rig rig, String reason, String body) throws Exception {
        HttpResponse<byte[]> response = printed(rig, "POST", body);
        assertThat(response.statusCode()).as(body).isEqualTo(400);
        assertThat(text(response)).startsWith("{\"error\":\"").contains(reason);
    }

    @Test
    void printing_waits_for_its_turn_like_all_heavy_work() throws Exception {
        Bounds busy = Rig.oneHeavyThread(1, 16, Duration.ofMinutes(5));
        try (Rig rig = new Rig(_ -> busy)) {
            List<Wire> wires = new ArrayList<>();
            for (int known = 1; known <= 2; known++) {
                wires.add(rig.wire().write(Wire.post("hold")));
                int waiting = known - 1;
                Rig.eventually(() ->
                        rig.server.heavy().running() == 1 && rig.server.heavy().waiting() == waiting);
            }
            HttpResponse<byte[]> response = printed(rig, "POST", REQUEST);
            assertThat(response.statusCode()).isEqualTo(503);
            assertThat(response.headers().firstValue("Retry-After")).isPresent();
            for (Wire wire : wires) {
                wire.close();
            }
        }
    }
}

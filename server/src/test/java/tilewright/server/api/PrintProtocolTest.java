package tilewright.server.api;

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
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.Wire;
import tilewright.server.operate.Bounds;
import tilewright.text.Json;

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
            Rig.eventually(() -> rig.heldBytes() == 0);
        }
    }

    @Test
    void what_cannot_be_printed_is_refused_with_a_reason() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            refused(rig, "position 2: ", REQUEST.replace("sudoku:", "hues:"));
            refused(rig, "paper must be A4, ", REQUEST.replace("Letter", "B9"));
            refused(rig, "perPage must be 1–12, not '13'", REQUEST.replace("\"perPage\":1", "\"perPage\":13"));
            refused(rig, "solutions must be", REQUEST.replace("last", "first"));
            refused(rig, "positions must be 1 to 100, not 0", "{\"puzzle\":\"sudoku\"}");
            refused(rig, "not 101", "{\"puzzle\":\"sudoku\",\"positions\":[" + "\"1\",".repeat(100) + "\"1\"]}");
            refused(rig, "title must be a text of at most 500", REQUEST.replace("For Ada", "x".repeat(501)));
            refused(rig, "unknown puzzle 'chess'", "{\"puzzle\":\"chess\"}");
            refused(rig, "a request is an object", "[]");
            refused(rig, "", "{");
            refused(rig, "unknown field 'perpage'; did you mean", REQUEST.replace("perPage", "perpage"));
            refused(rig, "pages must be a page", preview("1-13"));
            refused(rig, "a book needs a title", "{\"book\":{\"sections\":[{\"puzzle\":\"hues\"}]}}");
            refused(rig, "sections[2]: count must be", book("\"count\":1", "\"count\":\"x\""));
            refused(rig, "1–100 puzzles, not 101", book("\"count\":100", "\"count\":1"));
            refused(rig, "sections must be a list", "{\"book\":{\"title\":\"T\",\"sections\":7}}");
            refused(rig, "unknown field 'puzzle'", book("\"count\":1").replaceFirst("\\{", "{\"puzzle\":\"hues\","));
            refused(rig, "one line", REQUEST + "\n" + REQUEST);
            assertThat(printed(rig, "GET", "").statusCode()).isEqualTo(405);
        }
    }

    private static String preview(String pages) {
        return REQUEST.replaceFirst("\\{", "{\"preview\":true,\"pages\":\"" + pages + "\",");
    }

    /** A book of a section for each of some fields. */
    private static String book(String... sections) {
        String all = Stream.of(sections)
                .map(section -> "{\"puzzle\":\"trominoes\"," + section + "}")
                .collect(Collectors.joining(","));
        return "{\"book\":{\"title\":\"For Ada\",\"rules\":false,\"sections\":[" + all + "]}}";
    }

    @Test
    void pages_are_shown_before_they_are_a_file() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            Json.Obj first = shown(rig, preview("1"));
            assertThat(first.field("pages")).contains(Json.number(3));
            Json.Obj rest = shown(rig, preview("2-9"));
            assertThat(rest.field("from")).contains(Json.number(2));
            assertThat(pages(first))
                    .hasSize(1)
                    .allSatisfy(page -> assertThat(page).startsWith("<svg").contains("For Ada", "Easy · 1.2"));
            assertThat(pages(rest)).hasSize(2);
            assertThat(pages(rest).getLast()).contains("Solutions");
            assertThat(pages(shown(rig, preview("1-3"))))
                    .containsExactly(
                            pages(first).getFirst(),
                            pages(rest).get(0),
                            pages(rest).get(1));
            assertThat(pages(shown(rig, preview("4-5")))).isEmpty();
            Json.Obj book = shown(rig, book("\"count\":2").replaceFirst("\\{", "{\"preview\":true,"));
            assertThat(pages(book)).hasSize(1);
        }
    }

    private static Json.Obj shown(Rig rig, String body) throws Exception {
        HttpResponse<byte[]> response = printed(rig, "POST", body);
        assertThat(response.statusCode()).as(text(response)).isEqualTo(200);
        assertThat(response.headers().firstValue("Content-Type")).contains("application/json");
        return (Json.Obj) Json.parse(text(response));
    }

    private static List<String> pages(Json.Obj shown) {
        return ((Json.Arr) shown.field("svg").orElseThrow())
                .items().stream().map(page -> ((Json.Str) page).value()).toList();
    }

    @Test
    void a_book_is_a_pdf_file_with_its_pages() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            String body = book("\"count\":2", "\"positions\":[\"..../..../..../...g\"]");
            HttpResponse<byte[]> response = printed(rig, "POST", body);
            assertThat(response.statusCode()).as(text(response)).isEqualTo(200);
            try (PDDocument file = Loader.loadPDF(response.body())) {
                Json.Obj shown = shown(rig, body.replaceFirst("\\{", "{\"preview\":true,"));
                assertThat(shown.field("pages")).contains(Json.number(file.getNumberOfPages()));
                assertThat(new PDFTextStripper().getText(file)).contains("For Ada", "310313619571");
            }
            assertThat(printed(rig, "POST", body).body()).isEqualTo(response.body());
        }
    }

    @Test
    void who_hangs_up_wants_no_book() throws Exception {
        try (Rig rig = new Rig(bounds -> bounds)) {
            String section = "{\"puzzle\":\"sudoku\",\"setup\":\"extreme\",\"count\":100}";
            String body = "{\"book\":{\"title\":\"Long\",\"sections\":[" + section + "]}}";
            Wire wire = rig.wire()
                    .write("POST /api/print HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                            + "Prefer: wait=30\r\nContent-Length: " + body.length() + "\r\n\r\n" + body);
            Rig.eventually(() -> rig.heavy().running() == 1);
            wire.close();
            Rig.eventually(() -> rig.heavy().running() == 0);
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
                Rig.eventually(() -> rig.heavy().running() == 1 && rig.heavy().waiting() == waiting);
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

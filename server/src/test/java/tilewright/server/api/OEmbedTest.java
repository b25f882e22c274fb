package tilewright.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tilewright.server.Rig;
import tilewright.server.StudioServer;
import tilewright.server.Wire;
import tilewright.text.Json;

final class OEmbedTest {

    private static final String PUBLIC = "https://public.example/tiles/";
    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Has an answer as an example. */
    private static final Path GUIDE = Path.of("../docs/guide/any-page.md");

    private static Rig rig() throws IOException {
        return rig(PUBLIC);
    }

    private static Rig rig(String address) throws IOException {
        return new Rig(
                bounds -> bounds,
                Set.of(),
                Optional.empty(),
                new StudioServer.Operation(Optional.empty(), Optional.of(URI.create(address)), Set.of()));
    }

    private static String get(Rig rig, String path) throws IOException {
        try (Wire wire = rig.wire("127.0.0.1")) {
            return wire.write("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                    .all();
        }
    }

    private static String about(Rig rig, String link, String more) throws IOException {
        return get(rig, "/oembed?url=" + URLEncoder.encode(link, StandardCharsets.UTF_8) + more);
    }

    private static Json.Obj json(String answer) {
        assertThat(answer).startsWith("HTTP/1.1 200 ").contains("application/json");
        return (Json.Obj) Json.parse(answer.substring(answer.indexOf("\r\n\r\n") + 4));
    }

    private static String text(Json.Obj answer, String name) {
        return ((Json.Str) answer.field(name).orElseThrow()).value();
    }

    @Test
    void a_link_to_a_position_is_a_board_in_a_frame() throws Exception {
        try (Rig rig = rig()) {
            Json.Obj answer =
                    json(about(rig, PUBLIC + "#/sudoku:" + CLUES, "&maxwidth=300&maxheight=9999&format=json"));
            assertThat(text(answer, "version")).isEqualTo("1.0");
            assertThat(text(answer, "type")).isEqualTo("rich");
            assertThat(text(answer, "title")).isEqualTo("Sudoku");
            assertThat(answer.toString()).contains("\"width\":300,\"height\":640");
            assertThat(text(answer, "html"))
                    .isEqualTo(
                            "<iframe src=\"" + PUBLIC + "embed.html?puzzle=sudoku&amp;position=" + CLUES
                                    + "\" width=\"300\" height=\"640\" title=\"Sudoku\" style=\"border:0\" loading=\"lazy\"></iframe>");
        }
    }

    @Test
    void the_answer_in_the_guide() throws Exception {
        String example = Files.readAllLines(GUIDE).stream()
                .filter(line -> line.startsWith("{\"version\":"))
                .findFirst()
                .orElseThrow();
        String address = "https://tiles.example/";
        try (Rig rig = rig(address)) {
            assertThat(json(about(rig, address + "#/trominoes:g.../..../..../....", "&maxwidth=400"))
                            .toString())
                    .isEqualTo(example);
        }
    }

    @Test
    void a_play_keeps_its_history_and_no_search() throws Exception {
        try (Rig rig = rig()) {
            for (String end : List.of("", "?watch=cells&seed=1&step=2", "&letter")) {
                String link = PUBLIC + "#/trominoes:g.../..../..../....%20%7C%20h=r1c2" + end;
                assertThat(text(json(about(rig, link, "")), "html"))
                        .as(link)
                        .contains("puzzle=trominoes&amp;position=g...%2F....%2F....%2F....+%7C+h%3Dr1c2\"");
            }
        }
    }

    @Test
    void a_frame_is_that_frame() throws Exception {
        try (Rig rig = rig()) {
            for (String query :
                    List.of("puzzle=hues&position=1./..&theme=dark", "position=hues:1./..", "x=1&puzzle=hues")) {
                Json.Obj answer = json(about(rig, PUBLIC + "embed.html?" + query, "&maxwidth=0&maxheight=x"));
                assertThat(text(answer, "title")).as(query).isEqualTo("Hues");
                assertThat(answer.toString()).contains("\"width\":480,\"height\":640");
                assertThat(text(answer, "html")).contains("embed.html?" + query.replace("&", "&amp;") + "\"");
            }
            assertThat(text(json(about(rig, PUBLIC + "embed.html?puzzle=%22%3E%3Cscript%3E&x='", "")), "html"))
                    .startsWith(
                            "<iframe src=\"" + PUBLIC + "embed.html?puzzle=%22%3E%3Cscript%3E&amp;x=&#39;\" width=");
        }
    }

    @Test
    void other_links_are_refused() throws Exception {
        try (Rig rig = rig()) {
            for (String link : List.of(
                    "",
                    "x y",
                    PUBLIC,
                    PUBLIC + "embed.html",
                    PUBLIC + "#/chess:e4",
                    PUBLIC + "#/room/abc",
                    PUBLIC + "sw.js?x",
                    "https://public.example.evil/tiles/#/sudoku:" + CLUES,
                    "https://evil.example/?" + PUBLIC + "#/sudoku:" + CLUES,
                    PUBLIC + "embed.html?\"><script>")) {
                assertThat(about(rig, link, "")).as(link).startsWith("HTTP/1.1 404 ");
            }
            assertThat(about(rig, PUBLIC + "#/sudoku:" + CLUES, "&format=xml")).startsWith("HTTP/1.1 501 ");
            assertThat(get(rig, "/oembed?url=%FF%zz")).startsWith("HTTP/1.1 40");
            assertThat(get(rig, "/oembed")).startsWith("HTTP/1.1 404 ");
        }
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(about(rig, PUBLIC + "#/sudoku:" + CLUES, ""))
                    .startsWith("HTTP/1.1 404 ")
                    .contains("--public-url");
        }
    }

    @Test
    void a_frame_tells_where_its_answer_is() throws Exception {
        try (Rig rig = rig()) {
            assertThat(get(rig, "/embed.html?puzzle=hues&position=1./.."))
                    .contains(
                            "Link: <" + PUBLIC + "oembed?url=https%3A%2F%2Fpublic.example%2Ftiles%2Fembed.html%3F"
                                    + "puzzle%3Dhues%26position%3D1.%2F..>; rel=\"alternate\"; type=\"application/json+oembed\"");
            assertThat(get(rig, "/embed.html")).startsWith("HTTP/1.1 200 ").doesNotContain("Link:");
            assertThat(get(rig, "/embed.html?" + "x".repeat(5_000)))
                    .startsWith("HTTP/1.1 200 ")
                    .doesNotContain("Link:");
            assertThat(get(rig, "/?puzzle=hues")).doesNotContain("Link:");
        }
        try (Rig rig = new Rig(bounds -> bounds)) {
            assertThat(get(rig, "/embed.html?puzzle=hues"))
                    .startsWith("HTTP/1.1 200 ")
                    .doesNotContain("Link:");
        }
    }
}

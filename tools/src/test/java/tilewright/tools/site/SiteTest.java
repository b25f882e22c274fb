package tilewright.tools.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The site of this documentation, with commands and pictures of boards that are made up. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class SiteTest {

    private static final Path ROOT = Path.of("..");

    /** Bytes of a page with its style, script, and faces, compressed as hosts do. */
    private static final int MOST_BYTES = 40_000;

    private static final Pattern HEADING = Pattern.compile("<h([1-6])");
    private static final Pattern ID = Pattern.compile("\\sid=\"([^\"]+)\"");

    private final Map<String, byte[]> files;
    private final Map<String, String> pages = new TreeMap<>();

    SiteTest(@TempDir Path board) throws IOException {
        Files.writeString(board.resolve("tilewright-board.js"), "");
        files = Site.files(ROOT, SiteTest::said, board);
        files.forEach((path, bytes) -> {
            if (path.endsWith(".html")) {
                pages.put(path, new String(bytes, StandardCharsets.UTF_8));
            }
        });
    }

    private static String said(String... arguments) {
        return switch (String.join(" ", arguments)) {
            case "--help" -> "Usage: tilewright COMMAND\n\nCommands:\n  list        Lists.\n  solve       Solves.\n";
            case "list --help", "solve --help" -> "Usage: tilewright\n\nOptions:\n  -h, --help   Show this help.\n";
            default -> "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
        };
    }

    @Test
    void every_link_and_anchor_is_there() {
        assertThat(pages).hasSizeGreaterThan(90).containsKeys("index.html", "reference/commands/solve.html");
        assertThat(Site.broken(files)).isEmpty();
    }

    @Test
    void there_is_a_page_of_each_document() throws IOException {
        try (var documents = Files.walk(ROOT.resolve("docs"))) {
            documents
                    .map(path -> ROOT.relativize(path).toString())
                    .filter(name -> name.endsWith(".md"))
                    .forEach(name -> assertThat(pages).containsKey(Documents.path(name)));
        }
    }

    @Test
    void a_page_is_small() throws IOException {
        int parts = compressed(file("site.css")) + compressed(file("site.js"));
        int faces = file("fonts/letters.woff2").length + file("fonts/figures.woff2").length;
        Map<String, Integer> large = new TreeMap<>();
        for (String path : pages.keySet()) {
            int bytes = compressed(file(path)) + parts + faces;
            if (bytes > MOST_BYTES) {
                large.put(path, bytes);
            }
        }
        assertThat(large).isEmpty();
        assertThat(compressed(file("search-index.js"))).isLessThan(250_000);
    }

    @Test
    void no_script_or_style_stands_in_a_page() {
        pages.forEach((path, html) -> {
            assertThat(html)
                    .as(path)
                    .doesNotContain("<style", "javascript:")
                    .doesNotContainPattern("<[^<>]*\\s(?:style|on\\w+)=");
            assertThat(html.replaceAll("<script [^>]*\\bsrc=\"[^\"]+\"[^>]*></script>", ""))
                    .as(path)
                    .doesNotContain("<script");
            assertThat(html).as(path).contains("<html lang=\"en\">", "default-src 'none'", "href=\"#main\"");
        });
    }

    @Test
    void only_pages_with_boards_may_run_their_engines() {
        List<String> with = new ArrayList<>();
        pages.forEach((path, html) -> {
            boolean boards = html.contains("<tilewright-board puzzle=");
            assertThat(html.contains("script-src 'self' 'wasm-unsafe-eval'; style-src"))
                    .as(path)
                    .isEqualTo(boards);
            if (boards) {
                with.add(path);
            }
        });
        assertThat(with).contains("index.html", "guide/ten-minutes-players.html");
    }

    @Test
    void headings_are_in_order_and_anchors_are_unique() {
        pages.forEach((path, html) -> {
            List<Integer> levels = HEADING.matcher(html)
                    .results()
                    .map(found -> Integer.valueOf(found.group(1)))
                    .toList();
            assertThat(levels).as(path).startsWith(1);
            assertThat(levels.subList(1, levels.size())).as(path).doesNotContain(1);
            for (int i = 1; i < levels.size(); i++) {
                assertThat(levels.get(i)).as(path + " " + levels).isLessThanOrEqualTo(levels.get(i - 1) + 1);
            }
            assertThat(ID.matcher(html).results().map(found -> found.group(1)).toList())
                    .as(path)
                    .doesNotHaveDuplicates();
        });
    }

    @Test
    void it_has_the_same_bytes_each_time(@TempDir Path folder) throws IOException {
        Path board = Files.createDirectory(folder.resolve("board"));
        Files.writeString(board.resolve("tilewright-board.js"), "");
        Map<String, byte[]> again = Site.files(ROOT, SiteTest::said, board);
        assertThat(again.keySet()).isEqualTo(files.keySet());
        Site.zip(files, Instant.EPOCH.plusSeconds(1_000_000_000), folder.resolve("a"));
        Site.zip(again, Instant.EPOCH.plusSeconds(1_000_000_000), folder.resolve("b"));
        assertThat(Files.mismatch(folder.resolve("a"), folder.resolve("b"))).isEqualTo(-1);
    }

    private byte[] file(String path) {
        return Objects.requireNonNull(files.get(path));
    }

    private static int compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes);
        }
        return out.size();
    }
}

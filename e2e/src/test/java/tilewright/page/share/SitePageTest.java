package tilewright.page.share;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.Sample;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.Visit;
import tilewright.tools.site.Program;
import tilewright.tools.site.Site;

/** The site of the documentation, below a path of a host of files, and opened from a folder. */
final class SitePageTest extends AtThePage {

    private static final String FOLDER = "/somewhere/docs/";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript",
            "css", "text/css",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2",
            "wasm", "application/wasm");

    private static final List<String> KINDS = List.of(
            "index.html",
            "guide/ten-minutes-players.html",
            "reference/command-line.html",
            "search.html?q=minimal+puzzle",
            "decisions/0013-an-engine-for-each-puzzle.html");

    private static final int PHONE = 320;
    private static final int DESKTOP = 1280;

    private Map<String, byte[]> files = Map.of();
    private URI host = URI.create("");
    private HttpServer server;
    private Path folder;

    @BeforeAll
    void build(@TempDir Path folder) throws IOException {
        this.folder = folder;
        files = Site.files(
                Path.of(".."), Program.of(Path.of("../cli/target")), Path.of("../browser/target/packages/board"));
        Site.write(files, folder);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        host = URI.create("http://localhost:" + server.getAddress().getPort() + FOLDER);
    }

    @AfterAll
    void stop() {
        server.stop(0);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath();
        byte @Nullable [] bytes = path.startsWith(FOLDER) ? files.get(path.substring(FOLDER.length())) : null;
        try (exchange) {
            if (bytes == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            exchange.getResponseHeaders()
                    .set("Content-Type", TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), "text/plain"));
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Test
    void all_links_lead_somewhere() {
        Assertions.assertThat(files).containsKey("reference/commands/serve.html");
        Assertions.assertThat(Site.broken(files)).isEmpty();
    }

    @Test
    void everybody_can_read_it_on_a_phone_and_on_a_desktop() {
        List<String> wrong = new ArrayList<>();
        for (int width : List.of(PHONE, DESKTOP)) {
            try (Visit visit = BROWSERS.here().visit(host, width)) {
                for (String kind : KINDS) {
                    visit.page.navigate(host + kind);
                    // Colors are the same in all windows.
                    List<String> broken =
                            width == PHONE ? Audit.brokenRules(visit.page) : Audit.brokenRulesInLight(visit.page);
                    broken.forEach(rule -> wrong.add(width + " " + kind + ": " + rule));
                }
            }
        }
        Assertions.assertThat(wrong).isEmpty();
    }

    @Test
    void no_page_is_wider_than_a_small_phone() {
        List<String> wide = new ArrayList<>();
        try (Visit visit = BROWSERS.here().visit(host, PHONE)) {
            List<String> pages = files.keySet().stream()
                    .filter(path -> path.endsWith(".html"))
                    .filter(path -> !path.startsWith("decisions/0") && !path.contains("/commands/c"))
                    .toList();
            for (String path : Sample.of(pages, (pages.size() + 1) / 2)) {
                visit.page.navigate(host + path);
                Object over = visit.page.evaluate("() => document.documentElement.scrollWidth - innerWidth");
                if (!over.equals(0)) {
                    wide.add(path + " by " + over);
                }
            }
        }
        Assertions.assertThat(wide).isEmpty();
    }

    @Test
    void what_is_known_is_found_in_pages_from_a_folder() throws IOException {
        try (Visit visit = BROWSERS.here().visit(folder.toUri(), DESKTOP)) {
            Page page = visit.page;
            page.navigate(folder.resolve("guide/install.html").toUri().toString());
            visit.press("/");
            page.keyboard().type("swordfish");
            visit.press("Enter");
            Locator first = page.locator("#results li").first();
            assertThat(first.locator("h2")).hasText("How hard is a Sudoku?");
            assertThat(first.locator("mark").first()).hasText("swordfish");
            List<String> missed = new ArrayList<>();
            for (String line : searches()) {
                String[] parts = line.split(": ", 2);
                Object found = page.evaluate(
                        "(words) => tilewrightSearch(words).slice(0, 3).map(({ path }) => path)", parts[0]);
                if (!((List<?>) found).contains(parts[1])) {
                    missed.add(parts[0] + " finds " + found);
                }
            }
            Assertions.assertThat(missed).isEmpty();
            page.locator("#query").fill("zzyzx");
            assertThat(page.locator("#found")).hasText("No page has all these words.");
            page.locator("#query").fill("Ctrl+C");
            first.locator("a").first().click();
            assertThat(page.locator("h1")).isVisible();
        }
    }

    @Test
    void a_board_is_played_and_where_it_cannot_be_there_is_a_picture() {
        try (Visit visit = BROWSERS.here().visit(host, PHONE)) {
            Page page = visit.page;
            page.navigate(host + "index.html");
            Locator board = page.locator("tilewright-board");
            board.locator("[data-spot=r1c1]").click();
            visit.press("ArrowRight");
            visit.press("Shift+ArrowRight");
            assertThat(board.locator(".message")).hasText("12 cells to cover.");
            page.navigate(folder.resolve("index.html").toUri().toString());
            assertThat(page.locator("tilewright-board img")).isVisible();
            Assertions.assertThat(page.evaluate("() => document.querySelector('tilewright-board img').naturalWidth"))
                    .isNotEqualTo(0);
        }
    }

    @Test
    void pages_are_chosen_from_a_list_on_a_phone_without_a_script() {
        try (Visit visit = BROWSERS.here().visit(host, PHONE)) {
            Page page = visit.page;
            page.route("**/site.js", route -> route.fulfill());
            page.navigate(host + "guide/feeds.html");
            assertThat(page.locator("#pages")).isHidden();
            page.locator("header .menu").click();
            assertThat(page.locator("#pages a[aria-current]")).hasText("Feeds");
            page.locator("#pages").getByText("Printing").click();
            assertThat(page.locator("h1")).hasText("Printing");
        }
    }

    private static List<String> searches() throws IOException {
        try (InputStream file = Objects.requireNonNull(SitePageTest.class.getResourceAsStream("site-searches.txt"))) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }
}

package tilewright.page.share;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Frame;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.FileHost;
import tilewright.page.Visit;

/** Boards in frames of other sites. */
final class EmbedPageTest extends AtThePage {

    private static final Map<String, String> POSITIONS = Map.of(
            "sudoku", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
            "paletto", "DCAB/CDBC/ABAD/DACB",
            "hues", "74..4..8/8.63..63/..5..32./.7...156/2.3157.4/.1.28..2/.87..3../.41...8.",
            "trominoes", "g.../..../..../....");

    private static final String KEPT = """
            async () => [
              localStorage.length,
              sessionStorage.length,
              (await indexedDB.databases()).length,
              (await caches.keys()).length,
              (await navigator.serviceWorker.getRegistrations()).length,
              document.cookie,
            ]
            """;

    /** A page of another site with a frame in it. */
    private static HttpServer other(String framed) throws IOException {
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        byte[] page = ("<!doctype html><html lang=en><title>Other</title>"
                        + "<iframe name=board title='A board' width=400 height=500 src='" + framed + "'></iframe>")
                .getBytes(StandardCharsets.UTF_8);
        other.createContext("/", exchange -> {
            try (exchange) {
                exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
                exchange.sendResponseHeaders(200, page.length);
                exchange.getResponseBody().write(page);
            }
        });
        other.start();
        return other;
    }

    /** Somebody at the page of another site. */
    private static Frame framed(Visit visit, HttpServer other) {
        visit.page.navigate("http://127.0.0.1:" + other.getAddress().getPort() + "/");
        return visit.page.frame("board");
    }

    @Test
    void a_board_is_played_in_a_frame_of_another_site() throws IOException {
        HttpServer other = other(address() + "embed.html?puzzle=trominoes&position=g.../..../..../....&theme=dark");
        try (Visit visit = visit()) {
            List<Request> requests = new ArrayList<>();
            visit.page.onRequest(requests::add);
            Frame frame = framed(visit, other);
            Locator cell = frame.locator("[data-spot=r1c2]");
            cell.focus();
            visit.press("Shift+ArrowRight");
            assertThat(frame.locator(".message")).hasText("12 cells to cover.");
            assertThat(frame.locator("footer a"))
                    .hasAttribute("href", "./#/trominoes:g.../..../..../....%20%7C%20h=r1c2");
            assertThat(frame.locator("html")).hasCSS("color-scheme", "dark");
            List<Request> before = List.copyOf(requests);
            Page studio = visit.page
                    .context()
                    .waitForPage(() -> frame.locator("footer a").click());
            assertThat(studio.locator("[data-spot=r1c2]")).hasAttribute("aria-label", Pattern.compile("tile"));
            studio.close();
            Assertions.assertThat(before)
                    .filteredOn(request -> !request.url()
                            .startsWith("http://127.0.0.1:" + other.getAddress().getPort()))
                    .extracting(Request::url)
                    .allMatch(url -> url.startsWith(address().toString()))
                    .noneMatch(url -> url.endsWith("sw.js"))
                    .hasSizeBetween(4, 8);
        } finally {
            other.stop(0);
        }
    }

    @Test
    void it_keeps_nothing() {
        try (Visit visit = visit()) {
            visit.page.addInitScript("if (location.protocol !== 'about:') localStorage.clear();");
            visit.open("embed.html?position=trominoes:g.../..../..../....");
            visit.page.locator("[data-spot=r1c2]").focus();
            visit.press("Shift+ArrowRight");
            assertThat(visit.page.locator(".message")).hasText("12 cells to cover.");
            Assertions.assertThat(visit.page.evaluate(KEPT)).isEqualTo(List.of(0, 0, 0, 0, 0, ""));
        }
    }

    @Test
    void no_other_page_is_framed() throws IOException {
        for (String path : List.of("", "index.html", "embed.html/../")) {
            HttpServer other = other(address() + path);
            try (Visit visit = visit().expecting("frame-ancestors|X-Frame-Options")) {
                Frame frame = framed(visit, other);
                assertThat(frame.locator("tw-app, h1")).hasCount(0);
                Assertions.assertThat(visit.complaints()).isNotEmpty();
            } finally {
                other.stop(0);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"280, 280", "320, 320", "400, 500", "800, 600", "1600, 1000"})
    void a_board_fits_into_the_frame(int width, int height) {
        try (Visit visit = visit(width)) {
            visit.page.setViewportSize(width, height);
            POSITIONS.forEach((puzzle, position) -> {
                visit.open("embed.html?puzzle=" + puzzle + "&position=" + position);
                visit.page.waitForFunction("() => document.documentElement.classList.contains('shown')");
                Map<?, ?> found = (Map<?, ?>) visit.page.evaluate("""
                        async () => {
                          for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
                          const { scrollWidth, scrollHeight } = document.documentElement;
                          const board = document.querySelector("tilewright-board").shadowRoot.querySelector("tw-board svg.scene");
                          const { width, height } = board.getBoundingClientRect();
                          return { wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight, width, height };
                        }
                        """);
                String named = puzzle + " at " + width + " x " + height;
                Assertions.assertThat(number(found, "wide")).as(named).isLessThanOrEqualTo(0);
                Assertions.assertThat(number(found, "width")).as(named).isBetween(195.0, (double) width);
                Assertions.assertThat(number(found, "height")).as(named).isLessThanOrEqualTo(height);
                // In small frames the board comes first, and the rest is scrolled to.
                if (height >= 500) {
                    Assertions.assertThat(number(found, "high")).as(named).isLessThanOrEqualTo(0);
                }
            });
        }
    }

    private static double number(Map<?, ?> found, String name) {
        return ((Number) Objects.requireNonNull(found.get(name))).doubleValue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "''; No puzzle is named here.",
                "?; No puzzle is named here.",
                "?puzzle=chess&position=e4; There is no puzzle called “chess”.",
                "?puzzle=hues; There is no position to show.",
                "?puzzle=sudoku&position=53..x; expected 81 cells",
                "?puzzle=hues&position=sudoku:53; ",
                "?position=%E0%A4%A&theme=blue&&=; No puzzle is named here.",
                "?puzzle=%3Cscript%3Ealert(1)%3C/script%3E&position=x; There is no puzzle called “<script>alert(1)</script>”."
            })
    void a_bad_address_says_so_in_a_sentence_and_leads_to_the_studio(String query, String sentence) {
        try (Visit visit = visit(400)) {
            visit.open("embed.html" + query);
            Locator message = visit.page.locator("tilewright-board .message");
            assertThat(message).not().hasText(Pattern.compile("^$|Loading"));
            if (sentence != null) {
                assertThat(message).containsText(sentence);
            }
            assertThat(visit.page.locator("footer a")).hasText("Open in Tilewright");
        }
    }

    @Test
    void everybody_can_use_it() {
        try (Visit visit = BROWSERS.here().visit(address(), 320).calm()) {
            POSITIONS.forEach((puzzle, position) -> {
                visit.open("embed.html?puzzle=" + puzzle + "&position=" + position);
                assertThat(visit.page.locator("[role=grid]")).isVisible();
                Assertions.assertThat(Audit.faults(visit, puzzle)).as(puzzle).isEmpty();
            });
            visit.open("embed.html");
            assertThat(visit.page.locator("tilewright-board .message")).hasText("No puzzle is named here.");
            Assertions.assertThat(Audit.faults(visit, "element")).isEmpty();
        }
    }

    @Test
    void keys_actions_and_digits_are_those_of_the_studio() {
        try (Visit visit = visit().open("embed.html?puzzle=sudoku&position=" + POSITIONS.get("sudoku"))) {
            visit.page.waitForFunction(
                    "() => [...document.fonts].some(({ family, status }) => family === 'Tw' && status === 'loaded')");
            assertThat(visit.page.locator(".key").first()).hasCSS("font-family", Pattern.compile("^Tw"));
            assertThat(visit.page.locator("[part~=actions] button"))
                    .hasText(new String[] {"Undo", "Redo", "Erase", "Hint"});
            Locator cell = visit.page.locator("[data-spot=r1c3]");
            cell.focus();
            visit.button("Corner").click();
            visit.page.locator(".key").nth(1).click();
            assertThat(cell).hasAttribute("aria-label", Pattern.compile("corner note 2"));
            visit.button("Erase").click();
            assertThat(cell).hasAttribute("aria-label", "empty, row 1, column 3");
            visit.button("Hint").click();
            assertThat(visit.page.locator("[part=message]")).hasText("Look at box 5.");
        }
    }

    @Test
    void the_studio_writes_the_frame_of_a_position() throws IOException {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.button("Share").click();
            visit.page.getByText("More forms").click();
            Locator frame = visit.page.getByLabel("HTML that shows the board on another page", exactly());
            assertThat(frame)
                    .hasValue("<iframe src=\"" + address()
                            + "embed.html?position=trominoes%3Ag...%2Fhhh.%2F....%2F....\" title=\"Trominoes\""
                            + " width=\"400\" height=\"500\" style=\"border: 0px;\"></iframe>");
            visit.page.getByText("The game with its history").click();
            String html = frame.inputValue();
            HttpServer other = other(html.substring(html.indexOf('"') + 1, html.indexOf("\" title")));
            try {
                Frame framed = framed(visit, other);
                assertThat(framed.locator("tilewright-board .message")).hasText("12 cells to cover.");
                assertThat(framed.locator("[part~=undo]")).hasAttribute("aria-disabled", "false");
            } finally {
                other.stop(0);
            }
        }
    }

    private static Page.GetByLabelOptions exactly() {
        return new Page.GetByLabelOptions().setExact(true);
    }

    @Test
    void the_policy_in_the_page_is_that_of_the_server() {
        try (Visit visit = visit().open("embed.html")) {
            String inPage = visit.page
                    .locator("meta[http-equiv='Content-Security-Policy']")
                    .getAttribute("content");
            Map<String, String> headers =
                    visit.page.request().get(address() + "embed.html").headers();
            List<String> sent =
                    List.of(headers.getOrDefault("content-security-policy", "").split("; "));
            Assertions.assertThat(sent).containsAll(List.of(inPage.split("; "))).contains("frame-ancestors *");
        }
    }

    @Test
    void a_host_of_files_serves_it_in_a_folder() {
        try (FileHost host = new FileHost("/~somebody/tiles/");
                Visit visit = visit(host.address())) {
            visit.open("embed.html?puzzle=hues&position=" + POSITIONS.get("hues"));
            assertThat(visit.page.locator("tilewright-board .message")).hasText("32 tiles left.");
            assertThat(visit.page.locator("link[type='application/json+oembed']"))
                    .hasAttribute("href", "./oembed.json");
            Assertions.assertThat(visit.page.evaluate("async () => (await (await fetch('./oembed.json')).json()).type"))
                    .isEqualTo("link");
        }
    }
}

package tilewright.page.access;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.Plan;
import tilewright.page.Visit;

/** Boards on a page that is not the studio's, with a strict policy, in a folder of a host of files. */
final class AnyPageTest extends AtThePage {

    /** What the packages have, each in a folder with its name. */
    private static final Path BUILT = Path.of("../browser/target/packages");

    /** Has a page with a board. */
    private static final Path GUIDE = Path.of("../docs/guide/any-page.md");

    private static final String FOLDER = "/~somebody/boards/";

    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8", "js", "text/javascript", "css", "text/css", "wasm", "application/wasm");

    /** Counts what the boards tell. */
    private static final String COUNTED = """
            window.told = [];
            for (const name of ["tilewright-change", "tilewright-solved"])
              document.addEventListener(name, ({ detail, target }) => window.told.push(`${name} ${target.id} ${detail.play}`));
            window.refused = [];
            document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => window.refused.push(violatedDirective));
            """;

    /** Whether the board of a puzzle has the focus. */
    private static final String WITHIN = """
            (puzzle) => {
              const { activeElement } = document;
              return activeElement.matches(`[puzzle=${puzzle}]`) && !!activeElement.shadowRoot.activeElement?.closest("tw-board");
            }
            """;

    private static final String PLAYED = "(puzzle) => document.querySelector(`[puzzle=${puzzle}]`).play";

    /** The arrow that leads to a spot; empty where it has the focus, and where it is no spot of the board. */
    private static final String ARROW = """
            (id) => {
              const inner = document.activeElement.shadowRoot;
              const here = inner.activeElement;
              const there = inner.querySelector(`tw-board [data-spot="${id}"]`);
              if (!there || here === there) return there ? "" : "none";
              const [a, b] = [here, there].map((spot) => spot.querySelector("rect").getBoundingClientRect());
              if (b.top >= a.bottom - 1) return "ArrowDown";
              if (b.bottom <= a.top + 1) return "ArrowUp";
              return b.left > a.left ? "ArrowRight" : "ArrowLeft";
            }
            """;

    @Test
    void boards_are_played_with_the_keyboard_alone_and_load_each_engine_once() {
        try (Host host = new Host();
                Visit visit = boards(host)) {
            Page page = visit.page;
            Locator board = page.locator("#second");
            while (page.evaluate("() => document.activeElement.id !== 'second'").equals(true)) {
                visit.press("Tab");
            }
            List<String> keys =
                    List.of("ArrowRight", "Shift+ArrowRight", "u", "r", "Home", "ArrowDown", "Shift+ArrowDown");
            keys.forEach(visit::press);
            for (int column = 2; column <= 4; column++) {
                visit.press("ArrowRight");
                visit.press("Shift+ArrowDown");
            }
            assertThat(board.locator(".message")).hasText("All cells are covered.");
            assertThat(board.locator("[data-live=polite]")).containsText("All cells are covered.");
            String begun = "trominoes:g.../..../..../.... | h=r1c2";
            String solved = begun + " v=r2c1 v=r2c2 v=r2c3 v=r2c4";
            Assertions.assertThat(page.evaluate("() => told"))
                    .isEqualTo(List.of(
                            "tilewright-change second " + begun,
                            "tilewright-change second " + begun + " @0",
                            "tilewright-change second " + begun,
                            "tilewright-change second " + begun + " v=r2c1",
                            "tilewright-change second " + begun + " v=r2c1 v=r2c2",
                            "tilewright-change second " + begun + " v=r2c1 v=r2c2 v=r2c3",
                            "tilewright-change second " + solved,
                            "tilewright-solved second " + solved));
            Assertions.assertThat(board.evaluate("board => board.play")).isEqualTo(solved);
            Assertions.assertThat(host.asked)
                    .filteredOn(path -> path.endsWith(".wasm"))
                    .containsExactlyInAnyOrder(
                            FOLDER + "board/engine/trominoes-play.wasm",
                            FOLDER + "board/engine/sudoku-play.wasm",
                            FOLDER + "board/engine/paletto-play.wasm",
                            FOLDER + "board/engine/hues-play.wasm");
            Assertions.assertThat(page.evaluate("() => refused")).isEqualTo(List.of());
        }
    }

    @Test
    void each_puzzle_is_played_to_its_end_with_keys_alone() {
        try (Host host = new Host();
                Visit visit = boards(host)) {
            visit.page.evaluate("() => document.getElementById('second').remove()");
            EveryWayPageTest.STARTS.forEach((puzzle, start) -> {
                visit.page.evaluate(
                        "([puzzle, start]) => (document.querySelector(`[puzzle=${puzzle}]`).position = start)",
                        List.of(puzzle, start));
                visit.page.waitForFunction(
                        "([puzzle, start]) => document.querySelector(`[puzzle=${puzzle}]`).play === start",
                        List.of(puzzle, start));
                Plan plan = Plan.from(start);
                while (visit.page.evaluate(WITHIN, puzzle).equals(false)) {
                    visit.press("Tab");
                }
                for (String gesture : plan.gestures()) {
                    Object before = visit.page.evaluate(PLAYED, puzzle);
                    carry(visit, gesture);
                    visit.page.waitForFunction(
                            "([puzzle, before]) => document.querySelector(`[puzzle=${puzzle}]`).play !== before",
                            List.of(puzzle, before));
                }
                assertThat(visit.page.locator("[puzzle=" + puzzle + "] .message"))
                        .hasText(plan.words());
                Assertions.assertThat((List<?>) visit.page.evaluate("() => told"))
                        .last()
                        .asString()
                        .startsWith("tilewright-solved");
            });
            Assertions.assertThat(visit.page.evaluate("() => refused")).isEqualTo(List.of());
        }
    }

    private static void carry(Visit visit, String gesture) {
        String[] parts = gesture.split(":");
        boolean pile = parts[1].startsWith("pile");
        if (!walk(visit, pile ? parts[2] : parts[1])) {
            visit.press("Control+Enter");
        } else if (pile) {
            visit.press("Digit" + parts[1].substring("pile".length()));
        } else if (parts[0].equals("drag")) {
            visit.press("Space");
            walk(visit, parts[2]);
            visit.press("Enter");
        } else {
            visit.press(parts[0].equals("tap") ? "Enter" : parts[2]);
        }
    }

    /** Returns whether it is a spot of the board. */
    private static boolean walk(Visit visit, String spot) {
        for (int steps = 0; steps < 60; steps++) {
            String arrow = (String) visit.page.evaluate(ARROW, spot);
            if (arrow.isEmpty() || arrow.equals("none")) {
                return arrow.isEmpty();
            }
            visit.press(arrow);
        }
        throw new AssertionError("the arrows do not lead to " + spot);
    }

    @Test
    void a_board_is_played_by_hand_and_gives_hints() {
        try (Host host = new Host();
                Visit visit = boards(host)) {
            Page page = visit.page;
            page.locator("[puzzle=paletto] [data-spot=r1c1]").click();
            assertThat(page.locator("[puzzle=paletto] .message")).containsText("or end the turn");
            page.locator("[puzzle=hues] .pile").first().dragTo(page.locator("[puzzle=hues] [data-spot=r1c3]"));
            assertThat(page.locator("[puzzle=hues] .message")).hasText("31 tiles left.");
            // What lies beside the board is found within the same shadow root.
            page.locator("[puzzle=hues] [data-spot=r1c3]")
                    .dragTo(page.locator("[puzzle=hues] .pile").first());
            assertThat(page.locator("[puzzle=hues] .message")).hasText("32 tiles left.");
            Locator sudoku = page.locator("[puzzle=sudoku]");
            sudoku.locator("[data-spot=r5c5]").click();
            sudoku.locator(".key").nth(4).click();
            assertThat(sudoku.locator(".message")).hasText("50 cells to fill.");
            sudoku.locator("[part~=undo]").click();
            assertThat(sudoku.locator(".message")).hasText("51 cells to fill.");
            sudoku.locator("[part~=hint]").click();
            assertThat(sudoku.locator(".pointed > *, .pointed-tint > *").first())
                    .isAttached();
            page.evaluate("() => document.querySelector('[puzzle=sudoku]').setAttribute('position', 'x')");
            assertThat(sudoku.locator(".message")).containsText("81 cells");
            assertThat(page.locator("[puzzle=trominoes] [part~=hint]")).hasCount(0);
        }
    }

    @Test
    void a_board_leaves_the_page_around_it_alone_and_takes_its_colors() {
        try (Host host = new Host();
                Visit visit = boards(host)) {
            Page page = visit.page;
            // Three settings are kept by whoever visits pages in these tests.
            Object around = page.evaluate("""
                    async () => [
                      document.documentElement.attributes.length,
                      document.head.children.length,
                      document.body.children.length,
                      [...document.querySelectorAll("tilewright-board")].map((board) => board.childNodes.length + board.style.length),
                      document.adoptedStyleSheets.length,
                      Object.keys(localStorage).filter((key) => !["tilewright.lessons", "tilewright.settings", "tilewright.sound-offered"].includes(key)).length,
                      sessionStorage.length,
                      (await indexedDB.databases()).length,
                      (await caches.keys()).length,
                      document.cookie,
                    ]
                    """);
            Assertions.assertThat(around).isEqualTo(List.of(1, 6, 1, List.of(0, 0, 0, 0, 0), 0, 0, 0, 0, 0, ""));
            Locator second = page.locator("#second .root");
            assertThat(second).hasCSS("background-color", "rgb(255, 250, 240)");
            assertThat(second.locator(".message")).hasCSS("font-weight", "700");
            Assertions.assertThat(host.asked).allMatch(path -> path.startsWith(FOLDER));
        }
    }

    @Test
    void everybody_can_use_a_board() {
        try (Host host = new Host();
                Visit visit = BROWSERS.here().visit(host.address(), 320).calm()) {
            visit.open("");
            assertThat(visit.page.locator("[role=grid]")).hasCount(5);
            Assertions.assertThat(Audit.faults(visit, "any page")).isEmpty();
        }
    }

    @Test
    void a_page_asks_the_engines_themselves() {
        try (Host host = new Host();
                Visit visit = BROWSERS.here().visit(host.address())) {
            visit.open("example.html");
            Object answers = visit.page.evaluate("""
                    async () => {
                      const { tilewright, Refusal } = await import("/~somebody/boards/engine/tilewright-engine.js");
                      const play = "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
                      const { solutions } = await tilewright.ask({ do: "solve", play });
                      const failure = await tilewright.ask({ do: "view", play: "hues:x" }).catch((reason) => reason);
                      return [solutions, failure instanceof Refusal];
                    }
                    """);
            Assertions.assertThat(answers)
                    .isEqualTo(List.of(
                            List.of(
                                    "sudoku:534678912672195348198342567859761423426853791713924856961537284287419635345286179"),
                            true));
            Assertions.assertThat(host.asked).allMatch(path -> path.startsWith(FOLDER));
        }
    }

    @Test
    void the_page_in_the_guide_shows_a_board() {
        try (Host host = new Host();
                Visit visit = BROWSERS.here().visit(host.address())) {
            visit.open("example.html");
            assertThat(visit.page.locator("tilewright-board [role=grid]")).isVisible();
            Assertions.assertThat(visit.page.evaluate("() => document.querySelector('tilewright-board').play"))
                    .isEqualTo("trominoes:g.../..../..../....");
        }
    }

    /** Somebody at the page, whose boards are all there. */
    private static Visit boards(Host host) {
        Visit visit = BROWSERS.here().visit(host.address());
        visit.page.addInitScript(COUNTED);
        visit.open("");
        assertThat(visit.page.locator("[role=grid]")).hasCount(5);
        return visit;
    }

    /** The page, and beside it what the package has; nothing else is there. */
    private static final class Host implements AutoCloseable {

        private final HttpServer server;
        /** The paths that were asked for. */
        private final Queue<String> asked = new ConcurrentLinkedQueue<>();

        Host() {
            if (!Files.exists(BUILT)) {
                throw new IllegalStateException("there are no packages: build the module browser first");
            }
            try {
                server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            } catch (IOException failure) {
                throw new UncheckedIOException(failure);
            }
            server.createContext("/", this::answer);
            server.start();
        }

        URI address() {
            return URI.create("http://localhost:" + server.getAddress().getPort() + FOLDER);
        }

        @Override
        public void close() {
            server.stop(0);
        }

        private void answer(HttpExchange exchange) throws IOException {
            String path = exchange.getRequestURI().getPath();
            try (exchange) {
                if (path.equals("/favicon.ico")) { // asked for by the browser itself
                    exchange.sendResponseHeaders(204, -1);
                    return;
                }
                asked.add(path);
                byte @Nullable [] bytes = path.startsWith(FOLDER) ? file(path.substring(FOLDER.length())) : null;
                if (bytes == null) {
                    exchange.sendResponseHeaders(404, -1);
                    return;
                }
                String type = TYPES.getOrDefault(path.substring(path.lastIndexOf('.') + 1), TYPES.get("html"));
                exchange.getResponseHeaders().set("Content-Type", type);
                exchange.sendResponseHeaders(200, bytes.length);
                exchange.getResponseBody().write(bytes);
            }
        }

        private static byte @Nullable [] file(String name) throws IOException {
            if (name.startsWith("board/") || name.startsWith("engine/")) {
                Path file = BUILT.resolve(name);
                return Files.exists(file) ? Files.readAllBytes(file) : null;
            }
            if (name.equals("example.html")) {
                String text = Files.readString(GUIDE);
                int begin = text.indexOf("<!doctype html>");
                return text.substring(begin, text.indexOf("```", begin)).getBytes(StandardCharsets.UTF_8);
            }
            try (@Nullable
                    InputStream file = AnyPageTest.class.getResourceAsStream(name.isEmpty() ? "boards.html" : name)) {
                return file == null ? null : file.readAllBytes();
            }
        }
    }
}

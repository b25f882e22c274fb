package tilewright.page.engine;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.LoadState;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Counted;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;
import tilewright.puzzle.Workspace;

/** The budgets of the page: bytes, requests, and drawn elements, which can be counted. {@link PageTimes} measures times. */
@Order(1)
final class BudgetPageTest extends AtThePage {

    private static final int KILOBYTE = 1024;

    /** To which any number of steps may be added: a piece is set, and taken away again. */
    private static final String LONG = "trominoes:g.../..../..../.... |";

    /** Sums how far what is painted moves without having been asked to, as browsers weigh it. */
    private static final String SHIFTS = """
            shifts = 0;
            new PerformanceObserver((list) => {
              for (const { hadRecentInput, value } of list.getEntries()) if (!hadRecentInput) shifts += value;
            }).observe({ type: "layout-shift", buffered: true });
            """;

    /** A Sudoku with few clues, so that there are notes everywhere. */
    private static final String SUDOKU =
            "sudoku:.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...";

    /** Notes what makes a browser load all that it knows of a language: it takes tens of milliseconds for that on a slow device. */
    private static final String FORMATS = """
            window.formats = [];
            for (const name of ["Collator", "DateTimeFormat", "NumberFormat", "PluralRules"]) {
              const Format = Intl[name];
              Intl[name] = function (...all) {
                window.formats.push(name);
                return new Format(...all);
              };
            }
            const compare = String.prototype.localeCompare;
            String.prototype.localeCompare = function (...all) {
              window.formats.push("localeCompare");
              return compare.apply(this, all);
            };
            """;

    /**
     * Counts the elements of the board that come together. Whoever looks at the clock finds that a turn is over, so that this
     * depends on no machine.
     */
    private static final String TURNS = """
            let now = 0;
            performance.now = () => (now += 1000);
            window.most = 0;
            new MutationObserver((records) => {
              const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(({ nodeType }) => nodeType === 1);
              const all = new Set(added.flatMap((node) => [node, ...node.querySelectorAll("*")]));
              window.most = Math.max(window.most, [...all].filter((node) => node.closest("tw-board")).length);
            }).observe(document, { subtree: true, childList: true });
            """;

    static List<Puzzle<?, ?, ?>> puzzles() {
        return Puzzles.CATALOG.puzzles();
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void a_first_game_loads_at_most_140_kilobytes_in_at_most_12_requests(Puzzle<?, ?, ?> puzzle) {
        String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                .text("play");
        try (Visit visit = visit().unhurried()) {
            List<Request> requests = new ArrayList<>();
            visit.page.context().onRequest(requests::add);
            Counted counted = new Counted(visit);
            visit.play(play);
            // The last that is loaded are the parts beside the board.
            assertThat(visit.page
                            .locator("tw-about[data-about], tw-live-studies:not(:empty)")
                            .first())
                    .isAttached();
            counted.asked();
            Assertions.assertThat(requests).extracting(Request::url).hasSizeBetween(4, 12);
            measured(requests, 140);
        }
    }

    /** Whether a puzzle of a link has one solution is counted by the engine that plays it: nobody waits for a whole one. */
    @ParameterizedTest
    @MethodSource("puzzles")
    void a_link_loads_no_second_engine(Puzzle<?, ?, ?> puzzle) {
        String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                .text("play");
        try (Visit visit = visit().unhurried()) {
            List<String> engines = new ArrayList<>();
            visit.page.onRequest(request -> {
                if (request.url().endsWith(".wasm")) engines.add(request.url());
            });
            Counted counted = new Counted(visit);
            visit.play(play);
            // The last that an opened game waits for is to be kept for when there is no network.
            visit.page.waitForRequest(Pattern.compile("/register-"), visit::elapse);
            visit.page.waitForLoadState(LoadState.NETWORKIDLE);
            boolean sole = !puzzle.abilities(new Workspace()).rating().isEmpty();
            Assertions.assertThat(counted.asked().contains("count")).isEqualTo(sole);
            Assertions.assertThat(engines).singleElement().asString().contains("/" + puzzle.id() + "-play");
        }
    }

    /** What is loaded once a game stands still has parts in common with the first page, but does not bring it. */
    @Test
    void a_game_brings_nothing_of_the_first_page() {
        try (Visit visit = visit().unhurried()) {
            List<Request> requests = new ArrayList<>();
            visit.page.context().onRequest(requests::add);
            visit.play(LONG.replace(" |", ""));
            visit.page.waitForRequest(Pattern.compile("/register-"), visit::elapse);
            visit.page.waitForLoadState(LoadState.NETWORKIDLE);
            Assertions.assertThat(requests).extracting(Request::url).noneMatch(url -> url.contains("/home-"));
        }
    }

    /** Words in the page, of which there are more or longer ones, and a file with those of the engine. */
    @ParameterizedTest
    @MethodSource("tilewright.page.access.LanguagePageTest#languages")
    void another_language_takes_a_request_and_5_percent_more_at_most(String language) {
        for (Puzzle<?, ?, ?> puzzle : Sample.of(puzzles(), 1, language.hashCode())) {
            String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                    .text("play");
            loaded(
                    language,
                    puzzle.id(),
                    visit -> visit.play(play),
                    "tw-about[data-about], tw-live-studies:not(:empty)",
                    140,
                    3);
        }
        loaded(language, "home", visit -> visit.open(""), "article", 64, 5);
    }

    private void loaded(String language, String name, Consumer<Visit> open, String last, int kilobytes, int percent) {
        try (Visit visit = visit().unhurried()) {
            visit.page.addInitScript("try { localStorage['tilewright.language'] = '" + language
                    + "' } catch { /* a page without an address */ }");
            List<Request> requests = new ArrayList<>();
            visit.page.context().onRequest(requests::add);
            open.accept(visit);
            assertThat(visit.page.locator(last).first()).isAttached();
            visit.page.waitForLoadState();
            boolean english = language.equals("en");
            Assertions.assertThat(requests).as(language).hasSizeBetween(4, english ? 12 : 13);
            int most = english ? kilobytes * KILOBYTE : kilobytes * KILOBYTE * (100 + percent) / 100;
            int sent = 0;
            for (Request request : List.copyOf(requests)) {
                sent += request.sizes().responseBodySize;
            }
            System.out.printf(
                    "%-8s %-10s %2d requests %,8d bytes of %,d%n", language, name, requests.size(), sent, most);
            Assertions.assertThat(sent).as(language + " " + name).isLessThanOrEqualTo(most);
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void what_is_painted_stays_where_it_is_while_the_rest_comes(Puzzle<?, ?, ?> puzzle) {
        String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                .text("play");
        for (int width : new int[] {390, 1440}) {
            try (Visit visit = visit(width)) {
                visit.page.addInitScript(SHIFTS);
                visit.slowDown(4);
                visit.play(play);
                assertThat(visit.page
                                .locator("tw-about[data-about], tw-live-studies:not(:empty)")
                                .first())
                        .isAttached();
                visit.page.evaluate("() => new Promise((painted) => setTimeout(painted, 300))");
                Assertions.assertThat(((Number) visit.page.evaluate("() => shifts")).doubleValue())
                        .as("shifts at %d pixels", width)
                        .isLessThanOrEqualTo(0.02);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void a_first_game_asks_the_browser_for_no_numbers_dates_and_orders(Puzzle<?, ?, ?> puzzle) {
        String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                .text("play");
        try (Visit visit = visit().unhurried()) {
            visit.page.addInitScript(FORMATS);
            visit.play(play);
            Assertions.assertThat((List<?>) visit.page.evaluate("() => window.formats"))
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void a_board_comes_in_turns(Puzzle<?, ?, ?> puzzle) {
        String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                .text("play");
        try (Visit visit = visit()) {
            visit.page.addInitScript(TURNS);
            visit.play(play);
            int all = visit.page.locator("tw-board *").count();
            Assertions.assertThat((Integer) visit.page.evaluate("() => window.most"))
                    .as("elements of %d", all)
                    .isBetween(1, 220);
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void the_engine_of_a_game_comes_together_with_the_studio(Puzzle<?, ?, ?> puzzle) {
        String play = Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','seed':1}")
                .text("play");
        together(".wasm", visit -> visit.play(play));
    }

    @Test
    void home_comes_together_with_the_studio() {
        together("/home-", visit -> {
            visit.open("");
            assertThat(visit.page.getByRole(AriaRole.ARTICLE))
                    .hasCount(puzzles().size());
        });
    }

    /** The studio is sent only when a file is asked for whose address has this part. */
    private void together(String part, Consumer<Visit> shown) {
        try (Visit visit = visit()) {
            List<Route> held = new ArrayList<>();
            AtomicBoolean asked = new AtomicBoolean();
            visit.page.route(Pattern.compile("/studio-[^/]*\\.js$"), route -> {
                if (asked.get()) route.resume();
                else held.add(route);
            });
            visit.page.onRequest(request -> {
                if (!request.url().contains(part) || asked.getAndSet(true)) return;
                held.forEach(Route::resume);
            });
            shown.accept(visit);
        }
    }

    @Test
    void the_home_page_loads_at_most_64_kilobytes_in_at_most_12_requests() {
        try (Visit visit = visit().unhurried()) {
            List<Request> requests = new ArrayList<>();
            visit.page.context().onRequest(requests::add);
            visit.open("");
            assertThat(visit.page.getByRole(AriaRole.ARTICLE))
                    .hasCount(puzzles().size());
            visit.page.waitForLoadState();
            Assertions.assertThat(requests).extracting(Request::url).hasSizeBetween(4, 12);
            measured(requests, 64);
        }
    }

    /**
     * All files of a page come from here, and within a bound as `tilewright serve` sends them, by the bytes on the wire; as
     * other hosts do, by gzip, they may take 16 % more. Files that keep the page for when there is no network come later
     * and do not count.
     */
    private void measured(List<Request> requests, int kilobytes) {
        int zipped = 0;
        int sent = 0;
        for (Request request : List.copyOf(requests)) {
            Assertions.assertThat(request.url()).startsWith(address().toString());
            zipped += zipped(request.response().body());
            sent += request.sizes().responseBodySize;
        }
        Assertions.assertThat(sent).as("bytes sent").isLessThanOrEqualTo(kilobytes * KILOBYTE);
        Assertions.assertThat(zipped).as("bytes by gzip").isBetween(sent, mostByGzip(kilobytes));
    }

    /** How many bytes a page may load where it is packed by gzip, if it may load so many kilobytes as it is served here. */
    static int mostByGzip(int kilobytes) {
        return kilobytes * KILOBYTE * 29 / 25;
    }

    @Test
    void a_key_asks_the_engine_for_what_it_changes_and_draws_that_alone() {
        key(SUDOKU, 12);
        // Of all possible digits those notes go that the digit rules out.
        key(full(), 40);
    }

    private void key(String play, int most) {
        try (Visit visit = visit()) {
            Counted counted = new Counted(visit);
            visit.play(play);
            visit.spot("r1c1").focus();
            Assertions.assertThat(visit.page.locator(".board *").count()).isGreaterThan(200);
            Assertions.assertThat(played(counted.asked(() -> visit.press("ArrowRight"))))
                    .as("asked because of an arrow")
                    .containsExactly("explain");
            Assertions.assertThat(counted.drawn(() -> visit.press("ArrowRight")))
                    .as("drawn because of an arrow")
                    .isBetween(1, 8);
            Assertions.assertThat(played(counted.asked(() -> visit.press("9"))))
                    .as("asked because of a digit")
                    .containsExactly("act", "explain");
            visit.press("ArrowRight");
            Assertions.assertThat(counted.drawn(() -> visit.press("3")))
                    .as("drawn because of a digit")
                    .isBetween(1, most);
            Assertions.assertThat(counted.drawn(() -> visit.press("Delete")))
                    .as("drawn when it is taken away")
                    .isBetween(1, most);
        }
    }

    /** Six keys, as many milliseconds apart as when a key is held down, by a clock of the test. */
    @Test
    void spots_that_are_passed_by_are_not_asked_about() {
        try (Visit visit = visit()) {
            Counted counted = new Counted(visit);
            visit.page.clock().install();
            visit.play(SUDOKU);
            visit.spot("r1c1").focus();
            Assertions.assertThat(played(counted.asked(() -> {
                        visit.page
                                .clock()
                                .pauseAt(((Number) visit.page.evaluate("() => Date.now() + 1000")).longValue());
                        for (int key = 0; key < 6; key++) {
                            visit.press("ArrowRight");
                            visit.page.clock().runFor(50);
                        }
                        visit.page.clock().resume();
                    })))
                    .containsExactly("explain");
            assertThat(visit.page.locator("[data-spot]:focus")).hasAttribute("data-spot", "r1c7");
        }
    }

    /** A puzzle that came by a link is looked through once, whatever is done meanwhile. */
    private static List<String> played(List<String> asked) {
        return asked.stream().filter(verb -> !verb.equals("count")).toList();
    }

    /** The play of the large Sudoku with a note for every digit that is possible anywhere. */
    private static String full() {
        return Answer.to("{'do':'command','play':'" + SUDOKU + "','command':'auto'}")
                .text("play");
    }

    @Test
    void a_thousand_steps_are_undone_by_one_request() {
        for (String button : List.of("Restart", "Undo")) {
            try (Visit visit = visit()) {
                Counted counted = new Counted(visit);
                visit.play(LONG + " h=r2c1 x=r2c1".repeat(500) + " h=r2c1");
                List<String> asked = counted.asked(
                        () -> visit.moves(() -> visit.button(button).click()));
                // To restart is in the section of the history, which tells its lines before and after.
                Assertions.assertThat(asked)
                        .as(button)
                        .filteredOn(verb -> !List.of("history", "explain").contains(verb))
                        .hasSize(1);
                Assertions.assertThat(asked).as(button).hasSizeLessThanOrEqualTo(4);
            }
        }
    }

    @Test
    void of_a_history_of_10000_nodes_as_many_lines_are_drawn_as_are_seen() {
        try (Visit visit = visit()) {
            Counted counted = new Counted(visit);
            visit.play(LONG + " h=r2c1" + " 1:x=r2c1 h=r2c1".repeat(4_999));
            Assertions.assertThat(counted.asked()).doesNotContain("history");
            Locator lines = visit.page.getByRole(AriaRole.TREEITEM);
            Assertions.assertThat(counted.asked(() -> {
                        visit.panel("History");
                        assertThat(lines.first()).isVisible();
                    }))
                    .containsExactly("history");
            Assertions.assertThat(lines.count()).isBetween(20, 200);
        }
    }

    @Test
    void a_search_that_was_stopped_asks_for_no_more_steps() {
        try (Visit visit = visit()) {
            Counted counted = new Counted(visit);
            visit.play("trominoes:g............/" + "............./".repeat(11) + ".............");
            visit.watchAtFullSpeed();
            visit.button("Run").click();
            visit.page.waitForFunction("() => window.asked.verbs.length > 40");
            visit.page.evaluate(
                    "() => [...document.querySelectorAll('.theater button')].find((b) => b.ariaLabel === 'Pause').click()");
            assertThat(visit.page.locator(".theater .result")).hasText("Stopped.");
            int more = (Integer) visit.page.evaluate("() => window.asked.verbs.length");
            Assertions.assertThat(counted.asked()).hasSize(more);
        }
    }

    @Test
    void stopping_a_count_ends_its_worker() {
        try (Visit visit = visit().play("hues:" + "/........".repeat(8).substring(1))) {
            visit.panel("More");
            // Stopped as soon as one can: it ends by itself some time.
            visit.endsWorker(() -> visit.page.evaluate("""
                    () => {
                      const look = () => {
                        const stop = document.querySelector(".busy button");
                        if (stop) stop.click();
                        else requestAnimationFrame(look);
                      };
                      const buttons = [...document.querySelectorAll("button")];
                      buttons.find((b) => b.textContent.trim() === "Count solutions").click();
                      look();
                    }
                    """));
            assertThat(visit.page.locator(".busy")).hasCount(0);
            visit.button("Hint").click();
            assertThat(visit.page.locator(".hint-text")).not().isEmpty();
        }
    }

    @Test
    void the_policy_allows_nothing_inline_but_the_choice_of_a_language_and_no_other_origin() {
        try (Visit visit = visit().open("")) {
            assertThat(visit.page.getByRole(AriaRole.ARTICLE))
                    .hasCount(puzzles().size());
            String policy = visit.page
                    .locator("meta[http-equiv='Content-Security-Policy']")
                    .getAttribute("content");
            Assertions.assertThat(policy)
                    .startsWith("default-src 'none'")
                    .contains("require-trusted-types-for 'script'")
                    .doesNotContain("unsafe-inline", "'unsafe-eval'", "http", "*", "data:");
            Assertions.assertThat(
                            visit.page.evaluate(
                                    "() => document.querySelectorAll('style, [style], script:not([src], [data-languages])').length"))
                    .isEqualTo(0);
            Assertions.assertThat(visit.page.evaluate("() => document.scripts.length"))
                    .isEqualTo(1);
        }
    }

    /** How many bytes a file host sends. */
    static int zipped(byte[] body) {
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            try (GZIPOutputStream zip = new GZIPOutputStream(bytes)) {
                zip.write(body);
            }
            return bytes.size();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }
}

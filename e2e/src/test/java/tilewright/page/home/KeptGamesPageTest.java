package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

final class KeptGamesPageTest extends AtThePage {

    private static final String EMPTY = "trominoes:g.../..../..../....";

    private static final Pattern TILE = Pattern.compile("tile");

    private static final String WITHOUT_DATABASE =
            "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('forbidden'); } })";

    @Test
    void each_game_is_kept_by_itself_and_goes_on_where_it_was_left() {
        try (Visit visit = visit().play(EMPTY)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String first = visit.played();
            visit.play("trominoes:.g../..../..../....");
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.open("");
            assertThat(games(visit)).hasCount(2);
            games(visit).nth(1).click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(first);
            visit.moves(() -> visit.drag("r3c1", "r3c3"));
            visit.open("");
            assertThat(games(visit)).hasCount(2);
        }
    }

    @Test
    void a_link_to_a_kept_game_goes_on_with_it_and_a_damaged_one_touches_nothing() {
        try (Visit visit = visit().play(EMPTY)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String play = visit.played();
            Map<?, ?> before = visit.kept();
            visit.play(play);
            visit.play(Answer.about(play, "view").text("id"));
            Assertions.assertThat(visit.played()).isEqualTo(play);
            visit.open("#/" + play.replace("h=", "q="));
            assertThat(visit.page.getByRole(AriaRole.ALERT)).isVisible();
            Assertions.assertThat(visit.kept()).isEqualTo(before);
        }
    }

    @Test
    void a_first_move_is_in_the_address_only_when_it_is_saved() {
        try (Visit visit = visit()) {
            visit.page.addInitScript("""
                    {
                      const { replaceState } = history;
                      const saved = () => Object.keys(localStorage).some((key) => key.startsWith("tilewright.game."));
                      window.savedWith = [];
                      history.replaceState = function (...all) {
                        replaceState.apply(this, all);
                        queueMicrotask(() => window.savedWith.push(location.hash.includes("h=") === saved()));
                      };
                    }
                    """);
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            Assertions.assertThat(visit.page.evaluate("() => window.savedWith")).isEqualTo(List.of(true, true));
        }
    }

    @Test
    void a_deleted_game_can_be_taken_back() {
        try (Visit visit = visit().unhurried().play(EMPTY)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            Map<?, ?> before = visit.kept();
            visit.open("");
            visit.page
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Delete")))
                    .click();
            assertThat(games(visit)).hasCount(0);
            undo(visit).click();
            assertThat(games(visit)).hasCount(1);
            Assertions.assertThat(visit.kept()).isEqualTo(before);
            visit.page
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Delete")))
                    .click();
            assertThat(undo(visit)).isVisible();
            visit.elapse();
            assertThat(undo(visit)).isHidden();
        }
    }

    @Test
    void two_tabs_take_turns_in_one_game() {
        try (Visit visit = visit().play(EMPTY)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            Page other = visit.page.context().newPage();
            other.navigate(visit.address());
            Locator there = other.locator("[data-spot=r3c2]");
            assertThat(there).not().hasAttribute("aria-label", TILE);
            for (int turn = 0; turn < 2; turn++) {
                visit.drag("r3c1", "r3c3");
                assertThat(there).hasAttribute("aria-label", TILE);
                assertThat(other.locator(".message").first()).containsText("another tab");
                other.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Undo"))
                        .click();
                assertThat(visit.spot("r3c2")).not().hasAttribute("aria-label", TILE);
                visit.button("Redo").click();
                assertThat(there).hasAttribute("aria-label", TILE);
                visit.button("Undo").click();
                assertThat(there).not().hasAttribute("aria-label", TILE);
            }
            Assertions.assertThat(visit.kept()).hasSize(1);
            assertThat(visit.page.locator(".notice")).hasCount(0);
        }
    }

    @Test
    void the_clock_of_a_game_is_that_of_the_tab_in_which_it_ran() {
        try (Visit visit = visit().play(
                        "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")) {
            visit.click("r1c3");
            visit.moves(() -> visit.press("4"));
            visit.page.waitForFunction("() => document.querySelector('.time').textContent !== '0:00'");
            Page other = visit.page.context().newPage();
            // A clock that the test installed would be that of both tabs.
            other.addInitScript("""
                    {
                      const now = performance.now.bind(performance);
                      let later = 0;
                      performance.now = () => now() + later;
                      window.tenMinutesLater = () => (later += 600_000);
                    }
                    """);
            other.navigate(visit.address());
            other.locator(".time").waitFor();
            other.evaluate("() => window.tenMinutesLater()");
            assertThat(other.locator(".time")).hasText(Pattern.compile("^10:"));
            assertThat(visit.page.locator(".time")).hasText(Pattern.compile("^10:"));
        }
    }

    @Test
    void two_tabs_that_hear_nothing_of_each_other_end_with_two_games() {
        try (Visit visit = visit()) {
            visit.page
                    .context()
                    .addInitScript("window.BroadcastChannel = class { postMessage() { /* nobody hears it */ } }");
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            Page other = visit.page.context().newPage();
            other.navigate(visit.address());
            assertThat(other.getByRole(AriaRole.GRID)).isVisible();
            visit.moves(() -> visit.drag("r3c1", "r3c3"));
            other.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Undo"))
                    .click();
            assertThat(other.locator(".notice")).containsText("another tab");
            visit.open("");
            assertThat(games(visit)).hasCount(2);
        }
    }

    @Test
    void without_memory_the_game_goes_on_and_says_so_quietly() {
        try (Visit visit = visit()) {
            visit.page.addInitScript(
                    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } })");
            visit.page.addInitScript(WITHOUT_DATABASE);
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            assertThat(visit.page.locator(".notice")).containsText("only until the page is left");
            visit.page.locator(".wordmark").click();
            assertThat(games(visit)).hasCount(1);
        }
    }

    @Test
    void without_a_database_games_are_kept_all_the_same() {
        try (Visit visit = visit()) {
            visit.page.addInitScript(WITHOUT_DATABASE);
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.open("");
            assertThat(games(visit)).hasCount(1);
            assertThat(visit.page.locator(".notice")).hasCount(0);
        }
    }

    @Test
    void games_of_earlier_days_are_kept() {
        try (Visit visit = visit().open("")) {
            visit.page.evaluate("""
                    play => {
                      const old = { id: "old", puzzle: "trominoes", play, position: play, created: 1, changed: 2, over: false,
                        words: "4 left", extras: { time: "61000" } };
                      localStorage["tilewright.game.old"] = JSON.stringify(old);
                      localStorage["tilewright.play.sudoku"] = "sudoku:" + ".".repeat(81);
                    }
                    """, EMPTY);
            visit.open("");
            assertThat(games(visit)).hasCount(2);
            Assertions.assertThat(visit.kept()).hasSize(2);
            games(visit).nth(1).click();
            assertThat(visit.page.locator(".time")).hasText(Pattern.compile("^[1-9]:"));
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.page.reload();
            assertThat(visit.spot("r2c2")).hasAttribute("aria-label", TILE);
            Assertions.assertThat(visit.kept()).hasSize(2);
        }
    }

    @Test
    void of_10000_games_as_many_are_drawn_as_were_asked_for() {
        try (Visit visit = visit().play(EMPTY)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.page.waitForFunction("() => localStorage['tilewright.kept'] === 'yes'");
            visit.page.evaluate("""
                    play => new Promise((resolve) => {
                      indexedDB.open("tilewright").onsuccess = ({ target: { result } }) => {
                        const stores = result.transaction(["summaries", "plays"], "readwrite");
                        for (let i = 0; i < 9_999; i++) {
                          const game = { id: `g${i}`, puzzle: "trominoes", position: "", created: i, changed: i, over: true,
                            words: "solved", extras: {}, version: "v" };
                          stores.objectStore("summaries").put(game);
                          stores.objectStore("plays").put(play, game.id);
                        }
                        stores.oncomplete = resolve;
                      };
                    })
                    """, EMPTY);
            visit.open("");
            assertThat(games(visit)).hasCount(4);
            visit.button("Show 50 more of 10000").click();
            assertThat(games(visit)).hasCount(54);
            games(visit).first().click();
            assertThat(visit.spot("r2c2")).hasAttribute("aria-label", TILE);
        }
    }

    @Test
    void who_leaves_a_game_before_the_offer_of_a_lesson_has_come_is_not_followed_by_it() {
        try (Visit visit = visit()) {
            visit.page.addInitScript(
                    "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } })");
            List<Route> held = new ArrayList<>();
            visit.page.route("**/assets/lesson-offer-*.js", held::add);
            visit.play(EMPTY);
            visit.page.waitForCondition(() -> !held.isEmpty());
            visit.page.locator(".wordmark").click();
            assertThat(visit.page.locator("tw-dialogs")).hasCount(0);
            held.forEach(Route::resume);
            visit.page.waitForFunction("() => customElements.get('tw-lesson-offer') !== undefined");
            visit.page.evaluate("() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))");
        }
    }

    @Test
    void all_games_leave_as_one_file_and_come_back() throws IOException {
        Path file;
        try (Visit visit = visit().play(EMPTY)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.open("");
            file = visit.page
                    .waitForDownload(() -> visit.button("Export").click())
                    .path();
            String text = Files.readString(file);
            Assertions.assertThat(text).contains("\"version\": 1").contains(EMPTY + " | h=r2c1");
            try (Visit other = visit().open("")) {
                read(other, text);
                assertThat(said(other)).hasText("1 game added, 0 already here.");
                read(other, text);
                assertThat(said(other)).hasText("0 games added, 1 already here.");
                read(other, text.replace("h=r2c1", "h=r9c9"));
                assertThat(said(other)).hasText("0 games added, 0 already here, 1 refused.");
                assertThat(other.page.locator(".refusals li")).hasText(Pattern.compile("Game 1: .*h=r9c9.*"));
                read(other, text.substring(0, 40));
                assertThat(said(other)).containsText("damaged");
                assertThat(games(other)).hasCount(1);
                games(other).click();
                assertThat(other.spot("r2c2")).hasAttribute("aria-label", TILE);
            }
        }
    }

    /** It comes when the game is gone. */
    private static Locator undo(Visit visit) {
        return visit.page.locator("tw-toast").getByText("Undo");
    }

    private static void read(Visit visit, String text) {
        visit.page
                .locator("input[type=file]")
                .setInputFiles(
                        new FilePayload("games.json", "application/json", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static Locator said(Visit visit) {
        return visit.page.locator(".my-games .message");
    }

    private static Locator games(Visit visit) {
        return visit.page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Resume")));
    }
}

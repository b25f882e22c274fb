package tilewright.page.look;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.LoadState;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tilewright.Puzzles;
import tilewright.Sample;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.page.access.EveryWayPageTest;
import tilewright.puzzle.Puzzle;

@Order(1)
final class LayoutPageTest extends AtThePage {

    private static final int PHONE = 320;

    static Stream<String> puzzles() {
        return Puzzles.CATALOG.puzzles().stream().map(Puzzle::id);
    }

    /** Its own styles are all that a page needs: those of games come seconds later. */
    @ParameterizedTest
    @ValueSource(strings = {"", "#/archive", "#/statistics", "#/guide", "#/guide/sudoku/x-wing", "#/paletto", "#/hues"})
    void a_page_looks_the_same_before_the_styles_of_games_come(String room) {
        String changes = """
                () => {
                  const look = (it) => {
                    const { fill, stroke, color } = getComputedStyle(it);
                    return `${it.getAttribute("class") ?? it.tagName}: ${fill} ${stroke} ${color}`;
                  };
                  const drawn = [...document.querySelectorAll("main svg *, main a, main button")];
                  window.looks ??= new Map(drawn.map((it) => [it, look(it)]));
                  return [...window.looks].filter(([it, was]) => it.isConnected && look(it) !== was)
                      .map(([it, was]) => `${was} becomes ${look(it)}`);
                }
                """;
        try (Visit visit = visit().calm().unhurried()) {
            visit.open(room);
            visit.page.locator("main :is(svg, a)").first().waitFor();
            visit.page.waitForLoadState(LoadState.NETWORKIDLE);
            visit.page.evaluate(changes);
            Assertions.assertThat((int) visit.page.evaluate("() => window.looks.size"))
                    .isPositive();
            visit.elapseUntil(
                    "() => customElements.get('tw-game') && [...document.styleSheets].some(({ href }) => href?.includes('/game-'))");
            Assertions.assertThat((List<?>) visit.page.evaluate(changes)).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void on_a_phone_nothing_is_wider_than_the_window_and_cells_are_large_enough_to_touch(String puzzle) {
        Answer known = Answer.to("{'do':'puzzles'}").items("puzzles").stream()
                .filter(candidate -> candidate.text("id").equals(puzzle))
                .findFirst()
                .orElseThrow();
        boolean watched = known.texts("can").contains("watch");
        List<Answer> presets = known.items("presets");
        try (Visit visit = visit(PHONE)) {
            for (Answer preset : Sample.of(presets, (presets.size() + 1) / 2)) {
                Answer view =
                        Answer.to("{'do':'new','puzzle':'" + puzzle + "','setup':'" + preset.text("setup") + "'}");
                visit.play(view.text("play"));
                Assertions.assertThat(overflow(visit)).as(preset.text("setup")).isLessThanOrEqualTo(0);
                Assertions.assertThat(visit.page.locator(".spot rect").first().boundingBox().width)
                        .as(preset.text("setup"))
                        .isGreaterThanOrEqualTo(23.5);
                if (!watched) {
                    assertThat(visit.page.locator(".do-theater")).hasCount(0);
                } else {
                    visit.button("Watch a search").click();
                    assertThat(visit.figure("step")).hasText("0");
                    assertThat(visit.button("Run")).isVisible();
                    Assertions.assertThat(overflow(visit)).as("theater").isLessThanOrEqualTo(0);
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "#/nothing:1"})
    void no_page_is_wider_than_a_phone(String rest) {
        try (Visit visit = visit(PHONE).open(rest)) {
            visit.page.getByRole(AriaRole.HEADING).first().waitFor();
            Assertions.assertThat(overflow(visit)).isLessThanOrEqualTo(0);
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void what_is_not_needed_all_the_time_is_at_the_same_place_in_every_game(String puzzle) {
        try (Visit visit = visit()) {
            visit.play(
                    Answer.to("{'do':'new','puzzle':'" + puzzle + "','seed':1}").text("play"));
            for (int[] window : new int[][] {{390, 844}, {1366, 768}, {844, 390}}) {
                visit.page.setViewportSize(window[0], window[1]);
                assertThat(visit.button("More")).hasCount(1);
                assertThat(visit.page.locator(".heading > .menu:last-child")).isInViewport();
            }
        }
    }

    @Test
    void on_a_phone_all_studies_are_in_view_at_once() {
        try (Visit visit = visit()) {
            visit.page.setViewportSize(390, 844);
            visit.play("trominoes:g.../..../..../....");
            Locator studies = visit.page.locator(".live-study");
            assertThat(studies).hasCount(5);
            BoundingBox free = visit.page.locator(".free").boundingBox();
            for (Locator study : studies.all()) {
                BoundingBox box = study.boundingBox();
                Assertions.assertThat(box.y + box.height).isLessThanOrEqualTo(free.y + free.height + 1);
            }
            visit.liveStudy("Forced bars").check();
            assertThat(visit.page.locator(".live-study .said")).isVisible();
            visit.liveStudy("Forced bars").uncheck();
            assertThat(visit.page.locator(".live-study .said")).hasCount(0);
        }
    }

    @Test
    void on_a_phone_dialogs_are_sheets_below_the_board() {
        try (Visit visit = visit(PHONE).play("trominoes:g.../..../..../....")) {
            for (String name : List.of("Rules", "Share", "Settings")) {
                visit.button(name).click();
                BoundingBox sheet = visit.page.locator("dialog[open]").boundingBox();
                Assertions.assertThat(sheet.x).as(name).isZero();
                Assertions.assertThat(sheet.width).as(name).isEqualTo(PHONE);
                Assertions.assertThat(sheet.height).as(name).isLessThanOrEqualTo(0.6 * 700 + 1);
                Assertions.assertThat(overflow(visit)).as(name).isLessThanOrEqualTo(0);
                visit.press("Escape");
                assertThat(visit.page.locator("dialog[open]")).hasCount(0);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void on_a_phone_all_types_of_a_new_game_are_in_view(String puzzle) {
        Answer view = Answer.to("{'do':'new','puzzle':'" + puzzle + "','seed':1}");
        try (Visit visit = visit(PHONE).play(view.text("play"))) {
            visit.page.evaluate("() => document.querySelector('tw-game').ask('new')");
            Locator dialog = visit.page.locator("dialog.new-game[open]");
            dialog.locator("details.more summary").first().click();
            assertThat(dialog.locator("[name=typed]")).isVisible();
            Assertions.assertThat(dialog.evaluate("dialog => dialog.scrollWidth - dialog.clientWidth"))
                    .isEqualTo(0);
        }
    }

    @Test
    void on_a_phone_all_that_a_search_can_be_told_is_in_view() {
        try (Visit visit = visit(PHONE).play("hues:" + String.join("/", Collections.nCopies(8, "........")))) {
            visit.button("Watch a search").click();
            visit.page.locator(".theater .playing").getByLabel("More").click();
            Locator options = visit.page.locator(".more-options");
            assertThat(options).isVisible();
            Assertions.assertThat(options.evaluate("options => options.scrollWidth - options.clientWidth"))
                    .isEqualTo(0);
            for (Locator part : options.locator("> *, .nexts > *, .row > *").all()) {
                BoundingBox box = part.boundingBox();
                Assertions.assertThat(box.x + box.width).isLessThanOrEqualTo(PHONE);
            }
        }
    }

    @Test
    void figures_of_a_long_search_stand_beside_each_other() {
        for (int width : List.of(PHONE, 1200)) {
            try (Visit visit = visit(width).play("hues:" + String.join("/", Collections.nCopies(8, "........")))) {
                visit.button("Watch a search").click();
                assertThat(visit.figure("step")).hasText("0");
                Assertions.assertThat(
                                (List<?>) visit.page.locator(".figures dd").evaluateAll("""
                                figures => {
                                  for (const figure of figures) figure.textContent = "9\\u202f999\\u202f999\\u202f999";
                                  figures[0].textContent = "64";
                                  figures[3].textContent = "0";
                                  const boxes = figures.map((figure) => {
                                    const range = document.createRange();
                                    range.selectNodeContents(figure);
                                    return range.getBoundingClientRect();
                                  });
                                  return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
                                    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).map((b) => [a.right, b.left]));
                                }
                                """))
                        .as("overlaps at a width of %d", width)
                        .isEmpty();
            }
        }
    }

    @Test
    void on_a_phone_what_makes_a_new_game_is_in_view() {
        try (Visit visit = visit(PHONE).play("paletto:DCAB/CDBC/ABAD/DACB")) {
            visit.page.evaluate("() => document.querySelector('tw-game').ask('new')");
            assertThat(visit.button("Create")).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
        }
    }

    @Test
    void what_goes_on_below_fades_out_until_its_end_is_in_view() {
        try (Visit visit = visit(1200)) {
            visit.page.setViewportSize(1200, 820);
            visit.play("paletto:DACDE/CDABC/EBCAB/DEABD/EABEC");
            Locator scrolled = visit.page.locator(".free");
            visit.liveStudy("Analysis").check();
            visit.page.locator(".turns li").nth(3).waitFor();
            assertThat(scrolled).not().hasCSS("mask-image", "none");
            scrolled.evaluate("part => part.scrollTo(0, part.scrollHeight)");
            assertThat(scrolled).hasCSS("mask-image", "none");
            scrolled.evaluate("part => part.scrollTo(0, 0)");
            assertThat(scrolled).not().hasCSS("mask-image", "none");
            visit.liveStudy("Analysis").uncheck();
            assertThat(scrolled).hasCSS("mask-image", "none");
        }
    }

    @ParameterizedTest
    @CsvSource({"390, 700, 3", "390, 700, 4", "320, 568, 4", "844, 390, 4", "1024, 768, 4", "1440, 900, 4"})
    void however_many_play_all_there_is_to_press_is_in_view(int width, int height, int players) {
        try (Visit visit = visit(width)) {
            visit.page.setViewportSize(width, height);
            visit.play("paletto:ABCDEF/BCDEFA/CDEFAB/DEFABC/EFABCD/FABCDE %d 0 %s | r1c1"
                    .formatted(players, String.join(",", Collections.nCopies(players, "000000"))));
            assertThat(visit.page.locator(".tray")).hasCount(players);
            for (Locator part : List.of(visit.page.locator(".tray"), visit.page.locator(".action"), visit.end())) {
                for (Locator one : part.all()) {
                    if (one.isVisible()) {
                        // In the lowest windows the others' trays scroll.
                        one.scrollIntoViewIfNeeded();
                        assertThat(one).isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
                    }
                }
            }
        }
    }

    /** What scrolls beside a board, and cannot be reached by the keyboard or has no name there. */
    private static final String STUCK = """
            () => {
              const UNSEEN = 13; // axe allows as much: nothing is hidden by less
              const stuck = [];
              for (const part of document.querySelectorAll("main *")) {
                const { overflowY } = getComputedStyle(part);
                if (!/auto|scroll/.test(overflowY) || part.scrollHeight <= part.clientHeight + UNSEEN || part.clientHeight === 0) continue;
                const within = [...part.querySelectorAll("button, a[href], input, select, textarea, summary, [tabindex='0']")];
                if (within.some((one) => one.checkVisibility() && !one.disabled)) continue;
                if (part.tabIndex === 0 && part.getAttribute("role") && part.getAttribute("aria-label")) continue;
                stuck.push(part.outerHTML.slice(0, 120));
              }
              return stuck;
            }
            """;

    /** Of which each run takes five for each game. */
    private static final List<String> WINDOWS = List.of(
            "360x640 844x390 320x568 568x320 390x844 667x375 640x400 640x360 320x256 720x900 820x1180 1024x768 1440x900"
                    .split(" "));

    static Stream<String> games() {
        return Stream.concat(
                EveryWayPageTest.STARTS.values().stream(), Stream.of(2, 3, 4).map(LayoutPageTest::played));
    }

    private static String played(int players) {
        return "paletto:ABCDEF/BCDEFA/CDEFAB/DEFABC/EFABCD/FABCDE %d 0 %s | r1c1"
                .formatted(players, String.join(",", Collections.nCopies(players, "000000")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_keyboard_reaches_what_scrolls_beside_a_board_in_every_window(String game) {
        try (Visit visit = visit().play(game)) {
            for (String window : Sample.of(WINDOWS, 5, game.hashCode())) {
                String[] sides = window.split("x");
                visit.page.setViewportSize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
                // Sizes are observed with the next picture.
                visit.page.waitForFunction(
                        "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20, true)))");
                Assertions.assertThat((List<?>) visit.page.evaluate(STUCK))
                        .as(window)
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"360, 640", "844, 390"})
    void the_trays_of_the_others_scroll_by_keys_where_they_are_too_many(int width, int height) {
        try (Visit visit = visit(width)) {
            visit.page.setViewportSize(width, height);
            visit.play(played(4));
            Locator trays =
                    visit.page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Trays of the others"));
            assertThat(trays).hasAttribute("tabindex", "0");
            trays.focus();
            visit.press("End");
            visit.page.waitForFunction("() => document.activeElement.scrollTop > 0");
            visit.page.setViewportSize(1440, 900);
            assertThat(visit.page.locator("tw-trays:not(.mine)")).not().hasAttribute("tabindex", "0");
        }
    }

    @Test
    void on_a_phone_what_begins_printing_is_in_view() {
        try (Visit visit = visit(PHONE).play("sudoku:5" + ".".repeat(80))) {
            visit.page.evaluate("() => document.querySelector('tw-game').ask('print')");
            visit.page.getByLabel("A sheet of several").check();
            for (String button : List.of("Print", "Save PDF", "Cancel")) {
                assertThat(visit.page
                                .locator("dialog")
                                .getByText(button, new Locator.GetByTextOptions().setExact(true))
                                .and(visit.page.locator("button")))
                        .isInViewport(new LocatorAssertions.IsInViewportOptions().setRatio(1));
            }
        }
    }

    @Test
    void the_keyboard_reaches_every_spot() {
        try (Visit visit = visit().begin("Hues", "Empty")) {
            Assertions.assertThat(
                            visit.page.locator("[data-spot][tabindex='0']").count())
                    .isEqualTo(1);
            visit.press("Control+End");
            for (int i = 0; i < 20; i++) {
                visit.press("ArrowUp");
            }
            visit.press("Home");
            Assertions.assertThat(visit.page.locator(":focus").getAttribute("data-spot"))
                    .isEqualTo("r1c1");
        }
    }

    private static int overflow(Visit visit) {
        return (Integer) visit.page.evaluate("() => document.documentElement.scrollWidth - window.innerWidth");
    }
}

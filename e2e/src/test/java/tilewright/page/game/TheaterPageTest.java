package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Locale;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Counted;
import tilewright.page.Visit;

final class TheaterPageTest extends AtThePage {

    private static final String PLAY = "trominoes:g.../..../..../....";
    private static final String CENTER = "trominoes:...../...../..g../...../.....";
    private static final String EMPTY_HUES = "hues:" + "......../".repeat(7) + "........";

    @Test
    void the_space_bar_makes_steps_and_back_takes_them_back() {
        try (Visit visit = visit().play(PLAY)) {
            visit.button("Watch a search").click();
            assertThat(visit.figure("step")).hasText("0");
            for (int i = 0; i < 3; i++) {
                visit.press("Space");
            }
            assertThat(visit.figure("step")).hasText("3");
            String caption =
                    Answer.to("{'do':'watch','play':'" + PLAY + "','step':3}").text("caption");
            assertThat(visit.page.locator(".caption")).hasText(sentence(caption));
            visit.press("Shift+Space");
            assertThat(visit.figure("step")).hasText("2");
            visit.button("Back").click();
            assertThat(visit.figure("step")).hasText("1");
            visit.button("Start").click();
            assertThat(visit.figure("step")).hasText("0");
        }
    }

    @Test
    void a_search_runs_to_a_solution_which_can_be_taken_over() {
        try (Visit visit = visit().play(PLAY)) {
            visit.button("Watch a search").click();
            visit.button("Next solution").click();
            Answer found = Answer.to("{'do':'watch','play':'" + PLAY + "','until':'solution'}");
            assertThat(visit.figure("step")).hasText(found.text("step"));
            more(visit);
            visit.moves(() -> visit.button("Play from this position").click());
            Assertions.assertThat(visit.played()).isEqualTo(found.text("id"));
            assertThat(visit.standing()).isVisible();
        }
    }

    @Test
    void leaving_goes_back_to_the_game_as_it_was() {
        // A search that takes longer than anybody waits.
        try (Visit visit = visit().play(EMPTY_HUES)) {
            visit.moves(() -> visit.drag(
                    visit.page.locator("[aria-label^='pile of color 1']").getAttribute("data-spot"), "r2c1"));
            String play = visit.played();
            visit.button("Watch a search").click();
            visit.page.getByLabel("Method").selectOption("fixed");
            check(visit, "Stop at a solution").uncheck();
            visit.button("Run").click();
            assertThat(visit.button("Pause")).isVisible();
            visit.button("Pause").click();
            assertThat(result(visit)).hasText("Stopped.");
            visit.button("Step").click();
            visit.button("Leave the theater").click();
            awaitGame(visit);
            Assertions.assertThat(visit.played()).isEqualTo(play);
            visit.moves(() -> visit.button("Undo").click());
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo(EMPTY_HUES);
        }
    }

    @Test
    void what_takes_long_can_be_stopped_and_the_engine_answers_again() {
        try (Visit visit = visit().begin("Hues", "Empty")) {
            Locator method = visit.page.getByLabel("Method");
            visit.button("Watch a search").click();
            method.selectOption(method.getByRole(AriaRole.OPTION, new Locator.GetByRoleOptions().setIncludeHidden(true))
                    .nth(1)
                    .getAttribute("value"));
            visit.button("Next solution").click();
            assertThat(visit.figure("nodes")).not().hasText("0");
            visit.button("Pause").click();
            assertThat(result(visit)).hasText("Stopped.");
            visit.button("Start").click();
            assertThat(visit.figure("step")).hasText("0");
        }
    }

    @Test
    void a_slider_goes_to_every_step_that_was_seen() {
        try (Visit visit = watching(PLAY)) {
            visit.button("Next solution").click();
            assertThat(result(visit)).hasText(Pattern.compile("^Solved after \\d+ nodes\\.$"));
            Locator scrub = visit.page.getByLabel("Go to step");
            assertThat(scrub).hasAttribute("max", visit.figure("step").textContent());
            scrub.fill("4");
            assertThat(visit.figure("step")).hasText("4");
            String caption =
                    Answer.to("{'do':'watch','play':'" + PLAY + "','step':4}").text("caption");
            assertThat(visit.page.locator(".caption")).hasText(sentence(caption));
            scrub.focus();
            visit.press("ArrowRight");
            assertThat(visit.figure("step")).hasText("5");
        }
    }

    @Test
    void a_slider_comes_back_from_far_away() {
        try (Visit visit = watching(EMPTY_HUES)) {
            visit.page.getByLabel("Method").selectOption("fixed");
            check(visit, "Stop at a solution").uncheck();
            visit.button("Max").click();
            visit.button("Run").click();
            visit.page.waitForFunction("() => Number(document.querySelector('[name=scrub]').max) > 20000");
            visit.button("Pause").click();
            for (String step : new String[] {"15000", "14999", "3", "15001"}) {
                visit.page.getByLabel("Go to step").fill(step);
                Answer there =
                        Answer.to("{'do':'watch','play':'" + EMPTY_HUES + "','method':'fixed','step':" + step + "}");
                assertThat(visit.figure("nodes")).hasText(grouped(there.text("nodes")));
                assertThat(visit.page.locator(".caption")).hasText(sentence(there.text("caption")));
            }
        }
    }

    @Test
    void a_link_opens_the_same_search_at_the_same_step() {
        String link;
        try (Visit visit = watching(PLAY)) {
            visit.page.getByLabel("Method").selectOption("scan");
            more(visit);
            visit.page.locator(".theater").getByLabel("Seed").fill("17");
            visit.page.locator(".theater").getByLabel("Seed").blur();
            for (int i = 0; i < 7; i++) {
                visit.button("Step").click();
            }
            assertThat(visit.figure("step")).hasText("7");
            visit.page.waitForFunction("() => location.hash.endsWith('?watch=scan&seed=17&step=7')");
            link = visit.address();
        }
        try (Visit other = visit()) {
            Counted counted = new Counted(other);
            other.open(link.substring(address().toString().length()));
            assertThat(other.figure("step")).hasText("7");
            // Not step by step.
            Assertions.assertThat(counted.asked()).filteredOn("watch"::equals).hasSize(1);
            assertThat(other.page.getByLabel("Go to step")).hasValue("7");
            assertThat(other.page.getByLabel("Method")).hasValue("scan");
            assertThat(other.page.locator(".theater").getByLabel("Seed")).hasValue("17");
            Answer there = Answer.to("{'do':'watch','play':'" + PLAY + "','method':'scan','step':7}");
            assertThat(other.page.locator(".caption")).hasText(sentence(there.text("caption")));
            Answer last = there.at("scene").items("spots").getLast();
            String lying = last.text("label").replaceFirst("^row \\d+, column \\d+, ", "");
            assertThat(other.spot(last.text("id"))).hasAttribute("aria-label", Pattern.compile("^" + lying));
            other.button("Leave the theater").click();
            awaitGame(other);
            Assertions.assertThat(other.played()).isEqualTo(PLAY);
        }
    }

    @Test
    void a_run_halts_where_one_asks_it_to() {
        try (Visit visit = watching(CENTER)) {
            visit.page.getByLabel("Method").selectOption("scan");
            visit.button("Max").click();
            check(visit, "Stop at a solution").uncheck();
            check(visit, "Stop at a dead end").check();
            visit.button("Run").click();
            Answer dead = Answer.to("{'do':'watch','play':'" + CENTER + "','method':'scan','until':'dead-end'}");
            assertThat(visit.figure("step")).hasText(dead.text("step"));
            assertThat(result(visit)).hasText("A dead end.");
            check(visit, "Stop at a dead end").uncheck();
            more(visit);
            check(visit, "Stop at a depth below").check();
            visit.page.getByLabel("Depth to stop below").fill("2");
            visit.page.getByLabel("Depth to stop below").blur();
            visit.button("Run").click();
            assertThat(result(visit)).hasText("Depth 1.");
            more(visit);
            check(visit, "Stop at a depth below").uncheck();
            visit.button("Run").click();
            assertThat(result(visit)).hasText(Pattern.compile("^2 solutions and no others\\. \\d+ nodes searched\\.$"));
            more(visit);
            assertThat(visit.page.getByText("The whole tree is searched.")).isVisible();
        }
    }

    @Test
    void without_showing_progress_the_board_waits_for_the_result() {
        try (Visit visit = watching("trominoes:..../.g../..../....")) {
            more(visit);
            check(visit, "Show progress").uncheck();
            visit.button("Run").click();
            assertThat(result(visit)).hasText(Pattern.compile("^No solution\\. \\d+ nodes searched\\.$"));
        }
        try (Visit visit = watching(PLAY)) {
            more(visit);
            check(visit, "Show progress").uncheck();
            visit.button("Run").click();
            assertThat(result(visit)).hasText(Pattern.compile("^Solved after \\d+ nodes\\.$"));
            assertThat(visit.spot("r4c4")).hasAttribute("aria-label", Pattern.compile("tile"));
        }
    }

    @Test
    void a_search_that_shows_nothing_stops_and_asks_for_no_more() {
        try (Visit visit = visit()) {
            Counted counted = new Counted(visit);
            visit.play(EMPTY_HUES);
            visit.button("Watch a search").click();
            assertThat(visit.figure("step")).hasText("0");
            visit.page.getByLabel("Method").selectOption("fixed");
            check(visit, "Stop at a solution").uncheck();
            more(visit);
            check(visit, "Show progress").uncheck();
            visit.button("Run").click();
            assertThat(result(visit)).hasText("Searching …");
            visit.page.waitForFunction("() => window.asked.verbs.length > 5");
            // By its key, and in one go with the count.
            int more = (Integer) visit.page.evaluate("""
                    () => {
                      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
                      return window.asked.verbs.length;
                    }
                    """);
            assertThat(result(visit)).hasText("Stopped.");
            Assertions.assertThat(counted.asked()).hasSize(more);
            visit.button("Step").click();
            assertThat(result(visit)).isEmpty();
        }
    }

    @Test
    void escape_and_the_way_back_of_the_browser_lead_to_the_game() {
        for (boolean key : new boolean[] {true, false}) {
            try (Visit visit = watching(PLAY)) {
                visit.press("Space");
                assertThat(visit.figure("step")).hasText("1");
                if (key) {
                    visit.press("Escape");
                } else {
                    visit.page.goBack();
                }
                assertThat(visit.standing()).isVisible();
                assertThat(visit.page.locator(".theater")).hasCount(0);
                awaitGame(visit);
                Assertions.assertThat(visit.played()).isEqualTo(PLAY);
            }
        }
    }

    @Test
    void who_leaves_before_a_step_has_come_finds_the_game() {
        try (Visit visit = visit()) {
            visit.page.addInitScript("""
                    {
                      const { postMessage } = Worker.prototype;
                      Worker.prototype.postMessage = function (...all) {
                        setTimeout(() => postMessage.apply(this, all), window.late ?? 0);
                      };
                    }
                    """);
            visit.play(PLAY);
            visit.button("Watch a search").click();
            assertThat(visit.figure("step")).hasText("0");
            visit.page.evaluate("() => { window.late = 300; }");
            visit.press("Space");
            visit.page.goBack();
            assertThat(visit.standing()).isVisible();
        }
    }

    @Test
    void the_space_bar_makes_a_step_after_a_click_on_pause_and_on_the_slider() {
        try (Visit visit = watching(CENTER)) {
            visit.button("Run").click();
            visit.button("Pause").click();
            int step = Integer.parseInt(visit.figure("step").textContent());
            visit.press("Space");
            assertThat(visit.figure("step")).hasText(Integer.toString(step + 1));
            assertThat(visit.button("Run")).isVisible();
            visit.page.getByLabel("Go to step").fill("1");
            visit.page.getByLabel("Go to step").focus();
            visit.press("Space");
            assertThat(visit.figure("step")).hasText("2");
        }
    }

    @Test
    void stopping_what_has_ended_takes_nothing_back() {
        try (Visit visit = watching(PLAY)) {
            visit.button("Next solution").click();
            Pattern solved = Pattern.compile("^Solved after \\d+ nodes\\.$");
            assertThat(result(visit)).hasText(solved);
            visit.press("s");
            assertThat(result(visit)).hasText(solved);
        }
    }

    @Test
    void who_asks_for_less_motion_sees_steps_and_results() {
        try (Visit visit = visit()) {
            visit.page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            visit.play(PLAY);
            visit.button("Watch a search").click();
            more(visit);
            assertThat(check(visit, "Show progress")).not().isChecked();
        }
    }

    private Visit watching(String play) {
        Visit visit = visit().play(play);
        visit.button("Watch a search").click();
        assertThat(visit.figure("step")).hasText("0");
        return visit;
    }

    /** Waits until the address is that of the game, no longer that of a search. */
    private static void awaitGame(Visit visit) {
        visit.page.waitForFunction("() => !location.hash.includes('?')");
    }

    private static Locator result(Visit visit) {
        return visit.page.locator(".result");
    }

    /** Shows what is chosen seldom. */
    private static void more(Visit visit) {
        visit.page
                .locator(".theater")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("More"))
                .click();
    }

    private static Locator check(Visit visit, String words) {
        return visit.page.getByRole(AriaRole.CHECKBOX, new Page.GetByRoleOptions().setName(words));
    }

    private static String grouped(String digits) {
        return digits.replaceAll("\\B(?=(?:\\d{3})+$)", "\u202f");
    }

    /** The caption as the page says it: a sentence, with cells named as beside the board. */
    private static String sentence(String caption) {
        String cells = caption.replaceAll("\\brow (\\d+), column (\\d+)", "R$1C$2");
        return cells.substring(0, 1).toUpperCase(Locale.ROOT)
                + cells.substring(1)
                + (cells.matches(".*[.?!…]") ? "" : ".");
    }
}

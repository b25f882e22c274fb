package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.page.access.EveryWayPageTest;

/** The moment after a game, and what is kept of it. */
public final class FinishPageTest extends AtThePage {

    /** One tile is missing, down the last column. */
    private static final String ALMOST = "trominoes:ghhh/vvv./vvv./vvv.";

    private static final String FILLED =
            "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    @Test
    void the_board_rises_and_the_game_is_kept_once() {
        try (Visit visit = visit().celebrating().unhurried().play(ALMOST)) {
            visit.moves(() -> visit.drag("r2c4", "r4c4"));
            visit.elapseUntil("() => document.querySelector('.finish[open]')");
            Locator finish = visit.page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Solved"));
            assertThat(finish).isVisible();
            assertThat(finish).containsText(Pattern.compile("Time\\s*\\d+:\\d\\d"));
            assertThat(finish.locator(".building g")).hasCount(7);
            assertThat(finish.getByText("Next puzzle")).isVisible();
            finish.getByText("Look back").click();
            assertThat(finish).hasCount(0);
            visit.moves(() -> visit.button("Undo").click());
            visit.moves(() -> visit.button("Redo").click());
            // The timer that would show it again waits, and then its time comes.
            visit.page.waitForFunction("() => [...window.late.values()].some(({ wait }) => wait === 800)");
            visit.elapse();
            visit.page.evaluate("() => new Promise(requestAnimationFrame)");
            assertThat(visit.page.locator(".finish")).hasCount(0);
            Assertions.assertThat(visit.page.evaluate("() => JSON.parse(localStorage['tilewright.results']).length"))
                    .isEqualTo(1);
        }
    }

    @Test
    void the_cell_of_a_hint_stands_out_and_the_hardest_step_is_named() {
        try (Visit visit = visit().celebrating().play("sudoku:" + FILLED.substring(0, 80) + ".")) {
            visit.button("Hint").click();
            assertThat(visit.page.locator(".hint-card")).isVisible();
            visit.click("r9c9");
            visit.press(FILLED.substring(80));
            Locator finish = visit.page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Solved"));
            assertThat(finish.locator(".building .iso-accent").first()).isAttached();
            assertThat(finish.locator(".gist")).containsText(Pattern.compile("Hardest step: \\w+"));
        }
    }

    @Test
    void whatever_finds_something_out_is_told_and_kept() {
        try (Visit visit = visit().celebrating().play("sudoku:" + FILLED.substring(0, 80) + ".")) {
            visit.page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
            visit.button("Which steps solve it?").click();
            visit.page.locator("tw-rows").first().waitFor();
            visit.button("Solve").click();
            visit.button("Back to the game").click();
            visit.click("r9c9");
            visit.press(FILLED.substring(80));
            Locator finish = visit.page.locator(".finish");
            assertThat(finish.locator(".helps")).hasText("Which steps solve it?, Solve");
            finish.getByText("Share").click();
            finish.getByText("Copy as text").click();
            assertThat(finish.locator("[role=status]")).hasText("Copied.");
            Assertions.assertThat((String) visit.page.evaluate("() => navigator.clipboard.readText()"))
                    .contains(" · Which steps solve it?, Solve\n");
            visit.open("#/statistics");
            assertThat(visit.page.locator(".page-head dd").nth(3)).hasText("0%");
            assertThat(visit.page
                            .getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName("Sudoku"))
                            .locator("td"))
                    .hasText(new Pattern[] {
                        Pattern.compile("1"),
                        Pattern.compile("–"),
                        Pattern.compile("–"),
                        Pattern.compile("1, best \\d+:\\d\\d")
                    });
        }
    }

    @Test
    void a_game_that_has_ended_stays_so_when_one_looks_back() {
        try (Visit visit = visit().celebrating().play(ALMOST)) {
            visit.moves(() -> visit.drag("r2c4", "r4c4"));
            visit.page.locator(".finish").getByText("Look back").click();
            visit.moves(() -> visit.button("Undo").click());
            visit.open("");
            assertThat(visit.page.locator(".my-games .words").first()).hasText("All cells are covered.");
            assertThat(visit.page.locator(".go-on li")).hasCount(0);
        }
    }

    @Test
    void when_the_card_is_closed_what_follows_stays_at_the_board() {
        try (Visit visit = visit().celebrating().play("trominoes:ghhh/v.v./v.v./v.v. | v=r2c2")) {
            visit.moves(() -> visit.drag("r2c4", "r4c4"));
            visit.page.locator(".finish").getByText("Look back").click();
            Locator after = visit.page.locator(".after");
            assertThat(after.getByText("Next puzzle")).isEnabled();
            assertThat(after.getByRole(AriaRole.SLIDER)).hasValue("2");
            visit.moves(() -> after.getByRole(AriaRole.SLIDER).press("Home"));
            assertThat(visit.spot("r2c2")).hasAttribute("aria-label", Pattern.compile("free"));
            assertThat(after.locator("output")).hasText("0 / 2");
            after.getByLabel("Play the game again").click();
            assertThat(after.locator("output")).hasText("2 / 2");
            after.getByText("Share").click();
            assertThat(visit.page.locator(".finish").getByText("Copy as text")).isVisible();
            visit.page.locator(".finish").getByText("Look back").click();
            after.getByText("Review").click();
            assertThat(visit.page.locator("tw-report tw-rows")).isInViewport();
        }
    }

    @Test
    void what_is_shared_tells_nothing_of_the_solution() {
        try (Visit visit = visit().celebrating()) {
            visit.page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
            visit.play(ALMOST);
            visit.drag("r2c4", "r4c4");
            Locator finish = visit.page.locator(".finish");
            finish.getByText("Share").click();
            finish.getByText("Copy as text").click();
            assertThat(finish.locator("[role=status]")).hasText("Copied.");
            String text = (String) visit.page.evaluate("() => navigator.clipboard.readText()");
            Assertions.assertThat(text)
                    .matches("(?s)Tilewright · Trominoes, 4 × 4\nSolved · \\d+:.*")
                    .endsWith("#/" + ALMOST);
            visit.page.context().clearPermissions();
            Assertions.assertThat(visit.page
                            .waitForDownload(
                                    () -> finish.getByText("Save as picture").click())
                            .suggestedFilename())
                    .isEqualTo("tilewright.png");
        }
    }

    @Test
    void a_loss_is_called_one_and_counts_for_nothing() {
        try (Visit visit = visit().celebrating().open("")) {
            // The computer takes the last piece.
            goOn(visit, "paletto:AB./.../... 2 0", "person,level1", "");
            visit.moves(() -> visit.click("r1c1"));
            visit.end().click();
            Locator finish = visit.page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("You lose"));
            assertThat(finish).isVisible();
            assertThat(finish.getByText("Rematch")).isVisible();
            Assertions.assertThat(visit.page.evaluate("() => JSON.parse(localStorage['tilewright.results'])[0].won"))
                    .isEqualTo(false);
            visit.open("#/statistics");
            assertThat(visit.page.locator(".page-head dd").nth(2)).hasText("0");
        }
    }

    @Test
    void two_people_at_one_device_get_the_card_and_neither_has_lost() {
        try (Visit visit = visit().celebrating().play("paletto:AB./.../... 2 0")) {
            visit.moves(() -> visit.click("r1c1"));
            visit.moves(() -> visit.end().click());
            visit.moves(() -> visit.click("r1c2"));
            Locator finish =
                    visit.page.getByRole(AriaRole.DIALOG, new Page.GetByRoleOptions().setName("Player 2 wins"));
            assertThat(finish).isVisible();
            assertThat(finish.getByText("Rematch")).isVisible();
            Assertions.assertThat(visit.page.evaluate("() => localStorage['tilewright.results'] ?? null"))
                    .isNull();
        }
    }

    @Test
    void in_a_rematch_the_next_seat_begins() {
        try (Visit visit = visit().celebrating().open("")) {
            goOn(visit, "paletto:AB./.../... 3 0", "person,level1,level2", EveryWayPageTest.setup("paletto", 3));
            visit.moves(() -> visit.click("r1c1"));
            visit.end().click();
            visit.page.locator(".finish").getByText("Rematch").click();
            assertThat(visit.spot("r6c6")).isVisible();
            assertThat(visit.page.getByLabel("Player 1 is played by")).hasValue("level1");
            assertThat(visit.page.getByLabel("Player 2 is played by")).hasValue("level2");
            assertThat(visit.page.getByLabel("Player 3 is played by")).hasValue("");
        }
    }

    /** Goes on with a game of Paletto that this browser keeps. */
    private static void goOn(Visit visit, String play, String seats, String setup) {
        visit.page.evaluate("""
                ([play, seats, setup]) => (localStorage["tilewright.game.one"] = JSON.stringify({ id: "one", puzzle: "paletto", play,
                  position: play, created: 1, changed: 1, over: false, words: "", extras: { seats, ...(setup && { setup }) } }))
                """, List.of(play, seats, setup));
        visit.open("");
        visit.page
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Continue: Paletto")))
                .click();
    }

    @Test
    void todays_leads_to_the_next_of_today_and_begins_a_row() {
        try (Visit visit = visit().celebrating().at("2026-11-23T12:00:00").open("")) {
            visit.button("Play today’s Trominoes").click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            String solution =
                    Answer.about(visit.played(), "solve").texts("solutions").getFirst();
            solve(visit, solution.substring(solution.indexOf(':') + 1).split("/"));
            Locator finish = visit.page.locator(".finish");
            assertThat(finish).containsText("1 of 4 today · 1-day streak");
            finish.getByText(Pattern.compile("^Next: ")).click();
            assertThat(visit.page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Paletto")))
                    .isVisible();
            visit.open("");
            assertThat(visit.button("See your board Trominoes")).isVisible();
            assertThat(visit.page.locator(".week")).containsText("1-day streak");
            visit.open("#/statistics");
            assertThat(visit.page.getByLabel("Monday, November 23, 1 of 4 done"))
                    .isVisible();
            assertThat(visit.page.getByRole(AriaRole.ARTICLE, new Page.GetByRoleOptions().setName("Trominoes")))
                    .containsText("1 solved");
        }
    }

    /** Lays the tiles of a covering, wherever they begin. */
    public static void solve(Visit visit, String[] rows) {
        boolean[][] done = new boolean[rows.length][rows.length];
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows.length; column++) {
                char here = rows[row].charAt(column);
                if (done[row][column] || here == 'g') {
                    continue;
                }
                int down = here == 'v' ? 1 : 0;
                for (int i = 0; i < 3; i++) {
                    done[row + i * down][column + i * (1 - down)] = true;
                }
                String from = "r" + (row + 1) + "c" + (column + 1);
                String to = "r" + (row + 1 + 2 * down) + "c" + (column + 1 + 2 * (1 - down));
                visit.moves(() -> visit.drag(from, to));
            }
        }
    }
}

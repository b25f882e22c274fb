package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

final class HuesPageTest extends AtThePage {

    /** With clues. */
    private static final String DAY = "hues:.8152.57/.73..632/2...5215/5..163../84.....8/3..2..61/6.75.183/.83.45..!";

    /** The last move but one makes that it cannot be completed. */
    private static final String DEAD = "hues:74..4..8/8.63..63/..5..32./.7...156/2.3157.4/.1.28..2/.87..3../.41...8."
            + " | p3=r4c1 p6=r7c5 p6=r6c7 p2=r2c2 p5=r6c3 p8=r2c6 p7=r1c4 p1=r7c8 p1=r1c6 p8=r4c4 p8=r1c3 p5=r7c1 p4=r3c4 p6=r8c1 p4=r6c1 p4=r3c1";

    @Test
    void a_board_is_completed_by_dragging_by_clicking_and_by_keys() {
        try (Visit visit = visit().begin("Hues", "48 tiles")) {
            String given = visit.played().substring("hues:".length()).replace("/", "");
            String solution =
                    Answer.about(visit.played(), "solve").texts("solutions").getFirst();
            String colors = solution.substring("hues:".length()).replace("/", "");
            int laid = 0;
            for (int cell = 0; cell < 64; cell++) {
                if (given.charAt(cell) != '.') {
                    continue;
                }
                String to = "r" + (cell / 8 + 1) + "c" + (cell % 8 + 1);
                String from = pile(visit, colors.charAt(cell));
                switch (laid++ % 3) {
                    case 0 -> visit.moves(() -> visit.drag(from, to));
                    case 1 -> {
                        visit.click(from);
                        assertThat(visit.spot(from)).hasClass(Pattern.compile("held"));
                        visit.moves(() -> visit.click(to));
                    }
                    default -> {
                        visit.spot(from).focus();
                        visit.press("Enter");
                        visit.spot(to).focus();
                        visit.moves(() -> visit.press("Space"));
                    }
                }
            }
            Assertions.assertThat(laid).isEqualTo(16);
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo(solution);
            visit.moves(() -> visit.button("Undo").click());
            assertThat(visit.standing()).not().hasClass(Pattern.compile("over"));
        }
    }

    @Test
    void a_tile_where_it_cannot_lie_is_refused_in_words_and_escape_lets_go() {
        try (Visit visit =
                visit().play("hues:1......./......../......../......../......../......../......../........")) {
            String from = pile(visit, '1');
            visit.drag(from, "r1c2");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            visit.click(from);
            visit.click("r2c2");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            assertThat(visit.spot(from)).hasClass(Pattern.compile("held"));
            visit.press("Escape");
            assertThat(visit.spot(from)).not().hasClass(Pattern.compile("held"));
        }
    }

    @Test
    void possible_colors_are_shown_on_the_empty_cells() {
        try (Visit visit = visit().begin("Hues", "48 tiles")) {
            Locator discs = visit.page.locator(".scene .disc");
            visit.liveStudy("Colors that still work").check();
            assertThat(visit.page.locator(".said")).containsText("can have in a completion");
            Assertions.assertThat(discs.count()).isBetween(16, 128);
            visit.liveStudy("Colors that still work").uncheck();
            assertThat(discs).hasCount(0);
        }
    }

    @Test
    void the_lamp_tells_shows_a_completion_and_leads_back_to_where_there_was_one() {
        try (Visit visit = visit().play(DEAD)) {
            Locator said = visit.page.locator(".live-study .said");
            assertThat(said).hasCount(0);
            visit.liveStudy("Can it still be completed").check();
            assertThat(said).containsText("cannot be completed");
            assertThat(visit.page.locator(".lamp.bad")).hasAttribute("aria-label", "proven no");
            Assertions.assertThat(visit.page.locator("rect.ring.ink-conflict").count())
                    .isGreaterThan(0);
            visit.moves(
                    () -> visit.button("Go back to where it could be completed").click());
            assertThat(said).containsText("can still be completed");
            assertThat(visit.page.locator(".lamp.good")).isVisible();
            assertThat(visit.page.locator("rect.ring.ink-conflict")).hasCount(0);

            // The completion is shown cell by cell, and goes when one plays on.
            Locator shown = visit.page.locator("rect.ring.ink-hint");
            visit.button("Show one piece").click();
            assertThat(shown).hasCount(1);
            visit.page
                    .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("One more"))
                    .click();
            assertThat(shown).hasCount(2);
            visit.button("Show all").click();
            Assertions.assertThat(shown.count()).isGreaterThan(10);
            visit.button("Hide").click();
            assertThat(shown).hasCount(0);
        }
    }

    @Test
    void clues_stay_and_own_tiles_do_not() {
        try (Visit visit =
                visit().play("hues:1......./......../......../......../......../......../......../........!")) {
            visit.click("r1c1");
            visit.press("Delete");
            assertThat(visit.message()).containsText("clue");
            visit.drag("r1c1", "r5c5");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            visit.moves(() -> visit.drag(pile(visit, '2'), "r3c3"));
            visit.click("r3c3");
            visit.moves(() -> visit.press("Delete"));
            assertThat(visit.spot("r1c1")).hasAttribute("aria-label", Pattern.compile("clue"));
        }
    }

    @Test
    void colors_are_noted_by_keys_and_from_the_piles_undone_and_kept() {
        try (Visit visit =
                visit().play("hues:1......./......../......../......../......../......../......../........!")) {
            visit.click("r3c3");
            visit.moves(() -> visit.press("Shift+Digit5"));
            noted(visit, "r3c3", "note 5");
            visit.button("Notes").click();
            visit.click("r3c3");
            visit.moves(() -> visit.press("Digit8"));
            noted(visit, "r3c3", "notes 5 8");
            // A tile from a pile goes to one cell after the other.
            visit.click(pile(visit, '2'));
            visit.moves(() -> visit.click("r3c3"));
            visit.moves(() -> visit.click("r3c4"));
            noted(visit, "r3c3", "notes 2 5 8");
            noted(visit, "r3c4", "note 2");
            visit.click("r1c1");
            assertThat(visit.message()).containsText("clue");
            visit.moves(() -> visit.drag(pile(visit, '2'), "r3c3"));
            noted(visit, "r3c3", "notes 5 8");
            visit.moves(() -> visit.button("Undo").click());
            noted(visit, "r3c3", "notes 2 5 8");
            assertThat(visit.page.locator(".noted")).hasCount(4);
            visit.button("Notes").click();
            visit.click("r3c3");
            visit.moves(() -> visit.press("Digit6"));
            assertThat(visit.spot("r3c3")).hasAttribute("aria-label", Pattern.compile("^color 6"));
            visit.moves(() -> visit.press("Delete"));
            visit.page.reload();
            noted(visit, "r3c3", "notes 2 5 8");
            visit.click("r3c3");
            visit.moves(() -> visit.press("Delete"));
            noted(visit, "r3c4", "note 2");
            assertThat(visit.page.locator(".noted")).hasCount(1);
        }
    }

    private static void noted(Visit visit, String spot, String notes) {
        assertThat(visit.spot(spot)).hasAttribute("aria-label", Pattern.compile("^empty, " + notes + ", row"));
    }

    @Test
    void the_number_of_solutions_is_estimated_with_its_interval() {
        try (Visit visit = visit().play("hues:" + "......../".repeat(7) + "........")) {
            visit.button("Count solutions").click();
            assertThat(visit.page.locator("output.answer"))
                    .containsText(Pattern.compile("About .* solutions from here. Estimate, 95 % likely between"));
        }
    }

    @Test
    void the_report_says_which_tile_was_the_first_mistake() {
        try (Visit visit = visit().play(DEAD)) {
            visit.panel("More");
            visit.button("Review game").click();
            Locator rows = visit.page.locator("tw-report .entry");
            assertThat(rows.filter(new Locator.FilterOptions().setHasText("the first mistake")))
                    .hasCount(1);
            visit.moves(() -> rows.first().click());
        }
    }

    @Test
    void nothing_of_the_sheet_is_seen_behind_a_clue() {
        try (Visit visit = visit().play(DAY)) {
            for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
                visit.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
                Locator sheets = visit.page.locator(".board .area.ink-clue");
                Assertions.assertThat(sheets.count()).isPositive();
                assertThat(sheets.filter(new Locator.FilterOptions().setVisible(true)))
                        .hasCount(0);
            }
        }
    }

    @Test
    void the_button_of_a_hint_shows_the_piece_of_its_color_and_no_number() {
        try (Visit visit = visit().play(DAY)) {
            Locator main = visit.page.locator(".hint-card button.main");
            do {
                visit.hint();
            } while (main.textContent().contains("Tell me more"));
            assertThat(main.locator("svg")).hasCount(1);
            main.locator(".unseen").evaluateAll("all => all.forEach(one => one.remove())");
            Assertions.assertThat(main.innerText()).doesNotContainPattern("\\d");
        }
    }

    /** The spot of a color's pile, found by what it says of itself. */
    private static String pile(Visit visit, char color) {
        return visit.page.locator("[aria-label^='pile of color " + color + "']").getAttribute("data-spot");
    }
}

package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

final class HistoryPageTest extends AtThePage {

    private static final String BOARD = "trominoes:g.../..../..../....";

    @Test
    void a_branch_is_given_a_name_and_the_link_keeps_it() {
        String play;
        try (Visit visit = visit().play(BOARD + " | h=r2c1 v=r1c4 0:h=r3c1 @2")) {
            visit.panel("History");
            Locator lines = lines(visit);
            assertThat(lines).hasCount(3);
            Locator name = visit.page.getByLabel("Name of this position");
            visit.moves(() -> {
                name.fill("first try, 100 %");
                visit.press("Enter");
            });
            assertThat(lines.nth(1)).containsText("first try, 100 %");
            assertThat(lines.nth(1)).hasAttribute("aria-selected", "true");
            play = visit.played();
            Assertions.assertThat(play).contains("@2=first_try,_100_%25");
        }
        try (Visit other = visit().play(play)) {
            other.panel("History");
            other.moves(() -> lines(other).nth(0).click());
            other.moves(() -> lines(other).filter(text("first try, 100 %")).click());
            Assertions.assertThat(Answer.about(other.played(), "view").text("id"))
                    .isEqualTo(Answer.about(play, "view").text("id"));
            Locator name = other.page.getByLabel("Name of this position");
            assertThat(name).hasValue("first try, 100 %");
            other.moves(() -> {
                name.fill("");
                other.button("Rename").click();
            });
            Assertions.assertThat(other.played()).doesNotContain("=first");
        }
    }

    @Test
    void the_tree_is_walked_with_the_keyboard_and_one_goes_on_from_any_place() {
        try (Visit visit = visit().play(BOARD + " | h=r2c1 v=r1c4 0:h=r3c1 3:h=r4c1")) {
            visit.panel("History");
            Locator lines = lines(visit);
            assertThat(lines).hasCount(3);
            assertThat(lines.nth(1)).hasAttribute("aria-level", "2");
            lines.nth(2).focus();
            visit.press("ArrowUp");
            assertThat(lines.nth(1)).isFocused();
            visit.moves(() -> visit.press("Enter"));
            Assertions.assertThat(visit.played()).endsWith("@2");
            visit.moves(() -> visit.drag("r3c1", "r3c3"));
            Assertions.assertThat(visit.played()).endsWith("2:h=r3c1");
            assertThat(lines.nth(1)).containsText("3 moves");
        }
    }

    @Test
    void a_slider_leads_through_the_moves() {
        try (Visit visit = visit().play(BOARD + " | h=r2c1 h=r3c1 h=r4c1")) {
            visit.panel("History");
            Locator slider = visit.page.getByLabel("Move 3 of 3");
            visit.moves(() -> slider.fill("1"));
            Assertions.assertThat(visit.played()).endsWith("@1");
            assertThat(visit.page.getByLabel("Move 1 of 3")).isVisible();
        }
    }

    @Test
    void long_histories_are_drawn_as_few_lines() {
        StringBuilder moves = new StringBuilder(BOARD + " |");
        for (int i = 0; i < 500; i++) {
            moves.append(" h=r2c1 x=r2c1");
        }
        // Too long for the address: it is opened through the games that are kept.
        try (Visit visit = visit().play(BOARD)) {
            visit.panel("History");
            visit.page.evaluate(
                    "async play => { const page = document.querySelector('tw-game'); page.game.open(await page.game.studio.ask({ do: 'view', play })); }",
                    moves.toString());
            assertThat(visit.page.getByLabel("Move 1\u202f000 of 1\u202f000")).isVisible();
            assertThat(lines(visit)).hasCount(2);
            assertThat(lines(visit).nth(1)).containsText("1\u202f000 moves");
            visit.page.getByLabel("Move 1\u202f000 of 1\u202f000").fill("501");
            assertThat(lines(visit)).hasCount(3);
            assertThat(visit.spot("r2c2")).hasAttribute("aria-label", Pattern.compile("tile"));
        }
    }

    private static Locator lines(Visit visit) {
        return visit.page.getByRole(AriaRole.TREEITEM);
    }

    private static Locator.FilterOptions text(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}

package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** The steps that solve a puzzle, and how hard they are. */
final class PathPageTest extends AtThePage {

    private static final String HARD =
            "sudoku:.92..85..8..5...1......28.6.1.2.97687...8...3..87...4....3.1.8..518.4.2..8.......";

    @Test
    void each_step_can_be_walked_to_with_the_keyboard_and_is_shown_on_the_board() {
        try (Visit visit = visit().play(HARD)) {
            visit.button("Which steps solve it?").click();
            Locator rows = visit.page.locator("tw-spoiler-study button.entry");
            Locator struck = visit.page.locator(".pointed .struck");
            rows.first().click();
            assertThat(rows.first()).hasAttribute("aria-current", "step");
            assertThat(struck).hasCount(1);
            assertThat(struck.locator("text")).hasText("7");
            visit.press("ArrowDown");
            assertThat(rows.nth(1)).hasAttribute("aria-current", "step");
            assertThat(rows.nth(1)).isFocused();
            visit.press("Escape");
            assertThat(struck).hasCount(0);
            assertThat(rows.nth(1)).hasAttribute("aria-current", "false");
        }
    }

    @Test
    void a_path_is_watched_as_a_search() {
        try (Visit visit = visit().play(HARD)) {
            visit.button("Watch a search").click();
            visit.page.getByLabel("Method").selectOption("path");
            visit.button("Step").click();
            assertThat(visit.page.locator(".caption")).containsText("Two-string kite: ");
            assertThat(visit.page.locator(".pointed .arrow").first()).isVisible();
            visit.button("Next solution").click();
            assertThat(visit.page.locator(".caption")).containsText(Pattern.compile("Solved in \\d+ steps"));
        }
    }

    @Test
    void a_puzzle_is_rated_beside_its_name_and_stays_so() {
        try (Visit visit = visit().play(HARD)) {
            visit.button("How hard?").click();
            Locator chip = visit.page.locator("span.chip");
            assertThat(chip).hasText("Extreme, ER 9.1");
            visit.click("r1c1");
            visit.moves(() -> visit.press("1"));
            assertThat(chip).hasText("Extreme, ER 9.1");
        }
    }
}

package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** Practice: from an article to a position, found, and on to the next one. */
final class PracticePageTest extends AtThePage {

    private static final Pattern CELL = Pattern.compile("R(\\d)C(\\d).* not (\\d)\\.");

    @Test
    void a_technique_is_practiced_from_its_article_found_counted_and_practiced_again() {
        try (Visit visit = visit().open("#/guide/sudoku/x-wing")) {
            visit.button("Practice this").click();
            Locator line = visit.page.locator(".practice");
            assertThat(line).containsText("Find the X-Wing.");
            assertThat(line.locator("a")).hasAttribute("href", "./#/guide/sudoku/x-wing");
            assertThat(visit.page.locator(".heading .chip")).hasText("Find the X-Wing");
            Locator card = visit.page.locator(".hint-card");
            for (int strength = 1; strength <= 4; strength++) {
                visit.press("h");
                assertThat(card.locator("header span")).containsText("Hint " + strength);
            }
            assertThat(card.locator("h2 a")).hasAttribute("href", "./#/guide/sudoku/x-wing");
            Matcher said = CELL.matcher(card.locator(".hint-text").textContent());
            Assertions.assertThat(said.find()).isTrue();
            visit.press("Escape");
            visit.spot("r" + said.group(1) + "c" + said.group(2)).click();
            visit.press("Shift+Digit" + said.group(3));
            assertThat(line).containsText("X-Wing found. The first one.");
            visit.button("Next").click();
            assertThat(line).containsText("Find the X-Wing.");
        }
    }
}

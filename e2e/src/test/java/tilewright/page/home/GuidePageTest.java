package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;

/** The guide: found, searched and read, also without a network. */
final class GuidePageTest extends AtThePage {

    @Test
    void the_guide_is_searched_and_its_pictures_are_drawn_without_a_network() {
        try (FileHost host = new FileHost("/some/folder/");
                Visit visit = BROWSERS.here().keeping(host.address())) {
            visit.open("");
            visit.page.getByRole(AriaRole.ARTICLE).nth(3).waitFor();
            visit.offlineReady();
            host.stop();
            visit.page.context().setOffline(true);
            visit.page.getByRole(AriaRole.LINK, named("Guide")).click();
            assertThat(heading(visit)).hasText("Guide");
            assertThat(visit.page.locator(".section"))
                    .hasCount(1 + Puzzles.CATALOG.puzzles().size());
            Locator field = visit.page.getByRole(AriaRole.SEARCHBOX);
            field.fill("nothing has such words");
            assertThat(heading(visit)).hasText("Nothing found.");
            field.fill("cookies");
            assertThat(heading(visit)).hasText("1 article");
            assertThat(visit.page.locator(".results li")).containsText("Nothing leaves this browser");
            field.fill("x-wing");
            field.press("Enter");
            assertThat(heading(visit)).hasText("X-Wing");
            Assertions.assertThat(visit.address()).endsWith("#/guide/sudoku/x-wing");
            assertThat(visit.page.locator("figcaption")).containsText("Worked example");
            assertThat(visit.page.locator("figure .board .struck").first()).isVisible();
            assertThat(visit.page).hasTitle(Pattern.compile("^X-Wing"));
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                visit.page.evaluate("id => { location.hash = `#/guide/${id}/rules`; }", puzzle.id());
                assertThat(visit.page.locator("tw-article li .scene"))
                        .hasCount(Answer.to("{'do':'guide','puzzle':'" + puzzle.id() + "'}")
                                .items("sections")
                                .size());
            }
            visit.page.goBack();
            assertThat(heading(visit)).containsText("rules");
            visit.page.evaluate("() => { location.hash = '#/guide/no/such'; }");
            assertThat(heading(visit)).hasText("There is no such article.");
        }
    }

    @Test
    void from_a_game_one_comes_to_the_guide_and_back() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String played = visit.played();
            visit.button("Guide").click();
            assertThat(heading(visit)).hasText("Guide");
            visit.page.goBack();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
            visit.panel("More");
            visit.page
                    .locator(".way")
                    .filter(new Locator.FilterOptions().setHasText("Guide"))
                    .click();
            assertThat(heading(visit)).hasText("Guide");
            visit.page.goBack();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(played);
        }
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    private static Locator heading(Visit visit) {
        return visit.page.locator("tw-guide h1");
    }
}

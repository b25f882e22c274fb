package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.puzzle.Puzzle;

/** The rules with pictures, and the tour of a first visit. */
final class RulesPageTest extends AtThePage {

    static Stream<String> puzzles() {
        return Puzzles.CATALOG.puzzles().stream().map(Puzzle::id);
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void the_rules_are_shown_with_a_picture_each_also_on_a_phone(String puzzle) {
        Answer guide = Answer.to("{'do':'guide','puzzle':'" + puzzle + "'}");
        try (Visit visit = visit(320)) {
            visit.play(Answer.to("{'do':'new','puzzle':'" + puzzle + "'}").text("play"));
            visit.button("Rules").click();
            List<Answer> sections = guide.items("sections");
            Locator shown = visit.page.locator(".rules .sections li");
            assertThat(shown).hasCount(sections.size());
            for (int i = 0; i < sections.size(); i++) {
                assertThat(shown.nth(i)).containsText(sections.get(i).text("text"));
                assertThat(shown.nth(i).locator(".scene").first()).isVisible();
            }
            Assertions.assertThat(
                            (Integer)
                                    visit.page.evaluate(
                                            "() => { const d = document.querySelector('.rules'); return d.scrollWidth - d.clientWidth; }"))
                    .isLessThanOrEqualTo(0);
            visit.button("Close").click();
            assertThat(shown.first()).isHidden();
        }
    }

    @Test
    void who_is_here_for_the_first_time_is_shown_around_once() {
        try (Visit visit = visit().newcomer().unhurried()) {
            Counted counted = new Counted(visit);
            visit.play("trominoes:g.../..../..../....");
            Locator tour = visit.page.locator(".tour");
            assertThat(tour).isHidden();
            visit.elapse();
            assertThat(tour).containsText("Press a cell");
            assertThat(visit.page.locator(":focus")).hasAttribute("data-spot", "r1c1");
            visit.press("Escape");
            assertThat(tour).isHidden();
            visit.play("trominoes:.../g../...");
            visit.elapse();
            counted.asked();
            assertThat(tour).isHidden();
            visit.button("Rules").click();
            visit.button("Show me around").click();
            assertThat(tour).isVisible();
            tour.getByRole(AriaRole.BUTTON).click();
            assertThat(tour).isHidden();
        }
    }

    @Test
    void escape_ends_the_tour_and_does_not_pause_the_game() {
        try (Visit visit = visit().newcomer().play("sudoku:53" + ".".repeat(79))) {
            Locator tour = visit.page.locator(".tour");
            assertThat(tour).isVisible();
            visit.press("Escape");
            assertThat(tour).isHidden();
            assertThat(visit.button("Pause")).isVisible();
            visit.press("Escape");
            assertThat(visit.button("Pause")).hasCount(0);
            assertThat(visit.page.locator(".stage .pause")).isVisible();
        }
    }
}

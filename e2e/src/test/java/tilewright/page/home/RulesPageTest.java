package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;

/** The rules with pictures. */
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
    void a_sudoku_of_further_rules_says_its_own() {
        Answer made = Answer.to("{'do':'new','puzzle':'sudoku','setup':'6x6,thermo','seed':1}");
        try (Visit visit = visit(320)) {
            visit.play(made.text("play"));
            visit.button("Rules").click();
            assertThat(visit.page.locator("dialog.rules li")).hasText(new String[] {
                "Each row, each column, and each box of 2 by 3 cells holds each of the digits 1 to 6 once.",
                "Along a thermometer the digits rise from the bulb on."
            });
            assertThat(visit.page.locator(".rules .sections, .rules .mark-legend"))
                    .hasCount(0);
        }
    }
}

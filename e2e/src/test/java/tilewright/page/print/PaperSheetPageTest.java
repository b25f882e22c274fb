package tilewright.page.print;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Audit;
import tilewright.page.Visit;
import tilewright.page.game.FinishPageTest;

/** The page that a code on a sheet of paper opens. */
final class PaperSheetPageTest extends AtThePage {

    private static Locator puzzles(Visit visit) {
        return visit.page.locator("tw-sheet li button");
    }

    private static Visit opened(Visit visit, String hash) {
        visit.open(hash);
        visit.page.locator("tw-sheet li:last-child tw-picture").waitFor();
        return visit;
    }

    @Test
    void puzzles_have_the_numbers_of_paper_and_are_those_that_the_command_line_makes() {
        try (Visit visit = opened(visit(), "#/sheet/trominoes?setup=4x4&seed=1&count=3")) {
            assertThat(puzzles(visit)).hasCount(3);
            Assertions.assertThat(visit.page.locator("tw-sheet li b").allTextContents())
                    .containsExactly("1", "2", "3");
            assertThat(visit.page.getByText("0 of 3 solved")).isVisible();
            String id = Answer.to("{'do':'new','puzzle':'trominoes','setup':'4x4','seed':1,'number':2}")
                    .text("id");
            puzzles(visit).nth(1).click();
            visit.page.locator("tw-game").waitFor();
            Assertions.assertThat(visit.page.url()).endsWith("#/" + id);
        }
    }

    @Test
    void what_is_begun_and_solved_is_marked() {
        try (Visit visit = opened(visit(), "#/sheet/trominoes?setup=4x4&seed=1&count=2")) {
            puzzles(visit).first().click();
            visit.page.locator("tw-game").waitFor();
            String solution =
                    Answer.about(visit.played(), "solve").texts("solutions").getFirst();
            FinishPageTest.solve(
                    visit, solution.substring(solution.indexOf(':') + 1).split("/"));
            visit.open("#/sheet/trominoes?setup=4x4&seed=1&count=2");
            assertThat(visit.page.getByText("1 of 2 solved")).isVisible();
            assertThat(puzzles(visit).first()).hasAccessibleName("Number 1, solved");
            visit.button("Start number 2").click();
            visit.page.locator("tw-game").waitFor();
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.open("#/sheet/trominoes?setup=4x4&seed=1&count=2");
            assertThat(puzzles(visit).nth(1)).hasAccessibleName("Number 2, begun");
        }
    }

    @Test
    void a_link_that_names_no_sheet_says_why() {
        try (Visit visit = visit()) {
            visit.open("#/sheet/sudoku?setup=easy&seed=1&count=101");
            assertThat(visit.page.getByText("This link names no sheet")).isVisible();
            visit.open("#/sheet/chess?setup=easy&seed=1&count=1");
            assertThat(visit.page.getByText("There is no puzzle called")).isVisible();
            visit.open("#/sheet/sudoku?setup=nonsense&seed=1&count=1");
            assertThat(visit.page.locator("tw-sheet [role=status]")).containsText("expected singles");
        }
    }

    @Test
    void everybody_can_use_it() {
        for (int width : new int[] {360, 1280}) {
            try (Visit visit = opened(visit(width), "#/sheet/hues?setup=easy%26seed=1%26count=4")) {
                Assertions.assertThat(Audit.brokenRules(visit.page)).isEmpty();
            }
        }
    }
}

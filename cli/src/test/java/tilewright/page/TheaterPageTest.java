package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

final class TheaterPageTest extends AtThePage {

    private static final String PLAY = "trominoes:g.../..../..../....";

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
            assertThat(visit.page.locator(".caption")).hasText(caption);
            visit.button("Back").click();
            assertThat(visit.figure("step")).hasText("2");
            visit.button("Start").click();
            assertThat(visit.figure("step")).hasText("0");
        }
    }

    @Test
    void a_search_runs_to_a_solution_which_can_be_taken_over() {
        try (Visit visit = visit().play(PLAY)) {
            visit.button("Watch a search").click();
            visit.button("To the next solution").click();
            Answer found = Answer.to("{'do':'watch','play':'" + PLAY + "','until':'solution'}");
            assertThat(visit.figure("step")).hasText(found.text("step"));
            visit.moves(() -> visit.button("Take over this position").click());
            Assertions.assertThat(visit.played()).isEqualTo(found.text("id"));
            assertThat(visit.standing()).isVisible();
        }
    }

    @Test
    void leaving_goes_back_to_the_game_as_it_was() {
        try (Visit visit = visit().play(PLAY)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String play = visit.played();
            visit.button("Watch a search").click();
            visit.button("Run").click();
            assertThat(visit.button("Pause")).isVisible();
            visit.button("Stop").click();
            assertThat(visit.page.locator(".caption")).hasText("Stopped.");
            visit.button("Step").click();
            visit.button("Back to the game").click();
            Assertions.assertThat(visit.played()).isEqualTo(play);
            visit.moves(() -> visit.button("Undo").click());
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo(PLAY);
        }
    }

    @Test
    void what_takes_long_can_be_stopped_and_the_engine_answers_again() {
        try (Visit visit = visit().begin("Hues", "An empty board")) {
            Locator method = visit.page.getByLabel("Method");
            visit.button("Watch a search").click();
            method.selectOption(method.getByRole(AriaRole.OPTION, new Locator.GetByRoleOptions().setIncludeHidden(true))
                    .nth(1)
                    .getAttribute("value"));
            visit.button("To the next solution").click();
            assertThat(visit.button("Pause")).isVisible();
            visit.button("Stop").click();
            assertThat(visit.page.locator(".caption")).hasText("Stopped.");
            visit.button("Start").click();
            assertThat(visit.figure("step")).hasText("0");
        }
    }
}

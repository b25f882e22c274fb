package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

final class PalettoPageTest extends AtThePage {

    private static final int MOST = 100;

    @Test
    void two_people_play_by_mouse_until_one_has_won() {
        try (Visit visit = visit().begin("Paletto", "4 by 4, 2 players")) {
            int clicks = 0;
            while (!over(visit) && clicks++ < MOST) {
                // The last that is offered ends the turn, once something was taken.
                List<String> offered = offered(visit);
                visit.moves(() -> visit.click(offered.getLast()));
            }
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            Assertions.assertThat(
                            Answer.about(visit.played(), "view").at("status").text("kind"))
                    .isEqualTo("won");
            visit.moves(() -> visit.button("Undo").click());
            assertThat(visit.standing()).not().hasClass(Pattern.compile("over"));
        }
    }

    @Test
    void the_computer_plays_the_other_seats() {
        try (Visit visit = visit().begin("Paletto", "6 by 6, 3 players")) {
            visit.page.getByRole(AriaRole.CHECKBOX).check();
            visit.moves(() -> visit.click(offered(visit).getFirst()));
            visit.moves(() -> visit.click(offered(visit).getLast()));
            assertThat(visit.standing()).containsText("Player 1");
            Answer view = Answer.about(visit.played(), "view");
            Assertions.assertThat(view.at("status").text("player")).isEqualTo("0");
            Assertions.assertThat(view.at("history").items("steps")).hasSizeGreaterThanOrEqualTo(6);

            // Undoing goes back past the turns of the computer, to where the person may choose again.
            visit.moves(() -> visit.button("Undo").click());
            assertThat(visit.standing()).containsText("Player 1");
            Assertions.assertThat(
                            Answer.about(visit.played(), "view").at("history").text("node"))
                    .isEqualTo("1");
        }
    }

    @Test
    void a_piece_that_cannot_be_taken_is_refused_in_words() {
        try (Visit visit = visit().begin("Paletto", "4 by 4, 2 players")) {
            visit.click("r2c2");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            assertThat(visit.message()).not().isEmpty();
        }
    }

    private static boolean over(Visit visit) {
        return visit.standing().getAttribute("class").contains("over");
    }

    private static List<String> offered(Visit visit) {
        return visit.page.locator(".spot.offered").all().stream()
                .map(spot -> spot.getAttribute("data-spot"))
                .toList();
    }
}

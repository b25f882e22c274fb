package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

final class HuesPageTest extends AtThePage {

    @Test
    void a_board_is_completed_by_dragging_by_clicking_and_by_keys() {
        try (Visit visit = visit().begin("Hues", "48 tiles of a solution are given")) {
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

    /** The spot of a color's pile, found by what it says of itself. */
    @Test
    void possible_colors_are_shown_on_the_empty_cells() {
        try (Visit visit = visit().begin("Hues", "48 tiles of a solution are given")) {
            Locator discs = visit.page.locator("ellipse.disc");
            visit.button("Candidates").click();
            assertThat(visit.page.locator(".answer")).containsText("can still be completed");
            Assertions.assertThat(discs.count()).isBetween(16, 128);
            visit.button("Candidates").click();
            assertThat(discs).hasCount(0);
        }
    }

    private static String pile(Visit visit, char color) {
        return visit.page.locator("[aria-label^='pile of color " + color + "']").getAttribute("data-spot");
    }
}

package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** Boards that are set up by hand. */
@Order(1)
final class BoardEditorPageTest extends AtThePage {

    private static Locator opened(Visit visit) {
        visit.open("#/paletto");
        visit.page.locator(".ways button").getByText("Enter your own").click();
        Locator dialog = visit.page.locator("dialog.board-editor");
        assertThat(dialog.locator("[data-spot=r6c6]")).isVisible();
        return dialog;
    }

    @Test
    void a_board_is_set_up_by_hand_and_played() {
        try (Visit visit = visit()) {
            Locator dialog = opened(visit);
            dialog.locator("select").selectOption("4x4");
            assertThat(dialog.locator("[data-spot=r6c6]")).hasCount(0);
            Locator play = dialog.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Play"));
            assertThat(play).isDisabled();
            dialog.locator("[data-spot=pile1]").click();
            for (String cell : List.of("r1c1", "r2c2", "r3c3", "r4c4")) {
                dialog.locator("[data-spot=" + cell + "]").click();
            }
            assertThat(dialog.locator("[role=status]")).hasText("12 pieces are missing.");
            dialog.locator("[data-spot=pile2]").click();
            dialog.locator("[data-spot=r1c2]").click();
            String[] rows = {"ABCD", "CADB", "BDAC", "DCBA"};
            for (int row = 0; row < 4; row++) {
                for (int column = 0; column < 4; column++) {
                    if (row != column && (row != 0 || column != 1)) {
                        dialog.locator("[data-spot=r%dc%d]".formatted(row + 1, column + 1))
                                .focus();
                        visit.press(rows[row].substring(column, column + 1));
                    }
                }
            }
            // Who wins is found soon on so small a board.
            assertThat(dialog.locator("[role=status]"))
                    .hasText(Pattern.compile("^All pieces are on the board\\. Player . can win, proven\\.$"));
            play.click();
            assertThat(visit.page.locator("tw-game")).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo("paletto:ABCD/CADB/BDAC/DCBA");
        }
    }

    @Test
    void pieces_and_buttons_are_in_view_in_the_smallest_window() {
        try (Visit visit = visit(320)) {
            visit.page.setViewportSize(320, 568);
            Locator dialog = opened(visit);
            double foot = dialog.locator(".foot").boundingBox().y;
            for (String pile : List.of("pile1", "pile6")) {
                BoundingBox box = dialog.locator("[data-spot=" + pile + "]").boundingBox();
                Assertions.assertThat(box.y + box.height).as(pile).isLessThanOrEqualTo(foot);
            }
        }
    }

    @Test
    void what_is_against_the_rules_is_refused_and_a_change_is_undone() {
        try (Visit visit = visit()) {
            Locator dialog = opened(visit);
            dialog.locator("[data-spot=r1c1]").focus();
            visit.press("A");
            assertThat(dialog.locator("[role=status]")).hasText(Pattern.compile("^35 pieces are missing\\."));
            dialog.locator("[data-spot=r1c2]").focus();
            visit.press("A");
            assertThat(dialog.locator("[role=status]"))
                    .hasText("Pieces of one color never touch, and there is one on R1C1.");
            dialog.getByText("Undo").click();
            assertThat(dialog.locator("[role=status]")).hasText("36 pieces are missing.");
        }
    }
}

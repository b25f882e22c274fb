package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.BoundingBox;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** A press of the mouse while the page is still moving. */
final class PressPageTest extends AtThePage {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void a_press_counts_although_the_page_moves_under_the_mouse() {
        try (Visit visit = visit()) {
            visit.play(SUDOKU);
            visit.panel("More");
            Locator button = visit.button("New game");
            BoundingBox before = pressed(visit, button);
            visit.page.evaluate("""
                    () => {
                      const late = document.createElement("p");
                      late.style.height = "200px";
                      document.querySelector(".panel > .inside").prepend(late);
                    }
                    """);
            Assertions.assertThat(button.boundingBox().y).isGreaterThan(before.y + before.height);
            visit.page.mouse().up();
            assertThat(visit.button("Create")).isVisible();
        }
    }

    @Test
    void who_moves_the_mouse_away_gives_the_press_up() {
        try (Visit visit = visit().play(SUDOKU)) {
            Locator button = visit.button("New game");
            BoundingBox box = pressed(visit, button);
            visit.page.mouse().move(box.x - 20, box.y);
            visit.page.mouse().up();
            pressed(visit, visit.button("Keys"));
            visit.page.mouse().up();
            assertThat(visit.page.locator("dialog[open]")).hasCount(1);
            assertThat(visit.page.locator("dialog.new-game[open]")).hasCount(0);
        }
    }

    private static BoundingBox pressed(Visit visit, Locator button) {
        button.scrollIntoViewIfNeeded();
        BoundingBox box = button.boundingBox();
        visit.page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
        visit.page.mouse().down();
        return box;
    }
}

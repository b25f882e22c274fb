package tilewright.page.share;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** Two people, each at a browser of their own, who send each other a link after every turn. */
final class LetterPageTest extends AtThePage {

    private static final String GAME = "paletto:DCAB/CDBC/ABAD/DACB";

    private static final int MOST = 40;

    @Test
    void a_whole_game_goes_back_and_forth() {
        try (Visit first = visit().play(GAME);
                Visit second = visit()) {
            seat(first, 2).selectOption("letter");
            Visit now = first;
            Visit other = second;
            int turns = 0;
            while (!over(now) && turns++ < MOST) {
                assertThat(now.standing()).containsText("Your turn");
                play(now);
                String link = sent(now);
                open(other, link);
                Visit before = now;
                now = other;
                other = before;
            }
            Assertions.assertThat(turns).isBetween(4, MOST - 1);
            // The receiver of the end has lost; each has kept one game.
            assertThat(now.standing()).containsText("Your friend has won");
            assertThat(other.standing()).containsText("You have won");
            Assertions.assertThat(first.kept()).hasSize(1);
            Assertions.assertThat(second.kept()).hasSize(1);
        }
    }

    @Test
    void who_is_sent_a_game_is_told_so_and_stays_seated() {
        try (Visit first = visit().play(GAME);
                Visit second = visit()) {
            seat(first, 2).selectOption("letter");
            play(first);
            // The friend's turn is not played here.
            first.click("r4c1");
            assertThat(first.message()).containsText("your friend");
            String link = sent(first);
            open(second, link);
            assertThat(second.message()).hasText("A friend has sent you this game. It is your turn.");
            assertThat(seat(second, 1)).hasValue("letter");
            assertThat(second.page.locator(".tray.mine")).hasAttribute("data-player", "2");
            second.page.reload();
            assertThat(seat(second, 1)).hasValue("letter");
            play(second);
            String later = second.address();
            // An old letter leads to where the game stands by now.
            open(second, link);
            assertThat(second.page.locator("tw-letter button")).isVisible();
            Assertions.assertThat(second.address()).isEqualTo(later);
        }
    }

    /** Takes a piece, and ends the turn if that did not end the game. */
    private static void play(Visit visit) {
        visit.moves(
                () -> visit.click(visit.page.locator(".spot.offered").first().getAttribute("data-spot")));
        if (!over(visit)) {
            visit.moves(() -> visit.end().click());
        }
    }

    /** Returns the text that is copied when the turn is sent. */
    private static String sent(Visit visit) {
        visit.page.evaluate("""
                () => {
                  delete Navigator.prototype.share;
                  navigator.clipboard.writeText = async (text) => void (window.copied = text);
                }
                """);
        Locator send = visit.page.locator("tw-letter button");
        send.click();
        assertThat(visit.message()).containsText("The link is copied.");
        return (String) visit.page.evaluate("() => window.copied");
    }

    private static void open(Visit visit, String link) {
        visit.open(link.substring(link.indexOf('#')));
        visit.page.waitForFunction(
                "() => document.activeElement.closest('tw-board') && !location.hash.endsWith('&letter')");
    }

    private static Locator seat(Visit visit, int player) {
        return visit.page.locator(".tray[data-player='" + player + "'] select");
    }

    private static boolean over(Visit visit) {
        return visit.standing().getAttribute("class").contains("over");
    }
}

package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** Claims of the guide about the page, tried. */
final class GuideClaimsPageTest extends AtThePage {

    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static final String TROMINOES = "trominoes:g.../..../..../....";

    /**
     * A sentence of an article or of its table, or the beginning of one, and what shows that it is so.
     *
     * @param article its address
     * @param game where it is tried
     */
    record Claim(String article, String sentence, String game, Consumer<Visit> tried) {
        @Override
        public String toString() {
            return article + ": " + sentence;
        }
    }

    static List<Claim> claims() {
        return List.of(
                new Claim("first-steps", "It is found in More", TROMINOES, visit -> {
                    visit.panel("More");
                    assertThat(visit.page.locator("tw-more").getByText("Learn")).isVisible();
                }),
                new Claim("keys", "Go to the next cell", TROMINOES, visit -> {
                    visit.spot("r1c1").focus();
                    visit.press("ArrowRight");
                    assertThat(visit.spot("r1c2")).isFocused();
                }),
                new Claim("keys", "To the ends of the row", TROMINOES, visit -> {
                    visit.spot("r1c1").focus();
                    visit.press("End");
                    assertThat(visit.spot("r1c4")).isFocused();
                }),
                new Claim("keys", "Lay a bar in that direction", TROMINOES, visit -> {
                    visit.spot("r2c1").focus();
                    visit.moves(() -> visit.press("Shift+ArrowRight"));
                }),
                new Claim("keys", "Write a digit", SUDOKU, visit -> {
                    visit.spot("r1c3").focus();
                    visit.moves(() -> visit.press("4"));
                }),
                new Claim("keys", "Take away", SUDOKU, visit -> {
                    visit.spot("r1c3").focus();
                    visit.moves(() -> visit.press("4"));
                    visit.moves(() -> visit.press("Delete"));
                }),
                new Claim("keys", "Undo. Ctrl Y: redo", SUDOKU, visit -> {
                    visit.spot("r1c3").focus();
                    visit.moves(() -> visit.press("4"));
                    visit.moves(() -> visit.press("Control+z"));
                    visit.moves(() -> visit.press("Control+y"));
                }),
                new Claim("keys", "Hint, and more of it", SUDOKU, visit -> {
                    visit.press("h");
                    assertThat(visit.page.locator(".hint-card header")).containsText("Hint 1");
                    visit.press("h");
                    assertThat(visit.page.locator(".hint-card header")).containsText("Hint 2");
                    visit.press("Escape");
                    assertThat(visit.page.locator(".hint-card")).hasCount(0);
                }),
                new Claim("keys", "About this cell", SUDOKU, visit -> {
                    visit.press("a");
                    assertThat(visit.page.locator("tw-about")).containsText("R1C1 has the clue 5");
                }),
                new Claim("keys", "New game", SUDOKU, visit -> {
                    visit.press("n");
                    assertThat(visit.page.locator("dialog[open]")).containsText("New Sudoku");
                }),
                new Claim("keys", "All keys of this game", SUDOKU, visit -> {
                    visit.press("?");
                    assertThat(visit.page.locator("dialog[open]")).containsText("Keys");
                }),
                new Claim("sharing", "Share has it as a link", SUDOKU, visit -> {
                    visit.button("Share").click();
                    Locator dialog = visit.page.locator("dialog[open]");
                    for (String form : List.of("Link", "Share ID", "QR code", "picture")) {
                        assertThat(dialog).containsText(form);
                    }
                }),
                new Claim("time", "While it is paused the board is hidden", SUDOKU, visit -> {
                    visit.button("Pause").click();
                    assertThat(visit.page.locator(".stage .pause")).isVisible();
                }));
    }

    @ParameterizedTest
    @MethodSource("claims")
    void what_the_guide_claims_is_so(Claim claim) {
        try (Visit visit = visit().open("#/guide/" + claim.article())) {
            assertThat(visit.page.locator("article")).containsText(claim.sentence());
        }
        try (Visit visit = visit().play(claim.game())) {
            claim.tried().accept(visit);
        }
    }
}

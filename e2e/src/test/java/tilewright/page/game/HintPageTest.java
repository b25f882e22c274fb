package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;

@Order(1)
final class HintPageTest extends AtThePage {

    /** Begins with singles. */
    private static final String EASY =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    /** Of ER 9.1, as Sudoku Explainer rates it. */
    private static final String HARD =
            "sudoku:.92..85..8..5...1......28.6.1.2.97687...8...3..87...4....3.1.8..518.4.2..8.......";

    static List<String> puzzles() {
        return Puzzles.CATALOG.puzzles().stream().map(Puzzle::id).toList();
    }

    private Visit visit(int width, ColorScheme scheme) {
        Visit visit = visit();
        visit.page.setViewportSize(width, width < 500 ? 844 : 900);
        visit.page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
        return visit;
    }

    @ParameterizedTest
    @CsvSource({"390,LIGHT", "390,DARK", "1440,LIGHT", "1440,DARK"})
    void a_hint_is_told_stage_by_stage_and_carried_out_with_the_keyboard_alone(int width, ColorScheme scheme) {
        try (Visit visit = visit(width, scheme).play(EASY)) {
            Locator card = visit.page.locator(".hint-card");
            Locator heading = card.locator("h2");
            Locator said = visit.page.locator("[data-live=polite]");
            visit.press("h");
            assertThat(heading).hasText("Hint");
            assertThat(card).containsText("Hint 1 of 4");
            assertThat(card).containsText("Look at box");
            assertThat(said).containsText("Where: Look at box");
            assertThat(visit.page.locator(".pointed-tint .area")).hasCount(1);
            assertThat(visit.page.locator(".pointed .ring")).hasCount(0);
            within(visit, card);
            visit.press("h");
            assertThat(heading).hasText("Naked single");
            assertThat(said).containsText("a cell has only one candidate left");
            visit.press("h");
            assertThat(card).containsText("can only hold");
            assertThat(visit.page.locator(".pointed .ring").first()).isVisible();
            visit.press("h");
            assertThat(card).containsText(Pattern.compile("So R\\dC\\d is \\d\\."));
            assertThat(card.locator("button.main")).isFocused();
            within(visit, card);
            visit.moves(() -> visit.press("Enter"));
            assertThat(card).hasCount(0);
            assertThat(visit.page.locator("[data-spot]:focus")).hasCount(1);
            visit.press("h");
            assertThat(card).isVisible();
            visit.press("Escape");
            assertThat(card).hasCount(0);
            assertThat(visit.page.locator("tw-board")).isVisible();
        }
    }

    /** Nothing is wider than the window, and the card can be seen whole. */
    private static void within(Visit visit, Locator card) {
        visit.page.waitForFunction(
                "() => document.querySelector('.hint-card').getAnimations().every((one) => one.playState === 'finished')");
        Assertions.assertThat((Integer) visit.page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))
                .isLessThanOrEqualTo(0);
        BoundingBox box = card.boundingBox();
        Assertions.assertThat(box.y).isGreaterThanOrEqualTo(0);
        Assertions.assertThat(box.y + box.height).isLessThanOrEqualTo(visit.page.viewportSize().height);
    }

    @Test
    void on_a_phone_a_hint_takes_the_place_of_the_keys_until_these_are_wanted() {
        try (Visit visit = visit(390, ColorScheme.LIGHT).play(EASY)) {
            Locator keys = visit.page.locator("tw-keypad");
            Locator text = visit.page.locator(".hint-text");
            visit.button("Hint").click();
            assertThat(text).isVisible();
            assertThat(keys).not().isVisible();
            visit.button("Keypad").click();
            assertThat(keys).isVisible();
            assertThat(text).not().isVisible();
            visit.button("Hint").click();
            assertThat(text).isVisible();
            visit.button("Close").click();
            assertThat(keys).isVisible();
        }
    }

    @Test
    void a_hint_counts_once_however_much_of_it_is_told() {
        String solution = Answer.about(EASY, "solve").texts("solutions").getFirst();
        StringBuilder entries = new StringBuilder();
        for (int i = "sudoku:".length(); i < EASY.length(); i++) {
            entries.append(EASY.charAt(i) == '.' ? solution.charAt(i) : '.');
        }
        entries.setCharAt(2, '.');
        try (Visit visit = visit().play(EASY + " " + entries)) {
            visit.hint();
            visit.moves(() -> visit.page.locator(".hint-card button.main").click());
            assertThat(visit.message()).hasText(Pattern.compile("Done in \\d+:\\d\\d\\. 1 hint\\."));
        }
    }

    @Test
    void a_game_of_many_hints_is_finished_by_them() {
        try (Visit visit = visit().play(EASY)) {
            Locator finish = visit.button("Finish by hints");
            for (int hints = 1; hints < 5; hints++) {
                visit.hint();
                assertThat(finish).hasCount(0);
                visit.moves(() -> visit.page.locator(".hint-card button.main").click());
            }
            visit.hint();
            finish.click();
            assertThat(visit.message()).hasText(Pattern.compile("Done in \\d+:\\d\\d\\. 51 hints\\."));
        }
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    void every_puzzle_tells_its_hints_in_stages(String puzzle) {
        String play =
                Answer.to("{'do':'new','puzzle':'" + puzzle + "','seed':1}").text("play");
        try (Visit visit = visit(390, ColorScheme.LIGHT).play(play)) {
            visit.press("h");
            Locator card = visit.page.locator(".hint-card");
            assertThat(card).containsText("Hint 1 of");
            assertThat(visit.page.locator(".hint-text")).not().isEmpty();
            visit.button("Close").click();
            visit.hint();
            visit.moves(() -> visit.page.locator(".hint-card button.main").click());
            assertThat(card).hasCount(0);
        }
    }

    @Test
    void a_puzzle_of_er_9_is_solved_by_hints_alone_with_the_keyboard_alone() {
        try (Visit visit = visit(390, ColorScheme.DARK).play(HARD)) {
            Locator card = visit.page.locator(".hint-card");
            Locator main = card.locator("button.main");
            boolean arrows = false;
            for (int hint = 0;
                    hint < 200 && visit.page.locator(".standing.over").count() == 0;
                    hint++) {
                visit.press("h");
                for (int stage = 1; stage < 4; stage++) {
                    assertThat(card).containsText("Hint " + stage + " of 4");
                    visit.press("h");
                }
                assertThat(main).isFocused();
                arrows |= visit.page.locator(".pointed .arrow").count() > 0;
                visit.press("Enter");
                assertThat(card).hasCount(0);
            }
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            Assertions.assertThat(arrows).as("links are drawn as arrows").isTrue();
        }
    }
}

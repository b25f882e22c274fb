package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Counted;
import tilewright.page.Visit;

/** Hands and keys at any board. */
final class BoardPageTest extends AtThePage {

    private static final String TROMINOES = "trominoes:g.../..../..../....";
    private static final String HUES = "hues:1......./......../......../......../......../......../......../........";
    private static final String SUDOKU =
            "sudoku:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void a_drag_shows_where_it_may_end_and_a_canceled_one_changes_nothing() {
        try (Visit visit = visit().play(HUES)) {
            String before = visit.address();
            BoundingBox start = visit.box("pile1");
            BoundingBox end = visit.box("r3c3");
            visit.page.mouse().move(start.x + 9, start.y + 9);
            visit.page.mouse().down();
            assertThat(visit.page.locator("circle.target")).not().hasCount(0);
            visit.page.mouse().move(end.x + 9, end.y + 9);
            visit.page.mouse().move(end.x + 12, end.y + 12);
            assertThat(visit.page.locator(".aim.outer")).hasCount(1);
            visit.page.evaluate(
                    "() => document.querySelector('.board').dispatchEvent(new PointerEvent('pointercancel', {bubbles: true}))");
            assertThat(visit.page.locator("circle.target")).hasCount(0);
            visit.page.mouse().up();
            Assertions.assertThat(visit.address()).isEqualTo(before);
        }
    }

    @Test
    void what_is_refused_is_shown_where_it_was_tried_and_said_to_screen_readers() {
        try (Visit visit = visit().unhurried().play(TROMINOES)) {
            visit.drag("r2c1", "r3c2");
            assertThat(visit.page.locator(".refusal")).hasCount(1);
            visit.elapse();
            assertThat(visit.page.locator(".refusal")).hasCount(0);
            String reason = visit.message().textContent();
            assertThat(live(visit, "polite")).hasText(reason);
        }
    }

    @Test
    void a_burst_of_moves_is_said_together_and_the_last_word_is_how_the_game_stands() {
        try (Visit visit = visit().play(TROMINOES)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.moves(() -> visit.drag("r3c1", "r3c3"));
            String words = Answer.about(visit.played(), "view").at("status").text("words");
            assertThat(live(visit, "polite")).containsText(words);
        }
    }

    @Test
    void several_cells_are_selected_with_shift_and_by_dragging_and_get_a_key_together() {
        try (Visit visit = visit().play(SUDOKU)) {
            visit.click("r1c3");
            visit.press("Shift+ArrowRight");
            assertThat(selected(visit)).hasCount(2);
            visit.moves(() -> visit.press("Shift+Digit4"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^empty, .*4.*row 1, column 3$"));
            assertThat(visit.spot("r1c4")).hasAttribute("aria-label", Pattern.compile("^empty, .*4.*row 1, column 4$"));
            // It was one step.
            Assertions.assertThat(
                            Answer.about(visit.played(), "view").at("history").text("size"))
                    .isEqualTo("1");
            visit.press("Escape");
            assertThat(selected(visit)).hasCount(0);
            visit.drag("r3c5", "r3c4");
            assertThat(selected(visit)).hasCount(2);
            visit.click("r9c1");
            assertThat(selected(visit)).hasCount(0);
        }
    }

    @Test
    void keys_jump_to_the_ends_and_to_the_next_empty_cell() {
        try (Visit visit = visit().play(SUDOKU)) {
            visit.press("Control+ArrowRight");
            Assertions.assertThat(focus(visit)).isEqualTo("r1c3");
            visit.press("PageDown");
            Assertions.assertThat(focus(visit)).isEqualTo("r9c3");
            visit.press("Control+Home");
            Assertions.assertThat(focus(visit)).isEqualTo("r1c1");
            visit.press("End");
            Assertions.assertThat(focus(visit)).isEqualTo("r1c9");
        }
    }

    @Test
    void single_keys_do_something_until_they_are_turned_off() {
        try (Visit visit = visit().play(TROMINOES)) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.moves(() -> visit.press("u"));
            visit.moves(() -> visit.press("r"));
            visit.press("?");
            Locator dialog = visit.page.getByRole(AriaRole.DIALOG);
            assertThat(dialog).isVisible();
            visit.press("Escape");
            assertThat(dialog).hasCount(0);
            visit.button("Settings").click();
            visit.page.getByLabel(Pattern.compile("Single keys")).uncheck();
            visit.press("Escape");
            assertThat(dialog).hasCount(0);
            visit.spot("r1c2").focus();
            String before = visit.address();
            visit.press("u");
            visit.press("?");
            Assertions.assertThat(dialog.count()).isZero();
            Assertions.assertThat(visit.address()).isEqualTo(before);
        }
    }

    @ParameterizedTest
    @CsvSource({"sudoku,25", "paletto,16", "hues,21", "trominoes,18"})
    void keys_that_do_nothing_here_are_not_listed(String puzzle, int keys) {
        Map<String, String> plays = Map.of(
                "sudoku", SUDOKU, "paletto", "paletto:DCAB/CDBC/ABAD/DACB", "hues", HUES, "trominoes", TROMINOES);
        try (Visit visit = visit().play(Objects.requireNonNull(plays.get(puzzle)))) {
            visit.press("?");
            Locator list = visit.page.locator(".keys-help dd");
            assertThat(list).hasCount(keys);
            boolean writes = puzzle.equals("sudoku") || puzzle.equals("hues");
            assertThat(list.filter(new Locator.FilterOptions().setHasText("Erase")))
                    .hasCount(writes ? 1 : 0);
            assertThat(list.filter(new Locator.FilterOptions().setHasText("End the turn")))
                    .hasCount(puzzle.equals("paletto") ? 1 : 0);
            assertThat(list.filter(new Locator.FilterOptions().setHasText("Turn what is being laid")))
                    .hasCount(puzzle.equals("trominoes") ? 1 : 0);
        }
    }

    @Test
    void settings_apply_at_once_and_are_remembered() {
        try (Visit visit = visit().play(TROMINOES)) {
            visit.button("Settings").click();
            visit.page
                    .getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("Theme"))
                    .getByLabel("Dark")
                    .check();
            visit.page.getByLabel("Okabe–Ito").check();
            Locator root = visit.page.locator("html");
            assertThat(root).hasAttribute("data-scheme", "dark");
            assertThat(root).hasAttribute("data-palette", "okabe-ito");
            assertThat(root).hasAttribute("data-room", "trominoes");
            // Grays are told apart by nothing but their signs.
            visit.page.getByLabel("Paper").check();
            assertThat(visit.page.getByLabel("None")).isDisabled();
            visit.page.getByLabel("Okabe–Ito").check();
            assertThat(visit.page.getByLabel("None")).isEnabled();
            visit.play(TROMINOES);
            assertThat(root).hasAttribute("data-scheme", "dark");
            assertThat(root).hasAttribute("data-palette", "okabe-ito");
        }
    }

    @Test
    void on_a_phone_board_and_actions_are_in_view_without_scrolling() {
        try (Visit visit = visit(320).play(SUDOKU)) {
            int height = visit.page.viewportSize().height;
            BoundingBox board = visit.page.getByRole(AriaRole.GRID).boundingBox();
            BoundingBox undo = visit.button("Undo").boundingBox();
            BoundingBox nine = visit.button("9").boundingBox();
            Assertions.assertThat(board.y + board.height).isLessThan(nine.y);
            Assertions.assertThat(nine.y + nine.height).isLessThanOrEqualTo(height);
            Assertions.assertThat(undo.y + undo.height).isLessThanOrEqualTo(height);
            Assertions.assertThat(undo.height).isGreaterThanOrEqualTo(40);
            visit.button("More").click();
            assertThat(visit.page.locator(".panel h2")).isFocused();
            visit.press("Escape");
            assertThat(visit.page.locator(".panel")).hasCount(0);
            assertThat(visit.button("More")).isFocused();
            Assertions.assertThat(visit.button("Undo").boundingBox().y).isEqualTo(undo.y);
        }
    }

    private static Locator live(Visit visit, String manner) {
        return visit.page.locator("[data-live='" + manner + "']");
    }

    private static Locator selected(Visit visit) {
        return visit.page.locator("[role='gridcell'][aria-selected='true']");
    }

    private static String focus(Visit visit) {
        return visit.page.locator(":focus").getAttribute("data-spot");
    }

    /** A library that leaves something behind with every change makes the page slower and slower. */
    @Test
    void a_long_game_leaves_nothing_behind_on_the_page() {
        try (Visit visit = visit()) {
            Counted counted = new Counted(visit);
            visit.play("sudoku:.......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...");
            visit.spot("r1c1").focus();
            long first = nodesAfter(visit, counted, 1);
            long later = nodesAfter(visit, counted, 10);
            Assertions.assertThat(later).isBetween(first - 10, first + 10);
        }
    }

    /** Nodes of all kinds on the page, once a digit has been set and taken away so often. */
    private static long nodesAfter(Visit visit, Counted counted, int times) {
        for (int i = 0; i < times; i++) {
            visit.moves(() -> visit.press("5"));
            visit.press("ArrowRight");
            visit.press("ArrowLeft");
            visit.moves(() -> visit.press("Delete"));
        }
        counted.asked();
        return ((Number) visit.page.evaluate("""
                () => {
                  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
                  let count = 0;
                  while (walker.nextNode()) count++;
                  return count;
                }
                """)).longValue();
    }
}

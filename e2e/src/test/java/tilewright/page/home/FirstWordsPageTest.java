package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** Claims of the texts that the four puzzles come from: sizes, players, piles, results of a search. */
final class FirstWordsPageTest extends AtThePage {

    private static final String EMPTY_HUES = "hues:" + "/........".repeat(8).substring(1);

    @Test
    void paletto_is_played_by_two_three_or_four_on_boards_of_36_and_64_pieces() {
        for (String setup : List.of("6x6", "8x8-3p", "8x8-4p")) {
            String[] parts = setup.split("[-p]");
            int size = setup.charAt(0) - '0';
            try (Visit visit = visit()) {
                visit.play(Answer.to("{'do':'new','puzzle':'paletto','setup':'" + setup + "'}")
                        .text("play"));
                assertThat(visit.page.locator(".board [data-spot^=r]")).hasCount(size * size);
                visit.panel("More");
                assertThat(visit.page.locator("tw-seats select"))
                        .hasCount(parts.length == 1 ? 2 : Integer.parseInt(parts[1]));
            }
        }
    }

    /** What the authors of these texts would look for first. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Paletto > 6 × 6, 4 players; .board [data-spot=r6c6]",
                "Paletto > 8 × 8, 3 players; .board [data-spot=r8c8]",
                "Paletto > Enter your own; .board-editor [data-spot=r6c6]",
                "Hues > Empty; .board [data-spot=r8c8]",
                "Hues > Watch a search; tw-theater",
                "Hues > Enter your own; tw-own-puzzle",
                "Sudoku > Singles only; .board [data-spot=r9c9]",
                "Sudoku > Watch it made; tw-theater",
                "Sudoku > Enter your own; tw-own-puzzle",
                "Trominoes > 13 × 13; .board [data-spot=r13c13]",
                "Trominoes > 10 × 10, you place the green tile; .board .spot.offered",
                "Trominoes > Watch a search; tw-theater",
                "Trominoes > Enter your own; tw-own-puzzle",
            })
    void what_they_are_about_is_two_clicks_from_the_first_page(String clicks, String seen) {
        try (Visit visit = visit().open("")) {
            for (String name : clicks.split(" > ")) {
                visit.page
                        .locator("main :is(a, button)")
                        .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + name + "(?!,)")))
                        .first()
                        .click();
            }
            assertThat(visit.page.locator(seen).first()).isVisible();
        }
    }

    /**
     * What the authors of these texts missed or looked for in vain when they tried the page, each with what is pressed from the first
     * page on: a name of something in the page, or a spot.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "three players on 64 pieces; Paletto > 8 × 8, 3 players; .game.of-3 [data-spot=r8c8]",
                "a board of one's own of Paletto; Paletto > Enter your own; .board-editor [data-spot=r6c6]",
                "a board of one's own of hues; Hues > Enter your own; tw-own-puzzle",
                "a board of one's own of trominoes; Trominoes > Enter your own; tw-own-puzzle",
                "an empty board of hues; Hues > Empty; .board [data-spot=r8c8]",
                "sounds; Settings > Sounds; dialog input[name=sound]:checked",
                "the program's search from the empty board, shuffled; Hues > Watch a search;"
                        + " tw-theater option[value=shuffled]:checked",
                "another solution each time; Hues > Watch a search > Again; tw-theater",
                "how many placements there were; Hues > Watch a search > Run; tw-theater [data-figure=nodes]:text-matches('[1-9]')",
                "numbers in place of colors; Settings > Bold and number or letter; dialog input[name=pieces][value=letters]:checked",
                "the generator of phases, watched; Sudoku > Watch it made; tw-theater .nexts[role=group]",
                "the green tile placed by the player; Trominoes > 10 × 10, you place the green tile; .board .spot.offered",
            })
    void what_they_missed_is_three_clicks_from_the_first_page_at_most(String what, String clicks, String seen) {
        String[] names = clicks.split(" > ");
        Assertions.assertThat(names).as(what).hasSizeBetween(1, 3);
        try (Visit visit = visit().open("")) {
            for (String name : names) {
                visit.page
                        .locator(":is(main, header, dialog) :is(a, button, label)")
                        .filter(new Locator.FilterOptions().setHasText(Pattern.compile("^\\s*" + name + "(?!,)")))
                        .or(visit.page.getByLabel(name, new Page.GetByLabelOptions().setExact(true)))
                        .first()
                        .click();
            }
            assertThat(visit.page.locator(seen).first()).isAttached();
        }
    }

    @Test
    void a_tile_of_hues_is_moved_and_put_back_on_its_pile() {
        try (Visit visit = visit().play(EMPTY_HUES)) {
            String pile = visit.page.locator("[aria-label^='pile of color 1']").getAttribute("data-spot");
            visit.moves(() -> visit.drag(pile, "r1c1"));
            visit.click("r1c1");
            visit.moves(() -> visit.click("r5c5"));
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo("hues:......../......../......../......../....1.../......../......../........");
            visit.moves(() -> visit.drag("r5c5", pile));
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo(EMPTY_HUES);
        }
    }

    @Test
    void a_tile_that_is_held_follows_the_pointer_in_its_color() {
        try (Visit visit = visit().play(EMPTY_HUES)) {
            visit.page.locator("[aria-label^='pile of color 3']").click();
            Locator held = visit.page.locator(".lifted");
            for (String spot : List.of("r2c2", "r7c5")) {
                BoundingBox to = visit.box(spot);
                visit.page.mouse().move(to.x + to.width / 2, to.y + to.height / 2);
                assertThat(held).hasCount(1);
                BoundingBox there = held.boundingBox();
                Assertions.assertThat(there.x + there.width / 2).isCloseTo(to.x + to.width / 2, within(to.width / 4));
                Assertions.assertThat(there.y + there.height / 2).isCloseTo(to.y + to.height / 2, within(to.width / 4));
                Assertions.assertThat(held.innerHTML()).contains("ink-hue-3");
            }
        }
    }

    @Test
    void tiles_of_hues_are_shown_as_colors_or_as_numbers() {
        try (Visit visit =
                visit().play("hues:18....../......../......../......../......../......../......../........")) {
            Locator letters = visit.page.locator(".stage .letter").filter(new Locator.FilterOptions().setVisible(true));
            assertThat(letters).hasCount(0);
            visit.button("Settings").click();
            visit.page.getByLabel("Bold and number or letter").check();
            visit.press("Escape");
            assertThat(letters).hasText(new String[] {"1", "8"});
        }
    }

    @Test
    void corners_of_hues_have_four_colors() {
        try (Visit visit =
                visit().play("hues:1......./......../......../......../......../......../......../........")) {
            String pile = visit.page.locator("[aria-label^='pile of color 1']").getAttribute("data-spot");
            visit.drag(pile, "r8c8");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
        }
    }

    @Test
    void the_search_of_hues_counts_placements_in_fixed_and_in_shuffled_order() {
        for (String method : List.of("fixed", "shuffled")) {
            try (Visit visit = visit().play(EMPTY_HUES)) {
                visit.button("Watch a search").click();
                visit.page.getByLabel("Method").selectOption(method);
                visit.press("Space");
                visit.press("Space");
                assertThat(visit.figure("step")).hasText("2");
                assertThat(visit.figure("nodes")).hasText(Pattern.compile("[1-9]\\d*"));
            }
        }
    }

    @Test
    void trominoes_come_in_seven_sizes_and_begin_with_10() {
        Answer puzzle = Answer.to("{'do':'puzzles'}").items("puzzles").stream()
                .filter(one -> one.text("id").equals("trominoes"))
                .findFirst()
                .orElseThrow();
        Assertions.assertThat(puzzle.text("standard")).isEqualTo("10");
        for (String size : List.of("4", "5", "7", "8", "10", "11", "13")) {
            try (Visit visit = visit().begin("Trominoes", size + " × " + size)) {
                int side = Integer.parseInt(size);
                assertThat(visit.page.locator(".board [data-spot^=r]")).hasCount(side * side);
            }
        }
    }

    @Test
    void a_press_on_the_empty_board_sets_the_green_tile_and_a_drag_shifts_it() {
        try (Visit visit = visit().play("trominoes:..../..../..../....")) {
            visit.moves(() -> visit.click("r2c2"));
            Assertions.assertThat(position(visit)).isEqualTo("trominoes:..../.g../..../....");
            visit.moves(() -> visit.drag("r2c2", "r1c1"));
            Assertions.assertThat(position(visit)).isEqualTo("trominoes:g.../..../..../....");
        }
    }

    @Test
    void a_bar_comes_off_by_a_press_on_any_of_its_cells() {
        try (Visit visit = visit().play("trominoes:g.../hhh./hhh./....")) {
            visit.moves(() -> visit.click("r2c2"));
            Assertions.assertThat(position(visit)).isEqualTo("trominoes:g.../..../hhh./....");
            visit.spot("r3c3").focus();
            visit.moves(() -> visit.press("Enter"));
            Assertions.assertThat(position(visit)).isEqualTo("trominoes:g.../..../..../....");
        }
    }

    private static String position(Visit visit) {
        return Answer.about(visit.played(), "view").text("id");
    }

    @Test
    void a_search_that_finds_nothing_says_so() {
        try (Visit visit = visit().play("trominoes:.g../..../..../....")) {
            visit.button("Watch a search").click();
            visit.button("Next solution").click();
            assertThat(visit.page.locator(".theater")).containsText(Pattern.compile("[Nn]o solution"));
        }
    }

    @Test
    void the_wait_for_a_sudoku_gives_way_to_the_game() {
        try (Visit visit = visit().begin("Sudoku", "Singles only")) {
            visit.button("New game").click();
            Locator dialog = visit.page.locator("dialog.new-game");
            visit.moves(() -> visit.button("Create").click());
            assertThat(dialog).isHidden();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
        }
    }
}

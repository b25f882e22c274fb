package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** What the texts tell that the four puzzles come from: sizes, players, piles, results of a search. */
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
    void a_search_that_finds_nothing_says_so() {
        try (Visit visit = visit().play("trominoes:.g../..../..../....")) {
            visit.button("Watch a search").click();
            visit.button("Next solution").click();
            assertThat(visit.page.locator(".theater")).containsText(Pattern.compile("[Nn]o solution"));
        }
    }

    @Test
    void the_wait_for_a_sudoku_gives_way_to_the_game() {
        try (Visit visit = visit().begin("Sudoku", "Solvable by single candidates alone")) {
            visit.button("New game").click();
            Locator dialog = visit.page.locator("dialog.new-game");
            visit.moves(() -> visit.button("Create").click());
            assertThat(dialog).isHidden();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
        }
    }
}

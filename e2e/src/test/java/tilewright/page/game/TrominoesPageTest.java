package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.BoundingBox;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

final class TrominoesPageTest extends AtThePage {

    /** A tile by its two ends. */
    private record Tile(String from, String to) {}

    @Test
    void a_board_is_covered_by_dragging() {
        try (Visit visit = visit().begin("Trominoes", "5 × 5")) {
            String solution =
                    Answer.about(visit.played(), "solve").texts("solutions").getFirst();
            List<Tile> tiles = tiles(solution.substring("trominoes:".length()).split("/"));
            Assertions.assertThat(tiles).hasSize(8);
            for (int i = 0; i < tiles.size(); i++) {
                Tile tile = tiles.get(i);
                // From either end.
                visit.moves(i % 2 == 0 ? () -> visit.drag(tile.from, tile.to) : () -> visit.drag(tile.to, tile.from));
            }
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            // The green tile of what is begun stays where it is.
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo(solution + "!");
        }
    }

    @Test
    void where_a_held_thing_may_go_is_shown_and_where_it_may_not_is_said() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.click("r2c1");
            // On every cell that a tile from here may cover.
            assertThat(visit.page.locator("circle.target")).hasCount(4);
            visit.click("r3c3");
            visit.press("Escape");
            assertThat(visit.page.locator("circle.target")).hasCount(0);
            visit.drag("r2c1", "r3c2");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.moves(() -> visit.click("r2c2"));
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo("trominoes:g.../..../..../....");
        }
    }

    @Test
    void what_was_undone_stays_as_a_branch() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String first = Answer.about(visit.played(), "view").text("id");
            visit.moves(() -> visit.press("Control+z"));
            visit.moves(() -> visit.drag("r4c1", "r4c3"));
            visit.moves(() -> visit.button("Undo").click());
            visit.panel("History");
            visit.moves(() -> visit.page.locator("[data-node='1']").click());
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo(first);
        }
    }

    @Test
    void a_hint_is_followed_until_the_board_is_covered() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            for (int i = 0; i < 5; i++) {
                visit.hint();
                visit.moves(() -> visit.page.locator(".hint-card button.main").click());
            }
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
        }
    }

    @Test
    void the_share_of_coverings_is_shown_from_move_to_move_until_it_is_asked_to_go() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            Locator shares = visit.page.locator(".board .share");
            Locator said = visit.page.locator(".said");
            assertThat(shares).hasCount(0);
            visit.liveStudy("Heat map").check();
            assertThat(shares).hasCount(15);
            assertThat(visit.page.locator(".figured")).containsText("4 coverings left, counted exactly");
            assertThat(said).containsText("Coverings: 4.");
            visit.moves(() -> visit.drag("r1c2", "r1c4"));
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            assertThat(said).containsText("Coverings: 1.");
            assertThat(visit.page.locator(".board .share.down")).hasCount(3);
            assertThat(visit.page.locator(".board .share.across")).hasCount(6);
            assertThat(shares.first()).hasText("100");
            visit.liveStudy("Heat map").uncheck();
            assertThat(shares).hasCount(0);
            assertThat(said).hasCount(0);
        }
    }

    @Test
    void a_bar_is_seen_before_it_is_laid_and_a_key_turns_it() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.spot("r2c1").focus();
            visit.press("Enter");
            Locator ghost = visit.page.locator(".ghost");
            assertThat(ghost).hasCount(1);
            String first = ghost.innerHTML();
            visit.press("r");
            visit.page.waitForFunction("before => document.querySelector('.ghost').innerHTML !== before", first);
            visit.moves(() -> visit.press("Enter"));
            assertThat(ghost).hasCount(0);
            Assertions.assertThat(visit.played()).contains("| v=r2c1");
        }
    }

    @Test
    void a_dragged_bar_is_seen_whole_over_its_middle_cell() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.spot("r2c1").focus();
            visit.press("Enter");
            BoundingBox to = visit.box("r2c2");
            visit.page.mouse().move(to.x + to.width / 2, to.y + to.height / 2);
            Locator ghost = visit.page.locator(".ghost");
            assertThat(ghost).hasCount(1);
            // A cell that is pointed at lies below the ghost.
            Assertions.assertThat(ghost.boundingBox().width).isGreaterThan(2.5 * to.width);
        }
    }

    @Test
    void the_number_of_coverings_follows_each_move_and_says_why_there_is_none() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            Locator said = visit.page.locator(".said");
            visit.liveStudy("How many coverings").check();
            assertThat(said).containsText("4 coverings are left.");
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.moves(() -> visit.drag("r3c2", "r3c4"));
            assertThat(said).containsText("No covering is left. 2 conflicting tiles");
            visit.moves(
                    () -> visit.button("Go back to where it could be completed").click());
            assertThat(said.locator(".tone")).hasText("✓");
            // The green tile on a square that cannot hold it: the proof is drawn at once.
            visit.moves(() -> visit.drag("r1c1", "r1c2"));
            assertThat(said).containsText("R1C2 cannot hold the green tile");
            assertThat(visit.page.locator("circle.dot")).hasCount(15);
        }
    }

    @Test
    void forced_bars_are_ringed_and_counted() {
        try (Visit visit = visit().play("trominoes:ghhh/hhh./..../....")) {
            visit.liveStudy("Forced bars").check();
            assertThat(visit.page.locator("rect.ring.ink-hint")).hasCount(3);
            assertThat(visit.page.locator(".figured")).containsText("3 tiles are in every covering, proven");
            visit.moves(() -> visit.drag("r3c1", "r3c3"));
            assertThat(visit.page.locator("rect.ring.ink-hint")).hasCount(2);
            visit.liveStudy("Forced bars").uncheck();
            assertThat(visit.page.locator("rect.ring.ink-hint")).hasCount(0);
        }
    }

    @Test
    void squares_for_the_green_tile_show_how_many_coverings_they_leave() {
        try (Visit visit = visit().play("trominoes:..../..../..../....")) {
            visit.liveStudy("Where can the green tile go").check();
            assertThat(visit.page.locator("rect.ring.ink-good")).hasCount(4);
            assertThat(visit.page.locator("tw-live-studies .entry")).hasCount(4);
        }
    }

    @Test
    void a_square_that_cannot_hold_the_green_tile_is_refuted_in_colors() {
        try (Visit visit = visit().play("trominoes:..../.g../..../....")) {
            Locator dots = visit.page.locator("circle.dot");
            visit.liveStudy("Proof by coloring").check();
            assertThat(dots).hasCount(15);
            assertThat(visit.page.locator(".said")).containsText("R2C2 cannot hold the green tile");
            visit.liveStudy("Proof by coloring").uncheck();
            assertThat(dots).hasCount(0);
            visit.hint();
            assertThat(dots).hasCount(15);
        }
    }

    @Test
    void a_drag_over_two_further_cells_lays_one_tile_before_the_hand_lets_go() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            BoundingBox start = visit.spot("r2c1").locator("rect").boundingBox();
            double middle = start.y + start.height / 2;
            visit.page.mouse().move(start.x + start.width / 2, middle);
            visit.page.mouse().down();
            visit.moves(() ->
                    visit.page.mouse().move(start.x + 2.5 * start.width, middle, new Mouse.MoveOptions().setSteps(8)));
            visit.page.mouse().move(start.x + 2.5 * start.width, middle + 2 * start.height);
            visit.page.mouse().up();
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo("trominoes:g.../hhh./..../....");
        }
    }

    @Test
    void a_drag_to_the_next_cell_alone_lays_the_tile_in_that_direction() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c2"));
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo("trominoes:g.../hhh./..../....");
        }
    }

    @Test
    void the_green_tile_is_dragged_onto_a_tile_which_comes_off_in_the_same_step() {
        try (Visit visit = visit().play("trominoes:g.../hhh./..../....")) {
            visit.moves(() -> visit.drag("r1c1", "r2c2"));
            Answer view = Answer.about(visit.played(), "view");
            Assertions.assertThat(view.text("id")).isEqualTo("trominoes:..../.g../..../....");
            Assertions.assertThat(view.at("history").text("size")).isEqualTo("1");
        }
    }

    @Test
    void the_green_tile_of_a_new_board_moves_until_a_tile_lies() {
        try (Visit visit = visit().begin("Trominoes", "4 × 4")) {
            String[] rows = visit.played().replaceAll("trominoes:|~$", "").split("/");
            int green = String.join("", rows).indexOf('g');
            String from = name(green / 4, green % 4);
            assertThat(visit.spot(from)).hasAttribute("aria-label", Pattern.compile("green tile, can be moved"));
            visit.moves(() -> visit.drag(from, "r2c2"));
            visit.click("r2c2");
            visit.moves(() -> visit.click("r3c2"));
            visit.spot("r3c2").focus();
            visit.press("Enter");
            visit.press("Control+Home");
            visit.moves(() -> visit.press("Enter"));
            // What is passed on stays.
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo("trominoes:g.../..../..../....!");
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            assertThat(visit.spot("r1c1")).hasAttribute("aria-label", Pattern.compile("green tile(?!, can)"));
            visit.drag("r1c1", "r4c4");
            assertThat(visit.message()).hasText("The green tile stays where it is.");
        }
    }

    @Test
    void the_report_writes_moves_as_the_history_does() {
        try (Visit visit = visit().play("trominoes:g.../..../..../.... | h=r2c1 h=r3c2")) {
            visit.button("Review game").click();
            Locator report = visit.page.locator("tw-report");
            assertThat(report.locator("p[role=status]")).containsText("Move 2, h = R3C2, made it unsolvable");
            assertThat(report.locator(".entry").filter(new Locator.FilterOptions().setHasText("h = R3C2")))
                    .hasCount(1);
        }
    }

    @Test
    void a_board_is_covered_by_arrows_with_shift() {
        try (Visit visit = visit().play("trominoes:..../..../..../....")) {
            visit.spot("r1c1").focus();
            visit.moves(() -> visit.press("Enter"));
            visit.press("ArrowRight");
            visit.moves(() -> visit.press("Shift+ArrowRight"));
            for (int row = 2; row <= 4; row++) {
                visit.press("Control+Home");
                for (int down = 1; down < row; down++) {
                    visit.press("ArrowDown");
                }
                visit.moves(() -> visit.press("Shift+ArrowRight"));
            }
            visit.press("End");
            visit.moves(() -> visit.press("Shift+ArrowUp"));
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
        }
    }

    private static List<Tile> tiles(String[] rows) {
        List<Tile> tiles = new ArrayList<>();
        int size = rows.length;
        int[][] seen = new int[size][size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                char cell = rows[row].charAt(column);
                if (cell == 'g' || seen[row][column] > 0) {
                    continue;
                }
                int down = cell == 'v' ? 1 : 0;
                int across = 1 - down;
                for (int i = 0; i < 3; i++) {
                    seen[row + i * down][column + i * across]++;
                }
                tiles.add(new Tile(name(row, column), name(row + 2 * down, column + 2 * across)));
            }
        }
        return tiles;
    }

    private static String name(int row, int column) {
        return "r" + (row + 1) + "c" + (column + 1);
    }
}

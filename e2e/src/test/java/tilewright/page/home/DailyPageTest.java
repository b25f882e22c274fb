package tilewright.page.home;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;

/** Today's puzzles, those of past days, and what goes on from there. */
final class DailyPageTest extends AtThePage {

    private static final String SUNDAY = "2026-11-22T12:00:00";

    @Test
    void todays_puzzles_are_those_of_the_date_for_everyone() {
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            try (Visit visit = visit().at(SUNDAY).open("")) {
                assertThat(visit.page.locator("main")).containsText("Sunday, November 22");
                visit.button("Play today’s " + puzzle.title()).click();
                assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
                Assertions.assertThat(visit.played()).isEqualTo(ofDay(puzzle, "2026-11-22"));
            }
        }
    }

    @Test
    void a_past_day_is_played_from_the_archive_and_goes_on_where_it_was_left() {
        try (Visit visit = visit().at(SUNDAY).open("#/archive")) {
            Puzzle<?, ?, ?> puzzle = Puzzles.CATALOG.puzzles().getLast();
            visit.page.getByLabel("Tuesday, November 17, 0 of 4 done").click();
            visit.button("Play : " + puzzle.title()).click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            String play = visit.played();
            Assertions.assertThat(play).isEqualTo(ofDay(puzzle, "2026-11-17"));
            visit.open("#/archive/2026-11-17");
            visit.page.locator(".of-day button").last().click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(play);
        }
    }

    /** The links that {@code tilewright feed} writes. */
    @Test
    void the_links_of_a_feed_open_the_puzzles_of_the_day() {
        try (Visit visit = visit().at(SUNDAY).open("#/archive/2026-11-20")) {
            assertThat(visit.page.locator(".of-day button"))
                    .hasCount(Puzzles.CATALOG.puzzles().size());
            for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
                visit.open("#/daily/2026-11-20/" + puzzle.id());
                assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
                Assertions.assertThat(visit.played()).isEqualTo(ofDay(puzzle, "2026-11-20"));
            }
        }
    }

    @Test
    void a_shared_day_is_a_game_of_whoever_opens_it() {
        try (Visit visit = visit().celebrating().at("2026-11-23T12:00:00").open("#/daily/2026-11-23/trominoes")) {
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(ofDay(Puzzles.CATALOG.named("trominoes:"), "2026-11-23"));
            assertThat(visit.page.locator(".heading .chip")).hasText("5 × 5");
            visit.moves(() -> visit.drag("r1c1", "r1c3"));
            String play = visit.played();
            visit.open("#/daily/2026-11-23/trominoes");
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(play);
            visit.button("Share").click();
            assertThat(visit.page.getByLabel("Link", new Page.GetByLabelOptions().setExact(true)))
                    .hasValue(address() + "#/daily/2026-11-23/trominoes");
            visit.open("");
            assertThat(visit.page.locator(".puzzle-card[data-room=trominoes] button.main"))
                    .isVisible();
        }
    }

    @Test
    void a_day_that_is_none_is_told_in_a_sentence() {
        try (Visit visit = visit().at(SUNDAY)) {
            visit.open("#/daily/2026-11-23/sudoku");
            assertThat(visit.page.locator("main")).containsText("is not there yet");
            visit.open("#/daily/2026-02-30/sudoku");
            assertThat(visit.page.locator("main")).containsText("does not name a day");
            visit.open("#/daily/2026-11-22/chess");
            assertThat(visit.page.locator("main")).containsText("a puzzle that is not here");
            visit.open("#/daily");
            assertThat(visit.page.locator("main")).containsText("Sunday, November 22");
        }
    }

    @Test
    void the_green_tile_of_a_day_stays() {
        try (Visit visit = visit().at("2026-11-23T12:00:00").open("#/daily/2026-11-23/trominoes")) {
            visit.drag("r3c3", "r3c1");
            assertThat(visit.message()).hasText("The green tile stays where it is.");
        }
    }

    @Test
    void nothing_on_home_moves_by_itself() {
        try (Visit visit = visit()) {
            visit.page.clock().install();
            visit.open("");
            visit.page.getByRole(AriaRole.ARTICLE).nth(3).waitFor();
            assertThat(visit.page.locator(".puzzle-card .poster g").nth(40)).isAttached();
            assertThat(visit.page.locator(".my-games .none")).isAttached();
            Assertions.assertThat((Integer) visit.page.evaluate("() => document.getAnimations().length"))
                    .isZero();
            visit.page.evaluate("""
                    () => {
                      window.moved = 0;
                      new MutationObserver((records) => (window.moved += records.length)).observe(document.body, {
                        subtree: true, childList: true, attributes: true, characterData: true });
                    }
                    """);
            visit.page.clock().runFor(30_000);
            Assertions.assertThat((Integer) visit.page.evaluate("() => window.moved"))
                    .isZero();
        }
    }

    @Test
    void games_to_go_on_with_tell_how_much_is_done() {
        try (Visit visit = visit().play("trominoes:g.../..../..../....")) {
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            visit.open("");
            Locator game = visit.page.getByRole(
                    AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^Continue: Trominoes")));
            assertThat(game).containsText("20%");
            game.click();
            assertThat(visit.spot("r2c2")).hasAttribute("aria-label", Pattern.compile("tile"));
        }
    }

    private static String ofDay(Puzzle<?, ?, ?> puzzle, String day) {
        return Answer.to("{'do':'new','puzzle':'" + puzzle.id() + "','setup':'daily-" + day + "'}")
                .text("play");
    }
}

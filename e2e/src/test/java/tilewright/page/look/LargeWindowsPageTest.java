package tilewright.page.look;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.BoundingBox;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

/** What a large window is used for: more of the first page, and a larger board. */
final class LargeWindowsPageTest extends AtThePage {

    /** The header and the spaces around a board, in pixels. */
    private static final int AROUND = 96;

    @ParameterizedTest
    @CsvSource({"1366, 768", "1440, 900", "1920, 1080", "2560, 1440"})
    void games_to_go_on_with_and_those_that_are_kept_are_in_view(int width, int height) {
        try (Visit visit = visit().at("2026-11-22T12:00:00")) {
            visit.page.addInitScript("if (location.protocol.startsWith('http')) " + LookGames.kept());
            visit.page.setViewportSize(width, height);
            visit.open("");
            visit.page.locator(".kept").first().waitFor();
            for (String part : List.of(".go-on li:nth-child(3)", ".my-games h2")) {
                BoundingBox box = visit.page.locator(part).boundingBox();
                Assertions.assertThat(box.y + box.height).as(part).isLessThanOrEqualTo(height);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1366, 768", "1024, 600", "2560, 1440", "390, 844", "844, 390"})
    void posters_are_whole(int width, int height) {
        try (Visit visit = visit().calm()) {
            visit.page.setViewportSize(width, height);
            visit.open("");
            visit.page.locator(".puzzle-card .poster g").nth(40).waitFor();
            Assertions.assertThat((List<?>) visit.page.evaluate("""
                    () => [...document.querySelectorAll(".puzzle-card .picture")].flatMap((picture) => {
                      const around = picture.getBoundingClientRect();
                      return [...picture.querySelectorAll(".poster g path.top")].filter((path) => {
                        const { left, right, top, bottom } = path.getBoundingClientRect();
                        return left < around.left - 1 || right > around.right + 1 || top < around.top - 1 || bottom > around.bottom + 1;
                      }).map((path) => `${picture.closest("[data-room]").dataset.room}: ${path.getAttribute("class")}`);
                    })
                    """)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "1920, 1080, paletto:FCAFEB/AEFDAC/FCABDB/DAEFBC/CFDEDB/DEABEC",
        "2560, 1440, trominoes:g.../..../..../....",
        "2560, 1440, hues:......../......../......../......../......../......../......../........",
    })
    void a_board_grows_with_its_window_and_the_column_with_it(int width, int height, String position) {
        try (Visit visit = visit()) {
            visit.page.setViewportSize(width, height);
            visit.play(position);
            BoundingBox board = visit.page.locator("tw-board").boundingBox();
            Assertions.assertThat(board.height).isCloseTo(height - AROUND, Assertions.within(1.0));
            Assertions.assertThat(visit.page.locator(".column").boundingBox().width)
                    .isGreaterThan(0.37 * board.height);
        }
    }

    @ParameterizedTest
    @CsvSource({"1366, 768", "2560, 1440"})
    void what_is_said_where_several_play_keeps_away_from_the_edge_of_its_card(int width, int height) {
        try (Visit visit = visit()) {
            visit.page.setViewportSize(width, height);
            visit.play("paletto:FCAFEB/AEFDAC/FCABDB/DAEFBC/CFDEDB/DEABEC");
            Page page = visit.page;
            double card = page.locator(".column").boundingBox().x;
            Assertions.assertThat(page.locator(".talk .words").boundingBox().x - card)
                    .isGreaterThanOrEqualTo(12);
        }
    }
}

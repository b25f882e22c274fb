package tilewright.page.engine;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.Visit;

final class EngineInPageTest extends AtThePage {

    @Test
    void the_page_needs_no_server_but_a_host_for_its_files() {
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address())) {
            visit.play("trominoes:g.../..../..../....");
            Assertions.assertThat(visit.page.workers()).hasSize(1);
        }
    }

    /** The server would answer in place of an engine that does not start. */
    @Test
    void other_sizes_and_rules_need_no_server_either() {
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address())) {
            visit.play("sudoku:6x6 x ..3..541........2423........515..6..");
            assertThat(visit.spot("r6c6")).isVisible();
        }
    }

    @Test
    void a_browser_that_cannot_run_the_engine_asks_the_server() {
        try (Visit visit = visit().withoutEngine()) {
            visit.play("trominoes:g.../..../..../....");
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            Assertions.assertThat(Answer.about(visit.played(), "view").text("id"))
                    .isEqualTo("trominoes:g.../hhh./..../....");
        }
    }

    @Test
    void without_engine_and_server_the_page_says_so() {
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address()).withoutEngine()) {
            visit.open("#/trominoes:g.../..../..../....");
            assertThat(visit.page.getByRole(AriaRole.ALERT)).hasText("The engine could not be loaded. Are you online?");
        }
    }

    @Test
    void a_damaged_code_is_asked_of_no_engine_that_could_not_have_written_it() {
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address())) {
            List<String> engines = new ArrayList<>();
            visit.page.onRequest(request -> {
                if (request.url().endsWith(".wasm")) {
                    engines.add(request.url());
                }
            });
            visit.open("?data=NOSUCHCODE");
            assertThat(visit.page.getByRole(AriaRole.ALERT)).containsText("This link does not lead to a puzzle");
            Assertions.assertThat(engines).isEmpty();
            visit.open("?data=g.../.x../..../....");
            assertThat(visit.page.getByRole(AriaRole.ALERT)).isVisible();
            Assertions.assertThat(engines).isEmpty();
            visit.open("?data=g.../.hh./..../....");
            assertThat(visit.page.getByRole(AriaRole.ALERT)).isVisible();
            Assertions.assertThat(engines).hasSize(1);
        }
    }

    @Test
    void home_shows_every_puzzle() {
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address())) {
            visit.open("");
            assertThat(visit.page.getByRole(AriaRole.ARTICLE))
                    .hasCount(Puzzles.CATALOG.puzzles().size());
        }
    }
}

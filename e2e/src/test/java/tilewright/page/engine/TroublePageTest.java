package tilewright.page.engine;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tilewright.page.AtThePage;
import tilewright.page.FileHost;
import tilewright.page.Visit;

/** Inputs that are too large, and files that cannot be loaded: a sentence at once, and nothing is lost. */
final class TroublePageTest extends AtThePage {

    private static final String EMPTY = "trominoes:g.../..../..../....";

    @Test
    void a_text_that_is_too_long_is_refused_at_once() {
        try (Visit visit = visit().open("")) {
            Locator box = opener(visit);
            box.locator("textarea").evaluate("(area, length) => area.value = '1'.repeat(length)", 4_500_000);
            box.locator("button.main").click();
            assertThat(box.locator(".message"))
                    .hasText("This text is too large: it has 4.5 million characters; up to 4 million are read."
                            + " Open a part of it.");
            goesOn(visit, box);
        }
    }

    @Test
    void a_file_of_50_megabytes_is_refused_before_it_is_read(@TempDir Path folder) throws IOException {
        Path large = folder.resolve("large.txt");
        try (RandomAccessFile file = new RandomAccessFile(large.toFile(), "rw")) {
            file.setLength(50_000_000);
        }
        try (Visit visit = visit().open("")) {
            Locator box = opener(visit);
            box.locator("input[type=file]").setInputFiles(large);
            assertThat(box.locator(".message")).containsText("This file is too large: it has 50 million");
            visit.page.locator(".my-games input[type=file]").setInputFiles(large);
            assertThat(visit.page.locator(".my-games .message")).containsText("larger than 40 megabytes");
            goesOn(visit, box);
        }
    }

    @Test
    void a_game_of_20_000_moves_is_opened_and_one_of_more_is_refused(@TempDir Path folder) throws IOException {
        String moves = " h=r2c1 x=r2c1".repeat(10_000);
        Path most = Files.writeString(folder.resolve("most.txt"), EMPTY + " |" + moves);
        Path more = Files.writeString(folder.resolve("more.txt"), EMPTY + " |" + moves + " h=r2c1");
        try (Visit visit = visit().open("")) {
            Locator box = opener(visit);
            box.locator("input[type=file]").setInputFiles(more);
            assertThat(box.locator(".message")).containsText("a saved play has at most 20000 moves");
            box.locator("input[type=file]").setInputFiles(most);
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            assertThat(visit.spot("r2c2")).isVisible();
        }
    }

    @Test
    void a_text_that_takes_long_to_be_read_is_waited_for_in_words() {
        try (Visit visit = visit().open("")) {
            List<Route> held = new ArrayList<>();
            visit.page.route("**/*.wasm", held::add);
            Locator box = opener(visit);
            box.locator("textarea").fill(EMPTY);
            box.locator("button.main").click();
            Locator wait = box.getByText("Reading …");
            assertThat(wait).isVisible();
            held.forEach(Route::resume);
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
        }
    }

    @Test
    void an_engine_that_cannot_be_loaded_is_tried_again_and_no_game_is_lost() {
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address())) {
            visit.play(EMPTY);
            visit.moves(() -> visit.drag("r2c1", "r2c3"));
            String play = visit.played();
            visit.withoutEngine();
            visit.open(visit.address().substring(host.address().toString().length()));
            assertThat(visit.page.getByRole(AriaRole.ALERT)).containsText("engine could not be loaded");
            assertThat(visit.page.locator("tw-trouble")).containsText("Your games are safe");
            visit.button("Try again").click();
            assertThat(visit.page.getByRole(AriaRole.ALERT)).containsText("engine could not be loaded");
            visit.page.unroute("**/*.wasm");
            visit.button("Try again").click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo(play);
        }
    }

    @Test
    void a_text_waits_for_an_engine_that_cannot_be_loaded() {
        try (FileHost host = new FileHost();
                Visit visit = visit(host.address())) {
            visit.open("");
            visit.withoutEngine();
            Locator box = opener(visit);
            box.locator("textarea").fill(EMPTY);
            box.locator("button.main").click();
            assertThat(box.locator(".message")).containsText("engine could not be loaded");
            assertThat(box.locator("textarea")).hasValue(EMPTY);
            visit.page.unroute("**/*.wasm");
            box.locator("button.main").click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
        }
    }

    private static Locator opener(Visit visit) {
        visit.page.getByText("Import a puzzle").click();
        Locator box = visit.page.locator(".open-text");
        assertThat(box).isVisible();
        return box;
    }

    /** After a refusal the next one is read. */
    @Test
    void an_engine_whose_worker_dies_is_replaced() {
        try (Visit visit = visit()) {
            visit.page.addInitScript("""
                    window.workers = [];
                    window.Worker = class extends Worker {
                        constructor(...all) { super(...all); window.workers.push(this); }
                    };
                    """);
            visit.play("sudoku:" + ".".repeat(81));
            visit.spot("r1c2").click();
            visit.page.evaluate("""
                    () => workers.forEach((worker) => {
                        worker.terminate();
                        worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory', cancelable: true }));
                    })
                    """);
            visit.page.keyboard().press("5");
            assertThat(visit.page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Undo")))
                    .isEnabled();
        }
    }

    /** A part whose program comes late is taken in with the properties that it was given before, which it has when it is drawn. */
    @Test
    void a_part_that_goes_before_it_was_drawn_leaves_no_fault() {
        try (Visit visit = visit().play("sudoku:" + ".".repeat(81))) {
            List<?> parts = (List<?>) visit.page.evaluate("""
                    () => {
                      const elsewhere = document.implementation.createHTMLDocument();
                      const parts = [...document.querySelectorAll("*")].filter((part) => part.constructor.elementProperties);
                      for (const part of parts) {
                        const early = elsewhere.createElement(part.localName);
                        for (const [name, { state }] of part.constructor.elementProperties) if (!state) early[name] = part[name];
                        document.body.append(early);
                        early.remove();
                      }
                      return parts.map(({ localName }) => localName);
                    }
                    """);
            Assertions.assertThat(parts).hasSizeGreaterThan(5);
        }
    }

    private static void goesOn(Visit visit, Locator box) {
        box.locator("textarea").fill(EMPTY);
        box.locator("button.main").click();
        assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
    }
}

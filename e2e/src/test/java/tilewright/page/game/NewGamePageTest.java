package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.SelectOption;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import tilewright.Puzzles;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;
import tilewright.puzzle.Puzzle;
import tilewright.sudoku.Sudoku;
import tilewright.text.Json;

@Order(1)
final class NewGamePageTest extends AtThePage {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    private static Locator dialog(Visit visit) {
        visit.button("New game").click();
        Locator dialog = visit.page.locator("dialog.new-game");
        assertThat(dialog).isVisible();
        return dialog;
    }

    /** A way to choose a setup, by what stands in it. */
    private static Locator choice(Locator dialog, String words) {
        return dialog.locator(".choice", new Locator.LocatorOptions().setHasText(words));
    }

    @Test
    void the_log_is_shown_kept_and_the_same_for_the_same_seed() throws IOException {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = dialog(visit);
            dialog.locator("details.more summary").first().click();
            dialog.locator("[name=typed]").fill("minimal");
            dialog.locator("[name=seed]").fill("7");
            dialog.locator("[name=number]").fill("3");
            dialog.locator("[name=log]").check();
            stopClock(visit);
            visit.button("Create").click();
            assertThat(dialog.locator(".making")).isVisible();
            assertThat(dialog.locator(".log")).isEmpty();
            // It is written from the moment on in which the engine has answered.
            for (int i = 0; i < 10_000 && dialog.locator(".log").textContent().isEmpty(); i++) {
                goOn(visit, 100);
            }
            assertThat(dialog.locator(".log")).not().isEmpty();
            assertThat(dialog.locator(".making")).isVisible();
            visit.button("Skip to the end").click();
            assertThat(visit.button("Play")).isVisible();
            Answer view = Answer.to(Json.obj()
                    .with("do", "new")
                    .with("puzzle", "sudoku")
                    .with("setup", "minimal")
                    .with("seed", 7)
                    .with("number", 3)
                    .with("log", true));
            String log = String.join("\n", view.texts("log"));
            assertThat(dialog.locator(".log")).hasText(log);
            Download download = visit.page.waitForDownload(
                    () -> visit.button("Download the log").click());
            Assertions.assertThat(Files.readString(download.path())).isEqualTo(log + "\n");
            visit.moves(() -> visit.button("Play").click());
            Assertions.assertThat(visit.played()).isEqualTo(view.text("id"));
        }
    }

    @Test
    void a_link_names_a_puzzle_by_its_setup_its_seed_and_its_number() {
        try (Visit visit = visit().open("#/new/sudoku?setup=easy&seed=1&number=12")) {
            assertThat(visit.page.locator("tw-game")).isVisible();
            Assertions.assertThat(visit.played())
                    .isEqualTo("sudoku:" + Sudoku.generate("easy", 1, 12))
                    .isEqualTo(Answer.to("{'do':'new','puzzle':'sudoku','setup':'easy','seed':1,'number':12}")
                            .text("id"));
        }
    }

    /** The log is shown as time goes by, which it does no longer. */
    private static void stopClock(Visit visit) {
        visit.page.evaluate("() => { const now = performance.now(); performance.now = () => now; }");
    }

    private static void goOn(Visit visit, int milliseconds) {
        visit.page.evaluate(
                "more => { const now = performance.now() + more; performance.now = () => now; }", milliseconds);
    }

    @Test
    void making_one_can_be_stopped() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = dialog(visit);
            dialog.locator("details.more summary").first().click();
            dialog.locator("[name=typed]").fill("minimal");
            dialog.locator("[name=log]").check();
            stopClock(visit);
            visit.button("Create").click();
            visit.button("Stop").click();
            assertThat(dialog.locator(".message").first()).hasText("Stopped.");
            assertThat(dialog.locator(".making")).hasCount(0);
            visit.button("Cancel").click();
            assertThat(dialog).not().isVisible();
            Assertions.assertThat(visit.played()).isEqualTo("sudoku:" + CLUES);
        }
    }

    @Test
    void a_long_search_is_heard_of_while_it_runs_and_stopping_it_ends_its_worker() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = searching(visit, true);
            assertThat(dialog.locator(".log")).containsText("One clue is taken away");
            visit.endsWorker(() -> visit.button("Stop").click());
            assertThat(dialog.locator(".message").first()).hasText("Stopped.");
            visit.button("Cancel").click();
            visit.moves(() -> {
                visit.spot("r5c5").focus();
                visit.press("5");
            });
        }
    }

    @Test
    void who_wants_no_motion_is_told_in_words_how_far_it_is() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.page.emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
            Locator dialog = searching(visit, false);
            assertThat(dialog.locator(".making")).containsText("One clue is taken away");
            Assertions.assertThat(
                            dialog.locator(".making rect")
                                    .first()
                                    .evaluate(
                                            "rect => rect.getAnimations().filter(({ playState }) => playState === 'running').length"))
                    .isEqualTo(0);
            visit.button("Stop").click();
            assertThat(dialog.locator(".making")).hasCount(0);
        }
    }

    /**
     * Begins a search for few clues whose end the page never hears of, however fast the engine is; without the log it hears of the
     * progress again and again.
     */
    private static Locator searching(Visit visit, boolean log) {
        visit.page.evaluate("""
                (log) => {
                  const { set, get } = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage");
                  const { postMessage } = Worker.prototype;
                  const held = new Set();
                  Worker.prototype.postMessage = function (message, ...rest) {
                    if (message.line?.includes('"clues-18"')) {
                      held.add(message.id);
                      const heard = get.call(this);
                      let progress;
                      set.call(this, (event) => {
                        const { id, line, logLine } = event.data;
                        if (logLine?.includes("taken away")) progress = event;
                        // The engine for play refuses, and the whole one is asked.
                        if (!held.has(id) || !line || line.includes('"error"')) heard.call(this, event);
                        else if (!log) setInterval(() => heard.call(this, progress), 100);
                      });
                    }
                    return postMessage.call(this, message, ...rest);
                  };
                }
                """, log);
        Locator dialog = dialog(visit);
        dialog.locator("details.more summary").first().click();
        dialog.locator("[name=typed]").fill("clues-18");
        dialog.locator("[name=seed]").fill("7");
        dialog.locator("[name=log]").setChecked(log);
        visit.button("Create").click();
        return dialog;
    }

    @Test
    void further_setups_are_chosen_typed_and_refused_in_words() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = dialog(visit);
            dialog.locator("details.more summary").first().click();
            choice(dialog, "Number of clues").locator("input[type=number]").fill("30");
            visit.moves(() -> visit.button("Create").click());
            Assertions.assertThat(visit.played().replaceAll("sudoku:|\\.", "")).hasSize(30);

            dialog(visit);
            dialog.locator("[name=typed]").fill("minimel");
            visit.button("Create").click();
            assertThat(dialog.locator(".message").first()).hasText(Pattern.compile("Column 1: expected .*"));
            dialog.locator("[name=typed]").fill("clues-28");
            visit.moves(() -> visit.button("Create").click());
            Assertions.assertThat(visit.played().replaceAll("sudoku:|\\.", "")).hasSize(28);
        }
    }

    @Test
    void a_game_keeps_how_it_was_chosen() {
        try (Visit visit = visit().begin("Hues", "40 tiles")) {
            Assertions.assertThat(visit.kept().values())
                    .singleElement()
                    .asString()
                    .contains(CHOSEN);
            assertThat(visit.page.locator(".heading .chip")).hasText("40 tiles");
            visit.button("New game").click();
            visit.page.locator("dialog.new-game[open] form button.main").first().click();
            // The last choice is chosen again.
            assertThat(visit.page.locator(".heading .chip")).hasText("40 tiles");
            // Of a board from elsewhere nothing is known, and all boards of hues are equally large.
            visit.play("hues:1......./......../......../......../......../......../......../........");
            assertThat(visit.page.locator(".heading .chip")).hasCount(0);
        }
    }

    private static final String CHOSEN = "\"kind\":\"40 tiles\",\"setup\":\"tiles-40\"";

    @Test
    void clues_are_put_into_the_cells_that_are_chosen() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = dialog(visit);
            dialog.locator("details.more summary").first().click();
            Locator cells = dialog.locator(".pattern button");
            for (int cell = 0; cell < 81; cell++) {
                if (CLUES.charAt(cell) != '.') {
                    cells.nth(cell).click();
                }
            }
            visit.moves(() -> visit.button("Create").click());
            Assertions.assertThat(visit.played().substring("sudoku:".length()).replaceAll("[1-9]", "x"))
                    .isEqualTo(CLUES.replaceAll("[1-9]", "x"));
        }
    }

    @Test
    void a_rating_is_chosen_by_two_numbers() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = dialog(visit);
            dialog.locator("details.more summary").first().click();
            Locator numbers = choice(dialog, "Rating").locator("input[type=number]");
            numbers.last().fill("2.0");
            numbers.first().fill("1.7");
            visit.moves(() -> visit.button("Create").click());
            Answer rated = Answer.to(
                    Json.obj().with("do", "study").with("verb", "rate").with("play", visit.played()));
            Assertions.assertThat(Double.parseDouble(rated.text("er"))).isBetween(1.7, 2.0);
        }
    }

    @Test
    void levels_are_offered_first() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator first = dialog(visit).locator("fieldset.choices").first().locator("label");
            for (int i = 0; i < LEVELS.size(); i++) {
                assertThat(first.nth(i)).containsText(LEVELS.get(i));
            }
            first.nth(0).click();
            visit.moves(() -> visit.button("Create").click());
            Answer rated = Answer.to(
                    Json.obj().with("do", "study").with("verb", "rate").with("play", visit.played()));
            Assertions.assertThat(rated.text("level")).isEqualTo("Easy");
        }
    }

    private static final List<String> LEVELS = List.of("Easy", "Medium", "Hard", "Unfair", "Extreme");

    @Test
    void a_technique_is_chosen_to_be_practiced() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = dialog(visit);
            dialog.locator("details.more summary").first().click();
            Locator technique = choice(dialog, "Practice").locator("select");
            technique.selectOption(new SelectOption().setLabel("Skyscraper"));
            visit.moves(() -> visit.button("Create").click());
            Locator hint = visit.page.locator(".hint-text");
            visit.button("Hint").click();
            assertThat(hint).containsText("Look at");
            visit.button("Hint").click();
            assertThat(hint).containsText("Skyscraper");
        }
    }

    @Test
    void a_level_is_chosen_with_a_symmetry() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator dialog = dialog(visit);
            dialog.locator("details.more summary").first().click();
            Locator fields = choice(dialog, "How hard").locator("select");
            fields.first().selectOption("medium");
            fields.last().selectOption(",half-turn");
            visit.moves(() -> visit.button("Create").click());
            String clues = visit.played().substring("sudoku:".length()).replaceAll("[1-9]", "x");
            Assertions.assertThat(clues)
                    .hasSize(81)
                    .isEqualTo(new StringBuilder(clues).reverse().toString());
        }
    }

    @Test
    void every_puzzle_offers_what_it_has_to_choose_from() {
        for (Puzzle<?, ?, ?> puzzle : Puzzles.CATALOG.puzzles()) {
            try (Visit visit = visit()) {
                visit.play(Answer.to(Json.obj().with("do", "new").with("puzzle", puzzle.id()))
                        .text("play"));
                Locator dialog = dialog(visit);
                assertThat(dialog.getByRole(AriaRole.RADIO).first()).isVisible();
                int choices = puzzle.setups().choices().size();
                if (choices > 0) {
                    dialog.locator("details.more summary").first().click();
                    dialog.locator(".choice input[type=radio]").first().check();
                }
                assertThat(dialog.locator(".choice")).hasCount(choices);
                visit.moves(() -> visit.button("Create").click());
            }
        }
    }

    @Test
    void a_text_of_any_form_is_opened() {
        for (String text : List.of(
                "sudoku:" + CLUES,
                CLUES,
                CLUES.replace('.', '0'),
                address() + "#/sudoku:" + CLUES,
                "https://www.sudokuwiki.org/sudoku.htm?bd=" + CLUES,
                "https://example.org/#/play/" + CLUES,
                "<opensudoku>\n<game data=\"" + CLUES.replace('.', '0') + "\" />\n</opensudoku>",
                ":0000:x:" + CLUES + ":::",
                "[Puzzle]\n" + String.join("\n", CLUES.split("(?<=\\G.{9})", 9)))) {
            try (Visit visit = visit().open("")) {
                open(visit, text);
                assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
                Assertions.assertThat(visit.played()).isEqualTo("sudoku:" + CLUES);
            }
        }
    }

    @Test
    void a_file_is_chosen_and_opened() {
        byte[] bytes = ("# of a friend\n" + CLUES + "\n").getBytes(StandardCharsets.UTF_8);
        try (Visit visit = visit().open("")) {
            visit.page.getByText("Import a puzzle").click();
            visit.page
                    .waitForFileChooser(
                            () -> visit.page.getByText("Choose a file").click())
                    .setFiles(new FilePayload("puzzle.txt", "text/plain", bytes));
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo("sudoku:" + CLUES);
        }
    }

    @Test
    void a_file_is_dropped_and_opened() {
        try (Visit visit = visit().open("")) {
            visit.page.getByText("Import a puzzle").click();
            Locator box = visit.page.locator(".open-text");
            assertThat(box).isVisible();
            Object taken = box.evaluate("""
                    (box, text) => {
                      const dataTransfer = new DataTransfer();
                      dataTransfer.items.add(new File([text], "puzzle.txt", { type: "text/plain" }));
                      const over = new DragEvent("dragover", { dataTransfer, bubbles: true, cancelable: true });
                      box.querySelector("textarea").dispatchEvent(over);
                      const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
                      box.querySelector("textarea").dispatchEvent(drop);
                      return over.defaultPrevented && drop.defaultPrevented;
                    }
                    """, CLUES);
            Assertions.assertThat(taken).isEqualTo(true);
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo("sudoku:" + CLUES);
        }
    }

    private static void open(Visit visit, String text) {
        visit.page.getByText("Import a puzzle").click();
        visit.page.locator(".open-text textarea").fill(text);
        visit.page.locator(".open-text button.main").click();
    }

    @Test
    void of_several_one_is_chosen_and_what_is_wrong_is_said_with_its_place() {
        try (Visit visit = visit().open("")) {
            open(visit, CLUES + "\n" + CLUES.substring(1) + "\n" + CLUES.replace('5', '.') + "\n");
            Locator found = visit.page.locator(".found li");
            assertThat(found).hasCount(3);
            assertThat(found.nth(1)).containsText("Line 2: Column 81: expected 81 cells, got 80");
            found.nth(2).locator("button").click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo("sudoku:" + CLUES.replace('5', '.'));

            visit.open("");
            open(visit, CLUES.substring(1));
            assertThat(visit.page.locator(".open-text .message")).hasText("Column 81: expected 81 cells, got 80.");
            assertThat(visit.page.locator(".open-text pre")).containsText("^");
            visit.page.locator(".open-text textarea").fill("trominoes:..../..../..../....");
            visit.page.locator(".open-text button.main").click();
            assertThat(visit.page.getByRole(AriaRole.GRID)).isVisible();
            Assertions.assertThat(visit.played()).isEqualTo("trominoes:..../..../..../....");
        }
    }
}

package tilewright.page.game;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import tilewright.page.Answer;
import tilewright.page.AtThePage;
import tilewright.page.Visit;

final class SudokuPageTest extends AtThePage {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void a_game_is_played_to_its_end_by_keyboard_alone() {
        try (Visit visit = visit().begin("Sudoku", "Singles only")) {
            String play = visit.played();
            String solution = Answer.about(play, "solve").texts("solutions").getFirst();
            String clues = play.substring(play.indexOf(':') + 1);
            String digits = solution.substring(solution.indexOf(':') + 1);
            for (int cell = 0; cell < 81; cell++) {
                if (cell > 0) {
                    visit.press(cell % 9 == 0 ? "Home" : "ArrowRight");
                }
                if (cell > 0 && cell % 9 == 0) {
                    visit.press("ArrowDown");
                }
                if (clues.charAt(cell) == '.') {
                    String digit = String.valueOf(digits.charAt(cell));
                    visit.moves(() -> visit.press(digit));
                }
            }
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));

            visit.moves(() -> visit.press("Control+z"));
            assertThat(visit.standing()).not().hasClass(Pattern.compile("over"));
            visit.moves(() -> visit.press("Control+y"));
            assertThat(visit.standing()).hasClass(Pattern.compile("over"));
            Assertions.assertThat(
                            Answer.about(visit.played(), "view").at("status").text("kind"))
                    .isEqualTo("solved");
        }
    }

    @Test
    void an_arrow_key_moves_on_the_board_while_nothing_has_the_keyboard() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.page.evaluate("() => document.activeElement.blur()");
            visit.press("ArrowRight");
            assertThat(visit.spot("r1c2")).isFocused();
        }
    }

    @Test
    void a_digit_on_a_clue_is_refused_in_words() {
        try (Visit visit = visit().begin("Sudoku", "Singles only")) {
            String clues = visit.played().substring("sudoku:".length());
            int cell = clues.indexOf(clues.replace(".", "").charAt(0));
            visit.click("r" + (cell / 9 + 1) + "c" + (cell % 9 + 1));
            visit.press("1");
            assertThat(visit.message()).hasClass(Pattern.compile("refused"));
            assertThat(visit.message()).not().isEmpty();
        }
    }

    @Test
    void notes_of_both_kinds_are_written_with_keys_and_with_the_keypad() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.moves(() -> visit.press("Shift+Digit5"));
            visit.moves(() -> visit.press("Control+Digit6"));
            visit.button("Corner").click();
            visit.moves(() -> visit.button("corner 7").click());
            visit.button("Center").click();
            visit.moves(() -> visit.button("center 1").click());
            assertThat(visit.spot("r1c3"))
                    .hasAttribute("aria-label", Pattern.compile("^empty, corner notes 5 7, center notes 1 6"));
            visit.button("Digit").click();
            visit.moves(() -> visit.button("4").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^4, row 1"));
            visit.moves(() -> visit.button("Erase").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^empty, corner notes 5 7"));
        }
    }

    @Test
    void the_normal_form_is_told() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.panel("More");
            visit.page
                    .locator("tw-tools button")
                    .filter(new Locator.FilterOptions().setHasText(Pattern.compile("Canonical|Normal form")))
                    .click();
            assertThat(visit.page.locator("output.answer"))
                    .containsText(
                            "The smallest equivalent puzzle is ........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45.");
        }
    }

    @Test
    void keys_go_to_the_board_whatever_was_pressed_by_hand() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.page.locator(".do-notes").click();
            visit.moves(() -> visit.press("4"));
            visit.button("Center").click();
            visit.moves(() -> visit.press("2"));
            assertThat(visit.spot("r1c3"))
                    .hasAttribute("aria-label", Pattern.compile("^empty, corner note 4, center note 2"));
            // Wherever the focus is.
            visit.page.locator(".menu").focus();
            visit.moves(() -> visit.press("1"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("center notes 1 2"));
            // But nothing is written while the board is hidden.
            visit.page.locator("tw-timer button").click();
            visit.page.locator(".stage .pause").waitFor();
            visit.press("4");
            visit.button("Resume").first().click();
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("center notes 1 2"));
        }
    }

    @Test
    void a_digit_that_was_chosen_first_goes_to_each_cell_that_is_tapped() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.button("Settings").click();
            visit.page.getByLabel("Digit first").check();
            visit.press("Escape");
            visit.button("4").click();
            assertThat(visit.button("4")).hasAttribute("aria-pressed", "true");
            visit.moves(() -> visit.click("r1c3"));
            visit.moves(() -> visit.click("r9c1"));
            visit.button("4").click();
            visit.click("r5c5");
            for (String spot : List.of("r1c3", "r9c1")) {
                assertThat(visit.spot(spot)).hasAttribute("aria-label", Pattern.compile("^4, "));
            }
            assertThat(visit.spot("r5c5")).hasAttribute("aria-label", Pattern.compile("^empty, "));
        }
    }

    @Test
    void cells_are_colored_by_keys_and_with_the_keypad_and_told() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c1");
            visit.moves(() -> visit.press("Control+Shift+Digit2"));
            assertThat(visit.spot("r1c1")).hasAttribute("aria-label", Pattern.compile("^clue 5, colored blue, row"));
            assertThat(visit.page.locator(".area.ink-hue-3")).hasCount(1);
            assertThat(visit.page.locator(".board .tinted")).hasCount(1);
            visit.click("r1c3");
            visit.button("Color").click();
            visit.moves(() -> visit.button("Color green").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^empty, colored green, row"));
            visit.moves(() -> visit.press("5"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("colored red"));
            visit.moves(() -> visit.button("Erase").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^empty, row"));
            visit.moves(() -> visit.button("Undo").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("colored red"));
            visit.page.reload();
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("colored red"));
            assertThat(visit.spot("r1c1")).hasAttribute("aria-label", Pattern.compile("colored blue"));
        }
    }

    @Test
    void a_single_note_becomes_a_digit_by_enter_and_by_a_double_tap() {
        try (Visit visit = visit().play("sudoku:" + CLUES + " " + ".".repeat(81) + " 134/14c6")) {
            visit.click("r1c3");
            visit.moves(() -> visit.press("Enter"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^4, row 1"));
            visit.moves(() -> visit.doubleClick("r1c4"));
            assertThat(visit.spot("r1c4")).hasAttribute("aria-label", Pattern.compile("^6, row 1"));
        }
    }

    @Test
    void notes_are_filled_in_at_once_and_taken_back_at_once() {
        // The offer to take it back stays.
        try (Visit visit = visit().unhurried().play("sudoku:" + CLUES)) {
            visit.moves(() -> visit.button("Fill in notes").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("corner notes 1 2 4,"));
            visit.moves(() -> visit.page.locator(".toast button").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^empty, row"));
            visit.moves(() -> visit.button("Automatic notes").click());
            visit.click("r1c3");
            visit.moves(() -> visit.press("Shift+Digit4"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("candidates 1 2, taken away 4"));
            visit.click("r1c4");
            visit.moves(() -> visit.press("2"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("candidate 1, taken away 4"));
            visit.moves(() -> visit.press("Delete"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("candidates 1 2, taken away 4"));
        }
    }

    @Test
    void the_page_says_what_a_cell_can_hold_and_why_nothing_else() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.press("a");
            Locator about = visit.page.locator("tw-about");
            assertThat(about).containsText("R1C3 can hold 1, 2, 4.");
            visit.button("5, not possible").click();
            assertThat(about.locator(".why")).hasText("5 is in R1C1.");
            assertThat(visit.page.locator(".board .ring.ink-conflict")).hasCount(1);
            visit.button("4, possible").click();
            assertThat(visit.page.locator(".board .ring.ink-conflict")).hasCount(0);
            visit.click("r1c1");
            assertThat(about).isEmpty();
            visit.press("a");
            assertThat(about).containsText("R1C1 has the clue 5.");
            assertThat(visit.page.locator(".faint .tile")).hasCount(2);
            about.getByRole(AriaRole.CHECKBOX).uncheck();
            assertThat(visit.page.locator(".faint .tile")).hasCount(0);
        }
    }

    @Test
    void a_digit_that_looks_possible_is_refuted_when_asked_and_the_right_one_is_not() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.press("a");
            visit.button("1, possible").click();
            visit.button("Why not 1?").click();
            Locator card = visit.page.locator(".hint-card");
            assertThat(card).containsText("If R1C3 is 1: ");
            assertThat(visit.page.locator(".pointed .arrow").first()).isAttached();
            visit.button("Close").click();
            visit.press("a");
            visit.button("4, possible").click();
            visit.button("Why not 4?").click();
            assertThat(visit.message()).hasText("Nothing shows that it is wrong.");
            assertThat(card).hasCount(0);
        }
    }

    /** With Num Lock, Windows says neither that Shift is down nor that a digit was pressed. */
    @Test
    void shift_and_the_number_pad_note_on_windows_and_on_linux() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.moves(() -> pad(visit, "Clear", "Numpad5", false));
            visit.moves(() -> pad(visit, "End", "Numpad1", false));
            visit.moves(() -> pad(visit, "ArrowLeft", "Numpad4", true));
            assertThat(visit.spot("r1c3")).isFocused();
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^empty, corner notes 1 4 5,"));
            assertThat(visit.page.locator(".spot.chosen")).hasCount(0);
        }
    }

    private static void pad(Visit visit, String key, String code, boolean shift) {
        visit.page.evaluate("""
                ([key, code, shiftKey]) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
                  key, code, shiftKey, modifierNumLock: true, bubbles: true, cancelable: true,
                }))
                """, List.of(key, code, shift));
    }

    @Test
    void all_cells_or_all_of_a_digit_are_selected_at_once() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator chosen = visit.page.locator(".spot.chosen");
            visit.click("r1c3");
            visit.press("Control+a");
            assertThat(chosen).hasCount(51);
            Assertions.assertThat(visit.page.evaluate("() => String(getSelection())"))
                    .isEqualTo("");
            visit.press("Escape");
            assertThat(chosen).hasCount(0);
            visit.doubleClick("r2c1");
            // There are five 6s.
            assertThat(chosen).hasCount(5);
            assertThat(visit.message()).hasText("5 cells selected.");
        }
    }

    @Test
    void a_digit_clears_the_notes_that_it_rules_out_in_the_same_step() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            choose(visit, "sweep", "on");
            for (String spot : List.of("r1c6", "r7c3", "r9c7")) {
                visit.click(spot);
                visit.moves(() -> visit.press("Shift+Digit4"));
            }
            String before = visit.address();
            visit.click("r1c3");
            visit.moves(() -> visit.press("4"));
            assertThat(visit.spot("r1c6")).hasAttribute("aria-label", "empty, row 1, column 6");
            assertThat(visit.spot("r7c3")).hasAttribute("aria-label", "empty, row 7, column 3");
            assertThat(visit.spot("r9c7")).hasAttribute("aria-label", "empty, corner note 4, row 9, column 7");
            visit.moves(() -> visit.press("Control+z"));
            assertThat(visit.spot("r1c6")).hasAttribute("aria-label", "empty, corner note 4, row 1, column 6");
            Assertions.assertThat(visit.played()).endsWith("@3");
            Assertions.assertThat(before).doesNotContain("@3");
        }
    }

    @Test
    void a_check_on_a_phone_says_how_many_then_shows_where_then_nothing() {
        try (Visit visit = touching(390).play("sudoku:" + CLUES)) {
            Locator rings = visit.page.locator(".board .ring.ink-conflict");
            visit.spot("r1c3").focus();
            visit.moves(() -> visit.press("1"));
            Locator check = visit.page.locator(".do-mistakes");
            check.click();
            assertThat(visit.message()).containsText("1 digit is wrong.");
            assertThat(rings).hasCount(0);
            check.click();
            assertThat(rings).hasCount(1);
            check.click();
            assertThat(rings).hasCount(0);
            choose(visit, "mistakes", "asked");
            check.click();
            assertThat(rings).hasCount(1);
        }
    }

    @Test
    void mistakes_are_marked_at_once_where_that_is_wanted_and_count_as_help() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator rings = visit.page.locator(".board .ring.ink-conflict");
            choose(visit, "mistakes", "once");
            visit.click("r1c3");
            visit.moves(() -> visit.press("1"));
            assertThat(rings).hasCount(1);
            visit.moves(() -> visit.press("4"));
            assertThat(rings).hasCount(0);
            visit.page.waitForFunction("() => document.querySelector('tw-game').game.extras.helps.length > 0");
        }
    }

    @Test
    void a_single_cell_is_checked_where_one_asks_about_it() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.moves(() -> visit.press("1"));
            visit.press("a");
            visit.button("Check this cell").click();
            assertThat(visit.page.locator("tw-about")).containsText("This is wrong.");
        }
    }

    @Test
    void notes_are_not_on_while_cells_are_colored() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            Locator notes = visit.page.locator(".do-notes");
            visit.button("Color").click();
            assertThat(notes).hasAttribute("aria-pressed", "false");
            visit.button("Corner").click();
            assertThat(notes).hasAttribute("aria-pressed", "true");
            notes.click();
            assertThat(visit.button("Digit")).hasAttribute("aria-pressed", "true");
        }
    }

    @Test
    void a_digit_that_was_chosen_first_is_lit_and_taken_back_by_a_second_tap_and_by_escape() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            choose(visit, "entry", "key");
            choose(visit, "highlight", "off");
            visit.button("4").click();
            Locator lit = visit.page.locator(".faint .tile");
            // There are two 4s.
            int clues = lit.count();
            Assertions.assertThat(clues).isPositive();
            visit.moves(() -> visit.click("r1c3"));
            assertThat(lit).hasCount(clues + 1);
            visit.page.waitForTimeout(500);
            visit.moves(() -> visit.click("r1c3"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("^empty, "));
            visit.press("Escape");
            assertThat(lit).hasCount(0);
            assertThat(visit.button("4")).hasAttribute("aria-pressed", "false");
        }
    }

    /** Chooses something in the settings, as in another tab that has them open. */
    private static void choose(Visit visit, String setting, String choice) {
        visit.button("Settings").click();
        Locator dialog = visit.page.locator("dialog.settings");
        dialog.waitFor();
        Locator radio = dialog.locator("[name='" + setting + "'][value='" + choice + "']");
        if (radio.count() > 0) {
            radio.check();
        } else {
            dialog.locator("[name='" + setting + "']").setChecked(!choice.equals("off") && !choice.equals("cell"));
        }
        visit.press("Escape");
    }

    @Test
    void a_check_counts_first_and_shows_where_when_asked() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.moves(() -> visit.press("1"));
            visit.button("Check").click();
            Locator checked = visit.page.locator(".checked").first();
            assertThat(checked).hasText("1 digit is wrong.");
            assertThat(visit.page.locator(".board .ring.ink-conflict")).hasCount(0);
            visit.button("Show where").click();
            assertThat(visit.page.locator(".board .ring.ink-conflict")).hasCount(1);
            visit.moves(() -> visit.press("Control+z"));
            assertThat(checked).isEmpty();
            assertThat(visit.page.locator(".board .ring.ink-conflict")).hasCount(0);
        }
    }

    @Test
    void a_pause_hides_the_board_and_the_time_is_told_at_the_end() {
        String solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
        try (Visit visit = visit().play("sudoku:" + CLUES + " ..." + solved.substring(3))) {
            Locator board = visit.page.locator("tw-board");
            assertThat(visit.page.getByRole(AriaRole.TIMER)).hasText(Pattern.compile("\\d+:\\d\\d"));
            visit.press("Escape");
            assertThat(board).isVisible();
            visit.press("p");
            assertThat(board).not().isVisible();
            assertThat(visit.page.locator(".stage .pause [role=status]")).containsText("Paused");
            visit.press("p");
            assertThat(board).isVisible();
            // The keyboard is where it was.
            assertThat(visit.page.locator("[data-spot]:focus")).hasCount(1);
            visit.press("p");
            visit.press("Enter");
            assertThat(board).isVisible();
            visit.button("Pause").click();
            assertThat(board).not().isVisible();
            visit.page.locator(".stage .pause button").click();
            assertThat(board).isVisible();
            visit.hint();
            visit.button("Close").click();
            visit.click("r1c3");
            visit.press("4");
            assertThat(visit.message()).hasText(Pattern.compile("Done in \\d+:\\d\\d\\. 1 hint\\."));
        }
    }

    @Test
    void a_conflict_is_seen_without_colors() {
        try (Visit visit = visit().play("sudoku:" + CLUES)) {
            visit.click("r1c3");
            visit.moves(() -> visit.press("5"));
            assertThat(visit.page.locator(".board .ring.ink-conflict")).hasCount(2);
            assertThat(visit.spot("r1c3"))
                    .hasAttribute("aria-label", Pattern.compile("conflicts with row 1, column 1"));
        }
    }
}

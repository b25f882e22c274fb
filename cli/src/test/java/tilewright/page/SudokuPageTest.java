package tilewright.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

final class SudokuPageTest extends AtThePage {

    private static final String CLUES =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

    @Test
    void a_game_is_played_to_its_end_by_keyboard_alone() {
        try (Visit visit = visit().begin("Sudoku", "Solvable by single candidates alone")) {
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
    void a_digit_on_a_clue_is_refused_in_words() {
        try (Visit visit = visit().begin("Sudoku", "Solvable by single candidates alone")) {
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
                    .hasAttribute("aria-label", Pattern.compile("empty, corner notes 5 7, center notes 1 6"));
            visit.button("Digit").click();
            visit.moves(() -> visit.button("4").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("column 3, 4$"));
            visit.moves(() -> visit.button("Delete").click());
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("corner notes 5 7"));
        }
    }

    @Test
    void a_single_note_becomes_a_digit_by_enter_and_by_a_double_tap() {
        try (Visit visit = visit().play("sudoku:" + CLUES + " " + ".".repeat(81) + " 134/14c6")) {
            visit.click("r1c3");
            visit.moves(() -> visit.press("Enter"));
            assertThat(visit.spot("r1c3")).hasAttribute("aria-label", Pattern.compile("column 3, 4$"));
            visit.moves(() -> visit.spot("r1c4").dblclick());
            assertThat(visit.spot("r1c4")).hasAttribute("aria-label", Pattern.compile("column 4, 6$"));
        }
    }
}
